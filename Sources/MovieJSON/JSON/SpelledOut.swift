extension Unicode.Scalar {
  /// Whether JSON has this scalar by its number: what JSON demands, controls, line and paragraph separators, and what
  /// has no shape of its own, such as a change of direction. Joiners and variation selectors stay: words and emoji
  /// are built with them.
  var isSpelledOut: Bool {
    switch value {
    case 0..<0x20, 0x22, 0x5C, 0x7F..<0xA0, 0x2028, 0x2029: return true
    // Saves nearly every text the look into the tables of the Unicode properties.
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x34F, 0x350..<0x600, 0x2010..<0x2028, 0x3000..<0x3164, 0x3165..<0xD800:
      return false
    case 0x200C, 0x200D: return false
    default:
      return properties.generalCategory == .format
        || properties.isDefaultIgnorableCodePoint && !properties.isVariationSelector
    }
  }
}

extension UInt8 {
  /// Whether the byte is a letter of ASCII that stands for itself.
  var isPlain: Bool { (0x20..<0x7F).contains(self) && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at a place in the bytes of a string, which are always whole, and how many bytes it has.
  func scalar(at place: Int) -> (scalar: Unicode.Scalar, length: Int) {
    let lead = self[place]
    let length =
      switch lead {
      case ..<0x80: 1
      case ..<0xE0: 2
      case ..<0xF0: 3
      default: 4
      }
    // A lead byte of n bytes has n + 1 bits that only say so.
    var value = length == 1 ? UInt32(lead) : UInt32(lead & (0x7F >> UInt8(length)))
    for byte in self[(place + 1)..<(place + length)] {
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
  }
}
