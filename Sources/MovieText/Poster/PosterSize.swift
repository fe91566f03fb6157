/// How many cells a poster takes: in the shape of a poster, two by three, where a cell is twice as high as wide.
public struct PosterSize: Sendable, Hashable {
  public let columns: Int
  public let rows: Int

  /// The smallest a title can be read on.
  static let narrowest = 12
  static let widest = 60

  /// A poster of so many columns, within what can be read and what any screen needs.
  public init(columns: Int) {
    self.columns = min(Self.widest, max(Self.narrowest, columns))
    rows = self.columns * 3 / 4
  }

  /// The largest one in an area.
  public init(fittingColumns columns: Int, rows: Int) {
    self.init(columns: min(columns, rows * 4 / 3))
  }

  /// The one beside the text of a page; nil where the page is too narrow for both.
  public init?(besideTextOn pageWidth: Int) {
    switch pageWidth {
    case 76...: self.init(columns: 24)
    case 68...: self.init(columns: 20)
    case 60...: self.init(columns: 16)
    default: return nil
    }
  }
}
