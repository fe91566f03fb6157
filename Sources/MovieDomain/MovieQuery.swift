/// A search for films by title.
public struct MovieQuery: Sendable, Hashable {
  /// The maximum length of the text in characters. Longer text is cut so that it fits in a URL.
  public static let longestText = 500

  /// The maximum number of characters that are read. What follows that much white space is ignored.
  private static let longestInput = 100 * longestText

  /// The text to search for, with single spaces between words; never empty.
  public let text: String
  /// The release year that results are limited to; nil for any year.
  public let year: Int?

  /// Creates a query. Returns nil when the text is empty or only white space.
  public init?(_ text: String, year: Int? = nil) {
    let words = text.prefix(Self.longestInput).split(whereSeparator: \.isWhitespace)
    let folded = words.joined(separator: " ").prefix(Self.longestText)
    guard let last = folded.lastIndex(where: { $0 != " " }) else { return nil }
    self.text = String(folded[...last])
    self.year = year
  }

  /// The years a film may be released in: from before the first film to as far ahead as films are announced.
  public static let years = 1870...2100

  /// The query with the year that ends its text: “nosferatu 1922” and “Nosferatu (1922)” ask for Nosferatu of 1922.
  ///
  /// Nil if the query has a year already, or if its text does not end in one. The year may be part of the title, as in
  /// “Blade Runner 2049”, so search for the text as it is, too.
  public var withYearFromText: MovieQuery? {
    guard year == nil, let space = text.lastIndex(where: \.isWhitespace) else { return nil }
    var word = text[text.index(after: space)...]
    if word.first == "(", word.last == ")" { word = word.dropFirst().dropLast() }
    guard word.utf8.count == 4, word.utf8.allSatisfy(\.isDigit), let year = Int(word),
      Self.years.contains(year)
    else { return nil }
    return MovieQuery(String(text[..<space]), year: year)
  }
}
