/// Replaces text that varies between runs, such as dates and ids, before a text is compared or recorded.
public struct SnapshotFilter: Sendable {
  let apply: @Sendable (String) -> String

  /// Creates a filter from a function that returns the text to compare. Of a value, the function also gets the members of
  /// sets and dictionaries, which are sorted by what it returns.
  public init(_ apply: @escaping @Sendable (String) -> String) {
    self.apply = apply
  }

  /// Replaces every occurrence of `text`, such as a temporary directory.
  public static func replacing(_ text: String, with replacement: String) -> SnapshotFilter {
    SnapshotFilter { whole in
      guard !text.isEmpty else { return whole }
      // By bytes, because `String` compares equivalent forms as equal.
      return String(decoding: Array(whole.utf8).replacing(text.utf8, with: replacement.utf8), as: UTF8.self)
    }
  }

  /// Replaces ISO 8601 dates and times such as `2027-03-01T12:00:00Z`, and descriptions of dates such as
  /// `2027-03-01 12:00:00 +0000`, with `<date>`.
  public static var dates: SnapshotFilter {
    SnapshotFilter { VaryingText.replace(VaryingText.date, in: $0) { _ in "<date>" } }
  }

  /// Replaces UUIDs with `<id-1>`, `<id-2>` and so on. Equal ids in a text get equal numbers.
  public static var ids: SnapshotFilter {
    SnapshotFilter { text in
      var numbers: [String: Int] = [:]
      return VaryingText.replace(VaryingText.uuid, in: text) { id in
        let key = id.lowercased()
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        return "<id-\(number)>"
      }
    }
  }

  /// Applies several filters in order.
  public static func all(_ filters: SnapshotFilter...) -> SnapshotFilter {
    SnapshotFilter { text in filters.reduce(text) { $1.apply($0) } }
  }
}

/// A form of text that a redaction expects, such as that of a UUID.
public struct SnapshotMatcher: Sendable {
  let matches: @Sendable (String) -> Bool

  /// Creates a matcher from a function that tells whether a text has the form.
  public init(_ matches: @escaping @Sendable (String) -> Bool) {
    self.matches = matches
  }

  /// A UUID, in either case.
  public static var uuid: SnapshotMatcher {
    SnapshotMatcher { $0.wholeMatch(of: VaryingText.uuid) != nil }
  }

  /// An ISO 8601 date, with or without a time.
  public static var date: SnapshotMatcher {
    SnapshotMatcher { $0.wholeMatch(of: VaryingText.date) != nil }
  }
}

/// The forms of text that often differ between runs.
private enum VaryingText {
  /// An ISO 8601 date, optionally with time and time zone.
  static var date: Regex<Substring> {
    #/
      [0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])
      (?:[T\x20](?:[01][0-9]|2[0-3]):[0-5][0-9](?::(?:[0-5][0-9]|60)(?:\.[0-9]+)?)?(?:Z|[+\-][0-9]{2}:?[0-9]{2}|\x20\+0000)?)?
    /#
    .matchingSemantics(.unicodeScalar)
  }

  /// A UUID, in either case.
  static var uuid: Regex<Substring> {
    /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/.matchingSemantics(.unicodeScalar)
  }

  /// Replaces the matches of a form that are not part of a longer word.
  static func replace(
    _ form: Regex<Substring>, in text: String, with replacement: (Substring) -> String
  ) -> String {
    text.replacing(form) { match in
      let neighbors = [text[..<match.startIndex].unicodeScalars.last, text[match.endIndex...].unicodeScalars.first]
      let isPart = neighbors.contains { $0.map(isWord) ?? false }
      return isPart ? String(match.output) : replacement(match.output)
    }
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
