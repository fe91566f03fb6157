import Foundation
import HTTPTypes
import MovieHTTP
import MovieTestSupport
import Testing

@testable import MovieStore

@Suite(.timeLimit(.minutes(10))) struct FileHTTPCacheTests {
  let folder = TemporaryFolder()
  private let start: Int64 = 1_800_000_000

  @Test(arguments: [
    HTTPCacheEntry.sample("snow: 雪\n", bytes: 20_000),
    HTTPCacheEntry(head: .init(status: .noContent), body: [], confirmedAt: 0),
  ])
  func `Another process can read an entry, also one without body and fields`(entry: HTTPCacheEntry) async throws {
    let first = folder.cache()
    try await first.store(entry, for: .sample("a"))
    #expect(try await first.entry(for: .sample("a")) == entry)
    let second = folder.cache()
    #expect(try await second.entry(for: .sample("a")) == entry)
    #expect(try await second.entry(for: .sample("b")) == nil)
  }

  /// `StrangeCacheFilesTests` have entries that are replaced.
  @Test func `Entries can be removed`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample("one"), for: .sample("a"))
    await cache.remove(try .sample("a"))
    #expect(try await cache.entry(for: .sample("a")) == nil)
    #expect(try folder.responses() == [])
  }

  @Test func `The least recently used entries are evicted first`() async throws {
    let cache = folder.cache(maximumBytes: 3 * 4096)
    for (offset, name) in ["a", "b", "c"].enumerated() {
      try await cache.store(.sample(at: start + Int64(offset), bytes: 3000), for: .sample(name))
    }
    try await cache.touch(.sample("a"), at: start + 7200)
    try await cache.store(.sample(at: start + 7201, bytes: 3000), for: .sample("d"))
    #expect(try folder.kept() == ["a", "c", "d"])
    try await cache.store(.sample(at: start + 7202, bytes: 7000), for: .sample("b"))
    #expect(try folder.kept() == ["b", "d"])
  }

  @Test func `A sixteenth of a full cache becomes free, so that not every response evicts others`() async throws {
    let cache = folder.cache(maximumBytes: 16 * 4096)
    func store(_ numbers: ClosedRange<Int>) async throws {
      for number in numbers {
        try await cache.store(.sample(at: start + Int64(number), bytes: 3000), for: .sample("\(number)"))
      }
    }
    try await store(1...16)
    #expect(try folder.responses().count == 16)
    try await store(17...17)
    #expect(try folder.responses().count == 15)
    try await store(18...18)
    #expect(try folder.responses().count == 16)
    #expect(try await cache.entry(for: .sample("2")) == nil)
    #expect(try await cache.entry(for: .sample("3")) != nil)
    try await store(19...100)
    #expect(try folder.responses().count == 16)
  }

  @Test func `Processes that store little keep the limit together`() async throws {
    for number in 1...20 {
      let cache = folder.cache(maximumBytes: 16 * 4096)
      try await cache.store(.sample(at: start + Int64(number), bytes: 3000), for: .sample("\(number)"))
      await cache.makeRoom()
      #expect(try folder.responses().count <= 16)
    }
    #expect(try folder.kept(of: ["1", "20"]) == ["20"])
  }

  @Test func `An entry larger than the limit is not stored`() async throws {
    let cache = folder.cache(maximumBytes: 8192)
    try await cache.store(.sample(), for: .sample("a"))
    try await cache.store(.sample(), for: .sample("b"))
    try await cache.store(.sample(bytes: 9000), for: .sample("b"))
    #expect(try folder.kept() == ["a"])
  }

  @Test func `Responses are removed after six months`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample(at: start), for: .sample("a"))
    try await cache.store(.sample(at: start + 181 * 86_400 - 1), for: .sample("b"))
    // A use does not make a response younger.
    try await cache.touch(.sample("a"), at: start + 100 * 86_400)
    await cache.makeRoom()
    #expect(try folder.kept() == ["a", "b"])
    try await cache.store(.sample(at: start + 181 * 86_400), for: .sample("c"))
    await cache.makeRoom()
    #expect(try folder.kept() == ["b", "c"])
  }

  @Test func `A use within an hour of the last one writes nothing`() async throws {
    let cache = folder.cache()
    try await cache.store(.sample(at: start), for: .sample("a"))
    for (seconds, used) in [(start + 3599, start), (start + 3600, start + 3600), (start, start + 3600)] {
      try await cache.touch(.sample("a"), at: seconds)
      let status = try #require(try FileStatus.of(try folder.response("a")))
      #expect((status.accessed, status.modified) == (used, start))
    }
    try await cache.touch(.sample("b"), at: start)
    #expect(try folder.kept() == ["a"])
  }

  @Test func `Several caches can use a folder concurrently`() async throws {
    let caches = (0..<4).map { _ in folder.cache() }
    await withTaskGroup { group in
      for (number, cache) in caches.enumerated() {
        group.addTask {
          for name in 0..<20 {
            // One that another cache is storing is not stored again.
            try? await cache.store(.sample("\(name)", bytes: 5000), for: .sample("\(name)"))
            _ = try? await cache.entry(for: .sample("\((name + number) % 20)"))
          }
        }
      }
    }
    for cache in caches {
      for name in 0..<20 {
        #expect(try await cache.entry(for: .sample("\(name)")) == .sample("\(name)", bytes: 5000))
      }
    }
  }
}

extension TemporaryFolder {
  private static let responses = "deep/er/responses"

  func cache(maximumBytes: Int = 1 << 20) -> FileHTTPCache {
    FileHTTPCache(folder: file(Self.responses), maximumBytes: maximumBytes, longestAge: .seconds(181 * 86_400))
  }

  /// The name of the response's file, whether or not it exists.
  func name(_ name: String) throws -> String {
    "\(Self.responses)/\(Checksum(Array(try HTTPCacheKey.sample(name).text.utf8)[...]).text).http"
  }

  /// The path of the response's file.
  func response(_ name: String) throws -> String { file(try self.name(name)) }

  /// The names of all files in the cache.
  func responses() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: file(Self.responses)) }

  /// Those of the responses that have a file. Reading one would be a use.
  func kept(of names: [String] = ["a", "b", "c", "d"]) throws -> [String] {
    try names.filter { FileManager.default.fileExists(atPath: try response($0)) }
  }
}

extension HTTPCacheKey {
  static func sample(_ name: String) throws -> HTTPCacheKey {
    try #require(
      HTTPCacheKey(
        HTTPRequest(method: .get, scheme: "https", authority: "api.example", path: "/3/\(name)"), leavingOut: []))
  }
}

extension HTTPCacheEntry {
  static func sample(_ text: String = "text", at seconds: Int64 = 1_800_000_000, bytes: Int = 0) -> HTTPCacheEntry {
    let fields: HTTPFields = [.contentType: "application/json", .eTag: "W/\"a:b\"", .cacheControl: "max-age=100"]
    let body = Array(text.utf8) + [UInt8](repeating: 7, count: bytes)
    return HTTPCacheEntry(head: .init(status: .ok, headerFields: fields), body: body, confirmedAt: seconds)
  }
}
