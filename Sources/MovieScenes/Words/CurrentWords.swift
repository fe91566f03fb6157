public import MovieDomain

/// Provides the words of the language in the settings.
public struct CurrentWords: Sendable {
  /// All languages of this package. Tests fail while one is incomplete.
  public static let allLanguages: [any Words] = [EnglishWords(), RussianWords()]

  private let current: @Sendable () async -> any Words

  /// Follows the settings. `language` is used when no language is set.
  ///
  /// Pass your own types in `languages` to add or replace languages: the first match wins, and the first entry is used
  /// for a language without a match.
  public init(
    _ settings: any SettingsStore, otherwise language: Language = .americanEnglish,
    in languages: [any Words] = Self.allLanguages
  ) {
    current = {
      let code = (await settings.current().language ?? language).code
      return languages.first { $0.languageCode == code } ?? languages.first ?? EnglishWords()
    }
  }

  /// Always uses the given words.
  public init(_ words: any Words) {
    current = { words }
  }

  /// Returns the words of the current language. Reads the settings each time.
  public func callAsFunction() async -> any Words { await current() }
}
