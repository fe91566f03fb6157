/// What to look for.
public struct MovieQuery: Sendable, Hashable {
  /// More is cut: no title is longer, and servers refuse what does not fit an address.
  public static let longestText = 500

  /// Without blanks at its ends; never empty.
  public let text: String
  /// The year of first release.
  public let year: Int?

  /// Nil when there is nothing to look for.
  public init?(_ text: String, year: Int? = nil) {
    let trimmed = text.drop(while: \.isWhitespace).prefix(Self.longestText)
    guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    self.text = String(trimmed[...last])
    self.year = year
  }
}
