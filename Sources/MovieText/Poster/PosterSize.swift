/// A poster's size in cells. The aspect ratio is 2:3, with cells twice as high as wide.
public struct PosterSize: Sendable, Hashable {
  public let columns: Int
  public let rows: Int

  /// The minimum width for a readable title.
  static let narrowest = 12
  static let widest = 60

  /// A poster with the given number of columns, clamped to a readable range.
  public init(columns: Int) {
    self.columns = min(Self.widest, max(Self.narrowest, columns))
    rows = self.columns * 3 / 4
  }

  /// The largest poster that fits.
  public init(fittingColumns columns: Int, rows: Int) {
    self.init(columns: min(columns, rows * 4 / 3))
  }

  /// The poster beside a page's text; nil if the page is too narrow for both.
  public init?(besideTextOn pageWidth: Int) {
    switch pageWidth {
    case 76...: self.init(columns: 24)
    case 68...: self.init(columns: 20)
    case 60...: self.init(columns: 16)
    default: return nil
    }
  }
}
