import HTTPTypes
import MovieHTTP
import ServerTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct CachingTransportTests {
  let time = ManualTime()
  let cache = InMemoryHTTPCache()

  func transport(
    _ server: StubTransport, _ mode: HTTPCachePolicy.Mode = .normal, cache: (any HTTPCache)? = nil
  ) -> CachingTransport<StubTransport> {
    CachingTransport(server, cache: cache ?? self.cache, policy: .test(mode)) { [time] in time.now }
  }

  func ask(_ transport: some HTTPTransport, _ request: HTTPRequest = .get()) async throws -> BufferedResponse {
    try await transport.exchange(request, timeLimit: .seconds(20))
  }

  /// Whether a response still comes from the cache after some time.
  func isReused(
    _ response: StubTransport.Outcome, to request: HTTPRequest = .get(), after seconds: Int64 = 0
  ) async throws -> Bool {
    let server = StubTransport(response, .response("another"))
    let transport = transport(server, cache: InMemoryHTTPCache())
    _ = try await ask(transport, request)
    time.pass(.seconds(seconds))
    let again = try await ask(transport, request)
    #expect(again.staleness == nil)
    let isReused = again.text != "another"
    #expect(server.requests.count == (isReused ? 1 : 2))
    return isReused
  }

  @Test(
    arguments: [
      ([.cacheControl: ""], 59), ([.cacheControl: "public"], 59), ([.cacheControl: "private, max-age=10"], 9),
      ([.cacheControl: "max-age=\"10\""], 9), ([.cacheControl: "MAX-AGE = 10"], 9),
      ([.cacheControl: "max-age=10, max-age=100"], 9), ([.cacheControl: "public, max-age=100"], 99),
      ([.cacheControl: "max-age=100", .age: "95"], 4),
      ([.date: "Sun, 06 Nov 1994 08:49:30 GMT", .expires: "Sun, 06 Nov 1994 08:49:40 GMT"], 9),
      ([.vary: "accept-encoding , Accept-Encoding"], 59),
    ] as [(HTTPFields, Int64)])
  func `Freshness is max-age, Expires or 60 seconds, less Age`(fields: HTTPFields, seconds: Int64) async throws {
    let response = StubTransport.Outcome.response("one", fields)
    #expect(try await isReused(response, after: seconds))
    #expect(try await !isReused(response, after: seconds + 1))
  }

  @Test(arguments: [
    HTTPFields([.init(name: .cacheControl, value: "no-cache")]), [.cacheControl: "max-age=0"],
    [.cacheControl: "max-age=100, no-cache"], [.cacheControl: "max-age=soon"], [.cacheControl: "max-age=-1"],
    [.cacheControl: "max-age=100", .age: "9223372036854775808"], [.cacheControl: "max-age"],
    [.cacheControl: "no-cache=\"x\""], [.cacheControl: "max-age=100, no-store"],
    [.expires: "0"], [.vary: "*"], [.vary: "Accept-Encoding, Origin"],
  ])
  func `A response with no valid lifetime, no-store or an unknown Vary is not reused`(fields: HTTPFields) async throws {
    #expect(try await !isReused(.response("one", fields)))
  }

  @Test(
    arguments: [206, 301, 304, 400, 401, 404, 422, 429, 500, 503].map { ($0, .get, 0) }
      + [HTTPRequest.Method.post, .head, .put, .delete].map { (200, $0, 0) } + [(200, .get, -5)]
      as [(Int, HTTPRequest.Method, Int64)])
  func `Only complete successful responses to GET are cached, but none from the future`(
    status: Int, method: HTTPRequest.Method, seconds: Int64
  ) async throws {
    var request = HTTPRequest.get()
    request.method = method
    let response = StubTransport.Outcome.response("one", status: status, [.cacheControl: "public, max-age=300"])
    #expect(try await !isReused(response, to: request, after: seconds))
  }

  @Test func `A GET with a body is sent with it, and its response is not cached`() async throws {
    let server = StubTransport(.response("one", [.cacheControl: "max-age=100"]), .response("two"))
    let transport = transport(server)
    for text in ["one", "two"] {
      #expect(try await transport.exchange(.get(), body: [7], timeLimit: .seconds(20)).text == text)
    }
    #expect(server.exchanges.map(\.body) == [[7], [7]])
  }

  @Test func `A refresh ignores the cache and stores the new response`() async throws {
    let server = StubTransport(
      .response("one", [.cacheControl: "max-age=100", .eTag: "\"a\""]), .response("two", [.cacheControl: "max-age=100"])
    )
    _ = try await ask(transport(server))
    #expect(try await ask(transport(server, .refresh)).text == "two")
    #expect(server.requests.last?.headerFields[.ifNoneMatch] == nil)
    #expect(try await ask(transport(server)).text == "two")
  }

  @Test func `A response to a request with no-store is not stored`() async throws {
    let server = StubTransport(.response("one", [.cacheControl: "max-age=100"]), .response("two"))
    let transport = transport(server)
    #expect(try await ask(transport, .get("/", [.cacheControl: "no-store"])).text == "one")
    #expect(try await ask(transport, .get("/")).text == "two")
  }

  @Test func `A request takes a fresh response up to the age that it names`() async throws {
    let server = StubTransport(.response("one", [.cacheControl: "max-age=100"]), .response("two"))
    let transport = transport(server)
    let demanding = HTTPRequest.get("/", [.cacheControl: "max-age=10"])
    _ = try await ask(transport, .get("/"))
    time.pass(.seconds(9))
    #expect(try await ask(transport, demanding).text == "one")
    time.pass(.seconds(1))
    #expect(try await ask(transport, .get("/")).text == "one")
    #expect(try await ask(transport, demanding).text == "two")
  }

  @Test func `A request takes a stale response up to the age that it names`() async throws {
    let server = StubTransport(
      .response("one", [.cacheControl: "max-age=10"]), .response("two", [.cacheControl: "max-age=10"]))
    let transport = transport(server)
    let tolerant = HTTPRequest.get("/", [.cacheControl: "max-age=100, max-stale"])
    _ = try await ask(transport, .get("/"))
    time.pass(.seconds(99))
    let stale = try await ask(transport, tolerant)
    #expect(stale.text == "one" && stale.staleness == nil)
    time.pass(.seconds(1))
    #expect(try await ask(transport, tolerant).text == "two")
    #expect(server.requests.last?.headerFields[.cacheControl] == nil)
  }

  @Test func `A request for the cache alone is never sent`() async throws {
    let server = StubTransport(.response("one", [.cacheControl: "max-age=10"]))
    let transport = transport(server)
    let kept = HTTPRequest.get("/", [.cacheControl: "max-age=100, max-stale, only-if-cached"])
    await #expect(throws: HTTPFailure(.offline)) { try await ask(transport, kept) }
    _ = try await ask(transport, .get("/"))
    time.pass(.seconds(1_000))
    let stale = try await ask(transport, kept)
    #expect(stale.text == "one" && stale.staleness?.cause == .failure(HTTPFailure(.offline)))
    #expect(try await ask(self.transport(server, .refresh), kept).text == "one")
    #expect(server.requests.count == 1)
  }

  @Test func `A request with no-cache revalidates a fresh response`() async throws {
    let server = StubTransport(
      .response("one", [.cacheControl: "max-age=100", .eTag: "\"a\""]), .response("", status: 304),
      .response("two", [.cacheControl: "max-age=100"]), .failure(HTTPFailure(.cannotConnect)))
    let transport = transport(server)
    var again = HTTPRequest.get()
    again.headerFields[.cacheControl] = "no-cache"
    _ = try await ask(transport)
    #expect(try await ask(transport, again).text == "one")
    #expect(server.requests.last?.headerFields[.ifNoneMatch] == "\"a\"")
    #expect(try await ask(transport, again).text == "two")
    #expect(try await ask(transport).text == "two")
    let stale = try await ask(transport, again)
    #expect(stale.text == "two")
    #expect(stale.staleness?.cause == .failure(HTTPFailure(.cannotConnect)))
    #expect(server.requests.count == 4)
    let offline = try await ask(self.transport(server, .offline), again)
    #expect(offline.staleness?.cause == .failure(HTTPFailure(.offline)))
  }

  @Test func `A refresh that fails returns the cached response as stale`() async throws {
    _ = try await ask(transport(StubTransport(.response("one", [.cacheControl: "max-age=100"]))))
    let failure = HTTPFailure(.cannotConnect)
    let stale = try await ask(transport(StubTransport(.failure(failure)), .refresh))
    #expect(stale.text == "one")
    #expect(stale.staleness?.cause == .failure(failure))
    let refused = try await ask(transport(StubTransport(.response("", status: 503)), .refresh))
    #expect(refused.text == "one")
    #expect(refused.staleness != nil)
    let other = HTTPRequest.get("/other")
    await #expect(throws: failure) { try await ask(transport(StubTransport(.failure(failure)), .refresh), other) }
    await #expect(throws: failure) { try await ask(transport(StubTransport(.failure(failure)), .network)) }
  }

  @Test func `Cache errors do not fail requests`() async throws {
    let server = StubTransport(.response("one", [.cacheControl: "max-age=100"]), .response("two"))
    let transport = transport(server, cache: BrokenCache())
    #expect(try await ask(transport).text == "one")
    #expect(try await ask(transport).text == "two")
  }

  private struct BrokenCache: HTTPCache {
    struct Fault: Error {}
    func entry(for key: HTTPCacheKey) throws -> HTTPCacheEntry? { throw Fault() }
    func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) throws { throw Fault() }
    func touch(_ key: HTTPCacheKey, at seconds: Int64) throws { throw Fault() }
    func remove(_ key: HTTPCacheKey) throws { throw Fault() }
  }
}

/// A clock in seconds since 1970 that the test advances.
final class ManualTime: Sendable {
  private let current = Mutex<Int64>(1_800_000_000)

  var now: Int64 { current.withLock(\.self) }

  func pass(_ duration: Duration) {
    current.withLock { $0 += duration.components.seconds }
  }
}

extension HTTPCachePolicy {
  static func test(_ mode: Mode = .normal) -> HTTPCachePolicy {
    HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: ["api_key"])
  }
}

extension HTTPRequest {
  static func get(_ path: String = "/3/movie/popular?page=1", _ fields: HTTPFields = [:]) -> HTTPRequest {
    HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: path, headerFields: fields)
  }
}
