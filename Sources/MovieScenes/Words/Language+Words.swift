public import MovieDomain

extension Language {
  /// The words in this language, or in English where there are none.
  public var words: any Words { code == "ru" ? RussianWords() : EnglishWords() }
}

/// The words of the language that is set, from one moment to the next.
public struct CurrentWords: Sendable {
  private let settings: any SettingsStore
  private let language: Language

  /// Takes the language that counts while none is set, such as the system's.
  public init(_ settings: any SettingsStore, otherwise language: Language) {
    self.settings = settings
    self.language = language
  }

  public func callAsFunction() async -> any Words {
    (await settings.current().language ?? language).words
  }
}
