import HTTPTypes

/// The wait that a reply's `Retry-After` asks for.
struct RetryAfter {
  let delay: Duration

  /// Nil if the field is absent or says nothing that can be understood.
  ///
  /// A date is measured against the reply's own `Date`: the difference is what the server means, whatever this
  /// machine's clock shows.
  init?(_ head: HTTPResponse) {
    guard let text = head.headerFields[.retryAfter]?.trimmed, !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      // More digits than a number holds are a wait that nobody waits for.
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
