import Foundation
import HTTPTypes
import MovieHTTP
import MovieStore
import MovieTestSupport
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SQLiteHTTPCacheTests {
  let folder = TemporaryFolder()
  private let start: Int64 = 1_800_000_000

  @Test func `An entry can be read after reopening the file`() async throws {
    let entry = HTTPCacheEntry.sample("snow: 雪\n", bytes: 20_000)
    let first = folder.cache()
    try await first.store(entry, for: .sample("a"))
    #expect(try await first.entry(for: .sample("a")) == entry)
    await first.close()
    let second = folder.cache()
    #expect(try await second.entry(for: .sample("a")) == entry)
    #expect(try await second.entry(for: .sample("b")) == nil)
  }

  @Test func `Deferred writes are visible to reads and complete on close`() async throws {
    let first = folder.cache(defersWriting: true)
    await first.prepare()
    for name in ["a", "b", "c", "d"] {
      try await first.store(.sample(name, bytes: 20_000), for: .sample(name))
    }
    #expect(try await first.entry(for: .sample("d")) == .sample("d", bytes: 20_000))
    try await first.store(.sample("newer"), for: .sample("a"))
    try await first.store(.sample("gone"), for: .sample("b"))
    try await first.remove(.sample("b"))
    await first.close()
    let second = folder.cache()
    #expect(try await second.entry(for: .sample("a")) == .sample("newer"))
    #expect(try await second.entry(for: .sample("b")) == nil)
    #expect(try await second.entry(for: .sample("c")) == .sample("c", bytes: 20_000))
  }

  @Test func `Entries can be replaced and removed`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample("one"), for: .sample("a"))
    try await cache.store(.sample("two"), for: .sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == .sample("two"))
    try await cache.remove(.sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == nil)
  }

  @Test func `A response without body and fields can be stored`() async throws {
    let entry = HTTPCacheEntry(head: .init(status: .noContent), body: [], confirmedAt: 0)
    let cache = folder.cache()
    try await cache.store(entry, for: .sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == entry)
  }

  @Test func `The least recently used entries are evicted first`() async throws {
    let cache = folder.cache(maximumBytes: 3 * 4096)
    for (offset, name) in ["a", "b", "c"].enumerated() {
      try await cache.store(.sample(at: start + Int64(offset), bytes: 3000), for: .sample(name))
    }
    _ = try await cache.entry(for: .sample("a"))
    try await cache.touch(.sample("a"), at: start + 7200)
    try await cache.store(.sample(at: start + 7201, bytes: 3000), for: .sample("d"))
    #expect(try await kept(in: cache) == ["a", "c", "d"])
    try await cache.store(.sample(at: start + 7202, bytes: 7000), for: .sample("b"))
    #expect(try await kept(in: cache) == ["b", "d"])
  }

  @Test func `A sixteenth of a full cache becomes free, so that not every response evicts others`() async throws {
    let cache = folder.cache(maximumBytes: 16 * 4096)
    for number in 0...18 {
      try await cache.store(.sample(at: start + Int64(number), bytes: 3000), for: .sample("\(number)"))
    }
    let count = try folder.query { try $0.integer("SELECT count(*) FROM answer") }
    // The 17th removes two, and so does the 19th.
    #expect(count == 15)
    #expect(try await cache.entry(for: .sample("3")) == nil)
    #expect(try await cache.entry(for: .sample("4")) != nil)
  }

  @Test func `An entry larger than the limit is not stored`() async throws {
    let cache = folder.cache(maximumBytes: 8192)
    try await cache.store(.sample(), for: .sample("a"))
    try await cache.store(.sample(bytes: 9000), for: .sample("b"))
    try await cache.store(.sample(bytes: 9000), for: .sample("c"))
    #expect(try await kept(in: cache) == ["a"])
  }

  @Test func `The file stays near its size limit`() async throws {
    let cache = folder.cache(maximumBytes: 400_000)
    for number in 0..<100 {
      try await cache.store(.sample(at: start + Int64(number), bytes: 20_000), for: .sample("\(number)"))
    }
    await cache.close()
    #expect(try folder.bytes().count < 500_000)
  }

  @Test func `Responses are removed after six months`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample(at: start), for: .sample("a"))
    try await cache.store(.sample(at: start + 181 * 86_400 - 1), for: .sample("b"))
    #expect(try await kept(in: cache) == ["a", "b"])
    try await cache.store(.sample(at: start + 181 * 86_400), for: .sample("c"))
    #expect(try await kept(in: cache) == ["b", "c"])
  }

  @Test func `A use within an hour of the last one writes nothing`() async throws {
    try await folder.store(.sample(at: start), as: "a")
    let before = try folder.bytes()
    try await use("a", at: start + 3599)
    #expect(try folder.bytes() == before)
    try await use("a", at: start + 3600)
    #expect(try folder.bytes() != before)
    #expect(try folder.query { try $0.integer("SELECT usedAt FROM answer") } == start + 3600)
  }

  @Test func `64 uses are written together`() async throws {
    let cache = folder.cache()
    for number in 0..<64 {
      try await cache.store(.sample(at: start), for: .sample("\(number)"))
    }
    for number in 0..<64 {
      _ = try await cache.entry(for: .sample("\(number)"))
      try await cache.touch(.sample("\(number)"), at: start + 7200)
    }
    let start = start
    let count = try folder.query {
      try $0.integer("SELECT count(*) FROM answer WHERE usedAt = ?", [.integer(start + 7200)])
    }
    #expect(count == 64)
  }

  @Test func `The file contains no credential`() async throws {
    let cache = folder.cache()
    let server = StubTransport { exchange, _ in
      let path = exchange.request.path ?? ""
      return .response("answer", [.setCookie: "session=s3cret", .contentLocation: path, .eTag: "\"a\""])
    }
    let transport = CachingTransport(
      server, cache: cache, policy: .init(longestAge: .seconds(86_400), leavingOut: ["api_key"])
    ) { 1_800_000_000 }
    let request = HTTPRequest(
      method: .get, scheme: "https", authority: "api.example", path: "/3/movie/1?api_key=s3cret",
      headerFields: [.authorization: "Bearer s3cret"])
    _ = try await transport.exchange(request, timeLimit: .seconds(1))
    #expect(try await cache.entry(for: .sample("movie/1"))?.body == Array("answer".utf8))
    #expect(try folder.bytes().range(of: Data("s3cret".utf8)) == nil)
    #expect(try folder.bytes().range(of: Data("answer".utf8)) != nil)
  }

  private func kept(in cache: SQLiteHTTPCache) async throws -> [String] {
    var names: [String] = []
    for name in ["a", "b", "c", "d"] where try await cache.entry(for: .sample(name)) != nil {
      names.append(name)
    }
    return names
  }

  private func use(_ name: String, at seconds: Int64) async throws {
    let cache = folder.cache()
    _ = try await cache.entry(for: .sample(name))
    try await cache.touch(.sample(name), at: seconds)
    await cache.close()
  }
}
