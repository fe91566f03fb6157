public import MoviePictures
public import MovieText

/// The terminal's answer to a question. It is never read as keys, no matter when it comes.
public enum TerminalReply: Sendable, Hashable {
  /// The primary device attributes. Every terminal answers this question, so it is asked last.
  case attributes([Int])
  /// The secondary device attributes.
  case secondaryAttributes([Int])
  /// The state of a private mode: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, setting: Int)
  /// The flags of the kitty keyboard protocol that are in effect.
  case keyboard(flags: Int)
  /// The position of the cursor, from 0.
  case cursor(row: Int, column: Int)
  /// The size of a cell in pixels.
  case cellPixels(width: Int, height: Int)
  /// The size of the text area in pixels.
  case windowPixels(width: Int, height: Int)
  /// The size of the text area in cells.
  case windowCells(columns: Int, rows: Int)
  /// Whether the color scheme is light or dark.
  case colorScheme(Palette.Background)
  /// Whether the window has the focus.
  case focus(Bool)
  /// The color of the text.
  case foreground(RGB)
  /// The color of the background.
  case background(RGB)
  /// The terminal's name and version.
  case name(String)
  /// The result of a graphics command: `OK` or an error.
  case graphics(id: UInt32?, message: String)
}
