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
