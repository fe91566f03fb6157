/// Something known of a film or a person, under its name.
public struct Fact: Sendable, Hashable {
  public enum Value: Sendable, Hashable {
    case text(String)
    /// What stands for a value that nobody knows.
    case unknown(String)
    /// A score, and how many gave it where it is a vote.
    case score(ScoreBadge, votes: String?)
    /// A web address.
    case link(String)
  }

  public var label: String
  public var value: Value

  public init(label: String, value: Value) {
    self.label = label
    self.value = value
  }
}
