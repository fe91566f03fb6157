import HTTPTypes

extension HTTPResponse {
  /// The delay that `Retry-After` asks for, as a number of seconds or a date; nil if it is missing or invalid.
  ///
  /// A date is compared with the response's `Date`, because the local clock may be wrong.
  package var requestedDelay: Duration? {
    guard let text = headerFields[.retryAfter], !text.isEmpty else { return nil }
    // A number too large for `Int64` is a very long delay.
    if text.utf8.allSatisfy(\.isDigit) { return .seconds(Int64(text) ?? Int64(Int32.max)) }
    guard let then = HTTPDate(text), let now = headerFields[.date].flatMap({ HTTPDate($0) }) else { return nil }
    return .seconds(max(0, then.secondsSinceEpoch - now.secondsSinceEpoch))
  }
}
