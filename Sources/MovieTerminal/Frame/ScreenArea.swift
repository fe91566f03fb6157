/// A rectangle of cells, which may be empty or extend beyond the screen.
public struct ScreenArea: Sendable, Hashable {
  /// The rows.
  public var rows: Range<Int>
  /// The columns.
  public var columns: Range<Int>

  /// Creates an area.
  public init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Returns what two areas have in common.
  public func intersection(_ other: ScreenArea) -> ScreenArea {
    ScreenArea(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }
}
