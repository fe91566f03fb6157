/// The place of the cursor. Screen readers and input methods follow it, even if it is hidden.
public struct ScreenCursor: Sendable, Hashable {
  /// The row, from 0.
  public var row: Int
  /// The column, from 0.
  public var column: Int
  /// Whether it is shown, as in a text field.
  public var isVisible: Bool

  /// Creates a cursor. By default, it is hidden, at the top left.
  public init(row: Int = 0, column: Int = 0, isVisible: Bool = false) {
    self.row = row
    self.column = column
    self.isVisible = isVisible
  }
}
