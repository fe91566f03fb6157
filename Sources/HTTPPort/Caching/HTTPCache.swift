public import HTTPTypes

/// A response cache. It may evict any entry at any time.
///
/// Errors never fail a request: an unreadable entry counts as a miss.
public protocol HTTPCache: Sendable {
  /// Returns the entry for a key; nil if there is none.
  func entry(for key: HTTPCacheKey) async throws -> HTTPCacheEntry?
  /// Stores an entry, replacing any existing one.
  func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async throws
  /// Marks an entry as recently used, so that it is evicted last.
  func touch(_ key: HTTPCacheKey, at seconds: Int64) async throws
  /// Removes the entry for a key, if any.
  func remove(_ key: HTTPCacheKey) async throws
}

/// A cached response.
public struct HTTPCacheEntry: Sendable, Hashable {
  /// The status and the stored header fields.
  public var head: HTTPResponse
  public var body: [UInt8]
  /// When the entry was last stored or revalidated, in seconds since 1970. Clamped to `times`.
  public private(set) var confirmedAt: Int64

  /// From 1970 to the year 9999. Seconds come from files and clocks; within this range, no arithmetic with them overflows.
  public static let times: ClosedRange<Int64> = 0...253_402_300_799

  public init(head: HTTPResponse, body: [UInt8], confirmedAt: Int64) {
    self.head = HTTPResponse(status: head.status, headerFields: Self.kept(of: head.headerFields))
    self.body = body
    self.confirmedAt = Self.plausible(confirmedAt)
  }

  /// The closest time within `times`.
  static func plausible(_ seconds: Int64) -> Int64 { min(max(seconds, times.lowerBound), times.upperBound) }

  /// An allowlist, so that unknown fields that may carry secrets are never stored.
  private static let storedNames: [HTTPField.Name] = [
    .age, .cacheControl, .contentLanguage, .contentType, .date, .eTag, .expires, .lastModified, .vary,
  ]

  private static func kept(of fields: HTTPFields) -> HTTPFields {
    storedNames.reduce(into: HTTPFields()) { $0[$1] = fields[$1] }
  }

  /// Returns the entry updated with the fields of a 304 response.
  func confirmed(by head: HTTPResponse, at seconds: Int64) -> HTTPCacheEntry {
    var entry = self
    // The age belongs to the earlier response; a 304 without one is current.
    entry.head.headerFields[.age] = nil
    for name in Self.storedNames {
      if let value = head.headerFields[name] {
        entry.head.headerFields[name] = value
      }
    }
    entry.confirmedAt = Self.plausible(seconds)
    return entry
  }
}
