public import HTTPTypes

/// A place for answers. It may forget any of them at any time.
///
/// A method that throws never fails a request: an answer that cannot be read is as good as none.
public protocol HTTPCache: Sendable {
  func entry(for key: HTTPCacheKey) async throws -> HTTPCacheEntry?
  func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async throws
  /// Notes that an entry was of use, so that it is among the last to be forgotten.
  func touch(_ key: HTTPCacheKey, at seconds: Int64) async throws
  func remove(_ key: HTTPCacheKey) async throws
}

/// An answer as a cache keeps it.
public struct HTTPCacheEntry: Sendable, Hashable {
  /// The status, and of the fields those that are worth keeping.
  public var head: HTTPResponse
  public var body: [UInt8]
  /// When the server last vouched for it, in seconds since 1970.
  public var confirmedAt: Int64

  public init(head: HTTPResponse, body: [UInt8], confirmedAt: Int64) {
    self.head = HTTPResponse(status: head.status, headerFields: Self.kept(of: head.headerFields))
    self.body = body
    self.confirmedAt = confirmedAt
  }

  /// Fields are named that stay, not those that go: whatever a server invents to carry a secret is not among them.
  private static let keptNames: [HTTPField.Name] = [
    .age, .cacheControl, .contentLanguage, .contentType, .date, .eTag, .expires, .lastModified, .vary,
  ]

  private static func kept(of fields: HTTPFields) -> HTTPFields {
    keptNames.reduce(into: HTTPFields()) { $0[$1] = fields[$1] }
  }

  /// The entry after the server confirmed it with a 304, whose fields replace the entry's own.
  func confirmed(by head: HTTPResponse, at seconds: Int64) -> HTTPCacheEntry {
    var entry = self
    // The age belongs to the older answer; a 304 without one is new itself.
    entry.head.headerFields[.age] = nil
    for name in Self.keptNames {
      if let value = head.headerFields[name] {
        entry.head.headerFields[name] = value
      }
    }
    entry.confirmedAt = seconds
    return entry
  }
}
