/// Gives each title a key; keys in the order of their code points are titles in the order of a language.
///
/// Keys can be stored and looked up in an index, where a function that compares two titles would have to see them all.
public struct TitleKeys: Sendable {
  /// Two makers of the same name give the same keys: stored keys are made anew when it changes.
  public let name: String
  public let key: @Sendable (String) -> String

  public init(name: String, key: @escaping @Sendable (String) -> String) {
    self.name = name
    self.key = key
  }

  /// Orders titles by their letters alone, whatever the case.
  public static let byLetters = TitleKeys(name: "letters") { $0.lowercased() }
}
