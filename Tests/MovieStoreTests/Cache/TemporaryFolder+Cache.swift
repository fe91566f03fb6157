import Foundation
import HTTPTypes
import MovieHTTP
import MovieTestSupport
import Testing

@testable import MovieStore

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
