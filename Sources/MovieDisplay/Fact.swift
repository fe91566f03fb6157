/// A labeled fact about a film or a person, or a setting with its value.
public struct Fact: Sendable, Hashable {
  /// The value of a fact, as display text.
  public enum Value: Sendable, Hashable {
    /// Text that is shown as it is.
    case text(String)
    /// A placeholder for an unknown value.
    case unknown(String)
    /// A score; `votes` says how many votes it is the average of, and is nil if it is not an average.
    case score(ScoreBadge, votes: String?)
    /// The address of a website, for display and as a link; not validated.
    case link(String)
  }

  /// What the fact is about, such as `Budget`.
  public var label: String
  /// The value, or a placeholder.
  public var value: Value
  /// Where parts of the text lead, in their order.
  public var links: [Hint]
  /// What a setting does; empty for other facts.
  public var note: String

  /// Creates a fact.
  public init(label: String, value: Value, links: [Hint] = [], note: String = "") {
    self.label = label
    self.value = value
    self.links = links
    self.note = note
  }
}
