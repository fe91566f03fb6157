/// The form in which text stands in a golden: visible, lossless, and safe in a terminal and in a review tool.
///
/// Lines end in LF. ESC is `␛`; other characters that cannot be seen are `\u{…}`. A line that ends in a blank, and an empty
/// last line, end in `␤`, because editors and reviewers lose what they cannot see.
package enum VisibleText {
  /// The bytes of the golden for `text`, the final LF included.
  package static func encode(_ text: String) -> [UInt8] {
    var text = text
    var bytes = text.withUTF8 { VisibleEncoder(source: $0, keepsLines: true).encoded() }
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }

  /// `text` in visible form on one line: a line break is `\u{A}`.
  package static func line(_ text: String) -> String {
    var text = text
    let bytes = text.withUTF8 { VisibleEncoder(source: $0, keepsLines: false).encoded() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether `golden` may have been written by this tool: text in lines, with nothing in it that cannot be seen.
  package static func isGolden(_ golden: [UInt8]) -> Bool {
    guard golden.last == 0x0A, GoldenFile.isValidUTF8(golden) else { return false }
    var previous: Unicode.Scalar = "\n"
    for scalar in String(decoding: golden, as: UTF8.self).unicodeScalars {
      if scalar == "\n" ? previous == " " : InvisibleScalars.hides(scalar, after: previous) { return false }
      previous = scalar
    }
    return true
  }
}
