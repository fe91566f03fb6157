/// Maps titles to sort keys. Comparing keys by code point sorts the titles in a language's order.
///
/// Unlike a comparison function, keys can be stored in a database index.
public struct TitleKeys: Sendable {
  /// Identifies the algorithm. Stored keys are rebuilt when it changes.
  public let name: String
  /// Returns the sort key of a title.
  public let key: @Sendable (String) -> String

  public init(name: String, key: @escaping @Sendable (String) -> String) {
    self.name = name
    self.key = key
  }

  /// Sorts titles by code point, ignoring case.
  public static let byLetters = TitleKeys(name: "letters") { $0.lowercased() }
}
