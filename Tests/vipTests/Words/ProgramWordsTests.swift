import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import SceneTestSupport
import Testing

@testable import vip

@Suite struct ProgramWordsTests {
  @Test func theSampleHasATextForEveryRequirement() throws {
    let sampled = Set(ProgramWordsSample(EnglishProgramWords()).texts.keys)
    let required = try WordsRequirements.all(in: "vip/Words")
    #expect(required.count > 50)
    #expect(sampled.symmetricDifference(required).sorted() == [])
  }

  /// A language that is missing here would be English in the program and the browser.
  @Test(arguments: CurrentWords.allLanguages)
  func everyLanguageHasWordsForTheProgramAndTheBrowser(words: any Words) throws {
    let language = try #require(Language(words.languageCode))
    #expect(language.programWords.languageCode == words.languageCode)
    #expect(language.programWords.browser is EnglishBrowserWords == (words.languageCode == "en"))
  }

  /// Lists what a new language still lacks.
  @Test(arguments: CurrentWords.allLanguages.dropFirst())
  func everyTextIsTranslated(words: any Words) throws {
    // A name and a number.
    let translations = ProgramWordsSample(try #require(Language(words.languageCode)).programWords).texts
    let missing = WordsRequirements.missing(
      in: translations, of: ProgramWordsSample(EnglishProgramWords()).texts, universal: ["TMDb", "256"])
    #expect(missing == [], "\(words.languageCode) lacks these texts.")
  }

  @Test(arguments: [EnglishProgramWords(), RussianProgramWords()] as [any ProgramWords])
  func adviceMentionsTheProgramsOptionsAndPackages(words: any ProgramWords) {
    #expect(words.advice(for: StoreError(.fileExists)).contains("--force"))
    #expect(words.advice(for: StoreError(.foreign)).contains("vip export films.json"))
    #expect(words.advice(for: StoreError(.noFolder)).contains("HOME"))
    #expect(words.sentence(for: CatalogError(.offline)).contains("--offline"))
    #expect(words.advice(for: CatalogError(.offline)).contains("--offline"))
    #expect(words.sentence(for: CatalogError(.missingCredential)).contains("TMDb"))
    #expect(words.advice(for: CatalogError(.missingCredential)).contains("vip auth login"))
    #expect(words.sentence(for: CatalogError(.unavailable)).contains("libcurl"))
    #expect(words.advice(for: CatalogError(.unavailable)).contains("libcurl4"))
    #expect(words.shelves.adviceOnUnreadable.contains("vip favorites repair"))
  }

  @Test(
    arguments: [
      (EnglishProgramWords(), CatalogError.Code.missingCredential, ["Log in"]),
      (RussianProgramWords(), .missingCredential, ["Войти"]),
      (EnglishProgramWords(), .rejectedCredential, ["Check that it is complete and has not been revoked.", "Log in"]),
      (RussianProgramWords(), .rejectedCredential, ["Проверьте, что он скопирован целиком и не отозван.", "Войти"]),
    ] as [(any ProgramWords, CatalogError.Code, [String])])
  func `In the browser, a link is in place of the command that logs in, and below other advice`(
    words: any ProgramWords, code: CatalogError.Code, end: [String]
  ) throws {
    var page = TextPage(width: 80, command: { $0.command })
    page.isInteractive = true
    let response = DetailScene.Response(source: .publicDomain, id: 603, state: .failed(CatalogError(code)))
    let lines = DetailText(page: page).lines(of: DetailPresenter(words: words).viewModel(for: response))
    #expect(lines.dropFirst(2).map { $0.pieces.map(\.text.string).joined() } == end)
    #expect(try #require(lines.last?.pieces.last).target == .command(.logIn))
  }

  @Test(
    arguments: [
      (EnglishProgramWords(), EnglishWords()), (RussianProgramWords(), RussianWords()),
    ] as [(any ProgramWords, any Words)])
  func otherErrorsHaveTheLibrarysTexts(program: any ProgramWords, library: any Words) {
    #expect(program.languageCode == library.languageCode)
    for code: CatalogError.Code in [.timedOut, .rejectedCredential, .notFound, .serverFailed] {
      let error = CatalogError(code, host: "a.example", status: 500)
      #expect(program.sentence(for: error) == library.sentence(for: error))
      #expect(program.advice(for: error) == library.advice(for: error))
    }
    let error = StoreError(.diskFull, path: "/a")
    #expect(program.sentence(for: error) == library.sentence(for: error))
    #expect(program.advice(for: error) == library.advice(for: error))
    #expect(program.films(1234) == library.films(1234))
    #expect(program.transfer.noFilms(in: "/a") == library.transfer.noFilms(in: "/a"))
    #expect(program.transfer.noFilms(in: nil) != library.transfer.noFilms(in: nil))
    #expect(program.sentence(for: StoreError(.noFilms)) != library.sentence(for: StoreError(.noFilms)))
  }

  @Test(arguments: [("ru", "ru"), ("ru-RU", "ru"), ("en-GB", "en"), ("de", "en")])
  func aLanguageWithoutProgramWordsUsesEnglish(tag: String, code: String) throws {
    #expect(try #require(Language(tag)).programWords.languageCode == code)
  }

  @Test(arguments: [(1, "1 замечание"), (2, "2 замечания"), (5, "5 замечаний")])
  func nounsAgreeWithTheirNumber(count: Int, text: String) {
    #expect(RussianProgramWords().doctor.summary(troubles: 0, remarks: count) == "Проблем нет, \(text).")
  }

  @Test(arguments: [(0, "0 KB"), (1, "1 KB"), (999_999, "1,000 KB"), (1_000_000, "1.0 MB"), (52_428_800, "52.4 MB")])
  func sizesAreRounded(bytes: Int, text: String) {
    #expect(EnglishProgramWords().doctor.cache(3, bytes: bytes, in: "/a") == "3 entries (\(text)) in /a")
  }
}
