/// The size of a terminal in cells.
public struct ScreenSize: Sendable, Hashable {
  /// No screen is larger. A terminal that claims so would use up the memory.
  private static let limits = (columns: 2_000, rows: 1_000)

  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// Creates a size. A terminal that is not ready yet reports 0; then it is 80 × 24.
  public init(columns: Int, rows: Int) {
    let isKnown = columns > 0 && rows > 0
    self.columns = isKnown ? min(columns, Self.limits.columns) : 80
    self.rows = isKnown ? min(rows, Self.limits.rows) : 24
  }

  /// The whole screen.
  public var area: ScreenArea { ScreenArea(rows: 0..<rows, columns: 0..<columns) }
}
