/// Turns titles into sort keys. Keys compared by code point are in the alphabetical order of a language.
///
/// Unlike a comparison function, keys can be stored in a database index.
public struct TitleKeys: Sendable {
  /// The name of the algorithm. Stored keys made by another algorithm are computed again.
  public let name: String
  /// Returns the sort key of a title.
  public let key: @Sendable (String) -> String

  /// Creates an algorithm. Change `name` whenever the keys change.
  public init(name: String, key: @escaping @Sendable (String) -> String) {
    self.name = name
    self.key = key
  }

  /// Sorts titles by code point, ignoring case.
  public static let byLetters = TitleKeys(name: "letters") { $0.lowercased() }
}
