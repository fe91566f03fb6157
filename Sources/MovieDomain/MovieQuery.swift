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
}
