import MovieJSON

/// Checks what is printed.
enum ShownText {
  /// Throws if a terminal would obey the document, or if it is not JSON.
  static func check(json document: String) throws(FuzzFailure) {
    try check(document)
    try require(JSONNode(parsing: Array(document.utf8)) != nil, "Invalid JSON is written: \(document)")
  }

  /// Throws if a terminal would obey the text.
  ///
  /// With `colors`, text may have escape sequences of the program, which are not checked further.
  static func check(_ text: String, colors: Bool = false) throws(FuzzFailure) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A: continue
      case 0x1B where colors: continue
      case ..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFFF9...0xFFFB:
        throw FuzzFailure(description: "U+\(String(scalar.value, radix: 16)) is printed: \(String(reflecting: text))")
      default: continue
      }
    }
  }
}
