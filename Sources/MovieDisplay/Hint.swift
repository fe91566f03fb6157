/// Something to do next, in words and as a way to go.
public struct Hint: Sendable, Hashable {
  public var text: String
  public var route: Route

  public init(text: String, route: Route) {
    self.text = text
    self.route = route
  }
}
