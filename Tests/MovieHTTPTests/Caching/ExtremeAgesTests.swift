import HTTPTypes
import MovieHTTP
import ServerTestSupport
import Testing

/// Times come from files, headers and clocks, so no arithmetic with them may overflow.
@Suite(.timeLimit(.minutes(10))) struct ExtremeAgesTests {
  private static let times = [Int64.min, -1, 0, 1_800_000_000, .max - 1, .max]

  @Test(arguments: times, times) func `Any time of storing and any clock have an age`(
    stored: Int64, now: Int64
  ) async throws {
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
