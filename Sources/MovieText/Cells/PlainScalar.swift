extension Unicode.Scalar {
  /// The width of a common visible scalar that never combines with others; nil for all other scalars.
  ///
  /// Fast path that avoids the costly lookup of Unicode properties for most text.
  package var plainWidth: Int? {
    switch value {
    // ASCII; Latin without the soft hyphen; Greek and Cyrillic without combining marks; dashes, quotes and currency
    // symbols.
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x2010...0x2027, 0x20A0...0x20BF: 1
    // Japanese punctuation and kana without combining marks; Han; Hangul syllables; full-width forms.
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      2
    default: nil
    }
  }
}
