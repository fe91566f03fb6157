/// Which characters a reader cannot see, so that a golden has to spell them out.
enum InvisibleScalars {
  /// Whether `scalar` is spelled out where it follows `previous`.
  ///
  /// A table, not Unicode properties: a golden must not change with the toolchain that wrote it.
  static func hides(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F: true  // C0 controls
    case 0x20...0x7E: false
    case 0x7F...0xA0: true  // DEL, C1 controls, no-break space
    case 0xAD: true  // soft hyphen
    case 0xA1...0x034E: false
    case 0x034F: true  // combining grapheme joiner
    case 0x061C: true  // Arabic letter mark
    case 0x115F...0x1160: true  // Hangul fillers
    case 0x180B...0x180F: true  // Mongolian selectors
    case 0x200D: !joinsAfter(previous)
    case 0x2000...0x200F: true  // typographic and zero-width spaces, direction marks
    case 0x2028...0x202F: true  // separators, bidi embeddings, narrow no-break space
    case 0x205F...0x206F: true  // mathematical space, word joiner, bidi isolates
    case 0x2070...0x3163: false
    case 0x3164: true  // Hangul filler
    case 0xFE00...0xFE0D: true  // variation selectors, save the two for text and emoji
    case 0xFEFF: true  // byte order mark
    case 0xFFA0: true  // halfwidth Hangul filler
    case 0xFFF9...0xFFFB: true  // interlinear annotation
    case 0xE0000...0xE0FFF: true  // tags and more variation selectors
    default: false
    }
  }

  /// `text` with what cannot be seen as `\u{…}`.
  static func spelledOut(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if hides(scalar, after: previous) {
        result.append(contentsOf: spelling(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// `scalar` by its number, such as `\u{A0}`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a joiner after `scalar` shows, as the emoji it builds.
  private static func joinsAfter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x2190...0x23FF, 0x2460...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
