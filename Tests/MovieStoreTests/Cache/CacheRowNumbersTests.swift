import Foundation
import HTTPTypes
import MovieHTTP
import MovieStore
import MovieTestSupport
import ServerTestSupport
import Testing

/// Rows whose numbers no program would write: they are misses, and the cache goes on.
@Suite(.timeLimit(.minutes(10))) struct CacheRowNumbersTests {
  private let folder = TemporaryFolder()
  private let now: Int64 = 1_800_000_000

  private func exchange(_ mode: HTTPCachePolicy.Mode) async throws -> String {
    let policy = HTTPCachePolicy(mode: mode, longestAge: .seconds(181 * 86_400), leavingOut: [])
    let cache = folder.cache()
    let server = StubTransport(.response("new", [.cacheControl: "max-age=100"]))
    let transport = CachingTransport(server, cache: cache, policy: policy) { [now] in now }
    let request = HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: "/3/a")
    let response = try await transport.exchange(request, timeLimit: .seconds(1))
    await cache.close()
    return response.text
  }

  /// Stores an answer from a clock that is far off.
  @Test(arguments: [Int64.min, .max, -1]) func `An answer of an impossible time is asked for again`(
    seconds: Int64
  ) async throws {
    let cache = folder.cache()
    try await cache.store(.sample("old", at: seconds), for: .sample("a"))
    await cache.close()
    #expect(try await exchange(.normal) == "new")
    #expect(try await exchange(.offline) == "new")
  }

  @Test(arguments: [
    "usedAt = -9223372036854775808", "usedAt = 9223372036854775807", "usedAt = 'never'", "usedAt = 1e300",
    "size = 9223372036854775807", "size = -9223372036854775808", "size = 'large'",
  ])
  func `A row of impossible numbers can be used`(assignment: String) async throws {
    let cache = folder.cache()
    for name in ["a", "b"] {
      try await cache.store(.sample("old", at: now), for: .sample(name))
    }
    await cache.close()
    try folder.query { try $0.execute("UPDATE answer SET \(assignment)") }
    #expect(try await exchange(.normal) == "old")
    let next = folder.cache()
    try await next.store(.sample("another", at: now), for: .sample("c"))
    #expect(try await next.entry(for: .sample("c")) == .sample("another", at: now))
  }

  @Test(arguments: [
    "confirmedAt = -9223372036854775808", "confirmedAt = 'never'", "confirmedAt = 1e300", "status = 'fine'",
    "status = 9223372036854775807", "checksum = 'none'", "checksum = 1e300", "fields = x'ff'", "body = 12",
    "body = 'text'",
  ])
  func `A damaged row is a miss`(assignment: String) async throws {
    let cache = folder.cache()
    try await cache.store(.sample("old", at: now), for: .sample("a"))
    await cache.close()
    try folder.query { try $0.execute("UPDATE answer SET \(assignment)") }
    #expect(try await exchange(.normal) == "new")
    #expect(try await exchange(.offline) == "new")
  }
}
