import HTTPTypes

/// What a message says about caching, in `Cache-Control` and `Expires`.
struct CacheControl {
  /// The response must not be stored.
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
  private static func seconds(_ text: Substring) -> Int64 {
    let digits = text.filter { $0 != "\"" && $0 != " " }
    guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return 0 }
    return min(Int64(digits) ?? .max, Int64(Int32.max))
  }

  private static func lifetime(until end: String, from start: String?) -> Int64 {
    guard let end = HTTPDate(end), let start = start.flatMap({ HTTPDate($0) }) else { return 0 }
    return max(0, end.secondsSinceEpoch - start.secondsSinceEpoch)
  }
}
