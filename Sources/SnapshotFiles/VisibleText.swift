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

  /// The text whose golden is `golden`, or nil if no text has that golden.
  package static func decode(_ golden: String) -> String? {
    let scalars = Array(golden.unicodeScalars)
    guard scalars.last == "\n" else { return nil }
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count - 1 {
      let scalar = scalars[index]
      let isEscape =
        scalar == "\\" && scalars[index + 1] == "u" && index + 2 < scalars.count && scalars[index + 2] == "{"
      if scalar == VisibleEncoder.escapeMark {
        text.append("\u{1B}")
      } else if isEscape {
        guard let end = scalars[index...].firstIndex(of: "}"),
          let value = UInt32(String(String.UnicodeScalarView(scalars[(index + 3)..<end])), radix: 16),
          let decoded = Unicode.Scalar(value)
        else { return nil }
        text.append(decoded)
        index = end
      } else if scalar != VisibleEncoder.endMark || scalars[index + 1] != "\n" {
        text.append(scalar)
      }
      index += 1
    }
    let decoded = String(text)
    // Only the one canonical spelling counts; anything else was not written by `encode`.
    return Array(golden.utf8) == encode(decoded) ? decoded : nil
  }
}
