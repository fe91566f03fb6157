import MovieJSON

// Anyone can edit catalog text, so characters that a terminal would interpret are removed.

extension CleanText {
  /// The number of combining marks that are kept in a row.
  ///
  /// The tallest stack of any script is a Tibetan symbol of a letter and eight marks. Without a limit, a title of one
  /// cell could be megabytes long.
  private static let marksInRow = 8
  /// The number of scalars that are kept of a character. The longest emoji, families with skin tones, have 11.
  private static let scalarsInCharacter = 32

  /// The width of text that needs no cleaning; nil if it may need cleaning.
  static func widthIfClean(_ raw: String) -> Int? {
    var width = 0
    // True initially so that leading blanks are removed.
    var endsInBlank = true
    for scalar in raw.unicodeScalars {
      guard let cells = scalar.plainWidth, scalar != " " || !endsInBlank else { return nil }
      endsInBlank = scalar == " "
      width += cells
    }
    return endsInBlank && width > 0 ? nil : width
  }

  /// Returns the text without control and invisible characters and with white space collapsed.
  ///
  /// Limits the length of characters, too.
  static func cleaned(_ raw: String) -> String {
    let scalars = Array(raw.unicodeScalars)
    // Collect bytes, because appending scalars to a string is slow.
    var output: [UInt8] = []
    output.reserveCapacity(raw.utf8.count)
    var last: Unicode.Scalar?
    var pendingSpace = false
    var marks = 0
    var scalarsInRow = 0
    var longestRow = 0
    for (index, scalar) in scalars.enumerated() {
      if scalar == " " || scalar == "\t" || scalar.isNewline {
        pendingSpace = last != nil
        continue
      }
      let isKept =
        switch scalar {
        case "\u{200C}", "\u{200D}": joins(scalars, at: index)
        case "\u{E0020}"..."\u{E007F}": !pendingSpace && (last.map(carriesTags) ?? false)
        default: !scalar.isInvisible
        }
      guard isKept else { continue }
      let isPlain = scalar.plainWidth != nil
      marks = !isPlain && scalar.isMark ? marks + 1 : 0
      guard marks <= marksInRow else { continue }
      scalarsInRow = isPlain || pendingSpace ? 1 : scalarsInRow + 1
      longestRow = max(longestRow, scalarsInRow)
      if pendingSpace {
        output.append(UInt8(ascii: " "))
        pendingSpace = false
      }
      output.append(contentsOf: scalar.utf8)
      last = scalar
    }
    let text = String(decoding: output, as: UTF8.self)
    return longestRow > scalarsInCharacter ? shortened(text) : text
  }

  /// Returns the text with its longest characters cut.
  private static func shortened(_ text: String) -> String {
    // Collect bytes here, too: appending scalars to a view copies all of it each time.
    var kept: [UInt8] = []
    for character in text {
      var scalars = character.unicodeScalars.prefix(scalarsInCharacter)
      // A joiner at the end of a cut character would join it to the next one.
      while scalars.last == "\u{200D}", scalars.endIndex < character.unicodeScalars.endIndex { scalars.removeLast() }
      kept.append(contentsOf: Substring(scalars).utf8)
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// Whether a joiner is required here: between emoji or inside a word of a joining script.
  private static func joins(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, index + 1 < scalars.count else { return false }
    let before = scalars[index - 1]
    let after = scalars[index + 1]
    if isOfJoiningScript(before) {
      return isOfJoiningScript(after)
    }
    let endsEmoji = before == "\u{FE0F}" || before.properties.isEmoji || before.properties.isEmojiModifier
    return scalars[index] == "\u{200D}" && endsEmoji && after.properties.isEmoji && !after.isASCII && !before.isASCII
  }

  /// Arabic and related scripts, the Indic scripts, Tibetan, Myanmar, Khmer and Mongolian.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: false
    case 0x600...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }

  /// Regional flags are a black flag followed by tag characters.
  private static func carriesTags(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007E}").contains(scalar)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
