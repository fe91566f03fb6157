extension CleanText {
  /// The sentences of the text, without the blanks between them.
  ///
  /// A sentence ends with a period or another full stop before a blank and a character that is not a lowercase letter.
  /// Abbreviations such as “Dr.” and initials end none.
  var sentences: [Range<String.Index>] {
    var sentences: [Range<String.Index>] = []
    var start = string.startIndex
    var index = string.startIndex
    while index < string.endIndex {
      let next = string.index(after: index)
      guard Self.stops.contains(string[index]) else {
        index = next
        continue
      }
      // Quotation marks and more stops belong to the sentence.
      let rest = string[next...].drop { Self.stops.contains($0) || Self.closings.contains($0) }
      let isWide = string[index].cellWidth == 2
      let following = rest.first == " " ? rest.dropFirst() : rest
      if let first = following.first, rest.first == " " || isWide, !first.isLowercase,
        isWide || string[index] != "." || !Self.isAbbreviated(string[start..<index])
      {
        sentences.append(start..<rest.startIndex)
        start = following.startIndex
      }
      index = max(rest.startIndex, next)
    }
    if start < string.endIndex { sentences.append(start..<string.endIndex) }
    return sentences
  }

  private static let stops: Set<Character> = [".", "!", "?", "…", "。", "！", "？"]
  private static let closings: Set<Character> = ["\"", "'", "”", "’", "»", ")", "」", "』", "）"]
  private static let abbreviations: Set<Substring> = [
    "Mr", "Mrs", "Ms", "Dr", "St", "Jr", "Sr", "Prof", "Lt", "Sgt", "vs", "No",
  ]

  /// Whether the last word is an initial or a known abbreviation.
  private static func isAbbreviated(_ text: Substring) -> Bool {
    // Bytes are compared: going backward, flags would be counted from their first one at each step.
    let word = text.utf8.lastIndex(of: UInt8(ascii: " ")).map { text[text.utf8.index(after: $0)...] } ?? text
    return word.count < 2 || abbreviations.contains(word) || word.contains(".")
  }
}
