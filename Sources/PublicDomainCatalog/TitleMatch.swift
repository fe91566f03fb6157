/// How well a film's titles match a query.
enum TitleMatch: Int, Comparable {
  /// Every word of the query starts a word of the title.
  case words
  /// The title starts with the query.
  case start
  /// The title equals the query.
  case whole

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// Nil unless every word of the query starts a word of one title.
  init?(_ query: String, in titles: [String]) {
    let wanted = Self.words(of: query)
    guard !wanted.isEmpty else { return nil }
    let matches = titles.compactMap { Self.match(wanted, Self.words(of: $0)) }
    guard let best = matches.max() else { return nil }
    self = best
  }

  private static func match(_ wanted: [String], _ title: [String]) -> TitleMatch? {
    if wanted == title { return .whole }
    if title.joined(separator: " ").hasPrefix(wanted.joined(separator: " ")) { return .start }
    return wanted.allSatisfy { word in title.contains { $0.hasPrefix(word) } } ? .words : nil
  }

  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word += folded(character)
      } else if character != "'" && character != "’" && !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The letter without case and diacritics.
  private static func folded(_ character: Character) -> String {
    // Russian is usually typed without the two dots.
    if character == "ё" || character == "Ё" { return "е" }
    // Names of letters are slow to find, so only letters that can be Latin are asked for theirs.
    guard !character.isASCII, let scalar = character.unicodeScalars.first,
      scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value), scalar.properties.isAlphabetic,
      let name = scalar.properties.name, name.hasPrefix("LATIN "), let mark = name.firstRange(of: " WITH ")
    else { return character.lowercased() }
    // In "LATIN SMALL LETTER E WITH ACUTE", the letter is the last word before " WITH".
    let letter = name[..<mark.lowerBound].split(separator: " ").last ?? ""
    return letter.lowercased()
  }
}
