/// A suggested next step: a view shows it as a button or as a command.
public struct Hint: Sendable, Hashable {
  /// What the step does, as the label of a button or before a command, such as `Next page`.
  public var text: String
  /// Where the step leads.
  public var route: Route

  /// Creates a hint.
  public init(text: String, route: Route) {
    self.text = text
    self.route = route
  }
}
