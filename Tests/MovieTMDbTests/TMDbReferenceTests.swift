import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

/// Films and people by what people type: names, IMDb ids, and titles with a year.
@Suite(.timeLimit(.minutes(10))) struct TMDbReferenceTests {
  @Test func searchesForPeople() async throws {
    let transport = StubTransport(
      .response(
        """
        {"page":1,"results":[{"id":8635,"name":"Buster Keaton","known_for_department":"Acting","popularity":5.5,
        "known_for":[{"id":961,"media_type":"movie","title":"The General"}]},{"id":0}],"total_pages":1,"total_results":2}
        """))
    let page = try await catalog(transport, language: "ru-RU").people(matching: "Buster Keaton", page: 1)
    #expect(page.elements.map(\.name) == ["Buster Keaton"])
    #expect(page.elements.first?.knownFor == [.init(title: "The General", movieID: 961)])
    #expect(page.skipped == 1)
    #expect(
      transport.requests.map(\.path) == [
        "/3/search/person?query=Buster%20Keaton&include_adult=false&language=ru-RU&page=1"
      ])
  }

  @Test func findsAFilmByItsIMDbID() async throws {
    let transport = StubTransport(
      .response(#"{"movie_results":[{"id":607,"title":"Men in Black"}],"person_results":[],"tv_results":[]}"#))
    let item = try await catalog(transport).item(withIMDbID: "tt0119654")
    #expect(item == .movie(Movie(id: 607, title: "Men in Black")))
    #expect(
      transport.requests.map(\.path) == ["/3/find/tt0119654?external_source=imdb_id&language=en-US"])
  }

  @Test(
    arguments: [
      (#"{"movie_results":[],"person_results":[{"id":2888,"name":"Will Smith"}]}"#, .person),
      (#"{"movie_results":[],"person_results":[],"tv_results":[{"id":1399,"name":"A Series"}]}"#, nil),
      (#"{"movie_results":[],"person_results":[]}"#, nil),
    ] as [(String, CatalogItem.Kind?)])
  func findsPeopleButNoSeries(body: String, kind: CatalogItem.Kind?) async throws {
    #expect(try await catalog(StubTransport(.response(body))).item(withIMDbID: "nm0000226")?.kind == kind)
  }

  @Test(arguments: [
    "{}", #"{"movie_results":"?","person_results":[]}"#, #"{"movie_results":[{"id":607}],"person_results":[]}"#,
    "<html>",
  ])
  func anAnswerThatCannotBeReadIsNotTakenForNothing(body: String) async {
    await #expect(throws: CatalogError(.malformedResponse, host: "api.themoviedb.org", status: 200)) {
      try await catalog(StubTransport(.response(body))).item(withIMDbID: "tt0119654")
    }
  }

  @Test(arguments: ["", "../movie/1", "tt1?x=1", "tt1/"])
  func whatIsNoIMDbIDIsNotAskedFor(id: String) async throws {
    let transport = StubTransport(.response(""))
    #expect(try await catalog(transport).item(withIMDbID: id) == nil)
    #expect(transport.requests.isEmpty)
  }

  @Test func aYearInTheTextIsAParameterOnlyIfTheTextFindsNothing() async throws {
    let transport = StubTransport(.response(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#))
    let query = try #require(MovieQuery("blade runner 2049"))
    _ = try await catalog(transport).movies(matching: query, page: 1)
    #expect(
      transport.requests.map(\.path) == [
        "/3/search/movie?query=blade%20runner%202049&include_adult=false&language=en-US&page=1",
        "/3/search/movie?query=blade%20runner&include_adult=false&primary_release_year=2049&language=en-US&page=1",
      ])
    let found = StubTransport(.response(TMDbSearchTests.body))
    _ = try await catalog(found).movies(matching: query, page: 2)
    #expect(found.requests.count == 1)
  }

  @Test(arguments: ["2001", "nosferatu"])
  func textWithoutAYearIsSearchedForOnce(text: String) async throws {
    let transport = StubTransport(.response(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#))
    _ = try await catalog(transport).movies(matching: try #require(MovieQuery(text)), page: 1)
    #expect(transport.requests.count == 1)
  }
}
