internal import SnapshotFiles

/// Writes strings in quotation marks.
enum QuotedText {
  /// A Swift literal. A string of several lines has a line for each, indented one level more than `indent`.
  static func swift(_ string: String, indent: String) -> String {
    let hasLines = string.utf8.contains(0x0A)
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"" where !hasLines: text += "\\\""
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\0": text += "\\0"
      default: text.unicodeScalars.append(scalar)
      }
    }
    guard hasLines else { return "\"\(text)\"" }
    let inner = indent + "  "
    let lines = text.replacing("\"\"\"", with: "\\\"\"\"").split(separator: "\n", omittingEmptySubsequences: false)
    return "\"\"\"\n" + lines.map { $0.isEmpty ? "\n" : inner + $0 + "\n" }.joined() + inner + "\"\"\""
  }

  /// A JSON string. Invisible characters are escaped.
  static func json(_ string: String) -> String {
    var text = "\""
    var previous: Unicode.Scalar = "\n"
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\"": text += "\\\""
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20 || InvisibleScalars.mustSpellOut(scalar, after: previous):
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    return text + "\""
  }
}
