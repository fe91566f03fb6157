/// A path and what happens to the values there.
struct RedactionRule: Sendable {
  /// What happens to a value.
  enum Change: Sendable {
    /// It is replaced, if it matches.
    case replace(with: String, if: SnapshotMatcher?)
    /// Its elements are sorted.
    case sort
  }

  let path: ValuePath
  let change: Change
  /// The path as it was written.
  let name: String
}
