import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite struct EnglishWordsTests {
  let words = EnglishWords()

  @Test func `Numbers, times, names and counts have the forms of English`() {
    let texts: KeyValuePairs<String, [String]> = [
      "digits are grouped by three": [0, 999, 1000, -1_234_567, 12_345].map { words.number($0) },
      "tenths are decimal fractions": [0, 5, 83, 100, -5, -12_345].map { words.decimal(tenths: $0) },
      "a rate limit states how long to wait": [nil, 1, 30, 3_600, 99_999].map {
        words.advice(for: CatalogError(.rateLimited, retryAfter: $0))
      },
      "stale data has an age": [-5, 59, 60, 3599, 3600, 10_900, 86_399, 86_400, 15_600_000].map {
        words.asOf(.seconds($0))
      },
      "durations are in hours and minutes": [1, 59, 60, 136, 60_061].map { words.duration(minutes: $0) },
      "dates have the full name of the month": ["1895-12-28", "2024-02-29", "2001-01-01"].map { words.fullDate($0) },
      "a country has an article if it needs one": ["Falkland Islands", "Gambia", "Norway"].map {
        words.madeIn($0)
      },
      "times are read aloud in words": [2, 3].map { words.seen(times: $0) },
      "what to do about lost films is true also if none is left": [words.advice(for: StoreError(.lostFilms))],
      "languages have English names": ["ja", "EN", "cn", "xx", "tlh"].map { words.languageName($0) },
      "directors are listed": (1...4).map { words.directed(by: Array(["A", "B", "C", "D"].prefix($0))) },
      "a title with a mark of its own ends a sentence": ["Nosferatu", "Toy Story of Terror!"].map {
        words.unrated($0)
      },
      "a title with a period does, too": [
        words.withoutDetails(1, ["Foo, Jr."]), words.unreadable(1, ["Foo, Jr."]),
        words.performed(.undo, 1, ["Foo, Jr."], now: []),
      ],
      "a server error includes its status": [
        words.sentence(for: CatalogError(.serverFailed, host: "api.example", status: 503))
      ],
      "an unknown country has advice, or a suggestion": [[], ["Japan"]].map {
        words.unknownValue(.country, "atlantis", suggestions: $0).advice
      },
      "counts have a singular": [0, 1, 26_341].map { words.votes($0) } + [
        words.peopleSkipped(1), words.reviewsSkipped(2),
      ],
      "an error of a catalog says what happened": CatalogError.Code.allCases.map {
        words.sentence(for: CatalogError($0, host: "a.example"))
      },
      "an error of the store does, too": StoreError.Code.allCases.map {
        words.sentence(for: StoreError($0, path: "/a", movedTo: "/b"))
      },
    ]
    assertShown(texts)
  }

  @Test func `A service that the viewer's country may lack leads to the setting, unless another is meant`() {
    let advice = "Services differ by country: check the setting region."
    #expect(words.unknownValue(.service, "netflix", suggestions: []).advice == advice)
    #expect(RussianWords().unknownValue(.service, "netflix", suggestions: []).advice.hasSuffix("настройку region."))
    #expect(words.unknownValue(.service, "netflux", suggestions: ["Netflix"]).advice == "")
  }

  @Test(arguments: [(nil, "seen"), (8, "seen, with your rating")])
  func `Only a film that is rated is read aloud as rated`(halves: Int?, name: String) {
    let marks = FilmMarks(shelves: [.seen], diary: Diary(filmRating: halves.flatMap(StarRating.init(halves:))))
    #expect(words.card(for: Movie(id: 1, title: "x"), marks: marks).marks.map(\.name) == [name])
  }
}

@Suite struct RussianWordsTests {
  let words = RussianWords()

