import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import ServerTestSupport
import Testing

/// Searching by title. The pages are read like those of lists in `TMDbCatalogTests`.
@Suite(.timeLimit(.minutes(10))) struct TMDbSearchTests {
  static let body = #"{"results":[{"id":78,"title":"Blade Runner"}],"total_pages":7,"total_results":134}"#

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
}

/// Films and people by what people type: names, IMDb ids, and titles with a year.
@Suite(.timeLimit(.minutes(10))) struct TMDbReferenceTests {
  @Test func `People are searched for`() async throws {
    let transport = StubTransport(.response(#"{"results":[{"id":8635,"name":"Buster Keaton"},{"id":0}]}"#))
    let page = try await catalog(transport, language: "ru-RU").people(matching: "Buster Keaton", page: 1)
    #expect(page.elements == [Person(id: 8635, name: "Buster Keaton")] && page.skipped == 1)
    #expect(
      transport.requests.map(\.path) == [
        "/3/search/person?query=Buster%20Keaton&include_adult=false&language=ru-RU&page=1"
      ])
  }

  @Test(
    arguments: [
      (
        #"{"movie_results":[{"id":607,"title":"Men in Black"}],"person_results":[],"tv_results":[]}"#,
        .movie(Movie(id: 607, title: "Men in Black"))
      ),
      (
        #"{"movie_results":[],"person_results":[{"id":2888,"name":"Will Smith"}]}"#,
        .person(Person(id: 2888, name: "Will Smith"))
      ),
      (#"{"movie_results":[],"person_results":[],"tv_results":[{"id":1399,"name":"A Series"}]}"#, nil),
      (#"{"movie_results":[],"person_results":[]}"#, nil),
    ] as [(String, CatalogItem?)])
  func `Films and people are found by their IMDb id, but no series`(body: String, item: CatalogItem?) async throws {
    let transport = StubTransport(.response(body))
    #expect(try await catalog(transport).item(withIMDbID: "tt0119654") == item)
    #expect(transport.requests.map(\.path) == ["/3/find/tt0119654?external_source=imdb_id&language=en-US"])
  }

  @Test(arguments: [
    "{}", #"{"movie_results":"?","person_results":[]}"#, #"{"movie_results":[{"id":607}],"person_results":[]}"#,
    "<html>",
  ])
  func `An answer that cannot be read is not taken for nothing`(body: String) async {
    await #expect(throws: CatalogError(.malformedResponse, host: "api.themoviedb.org", status: 200)) {
      try await catalog(StubTransport(.response(body))).item(withIMDbID: "tt0119654")
    }
  }

  @Test(arguments: ["", "../movie/1", "tt1?x=1", "tt1/"])
  func `What is no IMDb id is not asked for`(id: String) async throws {
    let transport = StubTransport(.response(""))
    #expect(try await catalog(transport).item(withIMDbID: id) == nil)
    #expect(transport.requests.isEmpty)
  }

  @Test func `A year in the text is a parameter only if the text finds nothing`() async throws {
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
  func `Text without a year is searched for once`(text: String) async throws {
    let transport = StubTransport(.response(#"{"page":1,"results":[],"total_pages":1,"total_results":0}"#))
    _ = try await catalog(transport).movies(matching: try #require(MovieQuery(text)), page: 1)
    #expect(transport.requests.count == 1)
  }
}
