import HTTPTypes
import MovieHTTP
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct StaleResponseTests {
  let time = ManualTime()
  let cache = InMemoryHTTPCache()

  /// Sends a request. A page of HTML is taken for that of a captive portal.
  func ask(
    _ server: StubTransport, _ mode: HTTPCachePolicy.Mode = .normal, _ request: HTTPRequest = .get()
  ) async throws -> BufferedResponse {
    let transport = CachingTransport(
      server, cache: cache, policy: .test(mode), isPlausible: { $0.body.first != UInt8(ascii: "<") },
      now: { [time] in time.now })
    return try await transport.exchange(request, timeLimit: .seconds(20))
  }

  /// Stores a response and lets time pass.
  func keepStale(_ fields: HTTPFields = [:], for duration: Duration = .seconds(7200)) async throws {
    var fields = fields
    fields[.cacheControl] = fields[.cacheControl] ?? "max-age=100"
    _ = try await ask(StubTransport(.response("one", fields)))
    time.pass(duration)
  }

  @Test(arguments: ["\"abc\"", "W/\"abc\""])
  func `A stale response is revalidated with its ETag`(tag: String) async throws {
    try await keepStale([.eTag: tag, .contentType: "application/json", .age: "50"])
    let server = StubTransport(
      .response("", status: 304, [.cacheControl: "max-age=500", .eTag: tag]), .response("two"))
    let response = try await ask(server)
    #expect(server.requests.first?.headerFields[.ifNoneMatch] == tag)
    #expect(response.text == "one")
    #expect(response.head.status == .ok)
    #expect(response.head.headerFields[.contentType] == "application/json")
    #expect(response.staleness == nil)
    time.pass(.seconds(499))
    #expect(try await ask(server).text == "one")
    time.pass(.seconds(1))
    #expect(try await ask(server).text == "two")
  }

  @Test func `A 304 with no-store removes the cached response`() async throws {
    try await keepStale([.eTag: "\"a\""])
    #expect(try await ask(StubTransport(.response("", status: 304, [.cacheControl: "no-store"]))).text == "one")
    await #expect(throws: HTTPFailure(.offline)) { try await ask(StubTransport(.response("")), .offline) }
  }

  @Test func `A 304 to an unconditional request is returned`() async throws {
    try await keepStale()
    let server = StubTransport(.response("", status: 304))
    #expect(try await ask(server).head.status == .notModified)
    #expect(server.requests.first?.headerFields[.ifNoneMatch] == nil)
  }

  private typealias Problem = (StubTransport.Outcome, HTTPStaleness.Cause)
  private static let failures = [
    HTTPFailure.Code.cannotConnect, .hostNotFound, .timedOut, .connectionLost, .unavailable,
  ]
  .map { code -> Problem in (.failure(HTTPFailure(code)), .failure(HTTPFailure(code))) }
  private static let refusals = [429, 500, 502, 503, 504].map { status -> Problem in
    let refusal = HTTPResponse(status: .init(code: status), headerFields: [.retryAfter: "7"])
    return (.success(BufferedResponse(head: refusal, body: [])), .refusal(refusal))
  }

  @Test(arguments: failures + refusals)
  func `A failure or a temporary server error returns the stale response`(
    outcome: StubTransport.Outcome, cause: HTTPStaleness.Cause
  ) async throws {
    try await keepStale([.age: "10"])
    let response = try await ask(StubTransport(outcome))
    #expect(response.text == "one" && response.head.status == .ok)
    #expect(response.staleness == HTTPStaleness(age: .seconds(7210), cause: cause))
  }

  @Test(arguments: [(400, "one"), (401, "one"), (403, "one"), (404, nil), (410, nil)])
  func `Other error responses are returned, and a page that is gone removed`(status: Int, kept: String?) async throws {
    try await keepStale()
    let response = try await ask(StubTransport(.response("", status: status)))
    #expect(response.head.status.code == status)
    #expect(response.staleness == nil)
    let key = try #require(HTTPCacheKey(.get(), leavingOut: []))
    #expect(await cache.entry(for: key)?.body == kept.map { Array($0.utf8) })
  }

  @Test func `A captive portal's response is returned and not cached`() async throws {
    let fields: HTTPFields = [.cacheControl: "max-age=100"]
    let server = StubTransport(.response("<html>", fields), .response("{}", fields))
    #expect(try await ask(server).text == "<html>")
    #expect(try await ask(server).text == "{}")
  }

  @Test func `A captive portal's response does not replace a cached one`() async throws {
    try await keepStale()
    let response = try await ask(StubTransport(.response("<html>", [.cacheControl: "max-age=100"])))
    #expect(response.text == "one")
    #expect(response.staleness == HTTPStaleness(age: .seconds(7200), cause: .failure(HTTPFailure(.malformedResponse))))
    #expect(try await ask(StubTransport(.response("two"))).text == "two")
  }

  @Test func `Cancellation does not return the stale response`() async throws {
    try await keepStale()
    await #expect(throws: HTTPFailure(.cancelled)) { try await ask(StubTransport(.failure(HTTPFailure(.cancelled)))) }
  }

  @Test(arguments: ["max-age=100, must-revalidate", "max-age=100, no-cache"])
  func `Cache-Control may forbid the use of a stale response`(control: String) async throws {
    try await keepStale([.cacheControl: control])
    await #expect(throws: HTTPFailure(.cannotConnect)) {
      try await ask(StubTransport(.failure(HTTPFailure(.cannotConnect))))
    }
    #expect(try await ask(StubTransport(.response("", status: 503))).head.status.code == 503)
    let server = StubTransport(.response("two"))
    await #expect(throws: HTTPFailure(.offline)) { try await ask(server, .offline) }
    await #expect(throws: HTTPFailure(.offline)) {
      try await ask(server, .normal, .get("/3/movie/popular?page=1", [.cacheControl: "only-if-cached"]))
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `Offline mode uses only the cache`() async throws {
    let server = StubTransport(.response("two"))
    await #expect(throws: HTTPFailure(.offline)) { try await ask(server, .offline) }
    try await keepStale(for: .seconds(99))
    #expect(try await ask(server, .offline).staleness == nil)
    time.pass(.seconds(1))
    let response = try await ask(server, .offline)
    #expect(response.text == "one")
    #expect(response.staleness == HTTPStaleness(age: .seconds(100), cause: .failure(HTTPFailure(.offline))))
    #expect(server.requests.isEmpty)
  }

  @Test func `Offline mode refuses requests that cannot be cached`() async {
    let server = StubTransport(.response("two"))
    let transport = CachingTransport(server, cache: cache, policy: .test(.offline)) { 0 }
    var request = HTTPRequest.get()
    request.method = .post
    await #expect(throws: HTTPFailure(.offline)) { try await transport.exchange(request, timeLimit: .seconds(1)) }
    #expect(server.requests.isEmpty)
  }

  @Test func `Responses are removed at the policy's maximum age`() async throws {
    try await keepStale(for: .seconds(181 * 86_400 - 1))
    #expect(try await ask(StubTransport(.response("")), .offline).text == "one")
    time.pass(.seconds(1))
    await #expect(throws: HTTPFailure(.offline)) { try await ask(StubTransport(.response("")), .offline) }
    let key = try #require(HTTPCacheKey(.get(), leavingOut: []))
    #expect(await cache.entry(for: key) == nil)
  }

  /// Times come from files, headers and clocks, so no arithmetic with them may overflow.
  private static let times = [Int64.min, -1, 0, 1_800_000_000, .max - 1, .max]

  @Test(arguments: times, times) func `Any two times have an age`(stored: Int64, now: Int64) async throws {
    for age in ["9223372036854775807", "-9223372036854775808", "1e300", ""] {
      let fields: HTTPFields = [.cacheControl: "max-age=9223372036854775807", .age: age]
      let cache = InMemoryHTTPCache()
      let policy = HTTPCachePolicy.test(.offline)
      let key = try #require(HTTPCacheKey(.get(), leavingOut: policy.credentialParameters))
      let head = HTTPResponse(status: .ok, headerFields: fields)
      await cache.store(HTTPCacheEntry(head: head, body: [], confirmedAt: stored), for: key)
      let transport = CachingTransport(StubTransport(.response("")), cache: cache, policy: policy) { now }
      let response = try? await transport.exchange(.get(), timeLimit: .seconds(1))
      #expect(response?.staleness?.age.components.seconds ?? 0 >= 0)
    }
  }
}
