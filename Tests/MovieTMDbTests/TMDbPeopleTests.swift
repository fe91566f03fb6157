import HTTPTypes
import MovieDomain
import MovieTMDb
import MovieTestSupport
import SceneTestSupport
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TMDbPeopleTests {
  @Test func `People are decoded with films and series`() async throws {
    let body = """
      {"page":1,"results":[
        {"id":287,"name":"Brad Pitt","known_for_department":"Acting","popularity":"10.5","profile_path":null,
         "known_for":[{"id":550,"media_type":"movie","title":"Fight Club"},
                      {"id":1399,"media_type":"tv","name":"A Series"},{"media_type":"movie"},null]},
        {"id":null,"name":"Nobody"},{"id":7},{"id":8,"name":" \u{3000}"}
      ],"total_pages":9,"total_results":180}
      """
    let page = try await catalog(StubTransport(.response(body))).popularPeople(page: 1)
    assertShown(["people": page])
  }

  @Test(arguments: [(false, ["B"]), (true, ["A", "B"])])
  func `People are known for adult works only if wanted`(includesAdult: Bool, titles: [String]) async throws {
    let person = #"{"id":1,"name":"N. N.","known_for":[{"id":1,"title":"A","adult":true},{"id":2,"title":"B"}]}"#
    let body = #"{"results":[\#(person)],"person_results":[\#(person)],"movie_results":[],"total_pages":1}"#
    let catalog = catalog(StubTransport(.response(body)), includesAdult: includesAdult)
    let people = [
      try await catalog.popularPeople(page: 1).elements.first,
      try await catalog.people(matching: "N. N.", page: 1).elements.first,
      try await catalog.item(withIMDbID: "nm1").flatMap { if case .person(let person) = $0 { person } else { nil } },
    ]
    #expect(people.map { $0?.knownFor.map(\.title) } == [titles, titles, titles])
  }

  @Test(arguments: [false, true])
  func `A page of people and films that are not wanted is a page nevertheless`(includesAdult: Bool) async throws {
    let row = #"{"id":1,"name":"N. N.","title":"A","adult":true}"#
    let body = #"{"results":[\#(row)],"total_pages":2,"total_results":21}"#
    let catalog = catalog(StubTransport(.response(body)), includesAdult: includesAdult)
    let (people, films) = (try await catalog.popularPeople(page: 1), try await catalog.movies(like: 1, page: 1))
    #expect(people.elements.count == (includesAdult ? 1 : 0) && films.elements.count == people.elements.count)
    #expect(people.skipped == 0 && PagedList(people).nextPage == 2 && PagedList(films).nextPage == 2)
  }

  @Test func `A person is decoded`() async throws {
    let body = """
      {"id":287,"name":"Brad Pitt","biography":"Text.","birthday":"1963-12-18","deathday":"","homepage":"",
       "place_of_birth":null,"movie_credits":{"cast":[{"id":1,"title":"One","character":""}],"crew":"?"}}
      """
    let details = try await catalog(StubTransport(.response(body))).person(287)
    assertShown(["a person": details])
  }

  @Test(arguments: ["", #", "movie_credits": {"cast": [{"id": 1}], "crew": []}"#])
  func `Films that are missing or cannot be read are nil`(credits: String) async throws {
    let details = try await catalog(StubTransport(.response(#"{"id":1,"name":"N. N."\#(credits)}"#))).person(1)
    #expect(details.films == nil)
  }

  @Test func `An empty biography is loaded in English`() async throws {
    let transport = StubTransport(.response(#"{"id":1,"name":"N. N.","biography":""}"#))
    let details = try await catalog(transport, language: "ru-RU").person(1)
    let paths = transport.requests.compactMap(\.path)
    #expect(
      paths == [
        "/3/person/1?language=ru-RU&append_to_response=movie_credits", "/3/person/1?language=en-US",
      ])
    #expect(details.biographyLanguage == nil)
  }

  @Test func `Genres are decoded, and their names are trimmed`() async throws {
    let body = #"{"genres":[{"id":28,"name":"Action "},{"id":"18","name":"Drama"},{"id":3,"name":""},null]}"#
    let genres = try await catalog(StubTransport(.response(body))).genres()
    #expect(genres == [Genre(id: 28, name: "Action"), Genre(id: 18, name: "Drama")])
  }
}
