/// Checks what is printed.
enum ShownText {
  /// Throws if a terminal would obey the text. JSON has no other white space than spaces and line feeds either.
  ///
  /// With `colors`, text may have escape sequences of the program, which are not checked further.
  static func check(_ text: String, isJSON: Bool = false, colors: Bool = false) throws(FuzzFailure) {
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
