import HTTPTypes

extension HTTPCacheEntry {
  /// The age in seconds, including the age on arrival; nil if the clock was set back since the entry was confirmed.
  func age(at now: Int64) -> Int64? {
    let now = Self.plausible(now)
    guard now >= confirmedAt else { return nil }
    let atArrival = head.headerFields[.age].flatMap { Int64($0) } ?? 0
    return now - confirmedAt + min(max(atArrival, 0), Int64(Int32.max))
  }

  func isFresh(at now: Int64, _ policy: HTTPCachePolicy) -> Bool {
    let control = CacheControl(head.headerFields)
    guard !control.isAlwaysStale, let age = age(at: now) else { return false }
    return age < control.lifetime ?? policy.defaultLifetime.components.seconds
  }

  /// Whether a request takes the entry because of its age, whatever the server says about its freshness.
  func suffices(_ request: CacheControl, at now: Int64) -> Bool {
    guard request.acceptsStale, let limit = request.lifetime, let age = age(at: now) else { return false }
    return age < limit && !CacheControl(head.headerFields).forbidsStaleUse
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
