import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

/// Searching by title.
@Suite(.timeLimit(.minutes(10))) struct TMDbSearchTests {
  static let body = """
    {"page":2,"results":[{"id":78,"title":"Blade Runner","original_title":"Blade Runner","release_date":"1982-06-25"},
    {"id":79},{"id":78,"title":"Again"}],"total_pages":58322,"total_results":1166440}
    """

  @Test(arguments: [
    ("blade runner", "blade%20runner"), ("Амели", "%D0%90%D0%BC%D0%B5%D0%BB%D0%B8"), ("a&b=c", "a%26b%3Dc"),
    ("1+1", "1%2B1"), ("100%", "100%25"), ("?#/\\", "%3F%23%2F%5C"), ("\u{0}\r\nHost: x", "%00%20Host%3A%20x"),
    ("🎬", "%F0%9F%8E%AC"),
  ])
  func `The query is percent-encoded`(text: String, escaped: String) async throws {
    let transport = StubTransport(.response(Self.body))
    _ = try await catalog(transport).movies(matching: try #require(MovieQuery(text)), page: 1)
    #expect(
      transport.requests.map(\.path) == [
        "/3/search/movie?query=\(escaped)&include_adult=false&language=en-US&page=1"
      ])
  }

  @Test func `The year, page and region are sent`() async throws {
    let transport = StubTransport(.response(Self.body))
    _ = try await catalog(transport, language: "pt-BR", region: "BR", includesAdult: true)
      .movies(matching: try #require(MovieQuery("x", year: 1982)), page: 500)
    let path = "/3/search/movie?query=x&include_adult=true&primary_release_year=1982&language=pt-BR&region=BR&page=500"
    #expect(transport.requests.map(\.path) == [path])
  }

  @Test func `A page is decoded`() async throws {
    let page = try await catalog(StubTransport(.response(Self.body)))
      .movies(matching: try #require(MovieQuery("blade")), page: 2)
    #expect(page.elements.map(\.id) == [78, 78])
    #expect([page.number, page.totalPages, page.totalResults, page.skipped] == [2, 500, 10_000, 1])
  }
}

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
