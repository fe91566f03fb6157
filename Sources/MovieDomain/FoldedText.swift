/// Text reduced to what people type: words without case, diacritics and punctuation.
///
/// Texts are equal when their letters and digits are: `Spider-Man`, `spider man` and `Spiderman` are the same.
public struct FoldedText: Sendable, Hashable {
  /// The words in order. Apostrophes do not end a word.
  public let words: [String]
  /// All letters and digits.
  private let letters: String
  /// The letters and digits between blanks, so that a word may be typed without a hyphen.
  private let chunks: [UInt8]
  /// Where in `chunks` a typed word may begin: also after a hyphen or an apostrophe, and at each character of a script
  /// without blanks between words.
  private let starts: [Int]

  /// Reduces a title, a name or a query.
  public init(_ text: String) {
    // Reading characters is slow, and most names are ASCII.
    let plain = text.utf8.allSatisfy { $0 < 0x80 } ? text : text.reduce(into: "") { $0 += Self.typed($1) }
    var (words, chunks, starts): ([String], [UInt8], [Int]) = ([], [], [])
    var word: [UInt8] = []
    func endWord() {
      guard !word.isEmpty else { return }
      words.append(String(decoding: word, as: UTF8.self))
      word.removeAll(keepingCapacity: true)
    }
    var continues = false
    for byte in plain.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      switch isCapital ? byte | 0x20 : byte {
      case let letter where letter >= 0x80 || letter.isLetterOrDigit:
        if !continues { starts.append(chunks.count) }
        continues = true
        word.append(letter)
        chunks.append(letter)
        continue
      case UInt8(ascii: "'"): break
      case let other:
        endWord()
        if other <= 0x20 { chunks.append(0x20) }
      }
      continues = false
    }
    endWord()
    (self.words, self.chunks, self.starts) = (words, chunks, starts)
    // Titles such as “…” have no letters, but differ from each other.
    letters = words.isEmpty ? text : words.joined()
  }

  /// Whether every word of a query starts a word of this text, or what may be typed as one: a part after a hyphen or an
  /// apostrophe, or anything inside text without blanks.
  public func hasWords(startingLike query: FoldedText) -> Bool { query.words.allSatisfy(hasWord) }

  package func hasWord(startingLike word: String) -> Bool {
    // Comparing characters would normalize both, in each of thousands of titles.
    starts.contains { chunks[$0...].starts(with: word.utf8) }
  }

  /// Whether the text starts with a query, of which the last word may be unfinished.
  package func isStarted(by query: FoldedText) -> Bool {
    letters.utf8.starts(with: query.letters.utf8) && hasWords(startingLike: query)
  }

  /// A character as it is read above: letters and digits folded, others as a blank, a hyphen or an apostrophe.
  private static func typed(_ character: Character) -> String {
    guard character.isLetter || character.isNumber else {
      return character == "’" || character == "'" ? "'" : character.isWhitespace ? " " : "-"
    }
    switch character.unicodeScalars.first?.value ?? 0 {
    // After “Alien³”, a blank may be typed. Thai and its neighbors, and the scripts of China and Japan, have none.
    case 0xB2...0xB9, 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0x20000...0x3FFFF:
      return "'" + folded(character)
    default: return folded(character)
    }
  }

  /// Letters that people type as others, or that are written in one scalar or in two.
  private static let replacements: [Character: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i", "ё": "е", "й": "й", "ї": "ї", "ў": "ў",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ϊ": "ι", "ΐ": "ι", "ό": "ο", "ύ": "υ", "ϋ": "υ", "ΰ": "υ", "ώ": "ω",
    "ς": "σ",
  ]

  /// Returns a character without case and diacritics, in one character or more.
  package static func folded(_ character: Character) -> String {
    guard !character.isASCII else { return character.lowercased() }
    let lowercase = character.lowercased()
    guard let first = lowercase.first, let scalar = lowercase.unicodeScalars.first else { return lowercase }
    if let replacement = replacements[first] { return replacement }
    // The first scalar of a decomposed letter is the letter itself.
    if scalar.isASCII { return String(Character(scalar)) }
    // Russian texts mark the stressed vowel. With other marks, these are other letters, each in one scalar as well.
    if "аеиоуыэюя".unicodeScalars.contains(scalar), lowercase.unicodeScalars.dropFirst().elementsEqual(["\u{301}"]) {
      return String(Character(scalar))
    }
    // Full-width letters and digits, and superscripts. The Chinese digits are words.
    if (0xFF01...0xFF5E).contains(scalar.value) { return String(UnicodeScalar(UInt8(scalar.value - 0xFEE0))) }
    if scalar.properties.numericType == .digit, let digit = first.wholeNumberValue { return String(digit) }
    // Names of letters are slow to find, so only letters that can be Latin are asked for theirs.
    guard scalar.value < 0x250 || (0x1E00..<0x1F00).contains(scalar.value),
      let name = scalar.properties.name, name.hasPrefix("LATIN "), let mark = name.firstRange(of: " WITH ")
    else { return lowercase }
    // In "LATIN SMALL LETTER E WITH ACUTE", the letter is the last word before " WITH".
    return name[..<mark.lowerBound].split(separator: " ").last?.lowercased() ?? lowercase
  }

  public static func == (left: Self, right: Self) -> Bool { left.letters == right.letters }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(letters)
  }
}
