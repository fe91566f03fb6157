/// The form of text in a golden: visible, lossless, and safe to show in terminals and review tools.
///
/// Lines end in LF. ESC is `␛`; other invisible characters are `\u{…}`. A line with a trailing blank and an empty last
/// line end in `␤`, because editors may strip trailing white space.
package enum VisibleText {
  /// The golden for `text`, including the final LF.
  package static func encode(_ text: String) -> [UInt8] {
    var text = text
    var bytes = text.withUTF8 { VisibleEncoder(source: $0, keepsLines: true).encoded() }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// `text` in visible form on one line, with line breaks as `\u{A}`.
  package static func line(_ text: String) -> String {
    var text = text
    let bytes = text.withUTF8 { VisibleEncoder(source: $0, keepsLines: false).encoded() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether `golden` has the format written by this tool: lines of text without invisible characters.
  package static func isGolden(_ golden: [UInt8]) -> Bool {
    guard golden.last == 0x0A, let text = String(validating: golden, as: UTF8.self) else { return false }
    var previous: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if scalar == "\n" ? previous == " " : InvisibleScalars.mustSpellOut(scalar, after: previous) { return false }
      previous = scalar
    }
    return true
  }
}
