import MovieJSON

/// Finds and spells out the characters that cannot be seen in a golden.
package enum InvisibleScalars {
  package static func mustSpellOut(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2000...0x200A, 0x202F, 0x205F: true  // blanks that look like a space
    case 0x180B...0x180F, 0xFE00...0xFE0D, 0xE0100...0xE01EF: true  // variation selectors other than those of emoji
    case 0x200D: !joinsAfter(previous)
    default: scalar.isInvisible
    }
  }

  /// Spells out the invisible characters of `text` as `\u{…}`.
  static func spelledOut(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "\n"
    for scalar in text.unicodeScalars {
      if mustSpellOut(scalar, after: previous) {
        result.append(contentsOf: spelling(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }

  /// The escaped form of `scalar`, such as `\u{A0}`.
  static func spelling(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a joiner after `scalar` is part of a visible emoji.
  private static func joinsAfter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x2190...0x23FF, 0x2460...0x2BFF, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}
