extension Unicode.Scalar {
  /// Columns of a scalar of the common alphabets that is always drawn and never joins another one; nil for others.
  ///
  /// Saves nearly every text the look into the tables of the Unicode properties, which cost more than all the rest.
  var plainWidth: Int? {
    switch value {
    // ASCII; Latin without the soft hyphen; Greek and Cyrillic without combining marks; dashes and quotes; currencies.
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x590, 0x2010...0x2027, 0x20A0...0x20BF: 1
    // Signs and kana of Japanese without combining marks; Han; Hangul syllables; full-width forms.
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      2
    default: nil
    }
  }
}
