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
public struct HTTPCacheEntry: Sendable, Equatable {
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

  /// The age in seconds, including the age on arrival; nil if the clock was set back since the entry was confirmed.
  func age(at now: Int64) -> Int64? {
    let now = Self.plausible(now)
    guard now >= confirmedAt else { return nil }
    return now - confirmedAt + CacheControl.seconds((head.headerFields[.age] ?? "")[...])
  }

  /// Whether the entry is fresh, and no older than the request allows.
  func isFresh(for request: CacheControl, at now: Int64, _ policy: HTTPCachePolicy) -> Bool {
    let control = CacheControl(head.headerFields)
    guard !control.isAlwaysStale, let age = age(at: now) else { return false }
    // With `max-stale`, the age that a request names is about what is no longer fresh.
    if !request.acceptsStale, let limit = request.lifetime, age >= limit { return false }
    return age < control.lifetime ?? policy.defaultLifetime.components.seconds
  }

  /// Whether a request takes the entry because of its age, whatever the server says about its freshness.
  func suffices(_ request: CacheControl, at now: Int64) -> Bool {
    guard request.acceptsStale, let limit = request.lifetime, let age = age(at: now) else { return false }
    return age < limit && !CacheControl(head.headerFields).forbidsStaleUse
  }
}

/// The key of a cached response: the URL of the request, without credentials.
///
/// Responses are shared between credentials. Use this only for servers whose responses do not depend on them.
public struct HTTPCacheKey: Sendable, Hashable {
  /// The URL without the query parameters that carry a credential.
  public let text: String

  /// Header fields for which a response may be partial or empty. Requests with one are not cached.
  private static let conditions: [HTTPField.Name] = [
    .range, .ifRange, .ifNoneMatch, .ifMatch, .ifModifiedSince, .ifUnmodifiedSince,
  ]

  /// Returns nil for a request that must not be cached: any but a GET request, and one with conditions or a range.
  ///
  /// `credentialParameters` are the lowercase names of the query parameters to omit. They are found in any case and
  /// encoding.
  public init?(_ request: HTTPRequest, leavingOut credentialParameters: Set<String>) {
    guard request.method == .get, let scheme = request.scheme, let authority = request.authority,
      let target = request.path, !authority.contains("@"),
      !Self.conditions.contains(where: { request.headerFields[$0] != nil })
    else { return nil }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let parameters =
      parts.dropFirst().first?.split(separator: "&").filter { parameter in
        !credentialParameters.contains(Self.decoded(parameter.prefix { $0 != "=" }).lowercased())
      } ?? []
    let query = parameters.isEmpty ? "" : "?" + parameters.joined(separator: "&")
    text = "\(scheme.lowercased())://\(authority.lowercased())\(parts[0])\(query)"
  }

  /// Decodes percent-encoding, which could hide the name of a parameter.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), digits.count == 2 {
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension BufferedResponse {
  /// Whether the response is complete, successful, and the same for every client.
  var isStorable: Bool {
    (200..<300).contains(head.status.code) && head.status != .partialContent
      && !CacheControl(head.headerFields).forbidsStoring
      && variesByEncodingAlone
  }

  /// Whether the response depends on no request field but `Accept-Encoding`. Bodies are stored decoded, so that one
  /// fits all.
  private var variesByEncodingAlone: Bool {
    (head.headerFields[.vary] ?? "").split(separator: ",").allSatisfy {
      $0.filter { $0 != " " && $0 != "\t" }.lowercased() == "accept-encoding"
    }
  }

  /// Whether the status means a problem of the server that may be temporary.
  var isTransientFailure: Bool {
    head.status.code >= 500 || head.status == .tooManyRequests
  }

  var isGone: Bool { head.status == .notFound || head.status == .gone }
}

/// What a message says about caching, in `Cache-Control` and `Expires`.
struct CacheControl {
  /// The response must not be stored; in a request, its response.
  private(set) var forbidsStoring = false
  /// The response must be revalidated before each use; in a request, this one must be.
  private(set) var isAlwaysStale = false
  /// The response must not be used once stale, even if revalidation fails.
  private(set) var forbidsStaleUse = false
  /// A request that takes a response that is no longer fresh, if it is not older than `lifetime`.
  private(set) var acceptsStale = false
  /// A request that is answered by the cache or not at all.
  private(set) var isOnlyIfCached = false
  /// How many seconds the response is fresh for, or the greatest age that a request takes; nil if it does not say.
  private(set) var lifetime: Int64?

