import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots
import ViewerScenes

@testable import vip

@Suite struct ProgramWordsTests {
  /// A language that is missing here would be English in the program and the browser.
  @Test(arguments: CurrentWords.allLanguages)
  func everyLanguageHasWordsForTheProgramAndTheBrowser(words: any Words) throws {
    let language = try #require(Language(words.languageCode))
    #expect(language.programWords.languageCode == words.languageCode)
    #expect((language.programWords is any EnglishFallback) == (words.languageCode == "en"))
  }

  @Test(arguments: CurrentWords.allLanguages.dropFirst())
  func `Every language explains every command`(words: any Words) throws {
    let own = try #require(Language(words.languageCode)).programWords
    for command in Vip.groups.flatMap(\.value) {
      #expect(own.explanation(of: command) != command.configuration.abstract)
    }
  }

  @Test(arguments: [EnglishProgramWords(), RussianProgramWords()] as [any ProgramWords])
  func adviceMentionsTheProgramsOptionsAndPackages(words: any ProgramWords) {
    #expect(words.advice(for: StoreError(.fileExists)).contains("--force"))
    for code in [StoreError.Code.unreadableFilms, .unreadableDiary] {
      #expect(words.advice(for: StoreError(code)).contains("vip favorites repair"))
    }
    #expect(words.advice(for: StoreError(.foreign)).contains("vip export films.json"))
    #expect(words.advice(for: StoreError(.noFolder)).contains("HOME"))
    #expect(words.sentence(for: CatalogError(.offline)).contains("--offline"))
    #expect(words.advice(for: CatalogError(.offline)).contains("--offline"))
    #expect(words.sentence(for: CatalogError(.missingCredential)).contains("TMDb"))
    #expect(words.advice(for: CatalogError(.missingCredential)).contains("vip auth login"))
    #expect(words.sentence(for: CatalogError(.unavailable)).contains("libcurl"))
    #expect(words.advice(for: CatalogError(.unavailable)).contains("libcurl4"))
    #expect(words.adviceOnUnreadable.contains("vip favorites repair"))
  }

  @Test func `What has no name is standard input`() {
    #expect(EnglishProgramWords().noFilms(in: nil) == "Standard input contains no films.")
    #expect(RussianProgramWords().noFilms(in: nil) == "Стандартный ввод: фильмов нет.")
  }

  @Test(
    arguments: [
      (EnglishProgramWords(), CatalogError.Code.missingCredential, ["Log in"]),
      (RussianProgramWords(), .missingCredential, ["Войти"]),
      (EnglishProgramWords(), .rejectedCredential, ["Check that it is complete and has not been revoked.", "Log in"]),
      (RussianProgramWords(), .rejectedCredential, ["Проверьте, что он скопирован целиком и не отозван.", "Войти"]),
    ] as [(any ProgramWords, CatalogError.Code, [String])])
  func `Below other advice, a link logs in`(words: any ProgramWords, code: CatalogError.Code, end: [String]) throws {
    var page = TextPage(width: 80, command: { $0.command })
    page.isInteractive = true
    let response = DetailScene.Response(source: .publicDomain, key: .init(id: 603), value: .failed(CatalogError(code)))
    let lines = DetailText(page: page).lines(of: DetailPresenter(words: words).viewModel(for: response))
    #expect(lines.dropFirst(2).map(\.string) == end)
    #expect(try #require(lines.last?.pieces.last).target == .command(.logIn))
  }

  @Test(
    arguments: [
      (EnglishProgramWords(), EnglishWords()), (RussianProgramWords(), RussianWords()),
    ] as [(any ProgramWords, any ViewerWords)])
  func otherErrorsHaveTheLibrarysTexts(program: any ProgramWords, library: any ViewerWords) {
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
    #expect(program.noFilms(in: "/a") == library.noFilms(in: "/a"))
    #expect(program.noFilms(in: nil) != library.noFilms(in: nil))
    #expect(program.sentence(for: StoreError(.noFilms)) != library.sentence(for: StoreError(.noFilms)))
  }

  @Test(arguments: [("ru", "ru"), ("ru-RU", "ru"), ("en-GB", "en"), ("de", "en")])
  func aLanguageWithoutProgramWordsUsesEnglish(tag: String, code: String) throws {
    #expect(try #require(Language(tag)).programWords.languageCode == code)
  }

  @Test(arguments: [(1, "1 замечание"), (2, "2 замечания"), (5, "5 замечаний")])
  func nounsAgreeWithTheirNumber(count: Int, text: String) {
    #expect(RussianProgramWords().healthSummary(troubles: 0, remarks: count) == "Проблем нет, \(text).")
  }

  @Test(arguments: [(0, "0 KB"), (1, "1 KB"), (999_999, "1,000 KB"), (1_000_000, "1.0 MB"), (52_428_800, "52.4 MB")])
  func sizesAreRounded(bytes: Int, text: String) {
    #expect(EnglishProgramWords().cache(3, bytes: bytes, in: "/a") == "3 entries (\(text)) in /a")
  }
}

extension TextPage {
  /// A page with the commands that auth and doctor refer to.
  static func sample(width: Int, palette: Palette = .plain, showsChangeAlone: Bool = false) -> TextPage {
    TextPage(
      width: width, palette: palette, command: { $0 == .logIn ? "vip auth login" : nil },
      showsChangeAlone: showsChangeAlone)
  }
}

/// The words of the program in a language of the tests.
func programWords(in language: String) -> any ProgramWords {
  language == "ru" ? RussianProgramWords() : EnglishProgramWords()
}
