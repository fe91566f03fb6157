import Foundation
import HTTPTypes
import MovieHTTP
import MovieStore
import Testing

/// A temporary folder for a cache, removed on deinitialization.
final class CacheFolder: Sendable {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)").path
  var path: String { folder + "/deep/responses.sqlite" }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  func cache(maximumBytes: Int = 1 << 20, defersWriting: Bool = false) -> SQLiteHTTPCache {
    SQLiteHTTPCache(
      path: path, maximumBytes: maximumBytes, longestAge: .seconds(181 * 86_400), defersWriting: defersWriting)
  }

  /// Queries the file directly.
  func query<Value: Sendable>(_ work: @Sendable (Connection) throws -> Value) throws -> Value {
    let database = try Connection(path: path, options: .init(busyTimeout: .seconds(60)))
    defer { database.close() }
    return try work(database)
  }

  func write(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: folder + "/deep", withIntermediateDirectories: true)
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  func bytes(of suffix: String = "") throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path + suffix)) }

  func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
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
