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
    try await folder.store(.sample("old", at: seconds), as: "a")
    #expect(try await exchange(.normal) == "new")
    #expect(try await exchange(.offline) == "new")
  }

  @Test(arguments: [
    "usedAt = -9223372036854775808", "usedAt = 9223372036854775807", "usedAt = 'never'", "usedAt = 1e300",
    "size = 9223372036854775807", "size = -9223372036854775808", "size = 'large'",
  ])
  func `A row of impossible numbers can be used`(assignment: String) async throws {
    try await folder.store(.sample("old", at: now), as: "a", "b")
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
    try await folder.store(.sample("old", at: now), as: "a")
    try folder.query { try $0.execute("UPDATE answer SET \(assignment)") }
    #expect(try await exchange(.normal) == "new")
    #expect(try await exchange(.offline) == "new")
  }
}
