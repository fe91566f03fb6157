import Scalars

// What is dropped, and why: anyone can edit the text, and a terminal obeys what it is sent.

extension CleanText {
  /// The columns of a text that is clean as it stands; nil for one that may not be.
  static func widthIfClean(_ raw: String) -> Int? {
    var width = 0
    // As if a blank stood before the text: one at its beginning is too many.
    var endsInBlank = true
    for scalar in raw.unicodeScalars {
      guard let cells = scalar.plainWidth, scalar != " " || !endsInBlank else { return nil }
      endsInBlank = scalar == " "
      width += cells
    }
    return endsInBlank && width > 0 ? nil : width
  }

  static func cleaned(_ raw: String) -> String {
    let scalars = Array(raw.unicodeScalars)
    // Bytes are gathered, as a string grows slowly by a scalar at a time.
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

  /// White space that would move the cursor elsewhere than one cell on.
  private static func isLineSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\u{B}", "\u{C}", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Whether a joiner is needed where it stands: between emoji, or inside a word of a joining script.
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

  /// Arabic and its neighbors, the Indic scripts, Tibetan, Myanmar, Khmer, Mongolian.
  private static func isOfJoiningScript(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D: false
    case 0x600...0xDFF, 0xF00...0x109F, 0x1780...0x18AF, 0xA840...0xA87F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
    default: false
    }
  }

  /// Flags of regions are a black flag with tags behind it.
  private static func carriesTags(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{1F3F4}" || ("\u{E0020}"..."\u{E007E}").contains(scalar)
  }
}
