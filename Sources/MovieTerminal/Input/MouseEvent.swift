/// A click or a turn of the wheel.
public struct MouseEvent: Sendable, Hashable {
  /// A mouse button.
  public enum Button: Sendable, Hashable {
    /// One of the three main buttons.
    case left, middle, right
    /// One of the two buttons at the side.
    case back, forward
  }

  /// What happened.
  public enum Action: Sendable, Hashable {
    /// A button went down.
    case press(Button)
    /// The wheel was turned by a number of steps, right and down if positive.
    case scroll(columns: Int, rows: Int)
  }

  /// What happened.
  public let action: Action
  /// The row of the pointer, from 0.
  public let row: Int
  /// The column of the pointer, from 0.
  public let column: Int
  /// The modifiers that were held down: Shift, Alt and Control.
  public let modifiers: Key.Modifiers

  /// Creates a mouse event.
  public init(_ action: Action, row: Int, column: Int, modifiers: Key.Modifiers = []) {
    self.action = action
    self.row = row
    self.column = column
    self.modifiers = modifiers
  }
}
