/// A poster's size in cells. Posters have an aspect ratio of 2:3, and cells are twice as high as wide.
public struct PosterSize: Sendable, Hashable {
  /// The width in cells, from 12 to 60.
  public let columns: Int
  /// The height in cells: three quarters of the width.
  public let rows: Int

  /// The minimum width for a readable title.
  static let narrowest = 12
  static let widest = 60

  /// Creates a size with a number of columns, limited to 12 through 60.
  public init(columns: Int) {
    self.columns = min(Self.widest, max(Self.narrowest, columns))
    rows = self.columns * 3 / 4
  }

  /// Creates the largest size that fits; at least 12 columns wide.
  public init(fittingColumns columns: Int, rows: Int) {
    self.init(columns: min(columns, rows * 4 / 3))
  }

  /// Creates the size of a poster beside text; nil if the page is narrower than 60 columns.
  public init?(besideTextOn pageWidth: Int) {
    switch pageWidth {
    case 76...: self.init(columns: 24)
    case 68...: self.init(columns: 20)
    case 60...: self.init(columns: 16)
    default: return nil
    }
  }

  /// Creates the size of the picture on the page of a film or a person. Where a program leads to targets, a large screen
  /// has a larger one, as its lists do: a fifth of the width, as long as text has room below it.
  init?(on page: TextPage) {
    guard let usual = PosterSize(besideTextOn: page.width) else { return nil }
    let largest = PosterSize(fittingColumns: page.width / 5, rows: (page.height ?? 0) * 3 / 5)
    self = page.isInteractive && largest.columns > usual.columns ? largest : usual
  }
}
