import Foundation
import HTTPTypes
import MovieHTTP
import MovieStore
import MovieTestSupport
import Testing

extension TemporaryFolder {
  /// The file of the cache.
  var responses: String { file("deep/er/responses.sqlite") }

  func cache(maximumBytes: Int = 1 << 20, defersWriting: Bool = false) -> SQLiteHTTPCache {
    SQLiteHTTPCache(
      path: responses, maximumBytes: maximumBytes, longestAge: .seconds(181 * 86_400), defersWriting: defersWriting)
  }

  /// Stores an entry under some names, as a process that ends then.
  func store(_ entry: HTTPCacheEntry, as names: String...) async throws {
    let cache = cache()
    for name in names { try await cache.store(entry, for: .sample(name)) }
    await cache.close()
  }

  /// Queries the file directly.
  func query<Value: Sendable>(_ work: @Sendable (Connection) throws -> Value) throws -> Value {
    let database = try Connection(path: responses, options: .init(busyTimeout: .seconds(60)))
    defer { database.close() }
    return try work(database)
  }

  func write(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: file("deep/er"), withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: responses))
  }

  func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: responses)) }
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
