extension Alphabet {
  /// Returns the sort key of a title, or the title itself if it has neither letters nor digits.
  func key(of title: String) -> String {
    var key = ""
    var number = ""
    for character in title.lowercased() {
      // Chinese digits and Roman numerals are letters.
      if let digit = character.wholeNumberValue, (0...9).contains(digit),
        character.unicodeScalars.first?.properties.numericType != .numeric
      {
        number += String(digit)
        continue
      }
      append(&number, to: &key)
      if let letter = letters[character] {
        key += letter
      } else if character.isWhitespace {
        if !key.isEmpty, key.last != " " { key += " " }
      } else {
        key += plain(character)
      }
    }
    append(&number, to: &key)
    return key.isEmpty ? title : key
  }

  /// Adds a number after the number of its digits, so that 10 sorts after 9.
  private func append(_ number: inout String, to key: inout String) {
    guard !number.isEmpty else { return }
    let digits = number.drop { $0 == "0" }
    key += String(UnicodeScalar(UInt8(0x30 + min(9, digits.count)))) + digits
    number = ""
  }

  /// The letter without diacritics; empty for punctuation and symbols.
  private func plain(_ character: Character) -> String {
    if character.isASCII { return character.isLetter ? String(character) : "" }
    if let letters = Self.ligatures[character] { return letters }
    var scalars = String.UnicodeScalarView()
    for scalar in String(character).unicodeScalars {
      for part in Self.plainLetters[scalar] ?? [scalar] where !Self.isMark(part) && !Self.isSign(part) {
        scalars.append(Self.hiragana(part))
      }
    }
    return String(scalars)
  }

  private static let ligatures: [Character: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ł": "l", "þ": "th", "ı": "i",
  ]

  /// Letters by their forms with diacritics.
  private static let plainLetters: [UnicodeScalar: [UnicodeScalar]] =
    plainLetterTable.unicodeScalars.split(separator: " ").reduce(into: [:]) { letters, entry in
      letters[entry[entry.startIndex]] = Array(entry.dropFirst())
    }

  /// Whether this is a diacritic that is ignored: above, below or through a letter, or a point of Hebrew, Arabic or
  /// kana.
  ///
  /// The vowel signs of Indic scripts are not ignored.
  private static func isMark(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.canonicalCombiningClass.rawValue {
    case 1, 8, 10...35, 107, 200...255: true
    default: false
    }
  }

  private static func isSign(_ scalar: UnicodeScalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .format,
      .control:
      true
    default: false
    }
  }

  /// Turns katakana into hiragana, so that both sort together.
  private static func hiragana(_ scalar: UnicodeScalar) -> UnicodeScalar {
    guard (0x30A1...0x30F6).contains(scalar.value) else { return scalar }
    return UnicodeScalar(scalar.value - 0x60) ?? scalar
  }
}
