public import MoviePictures
public import MovieText

/// The terminal's answer to a question. It is never read as keys, no matter when it comes.
public enum TerminalReply: Sendable, Hashable {
  /// The primary device attributes. Every terminal answers this question, so it is asked last.
  case attributes
  /// The state of a private mode: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, setting: Int)
  /// The flags of the kitty keyboard protocol that are in effect.
  case keyboard(flags: Int)
  /// The position of the cursor, from 0.
  case cursor(row: Int, column: Int)
  /// The size of a cell in pixels.
  case cellPixels(width: Int, height: Int)
  /// Whether the color scheme is light or dark.
  case colorScheme(Palette.Background)
  /// The color of the background.
  case background(RGB)
  /// The terminal's name and version.
  case name(String)
  /// The result of a graphics command: `OK` or an error.
  case graphics(id: UInt32?, message: String)
}
