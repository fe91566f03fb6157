internal import MovieJSON
internal import SnapshotFiles

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
    var text = ""
    var previous: Unicode.Scalar = "\n"
    for scalar in string.unicodeScalars {
      let isEscaped = scalar == "\\" || scalar == "\"" || VisibleText.mustSpellOut(scalar, after: previous)
      text += isEscaped ? MovieJSON.json(String(scalar)) { _ in true } : String(scalar)
      previous = scalar
    }
    return "\"\(text)\""
  }
}
