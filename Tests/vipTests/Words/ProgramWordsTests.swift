import Foundation
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
    let required = try Self.requirements
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
    let universal: Set<String> = ["TMDb", "256"]
    let translations = ProgramWordsSample(try #require(Language(words.languageCode)).programWords).texts
    let missing = ProgramWordsSample(EnglishProgramWords()).texts.filter { requirement, texts in
      let translated = translations[requirement] ?? []
      return translated.count != texts.count
        || zip(texts, translated).contains { $1.isEmpty || ($0 == $1 && !universal.contains($0)) }
    }
    #expect(missing.keys.sorted() == [], "\(words.languageCode) lacks these texts.")
  }

  @Test(arguments: [EnglishProgramWords(), RussianProgramWords()] as [any ProgramWords])
  func adviceMentionsTheProgramsOptionsAndPackages(words: any ProgramWords) {
    #expect(words.advice(for: StoreError(.fileExists)).contains("--force"))
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

  /// The requirements of the program's words protocols, read from the sources.
  private static var requirements: Set<String> {
    get throws {
      let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/vip/Words").standardizedFileURL
      let source = try String(contentsOf: folder.appending(path: "ProgramWords.swift"), encoding: .utf8)
      var requirements: Set<String> = []
      for lines in source.split(separator: "\n").split(separator: "}") {
        guard let name = lines.lazy.compactMap({ $0.firstMatch(of: #/^protocol (\w+)/#)?.1 }).first else { continue }
        for line in lines {
          if let match = line.firstMatch(of: #/^  var (\w+): (?!any )/#) {
            requirements.insert("\(name).\(match.1)")
          } else if let match = line.firstMatch(of: #/^  func (\w+)\((.*)\) ->/#) {
            let labels = match.2.split(separator: ", ").map { $0.prefix { $0 != " " && $0 != ":" } + ":" }
            requirements.insert("\(name).\(match.1)(\(labels.joined()))")
          }
        }
      }
      return requirements
    }
  }
}
