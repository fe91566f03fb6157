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
