/// A title search.
public struct MovieQuery: Sendable, Hashable {
  /// The maximum length; longer text is truncated so that it fits in a URL.
  public static let longestText = 500

  /// Trimmed; never empty.
  public let text: String
  /// The release year.
  public let year: Int?

  /// Returns nil when the trimmed text is empty.
  public init?(_ text: String, year: Int? = nil) {
    let trimmed = text.drop(while: \.isWhitespace).prefix(Self.longestText)
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    self.text = String(trimmed[...last])
    self.year = year
  }
}
