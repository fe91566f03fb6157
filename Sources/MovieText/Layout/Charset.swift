/// The characters that text is written with.
public enum Charset: Sendable, Hashable {
  /// All characters.
  case unicode
  /// ASCII, except for letters of other scripts and emoji, which stay as they are: a row of question marks says nothing.
  case ascii

  /// The frames of a spinner.
  package var spinner: [String] {
    self == .ascii ? ["|", "/", "-", "\\"] : ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  }

  /// Returns text that is not part of a layout in these characters.
  public func text(_ text: String) -> String {
    guard self == .ascii, text.utf8.contains(where: { $0 >= 0x80 }) else { return text }
    var previous: Unicode.Scalar?
    return text.unicodeScalars.reduce(into: "") { output, scalar in
      if let form = ASCIIForm.of(scalar, after: previous) {
        output += form.full
      } else {
        output.unicodeScalars.append(scalar)
      }
      previous = output.unicodeScalars.last
    }
  }
}
