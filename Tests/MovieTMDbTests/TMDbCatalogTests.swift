import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import MovieTestSupport
import SceneTestSupport
import ServerTestSupport
import Testing
import TextSnapshots

@Suite(.timeLimit(.minutes(10))) struct TMDbCatalogTests {
  private let transport = StubTransport(.response(Self.emptyPage))
  static let emptyPage = #"{"page":1,"results":[],"total_pages":1,"total_results":0}"#

  @Test(arguments: [
    (MovieList.topRated, "/3/movie/top_rated"), (.popular, "/3/movie/popular"), (.nowPlaying, "/3/movie/now_playing"),
    (.upcoming, "/3/movie/upcoming"),
  ])
  func `A list is requested with a token in the header`(list: MovieList, path: String) async throws {
    _ = try await catalog(transport, language: "pt-BR", region: "BR").movies(in: list, genre: nil, page: 3)
    let request = HTTPRequest(
      method: .get, scheme: "https", authority: "api.themoviedb.org", path: path + "?language=pt-BR&region=BR&page=3",
      headerFields: [.accept: "application/json", .authorization: "Bearer t"])
    #expect(transport.requests == [request])
    #expect(transport.exchanges.map(\.timeLimit) == [.seconds(20)])
  }

  @Test func `A reload asks caches to ask the server`() async throws {
    let catalog = catalog(transport)
    try await Reload.$isWanted.withValue(true) { _ = try await catalog.movies(in: .popular, genre: nil, page: 1) }
    _ = try await catalog.movies(in: .popular, genre: nil, page: 1)
    #expect(transport.requests.map { $0.headerFields[.cacheControl] } == ["no-cache", nil])
  }

  @Test func `An API key is sent in the query`() async throws {
    let catalog = TMDbCatalog(
      transport: transport, address: try TMDbAddress("http://127.0.0.1:9/base"), credential: Credential(.apiKey, "k&y"),
      preferences: TMDbPreferences(language: "en-US"))
    _ = try await catalog.movies(in: .popular, genre: nil, page: 1)
    let request = try #require(transport.requests.first)
    #expect(request.path == "/base/movie/popular?language=en-US&page=1&api_key=k%26y")
    #expect(request.headerFields[.authorization] == nil)
    let key = HTTPCacheKey(request, leavingOut: HTTPCachePolicy.tmdb().credentialParameters)
    #expect(key?.text == "http://127.0.0.1:9/base/movie/popular?language=en-US&page=1")
  }

  @Test func `A row is decoded`() async throws {
    let page = try await page(
      of: """
        {"adult":false,"backdrop_path":null,"genre_ids":[28,878],"id":603,"original_language":"en",
        "original_title":"The Matrix","overview":"Hackers.","popularity":83.1,"poster_path":"/p.jpg",
        "release_date":"1999-03-30","title":"The Matrix","video":false,"vote_average":8.2,"vote_count":25000}
        """)
    assertShown(["page": page])
  }

  @Test(arguments: [
    #"{"id":1,"title":"T","vote_average":8,"vote_count":2,"popularity":5}"#,
    #"{"id":1.0,"title":"T","vote_average":8.0,"vote_count":2.0,"popularity":"5"}"#,
    #"{"id":"1","title":"T","vote_average":"8","vote_count":"2","popularity":5.0,"release_date":"","poster_path":null}"#,
    #"{"id":1,"original_title":"T","title":"","vote_average":8,"vote_count":2,"popularity":5,"release_date":"2025-13-45"}"#,
    #"{"id":1,"title":"T","overview":null,"genre_ids":null,"adult":"yes","vote_average":8,"vote_count":2,"popularity":5}"#,
    #"{"id":1,"title":"T","overview":{},"genre_ids":["x"],"backdrop_path":[],"vote_average":8,"vote_count":2,"popularity":5}"#,
  ])
  func `Unusual values are decoded`(row: String) async throws {
    let page = try await page(of: row)
    #expect(
      page.elements == [Movie(id: 1, title: "T", rating: Rating(average: 8, voteCount: 2), popularity: 5)])
    #expect(page.skipped == 0)
  }

  @Test func `Malformed rows are skipped and counted`() async throws {
    let page = try await page(
      of: """
        {"id":1,"title":"One"},null,7,"text",[],{},{"id":null,"title":"No id"},{"id":2,"title":null},
        {"id":-4,"title":"Negative"},{"id":99999999999999999999,"title":"Huge"},{"id":1.5,"title":"Half"},
        {"id":3,"title":"Three","genre_ids":[1,"x","2"]}
        """)
    #expect(page.elements.map(\.title) == ["One", "Three"])
    #expect(page.elements.last?.genreIDs == [1, 2])
    #expect(page.skipped == 10)
  }

  @Test(arguments: [0, -1, 501, Int.min, .max])
  func `A page that TMDb does not serve is not requested`(page: Int) async throws {
    let transport = StubTransport(.response(""))
    let catalog = catalog(transport)
    let query = try #require(MovieQuery("x"))
    await #expect(throws: CatalogError(.outOfRange)) { try await catalog.popularPeople(page: page) }
    await #expect(throws: CatalogError(.outOfRange)) { try await catalog.people(matching: "x", page: page) }
    await #expect(throws: CatalogError(.outOfRange)) { try await catalog.movies(matching: query, page: page) }
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: [
    (#"[],"total_pages":58322,"total_results":1166440"#, 1, [1, 500, 10_000, 0]),
    (#"[{"id":1,"title":"T"}],"total_pages":null,"total_results":"x""#, 4, [4, 4, 1, 1]),
    (#"[],"page":1,"total_pages":0,"total_results":0"#, 1, [1, 1, 0, 0]),
  ])
  func `Totals have defaults, and are limited to 500 pages`(rest: String, page: Int, numbers: [Int]) async throws {
    let page = try await list(.response(#"{"results":\#(rest)}"#), page: page)
    #expect([page.number, page.totalPages, page.totalResults, page.elements.count] == numbers)
  }

  @Test(arguments: [
    "", "[]", "{}", "null", "7", #""text""#, "<html>504</html>", #"{"results":null}"#, #"{"results":{}}"#,
    #"{"results":[{"id":1,"#, "\u{FEFF}", #"{"success":true}"#, #"{"results":[{"id":null},7]}"#,
    #"{"results":"# + String(repeating: "[", count: 100_000),
  ])
  func `A body that is not a page is malformed`(body: String) async {
    await #expect(throws: CatalogError(.malformedResponse, host: "api.themoviedb.org", status: 200)) {
      try await list(.response(body))
    }
  }

  @Test(arguments: [
    (" {\"id\":1,\"title\":\"T\"}\n", true), (#"{"id":1,"name":"N"}"#, true), (#"{"page":1,"results":[]}"#, true),
    (#"{"results":[7,{"id":1,"original_title":"T"}]}"#, true),
    (#"{"results":[{"provider_id":8,"provider_name":"N"}]}"#, true),
    (#"{"genres":[]}"#, true), (#"{"movie_results":[],"person_results":[]}"#, true), ("<html>", false), ("", false),
    ("[]", false), (#"{"results":[{"id""#, false), ("Sign in {}", false), ("{}", false),
    (#"{"message":"quota exceeded"}"#, false), (#"{"id":[1],"results":"x","success":"maybe"}"#, false),
    (#"{"id":1,"title":null}"#, false), (#"{"results":[{"id":1},7]}"#, false),
    (#"{"id":1,"title":null,"genres":[{"id":1,"name":"N"}]}"#, false),
    (#"{"movie_results":[],"person_results":[7]}"#, false),
  ])
  func `A body that cannot be read, as of a captive portal, is recognized`(body: String, isPlausible: Bool) {
    let response = BufferedResponse(head: HTTPResponse(status: .ok), body: Array(body.utf8))
    #expect(TMDbCatalog.isPlausible(response) == isPlausible)
  }

  @Test func `Refusals and failures are mapped to errors`() async {
    func refused(_ status: Int, _ body: String = "<html>", _ fields: HTTPFields = [:]) -> StubTransport.Outcome {
      .response(body, status: status, fields)
    }
    var outcomes = [301, 400, 401, 404, 418, 429, 500, 503, 599].map { ("status \($0)", refused($0)) }
    outcomes.append(("status 401, code 7", refused(401, #"{"status_code":7}"#)))
    outcomes += [20, 22].map { ("status 400, code \($0)", refused(400, #"{"status_code":\#($0)}"#)) }
    outcomes += ["7", "0", "-1", "soon", "Wed, 21 Oct 2026 07:28:00 GMT"].map {
      ("status 429, Retry-After: \($0)", refused(429, "", [.retryAfter: $0]))
    }
    let date: HTTPFields = [.date: "Wed, 21 Oct 2026 07:00:00 GMT", .retryAfter: "Wed, 21 Oct 2026 07:30:00 GMT"]
    outcomes.append(("status 429, Retry-After half an hour after Date", refused(429, "", date)))
    outcomes += [
      HTTPFailure.Code.cancelled, .timedOut, .hostNotFound, .cannotConnect, .untrustedCertificate, .tlsFailed,
      .connectionLost, .bodyTooLarge, .malformedResponse, .unsupportedRequest, .proxyFailed, .unavailable, .offline,
    ].map { ("\($0)", .failure(HTTPFailure($0))) }
    var lines = ""
    for (name, outcome) in outcomes {
      let error = await #expect(throws: CatalogError.self) { try await list(outcome) }
      #expect(error?.host == "api.themoviedb.org")
      let facts = [error?.status.map { "status \($0)" }, error?.retryAfter.map { "retry after \($0) s" }]
      lines += "\(name): " + ([error?.code.rawValue] + facts).compactMap { $0 }.joined(separator: ", ") + "\n"
    }
    assertSnapshot(of: lines)
  }

  private func page(of rows: String) async throws -> ResultsPage<Movie> {
    try await list(.response(#"{"page":1,"results":[\#(rows)],"total_pages":1,"total_results":1}"#))
  }

  @discardableResult
  private func list(_ outcome: StubTransport.Outcome, page: Int = 1) async throws -> ResultsPage<Movie> {
    try await catalog(StubTransport(outcome)).movies(in: .popular, genre: nil, page: page)
  }
}

@Suite(.timeLimit(.minutes(10))) struct StalenessTests {
  private static let host = "api.themoviedb.org"

  private func catalog(_ body: String, because cause: HTTPStaleness.Cause?) -> TMDbCatalog {
    let transport = StubTransport(
      .response(body, staleness: cause.map { HTTPStaleness(age: .seconds(3600), cause: $0) }))
    return MovieTMDbTests.catalog(transport)
  }

  @Test(
    arguments: [
      (nil, nil), (.failure(HTTPFailure(.cannotConnect)), CatalogError(.unreachable, host: host)),
      (
        .refusal(HTTPResponse(status: .tooManyRequests, headerFields: [.retryAfter: "7"])),
        CatalogError(.rateLimited, host: host, status: 429, retryAfter: 7)
      ),
    ] as [(HTTPStaleness.Cause?, CatalogError?)])
  func `A response is stale for a reason, or fresh`(cause: HTTPStaleness.Cause?, error: CatalogError?) async throws {
    let catalog = catalog(TMDbCatalogTests.emptyPage, because: cause)
    let staleness = error.map { Staleness(age: .seconds(3600), error: $0) }
    #expect(try await catalog.popularPeople(page: 1).staleness == staleness)
    #expect(try await catalog.movies(in: .popular, genre: nil, page: 1).staleness == staleness)
  }

  @Test func `Films and people can be stale`() async throws {
    let catalog = catalog(#"{"id":1,"title":"T","name":"N"}"#, because: .failure(HTTPFailure(.offline)))
    let staleness = Staleness(age: .seconds(3600), error: CatalogError(.offline, host: Self.host))
    #expect(try await catalog.movie(1).staleness == staleness)
    #expect(try await catalog.person(1).staleness == staleness)
  }

  @Test func `Earlier genres are an answer until the viewer asks for them again`() async throws {
    let catalog = catalog(#"{"genres":[{"id":27,"name":"Horror"}]}"#, because: .failure(HTTPFailure(.offline)))
    #expect(try await catalog.genres() == [Genre(id: 27, name: "Horror")])
    await #expect(throws: CatalogError(.offline, host: Self.host)) {
      try await Reload.$isWanted.withValue(true) { _ = try await catalog.genres() }
    }
  }
}

/// A catalog over a transport, on the tests' date, 2026-11-20.
func catalog(
  _ transport: any HTTPTransport, language: String = "en-US", region: String? = nil, includesAdult: Bool = false
) -> TMDbCatalog {
  TMDbCatalog(
    transport: transport, credential: Credential(pasted: "t"),
    preferences: TMDbPreferences(language: language, region: region, includesAdult: includesAdult, today: "2026-11-20"))
}
