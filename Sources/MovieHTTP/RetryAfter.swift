import HTTPTypes

/// The delay that a `Retry-After` header field asks for.
struct RetryAfter {
  let delay: Duration

  /// Parses the field, which is a number of seconds or a date. Returns nil if it is missing or invalid.
  ///
  /// A date is compared with the response's `Date`, because the local clock may be wrong.
  init?(_ head: HTTPResponse) {
    guard let text = head.headerFields[.retryAfter]?.trimmed, !text.isEmpty else { return nil }
    if text.utf8.allSatisfy(\.isDigit) {
      // A number too large for `Int64` is a very long delay.
      delay = .seconds(Int64(text) ?? Int64(Int32.max))
      return
    }
    guard let then = HTTPDate(text), let now = head.headerFields[.date].flatMap({ HTTPDate($0.trimmed) }) else {
      return nil
    }
    delay = .seconds(max(0, then.secondsSinceEpoch - now.secondsSinceEpoch))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " || $0 == "\t" }.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