  init(_ fields: HTTPFields) {
    for directive in (fields[.cacheControl] ?? "").split(separator: ",") {
      let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      switch parts[0].filter({ $0 != " " && $0 != "\t" }).lowercased() {
      case "no-store": forbidsStoring = true
      case "no-cache":
        // The same if it names fields, because fields are not cached one by one.
        isAlwaysStale = true
        forbidsStaleUse = true
      case "must-revalidate": forbidsStaleUse = true
      case "max-stale": acceptsStale = true
      case "only-if-cached": isOnlyIfCached = true
      case "max-age":
        let seconds = Self.seconds(parts.dropFirst().first ?? "")
        lifetime = min(lifetime ?? seconds, seconds)
      default: break
      }
    }
    lifetime = lifetime ?? fields[.expires].map { Self.lifetime(until: $0, from: fields[.date]) }
  }

  /// Parses a number of seconds. Missing and invalid numbers count as 0, and huge ones are limited.
  fileprivate static func seconds(_ text: Substring) -> Int64 {
    let digits = text.filter { $0 != "\"" && $0 != " " }
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return 0 }
    return min(Int64(digits) ?? .max, Int64(Int32.max))
  }

  private static func lifetime(until end: String, from start: String?) -> Int64 {
    guard let end = Int64(httpDate: end), let start = start.flatMap({ Int64(httpDate: $0) }) else { return 0 }
    return max(0, end - start)
  }
}

/// A cache in memory. When it is full, it removes the entries that were not used for the longest time.
public actor InMemoryHTTPCache: HTTPCache {
  private let maximumBytes: Int
  private var slots: [HTTPCacheKey: (entry: HTTPCacheEntry, bytes: Int, use: Int)] = [:]
  private var bytes = 0
  /// Counts uses. Unlike the time in seconds, it orders the uses within a second.
  private var uses = 0

  /// Creates an empty cache for up to `maximumBytes`; 8 MiB by default.
  public init(maximumBytes: Int = 8 << 20) {
    self.maximumBytes = maximumBytes
  }

  public func entry(for key: HTTPCacheKey) -> HTTPCacheEntry? { slots[key]?.entry }

  public func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) {
    remove(key)
    // 512 bytes for the header fields: they are few and short, so that an estimate is enough.
    let size = key.text.utf8.count + entry.body.count + 512
    guard size <= maximumBytes else { return }
    uses += 1
    bytes += size
    slots[key] = (entry: entry, bytes: size, use: uses)
    while bytes > maximumBytes, let oldest = slots.min(by: { $0.value.use < $1.value.use }) {
      remove(oldest.key)
    }
  }

  public func touch(_ key: HTTPCacheKey, at seconds: Int64) {
    uses += 1
    slots[key]?.use = uses
  }

  public func remove(_ key: HTTPCacheKey) {
    bytes -= slots.removeValue(forKey: key)?.bytes ?? 0
  }
}

// Dates in header fields, as seconds since 1970.
extension Int64 {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The seconds since 1970 of a date in a header field, such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  ///
  /// The two other formats, obsolete since 1999, are not parsed.
  init?(httpDate text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[0].last == ",", parts[5] == "GMT",
      let day = Self.number(parts[1], 1...31),
      let month = Self.months.firstIndex(where: { $0 == parts[2] }),
      let year = Self.number(parts[3], 1970...9999)
    else { return nil }
    let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
    // A second of 60 is a leap second.
    guard time.count == 3, let hour = Self.number(time[0], 0...23), let minute = Self.number(time[1], 0...59),
      let second = Self.number(time[2], 0...60)
    else { return nil }
    let days = Self.daysSinceEpoch(year: year, month: month + 1, day: day)
    self = ((days * 24 + hour) * 60 + minute) * 60 + second
  }

  private static func number(_ text: Substring, _ range: ClosedRange<Int64>) -> Int64? {
    guard text.utf8.allSatisfy(\.isDigit), let value = Int64(text) else { return nil }
    return range.contains(value) ? value : nil
  }

  /// Counts years from March, so that a leap day is the last day of its year.
  private static func daysSinceEpoch(year: Int64, month: Int, day: Int64) -> Int64 {
    let shifted = month > 2 ? year : year - 1
    let daysBeforeMonth = (153 * Int64((month + 9) % 12) + 2) / 5
    let daysBeforeYear = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400
    return daysBeforeYear + daysBeforeMonth + day - 1 - 719_468
  }
}