  @Test func `Numbers, times, genres and jobs have the forms of Russian`() {
    let texts: KeyValuePairs<String, [String]> = [
      "nouns agree with their number": [1, 2, 5, 11, 21, 112, 1004].map { words.rowsSkipped($0) },
      "years agree with their number": [1, 22, 40, 111].map {
        words.dated(words.date("2001-05-07"), aged: $0)
      },
      "stale data has an age": [59, 60, 10_900, 432_000].map { words.asOf(.seconds($0)) },
      "numbers have Russian separators": [
        words.number(1_234_567), words.decimal(tenths: 83), words.decimal(tenths: 12_345),
      ],
      "films were searched": [1, 21, 193].map { words.searched($0) },
      "a title after a colon is in quotes": [
        words.seen("Кин-дза-дза!", on: nil, rating: nil), words.seen("Матрица: Перезагрузка", on: nil, rating: "4"),
        words.removed("M", from: .watchlist), words.unrated("M"),
      ],
      "years need words, unlike other ranges": [("2020", nil), (nil, "2020"), ("2020", "2020"), ("1990", "1999")].map {
        words.years($0, $1)
      },
      "changes are told as well before they are made as after": [
        words.syncChanged(.favorites, isOnList: true, stars: nil, at: "TMDb", isDryRun: true),
        words.syncChanged(.watchlist, isOnList: false, stars: nil, at: nil, isDryRun: true),
        words.syncChanged(.ratings, isOnList: true, stars: "4", at: nil, isDryRun: true),
      ],
      "catalogs": ["встроенный", "TMDb"].map { words.noIMDbIDs(inCatalog: $0) },
      "services": [["Okko"], ["Okko", "Netflix"]].map { words.offered(on: $0) },
      // Catalogs use the English names.
      "genres": ["Horror", "horror", "Science Fiction", "War"].map { words.genre($0) },
      "jobs": [
        "Director", "Director of Photography", "Novel", "Original Music Composer", "Costume Design",
      ].map { words.job($0) },
      "what people did is what they are": [
        words.job("Screenplay"), words.job("Comic Book"), words.department("Acting"),
      ],
      "the viewer's rating is that of a film": [words.rated("Метрополис", "3"), words.seenMark(rating: "1")],
      "times are read aloud in words": [2, 5, 21, 22].map { words.seen(times: $0) },
      "a pronoun for several films is plural": [1, 21].map { words.foreignFilms($0, to: "TMDb") },
      "a rate limit states how long to wait": [nil, 3, 3_600, 99_999].map {
        words.advice(for: CatalogError(.rateLimited, retryAfter: $0))
      },
      "a title that was undone is in quotes": [words.performed(.undo, 1, ["С лёгким паром!"], now: [])],
      "a setting is named by what it does": [words.name(of: .browser)],
      "what became of the removal of a changed rating": [words.decided(.kept, stars: nil)],
      "films of a week": [words.trending],
      "a sentence begins with a small letter after a colon": [
        words.warning(about: "Лучшие", saying: "В кэше этого нет.")
      ],
      "but not if it begins with a name": [words.warning(about: "Лучшие", saying: "DNS не нашёл адрес.")],
    ]
    assertShown(texts)
  }

  @Test func `Terms, countries and languages have Russian names`() {
    let videos = ["Trailer", "Teaser", "Clip", "Featurette", "Behind the Scenes", "Bloopers"]
    let catalog = CatalogSource.publicDomain
    let departments = [
      "Acting", "Directing", "Writing", "Production", "Camera", "Editing", "Sound", "Art", "Costume & Make-Up",
      "Visual Effects", "Lighting", "Creator", "Crew",
    ]
    var names = GenreAliases.usualNames.map { words.genre($0) } + departments.map { words.department($0) }
    names += ["Director", "Screenplay", "Producer", "Editor", "Original Music Composer"].map { words.job($0) }
    names += videos.map { words.videoKind($0) }
    names += [catalog.name, catalog.attribution, catalog.peopleAttribution].map { words.catalogText($0) }
    names += Countries.regions.map { words.countryName($0.code, Countries.name($0)) }
    names += Languages.codes.map { words.languageName($0) }
    #expect(names.filter { !$0.isRussian } == [])
  }

  @Test(arguments: Setting.allCases.filter(\.listsAllValues))
  func `The values of a setting have Russian names`(setting: Setting) {
    #expect(setting.validValues.filter { !words.value($0, of: setting).isRussian } == [])
  }

  @Test(arguments: ["ужасы", "Drame", "Best Boy", "The Thin Man", ""])
  func unknownTermsStayAsTheyAre(term: String) {
    #expect(words.genre(term) == term)
    #expect(words.job(term) == term)
    #expect(words.department(term) == term)
  }
}

