// Cells, not characters: how many columns of a terminal a character takes.

extension Character {
  /// Columns the character fills: 0 when it only combines, 2 when it is wide or an emoji, otherwise 1.
  var cellWidth: Int {
    let scalars = unicodeScalars
    if let first = scalars.first, UTF8.width(first) == utf8.count, let width = first.plainWidth { return width }
    if isEmojiPresentation { return 2 }
    return scalars.reduce(into: 0) { $0 += $1.cellWidth }
  }

  /// Whether the character is drawn as an emoji: by itself, by a selector, as a joined sequence or as a flag.
  private var isEmojiPresentation: Bool {
    // A lone regional indicator is a letter in a box, two are a flag; terminals give both two cells.
    guard unicodeScalars.first?.properties.isEmojiPresentation != true else { return true }
    var hasEmojiBase = false
    var isJoined = false
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}" { return true }
      if scalar == "\u{200D}" { isJoined = true }
      hasEmojiBase = hasEmojiBase || scalar.properties.isEmoji
    }
    return isJoined && hasEmojiBase
  }
}

extension Unicode.Scalar {
  var cellWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .control, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    // Vowels and finals of Hangul syllables written in parts stand inside the leading consonant's cells.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }
}
