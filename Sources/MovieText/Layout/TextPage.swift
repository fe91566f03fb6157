public import MovieDisplay

/// What every text view needs to know of the page it draws on.
public struct TextPage: Sendable {
  /// Columns.
  public var width: Int
  public var palette: Palette
  /// The words to type to follow a route; nil where there is no such command.
  public var command: @Sendable (Route) -> String?
  /// Whether a scene that has changed something shows the change alone, as suits a command that ends after it.
  public var showsChangeAlone: Bool
  /// Whether the page takes hyperlinks at all.
  private let takesLinks: Bool
  /// The address behind a route; nil where there is none.
  private let address: @Sendable (Route) -> Hyperlink?

  /// Without `link` the page has no hyperlinks.
  public init(
    width: Int, palette: Palette = .plain, command: @escaping @Sendable (Route) -> String? = { _ in nil },
    link: (@Sendable (Route) -> Hyperlink?)? = nil, showsChangeAlone: Bool = false
  ) {
    self.showsChangeAlone = showsChangeAlone
    self.width = width
    self.palette = palette
    self.command = command
    takesLinks = link != nil
    address = link ?? { _ in nil }
  }

  func link(to route: Route?) -> Hyperlink? { route.flatMap(address) }

  /// The address itself as a link, where the page takes it.
  func link(toAddress text: String) -> Hyperlink? { takesLinks ? Hyperlink(text) : nil }
}
