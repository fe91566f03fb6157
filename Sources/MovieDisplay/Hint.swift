/// Something to do next, as a button shows it.
public struct Hint: Sendable, Hashable {
  /// What a button says, such as `Next page`.
  public var text: String
  public var route: Route

  public init(text: String, route: Route) {
    self.text = text
    self.route = route
  }
}
