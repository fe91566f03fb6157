public import HTTPTypes

/// The port to a cache of responses. All methods may be called concurrently.
///
/// A cache may remove any entry at any time. Errors of any type may be thrown; ``CachingTransport`` treats them as
/// misses.
public protocol HTTPCache: Sendable {
  /// Returns the entry for a key; nil if there is none. Throws when it cannot be read.
  func entry(for key: HTTPCacheKey) async throws -> HTTPCacheEntry?
  /// Stores an entry, replacing any existing one for the key. Throws when it cannot be written.
  func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async throws
  /// Notes that an entry was used at a time in seconds since 1970, so that others are removed before it.
  ///
  /// Does nothing if there is no such entry. Throws when the note cannot be written.
  func touch(_ key: HTTPCacheKey, at seconds: Int64) async throws
  /// Removes the entry for a key, if there is one. Throws when that fails.
  func remove(_ key: HTTPCacheKey) async throws
}

/// A cached response.
public struct HTTPCacheEntry: Sendable, Hashable {
  /// The status, and the header fields that are stored.
  public var head: HTTPResponse
  /// The body, after its content encoding was decoded.
  public var body: [UInt8]
  /// When the entry was stored or last revalidated, in seconds since 1970. Clamped to `times`.
  public private(set) var confirmedAt: Int64

  /// The valid values of `confirmedAt`: 1970 through the year 9999.
  ///
  /// Seconds come from files and clocks. Arithmetic with values in this range does not overflow.
  public static let times: ClosedRange<Int64> = 0...253_402_300_799

  /// Creates an entry. Drops all header fields except those that caching needs.
  public init(head: HTTPResponse, body: [UInt8], confirmedAt: Int64) {
    self.head = HTTPResponse(status: head.status, headerFields: Self.stored(of: head.headerFields))
    self.body = body
    self.confirmedAt = Self.plausible(confirmedAt)
  }

  /// The closest time within `times`.
  package static func plausible(_ seconds: Int64) -> Int64 { min(max(seconds, times.lowerBound), times.upperBound) }

  /// A list of what to store, because any other field may carry a secret.
  private static let storedNames: [HTTPField.Name] = [
    .age, .cacheControl, .contentLanguage, .contentType, .date, .eTag, .expires, .lastModified, .vary,
  ]

  private static func stored(of fields: HTTPFields) -> HTTPFields {
    storedNames.reduce(into: HTTPFields()) { $0[$1] = fields[$1] }
  }

  /// Returns the entry after revalidation: with the fields of a 304 response, and a new time.
  func confirmed(by head: HTTPResponse, at seconds: Int64) -> HTTPCacheEntry {
    var entry = self
    // This was the age of the earlier response. A 304 without an age is current.
    entry.head.headerFields[.age] = nil
    for field in Self.stored(of: head.headerFields) {
      entry.head.headerFields[field.name] = field.value
    }
    entry.confirmedAt = Self.plausible(seconds)
    return entry
  }
}
