import MovieJSON

// How many terminal cells characters fill.

extension StringProtocol {
  var cellWidth: Int {
    var width = 0
    for scalar in unicodeScalars {
      // Characters have to be found only if scalars may combine.
      guard let cells = scalar.plainWidth else { return reduce(0) { $0 + $1.cellWidth } }
      width += cells
    }
    return width
  }
}

extension Character {
  /// The width in cells: 0 for combining and invisible characters, 2 for wide characters and emoji, otherwise 1.
  package var cellWidth: Int {
    let scalars = unicodeScalars
    if let first = scalars.first, UTF8.width(first) == utf8.count, let width = first.plainWidth { return width }
    if isEmojiPresentation { return 2 }
    return scalars.reduce(into: 0) { $0 += $1.cellWidth }
  }

  /// Whether the character is displayed as an emoji: by default, by a variation selector, as a joined sequence or as a
  /// flag.
  private var isEmojiPresentation: Bool {
    // A single regional indicator is a boxed letter, two are a flag; terminals give both two cells.
    guard unicodeScalars.first?.properties.isEmojiPresentation != true else { return true }
    var hasEmojiBase = false
    var isJoined = false
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}", hasEmojiBase { return true }
      if scalar == "\u{200D}" { isJoined = true }
      hasEmojiBase = hasEmojiBase || scalar.properties.isEmoji
    }
    return isJoined && hasEmojiBase
  }
}

extension Unicode.Scalar {
  package var cellWidth: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    // Most terminals show the signs around Arabic numbers, and give a vowel sign beside its letter, as in Hindi, a cell.
    case .format: return isInvisible ? 0 : 1
    default: break
    }
    // The vowels and finals of decomposed Hangul syllables share the leading consonant's cells.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

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

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    let index = wideRanges.partitioningIndex { $0.upperBound >= value }
    return index < wideRanges.count && wideRanges[index].contains(value)
  }
}

extension Array {
  /// The index of the first element that meets a condition, which all after it meet, too; the end if none does.
  package func partitioningIndex(where meetsCondition: (Element) -> Bool) -> Int {
    var range = indices
    while let last = range.last {
      let middle = range.lowerBound + (last - range.lowerBound) / 2
      range = meetsCondition(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
    }
    return range.lowerBound
  }
}
