/// Text reduced to what people type: words without case, diacritics and punctuation.
///
/// Texts are equal when their letters and digits are: `Spider-Man`, `spider man` and `Spiderman` are the same.
public struct FoldedText: Sendable {
  /// The words in order. Apostrophes do not end a word.
  public let words: [String]
  private let letters: String

  /// Reduces a title, a name or a query.
  public init(_ text: String) {
    var words: [String] = []
    if let plain = Self.wordsOfASCII(text) {
      self.words = plain
      letters = plain.isEmpty ? text : plain.joined()
      return
    }
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word += Self.folded(character)
      } else if character != "'", character != "’", !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
    // Titles such as “…” have no letters, but differ from each other.
    letters = words.isEmpty ? text : words.joined()
  }

  /// The words of ASCII text, which most names are; nil for other text. Much faster than reading characters.
  private static func wordsOfASCII(_ text: String) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    func endWord() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
      case UInt8(ascii: "'"): continue
      case 0x80...: return nil
      default: endWord()
      }
    }
    endWord()
    return words
  }

  /// Whether every word of a query starts a word of this text.
  public func hasWords(startingLike query: FoldedText) -> Bool {
    // Comparing characters would normalize both, in each of thousands of titles.
    query.words.allSatisfy { word in words.contains { $0.utf8.starts(with: word.utf8) } }
  }

  /// Letters that people type as others, or that are written in one scalar or in two.
  private static let replacements: [Character: String] = ["æ": "ae", "œ": "oe", "ß": "ss", "ё": "е", "й": "й"]

  /// Returns a character without case and diacritics, in one character or more.
  package static func folded(_ character: Character) -> String {
    guard !character.isASCII else { return character.lowercased() }
    let lowercase = character.lowercased()
    guard let first = lowercase.first, let scalar = lowercase.unicodeScalars.first else { return lowercase }
    if let replacement = replacements[first] { return replacement }
    // The first scalar of a decomposed letter is the letter itself.
    if scalar.isASCII { return String(Character(scalar)) }
    // Names of letters are slow to find, so only letters that can be Latin are asked for theirs.
    guard scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value),
      let name = scalar.properties.name, name.hasPrefix("LATIN "), let mark = name.firstRange(of: " WITH ")
    else { return lowercase }
    // In "LATIN SMALL LETTER E WITH ACUTE", the letter is the last word before " WITH".
    return name[..<mark.lowerBound].split(separator: " ").last?.lowercased() ?? lowercase
  }
}

extension FoldedText: Hashable {
  public static func == (left: Self, right: Self) -> Bool { left.letters == right.letters }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(letters)
  }
}

extension Movie {
  /// Whether its title or original title is this text, as people type it.
  public func isNamed(_ text: String) -> Bool {
    let text = FoldedText(text)
    return FoldedText(title) == text || FoldedText(originalTitle) == text
  }
}
