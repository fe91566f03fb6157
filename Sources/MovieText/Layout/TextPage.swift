public import MovieDisplay

/// What every text view needs to know of the page it draws on.
public struct TextPage: Sendable {
  /// Columns.
  public var width: Int
  public var palette: Palette
  /// The words to type to follow a route; nil where there is no such command.
  public var command: @Sendable (Route) -> String?

  public init(width: Int, palette: Palette = .plain, command: @escaping @Sendable (Route) -> String? = { _ in nil }) {
    self.width = width
    self.palette = palette
    self.command = command
  }
}
