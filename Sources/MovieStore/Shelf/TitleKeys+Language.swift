public import MovieDomain

extension TitleKeys {
  /// Sort keys for titles in a language's alphabetical order; nil means a common order.
  ///
  /// Case, accents and punctuation are ignored. Numbers sort by value, 2 before 10. Letters that a language adds sort
  /// where it puts them, such as å after z in Swedish.
  public static func language(_ language: Language?) -> TitleKeys {
    let alphabet = Alphabet.of(language?.code ?? "")
    // Increase the number whenever the keys change, so that stored keys are computed again.
    return TitleKeys(name: "\(alphabet.name)-4") { alphabet.key(of: $0) }
  }
}

/// Where a language sorts the letters that it adds to the common ones.
private struct Alphabet: Sendable {
  let name: String
  /// Letters that sort after another one, with the text that stands for them in keys.
  let letters: [Character: String]

  /// Sorts after every letter, so that a key with it comes after all words that begin with the letter before it.
  private static let after = "\u{10FFFD}"

  /// Returns the alphabet of a language by its code. `z1` means: the first letter after z.
  static func of(_ code: String) -> Alphabet {
    switch code {
    case "sv", "fi": Alphabet("sv", ["å": "z1", "ä": "z2", "æ": "z2", "ö": "z3", "ø": "z3"])
    case "da", "no", "nb", "nn": Alphabet("da", ["æ": "z1", "ä": "z1", "ø": "z2", "ö": "z2", "å": "z3"])
    case "es": Alphabet("es", ["ñ": "n1"])
    case "pl":
      Alphabet(
        "pl", ["ą": "a1", "ć": "c1", "ę": "e1", "ł": "l1", "ń": "n1", "ó": "o1", "ś": "s1", "ź": "z1", "ż": "z2"])
    case "cs", "sk": Alphabet("cs", ["č": "c1", "ř": "r1", "š": "s1", "ž": "z1"])
    case "tr": Alphabet("tr", ["ç": "c1", "ğ": "g1", "ı": "h1", "ö": "o1", "ş": "s1", "ü": "u1"])
    default: Alphabet("common", [:])
    }
  }

  private init(_ name: String, _ places: [Character: String]) {
    self.name = name
    // These are separate letters in every language that uses them.
    let cyrillic: [Character: String] = ["ґ": "г1", "є": "е1", "і": "и1", "ї": "и2", "й": "и3", "ў": "у1"]
    letters = places.merging(cyrillic) { own, _ in own }.mapValues { place in
      String(place.prefix(1)) + Self.after + String(place.dropFirst())
    }
  }

  /// Returns the sort key of a title, or the title itself if it has neither letters nor digits.
  func key(of title: String) -> String {
    var key = ""
    var number = ""
    // The Turkish capital of i has a dot.
    let title = name == "tr" ? title.replacing("I", with: "ı") : title
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

// The sort keys of titles in the database. The name of the algorithm that made them is stored too.
extension TitleKeys {
  func areStored(in db: Connection) throws -> Bool {
    try db.text("SELECT value FROM fact WHERE name = 'titleKeys'") == name
  }

  /// Computes all keys again if another algorithm made them.
  func updateStored(in db: Connection) throws {
    guard try !areStored(in: db) else { return }
    // A damaged title keeps its place.
    let titles = try db.statement("SELECT key, title FROM film").all { row in
      row.integer(0).flatMap { key in row.text(1).map { (key: key, title: $0) } }
    }
    for row in titles {
      try db.run("UPDATE film SET titleKey = ? WHERE key = ?", [.text(key(row.title)), .integer(row.key)])
    }
    try db.run("INSERT OR REPLACE INTO fact (name, value) VALUES ('titleKeys', ?)", [.text(name)])
  }
}
