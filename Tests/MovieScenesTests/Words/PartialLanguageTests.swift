import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// A partial language, as an embedder could add it.
private struct GermanWords: Words, EnglishFallback {
  var languageCode: String { "de" }
  var nextPage: String { "Nächste Seite" }
  var search: any SearchWords { Search() }

  func number(_ value: Int) -> String { EnglishWords().number(value).replacing(",", with: ".") }
  func rowsSkipped(_ count: Int) -> String { "\(number(count)) Einträge waren unlesbar" }

  struct Search: SearchWords, EnglishFallback {
    var recent: String { "Letzte Suchen" }
  }
}

@Suite(.timeLimit(.minutes(10))) struct PartialLanguageTests {
  @Test func aPartialLanguageIsOtherwiseEnglish() throws {
    let own = [
      "Words.languageCode", "Words.nextPage", "Words.number(_:)", "Words.rowsSkipped(_:)", "SearchWords.recent",
    ]
    let texts = WordsSample(GermanWords()).texts
    for (requirement, english) in WordsSample(EnglishWords()).texts {
      #expect((texts[requirement] == english) != own.contains(requirement), "\(requirement)")
    }
  }
}

@Suite(.timeLimit(.minutes(10))) struct CurrentWordsTests {
  private let settings = TransientSettings()
  private let languages: [any Words] = [EnglishWords(), RussianWords(), GermanWords()]

  @Test func theWordsFollowTheLanguageSetting() async throws {
    let words = CurrentWords(settings, in: languages)
    #expect(await words().languageCode == "en")
    for (tag, code) in [("de", "de"), ("ru-RU", "ru"), ("de-AT", "de"), ("en", "en")] {
      try await settings.set([SettingValue(.language, tag)])
      #expect(await words().languageCode == code)
    }
    await settings.reset([.language])
    #expect(await words().languageCode == "en")
  }

  @Test func theDefaultLanguageIsUsedWithoutASetting() async throws {
    let words = CurrentWords(settings, otherwise: try #require(Language("de")), in: languages)
    #expect(await words().nextPage == "Nächste Seite")
    try await settings.set([SettingValue(.language, "ru")])
    #expect(await words().languageCode == "ru")
  }

  @Test func theFirstLanguageReplacesAMissingOne() async throws {
    try await settings.set([SettingValue(.language, "fr")])
    #expect(await CurrentWords(settings, in: [RussianWords(), EnglishWords()])().languageCode == "ru")
    #expect(await CurrentWords(settings, in: [])().languageCode == "en")
  }

  @Test func theFirstOfTwoForTheSameLanguageIsUsed() async throws {
    struct TerseWords: Words, EnglishFallback {
      var languageCode: String { "en" }
      var nextPage: String { "More" }
    }
    #expect(await CurrentWords(settings, in: [TerseWords(), EnglishWords()])().nextPage == "More")
  }

  @Test func fixedWordsIgnoreTheSetting() async throws {
    let words = CurrentWords(RussianWords())
    try await settings.set([SettingValue(.language, "en")])
    #expect(await words().languageCode == "ru")
  }
}
