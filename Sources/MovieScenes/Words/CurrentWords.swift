public import MovieDomain

/// The words of the language that is set now.
public struct CurrentWords: Sendable {
  /// The languages of this package, complete.
  public static let allLanguages: [any Words] = [EnglishWords(), RussianWords()]

  private let current: @Sendable () async -> any Words

  /// Follows the settings; `language` is used while none is set, such as the system's.
  ///
  /// `languages` may hold ones of your own. Of two for the same language, the first is used; for a language that is not
  /// there, the first of all.
  public init(
    _ settings: any SettingsStore, otherwise language: Language = .americanEnglish,
    in languages: [any Words] = Self.allLanguages
  ) {
    current = {
      let code = (await settings.current().language ?? language).code
      return languages.first { $0.languageCode == code } ?? languages.first ?? EnglishWords()
    }
  }

  /// Stays with one language whatever is set.
  public init(_ words: any Words) {
    current = { words }
  }

  public func callAsFunction() async -> any Words { await current() }
}
