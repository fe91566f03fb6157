/// The characters that text is written with.
public enum Charset: Sendable, Hashable {
  /// All characters.
  case unicode
  /// ASCII, except for letters of other scripts and emoji, which stay as they are: a row of question marks says nothing.
  case ascii

  package var spinner: [String] {
    self == .ascii ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }

  /// Returns text that is not part of a layout in these characters.
  public func text(_ text: String) -> String {
    // No form has more than two cells more than its character.
    var room = 2 * text.utf8.count
    return self == .ascii ? text.inASCII(growing: &room) : text
  }
}
