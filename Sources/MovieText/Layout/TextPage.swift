public import MovieDisplay

/// The page that text views draw on: width, colors and links.
public struct TextPage: Sendable {
  /// In columns.
  public var width: Int
  public var palette: Palette
  /// The command for a route; nil if there is none.
  public var command: @Sendable (Route) -> String?
  /// Whether a scene shows only the result of a change, for commands that exit afterwards.
  public var showsChangeAlone: Bool
  /// Whether a failure starts with `error:` and its advice with `hint:`, as on standard error.
  public var labelsFailures: Bool
  /// Whether the page supports hyperlinks.
  private let takesLinks: Bool
  /// The URL for a route; nil if there is none.
  private let address: @Sendable (Route) -> Hyperlink?

  /// Without `link` the page has no hyperlinks.
  public init(
    width: Int, palette: Palette = .plain, command: @escaping @Sendable (Route) -> String? = { _ in nil },
    link: (@Sendable (Route) -> Hyperlink?)? = nil, showsChangeAlone: Bool = false, labelsFailures: Bool = false
  ) {
    self.showsChangeAlone = showsChangeAlone
    self.labelsFailures = labelsFailures
    self.width = width
    self.palette = palette
    self.command = command
    takesLinks = link != nil
    address = link ?? { _ in nil }
  }

  func link(to route: Route?) -> Hyperlink? { route.flatMap(address) }

  /// A hyperlink to the URL itself, if the page supports hyperlinks.
  func link(toAddress text: String) -> Hyperlink? { takesLinks ? Hyperlink(text) : nil }
}
