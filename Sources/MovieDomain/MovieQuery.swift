/// A search for films by title.
public struct MovieQuery: Sendable, Hashable {
  /// The maximum length of the text in characters. Longer text is cut so that it fits in a URL.
  public static let longestText = 500

  /// The text to search for, without surrounding white space; never empty.
  public let text: String
  /// The release year that results are limited to; nil for any year.
  public let year: Int?

  /// Creates a query. Returns nil when the text is empty or only white space.
  public init?(_ text: String, year: Int? = nil) {
    let trimmed = text.drop(while: \.isWhitespace).prefix(Self.longestText)
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    self.text = String(trimmed[...last])
    self.year = year
  }
}
