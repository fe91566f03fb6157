public import MovieDomain

extension TitleKeys {
  /// Sort keys for titles in a language's alphabetical order; nil means a common order.
  ///
  /// Case, accents and punctuation are ignored. Numbers sort by value, 2 before 10. Letters that a language adds sort
  /// where it puts them, such as å after z in Swedish.
  public static func language(_ language: Language?) -> TitleKeys {
    let alphabet = Alphabet.of(language?.code ?? "")
    // Increase the number whenever the keys change, so that stored keys are computed again.
    return TitleKeys(name: "\(alphabet.name)-3") { alphabet.key(of: $0) }
  }
}

/// Where a language sorts the letters that it adds to the common ones.
struct Alphabet: Sendable {
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
}