/// Checks that every language is complete and translated.
@Suite struct EveryWordTests {
  @Test func `A warning about a rate limit says how long to wait, if that is known`() {
    let words = EnglishWords()
    let warnings = [30, nil].flatMap {
      words.warnings(about: "Popular", skipped: 0, error: CatalogError(.rateLimited, retryAfter: $0))
    }
    #expect(
      warnings == [
        "Popular: Too many requests to the server. Try again in 30 seconds.",
        "Popular: Too many requests to the server.",
      ])
  }

  @Test func `A title before a colon is in quotes if it ends in a mark of its own`() {
    #expect(EnglishWords().warning(about: "Help!", saying: "Gone.") == "“Help!”: Gone.")
    #expect(EnglishWords().performed(.undo, 1, ["Help!"], now: []) == "Undone. “Help!” is now on no shelf.")
    #expect(RussianWords().warning(about: "Кин-дза-дза!", saying: "Нет.") == "«Кин-дза-дза!»: нет.")
  }

  @Test(arguments: [
    (["a"], "a", "a"), (["a", "b"], "a or b", "a или b"), (["a", "b", "c"], "a, b or c", "a, b или c"),
  ])
  func `Suggestions are alternatives`(texts: [String], english: String, russian: String) {
    #expect(EnglishWords().didYouMean(texts) == "Did you mean \(english)?")
    #expect(RussianWords().didYouMean(texts) == "Возможно, вы имели в виду: \(russian)?")
  }

  @Test(arguments: [("8.5..", "8.5"), ("8..", "8"), ("8.555..", "8.555"), ("8.05..", "8.05"), ("8.005..", "8.005")])
  func `A score in a title is the one that was typed`(typed: String, shown: String) throws {
    let selection = try FilterSelection([.init(.score, typed)])
    #expect(EnglishWords().description(of: selection) == ["score from \(shown)"])
    let russian = RussianWords().description(of: selection).first
    #expect(russian?.hasSuffix(shown.replacing(".", with: ",")) == true)
  }

  @Test(arguments: CurrentWords.allLanguages)
  func `Every error has its own sentence, which ends with a period, as an advice does`(words: any Words) {
    let codes = CatalogError.Code.allCases
    let sentences = codes.map { words.sentence(for: CatalogError($0, host: "api.example")) }
    #expect(Set(sentences).count == codes.count)
    #expect((sentences + codes.map { words.advice(for: CatalogError($0)) }).allSatisfy { $0.hasSuffix(".") })
  }

  /// Without `EnglishFallback`, a language that lacks a text does not compile. Only `catalogText` has a default.
  @Test(arguments: CurrentWords.allLanguages.dropFirst())
  func `No language of the package falls back to English`(words: any Words) {
    #expect(!(words is any EnglishFallback))
    let attribution = CatalogSource.publicDomain.attribution
    #expect(words.catalogText(attribution) != attribution)
  }
}

/// Checks texts where they are written, because some are shown only after rare failures.
@Suite struct WrittenTextsTests {
  @Test(arguments: ["ViewerScenes", "MovieBrowser", "vip"])
  func `Every Russian text has Cyrillic letters`(target: String) throws {
    // Codes, values of settings, the name of a catalog to compare with, and options of a command line.
    let others: Set = [
      "ru", "en", "on", "off", "auto", "light", "dark", "built-in", "--images blocks --color always.",
    ]
    let texts = try StringLiterals.inFiles(of: "\(target)/Words", named: "Russian")
    #expect(texts.count > 150)
    #expect(texts.filter { $0.contains(/[A-Za-z]/) && !$0.isRussian && !others.contains($0) } == [])
  }

  @Test(arguments: [["MovieScenes", "ViewerScenes"], ["MovieBrowser"], ["vip"]])
  func `No Russian text is empty where the English one is not`(targets: [String]) throws {
    func emptyTexts(inRussian: Bool) throws -> [String] {
      try targets.flatMap { target in
        try StringLiterals.emptyTexts(ofFiles: "\(target)/Words") { $0.hasPrefix("Russian") == inRussian }
      }
    }
    let (english, russian) = (try emptyTexts(inRussian: false), try emptyTexts(inRussian: true))
    #expect(Set(russian).subtracting(english) == [])
  }

  /// The scenes are a library: their texts must not refer to this program, to TMDb, or to what only a terminal shows.
  @Test(arguments: ["vip", "TMDb", "TMDB", "libcurl", "HOME", "--", "Debian", "the #", "после #"])
  func `No text of the scenes mentions the program or a server`(name: String) throws {
    let texts = try ["MovieScenes", "ViewerScenes"].flatMap { try StringLiterals.inFiles(of: "\($0)/Words") }
    #expect(texts.count > 1_000)
    #expect(texts.filter { $0.contains(name) } == [])
  }
}

extension String {
  /// Whether the text has a Cyrillic letter.
  var isRussian: Bool { contains(/[А-яЁё]/) }
}

/// A partial language, as an embedder could add it.
private struct GermanWords: Words, EnglishFallback {
  var languageCode: String { "de" }
  var nextPage: String { "Nächste Seite" }

  func number(_ value: Int) -> String { EnglishWords().number(value).replacing(",", with: ".") }
}

@Suite struct PartialLanguageTests {
  @Test func `What a language does not translate is English, with its own numbers`() {
    let (words, english) = (GermanWords(), EnglishWords())
    #expect(words.nextPage == "Nächste Seite")
    #expect(words.lastPage == english.lastPage)
    #expect(words.noMatch == english.noMatch)
    #expect(words.films(1_234) == "1.234 films")
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

  @Test func `Without a setting, the default language is used, and the first one if there is none`() async throws {
    let words = CurrentWords(settings, otherwise: try #require(Language("de")), in: languages)
    #expect(await words().nextPage == "Nächste Seite")
    try await settings.set([SettingValue(.language, "ru")])
    #expect(await words().languageCode == "ru")
    #expect(await CurrentWords(EnglishWords())().languageCode == "en", "fixed words ignore the setting")
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
}
