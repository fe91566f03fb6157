/// Decodes the visible form, independently of the encoder's code.
enum VisibleTextDecoder {
  /// Returns the text of a golden.
  static func text(of golden: String) -> String {
    var lines = golden.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    lines.removeLast()
    let decoded = lines.map { line in
      var line = line[...]
      if line.last == "␤" { line.removeLast() }
      var result = String.UnicodeScalarView()
      while let scalar = line.popFirst() {
        if scalar == "␛" {
          result.append("\u{1B}")
        } else if scalar == "\\", line.starts(with: "u{".unicodeScalars), let end = line.firstIndex(of: "}") {
          let digits = String(String.UnicodeScalarView(line[(line.startIndex + 2)..<end]))
          result.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}")
          line = line[(end + 1)...]
        } else {
          result.append(scalar)
        }
      }
      return String(result)
    }
    return decoded.joined(separator: "\n")
  }
}
