/// A labeled fact about a film or person.
public struct Fact: Sendable, Hashable {
  /// The value of a fact.
  public enum Value: Sendable, Hashable {
    case text(String)
    /// A placeholder for an unknown value.
    case unknown(String)
    /// A score, with the number of votes if it is based on votes.
    case score(ScoreBadge, votes: String?)
    /// A URL.
    case link(String)
  }

  public var label: String
  public var value: Value

  public init(label: String, value: Value) {
    self.label = label
    self.value = value
  }
}
