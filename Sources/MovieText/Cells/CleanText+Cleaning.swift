import Scalars

// Anyone can edit catalog text, so characters that a terminal would interpret are removed.

extension CleanText {
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
  static func cleaned(_ raw: String) -> String {
    let scalars = Array(raw.unicodeScalars)
    // Collect bytes, because appending scalars to a string is slow.
    var output: [UInt8] = []
    output.reserveCapacity(raw.utf8.count)
    var last: Unicode.Scalar?
    var pendingSpace = false
    for (index, scalar) in scalars.enumerated() {
      if scalar == " " || isLineSpace(scalar) {
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
      if pendingSpace {
        output.append(UInt8(ascii: " "))
        pendingSpace = false
      }
      output.append(contentsOf: scalar.utf8)
      last = scalar
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// White space that moves the cursor by anything but one cell.
  private static func isLineSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
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
