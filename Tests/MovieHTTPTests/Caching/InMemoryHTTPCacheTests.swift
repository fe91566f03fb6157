import HTTPTypes
import MovieHTTP
import Testing

@Suite(.timeLimit(.minutes(10))) struct InMemoryHTTPCacheTests {
  let cache = InMemoryHTTPCache(maximumBytes: 5000)

  func key(_ path: String) throws -> HTTPCacheKey { try #require(HTTPCacheKey(.get(path), leavingOut: [])) }

  func store(_ path: String, bytes: Int = 1000) async throws {
    let body = [UInt8](repeating: 7, count: bytes)
    await cache.store(.init(head: .init(status: .ok), body: body, confirmedAt: 0), for: try key(path))
  }

  func kept() async throws -> [String] {
    var paths: [String] = []
    for path in ["/a", "/b", "/c", "/d"] where await cache.entry(for: try key(path)) != nil {
      paths.append(path)
    }
    return paths
  }

  @Test func `The least recently used entry is evicted first`() async throws {
    for path in ["/a", "/b", "/c"] {
      try await store(path)
    }
    await cache.touch(try key("/a"), at: 0)
    try await store("/d")
    #expect(try await kept() == ["/a", "/c", "/d"])
  }

  @Test func `Replacing an entry takes no more space`() async throws {
    for path in ["/a", "/b", "/c", "/c", "/c"] {
      try await store(path)
    }
    #expect(try await kept() == ["/a", "/b", "/c"])
  }

  @Test func `An entry larger than the cache is not stored`() async throws {
    try await store("/a")
    try await store("/b", bytes: 5000)
    #expect(try await kept() == ["/a"])
  }

  @Test func `An entry can be removed`() async throws {
    try await store("/a")
    await cache.remove(try key("/a"))
    #expect(try await kept().isEmpty)
  }
}
