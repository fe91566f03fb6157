extension Unicode.Scalar {
  /// Whether this scalar is invisible or only affects its neighbors: controls, line separators, direction marks,
  /// zero-width and filler characters. Spaces and variation selectors are not included.
  ///
  /// This is a fixed table and not based on Unicode properties, so that output does not change with the toolchain.
  package var isInvisible: Bool {
    switch value {
    // These come first, because most text consists of them.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x34E, 0x350...0x61B, 0x2010...0x2027, 0x3165...0xFEFE: false
    case 0...0x1F, 0x7F...0x9F: true  // controls
    case 0xAD, 0x34F, 0x61C: true  // soft hyphen, combining grapheme joiner, Arabic letter mark
    case 0x115F...0x1160, 0x17B4...0x17B5, 0x180E: true  // Hangul fillers, Khmer vowels, Mongolian separator
    case 0x200B...0x200F: true  // zero-width space, joiners, direction marks
    case 0x2028...0x202E: true  // line and paragraph separators, direction controls
    case 0x2060...0x206F: true  // word joiner, invisible operators, isolates
    case 0x3164, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB: true  // fillers, byte order mark, interlinear annotation
    case 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true  // hieroglyph, shorthand and music controls
    case 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: true  // tags
    default: false
    }
  }
}
