/// A suggested next action, shown as a button or a command.
public struct Hint: Sendable, Hashable {
  /// The button's label, such as `Next page`.
  public var text: String
  public var route: Route

  public init(text: String, route: Route) {
    self.text = text
    self.route = route
  }
}
