import ArgumentParser
import MovieBrowser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText
import SceneTestSupport
import Testing
import TextSnapshots
import ViewerScenes

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
    #expect((language.programWords.tabs == EnglishBrowserWords().tabs) == (words.languageCode == "en"))
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

  @Test(arguments: CurrentWords.allLanguages.dropFirst())
  func everyTextOfKeysAndCriteriaIsTranslated(words: any Words) throws {
    let (own, english) = (try #require(Language(words.languageCode)).programWords, EnglishProgramWords())
    for command in Command.allCases { #expect(own.title(of: command) != english.title(of: command)) }
    for criterion in MovieFilter.Criterion.allCases {
      #expect(own.title(of: criterion) != english.title(of: criterion))
    }
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

/// All texts of the program that the library does not have, by requirement.
struct ProgramWordsSample {
  private(set) var texts: [String: [String]] = [:]

  init(_ words: any ProgramWords) {
    texts.add(
      "ProgramWords",
      [
        "explanation(of:)": Vip.groups.flatMap(\.value).map { words.explanation(of: $0) },
        "namesOfPicking": [words.namesOfPicking], "namesOfHistory": [words.namesOfHistory],
        "showsBuiltInFilms": [words.showsBuiltInFilms], "allFilmsOfTMDb": [words.allFilmsOfTMDb],
        "asksForCredential": [words.asksForCredential], "asksForApproval": [words.asksForApproval],
        "sentence(for:in:like:)": Self.addressErrors.map { words.sentence(for: $0, in: "X", like: "x") },
        "notATimeLimit(_:)": [words.notATimeLimit("X")],
        "notACredential(_:)": [words.notACredential("X")], "replaying(_:)": [words.replaying("x")],
        "noRecording(_:)": [words.noRecording("x")], "nothingToRecord": [words.nothingToRecord],
        "notUTF8(_:)": [words.notUTF8("x")], "outputFailed(because:)": [words.outputFailed(because: "x")],
        "noPager(_:)": [words.noPager("x")], "adviceOnPager": [words.adviceOnPager],
        "interrupted": [words.interrupted], "leftOut(lists:)": [1, 2].map { words.leftOut(lists: $0) },
        "notRefreshedData": [words.notRefreshedData], "postersNeedColors": [words.postersNeedColors],
        "posters": [words.posters],
        "adviceOnRecording": [words.adviceOnRecording], "asksForChoice(upTo:)": [words.asksForChoice(upTo: 3)],
        "explainsDialogue": [words.explainsDialogue], "asksWhatNext": [words.asksWhatNext],
        "noSuchNumber(_:)": [words.noSuchNumber("99")],
        "sentence(aboutLine:usage:inEnglish:)": [
          words.sentence(aboutLine: "vip x", usage: { "vip help" }, inEnglish: "There is no command “x”.")
        ],
        "quoteTitle(_:)": [words.quoteTitle("x")],
        "readsTerminal": [words.readsTerminal],
        "sentence(for:)": Self.problems.map { words.sentence(for: $0) },
        "adviceOnLongLists": [words.adviceOnLongLists], "adviceOnKeys": [words.adviceOnKeys],
        "needsTerminal": [words.needsTerminal], "adviceOnTerminal": [words.adviceOnTerminal],
      ])
    texts.add("ProgramWords", Self.auth(words))
    texts.add("ProgramWords", Self.doctor(words))
    texts.add("ProgramWords", Self.opening(words))
  }

  private static let problems: [InputProblem] = [
    .unreadable(reason: "x"), .empty, .tooLong, .tooManyEntries, .several(2), .notText(line: 3), .lineTooLong(4),
  ]

  private static let addressErrors: [TMDbAddressError] = [
    .malformed, .unsupportedScheme, .insecure, .holdsCredential,
  ]

  private static func auth(_ words: any ProgramWords) -> [String: [String]] {
    let kinds = Credential.Kind.allCases
    return [
      "account": [words.account], "accountApproved": [words.accountApproved],
      "approvalRemains": [words.approvalRemains],
      "syncsAccount": [words.syncsAccount], "credential": [words.credential],
      "name(of:)": kinds.map { words.name(of: $0) },
      "credentialSource": [words.credentialSource], "unusedCredential": [words.unusedCredential],
      "credentialCheck": [words.credentialCheck],
      "credentialAccepted": [words.credentialAccepted], "credentialNotChecked(_:)": [words.credentialNotChecked("x")],
      "offlineReason": [words.offlineReason],
      "credentialRejected(_:in:)": kinds.map { words.credentialRejected($0, in: "x") },
      "name(of:in:)": kinds.map { words.name(of: $0, in: "x") },
      "notLoggedIn": words.notLoggedIn.texts, "opensAllFilms": [words.opensAllFilms],
      "entersToken": [words.entersToken],
      "tokenAdvice(_:)": [words.tokenAdvice("https://themoviedb.org")],
      "noCredentialEntered": words.noCredentialEntered.texts,
      "invalidCredential": words.invalidCredential.texts, "credentialNotSaved(_:)": kinds.map(words.credentialNotSaved),
      "credentialSaved(_:in:)": kinds.map { words.credentialSaved($0, in: "x") },
      "loggedOut(_:)": [words.loggedOut("x")],
      "wasNotLoggedIn": [words.wasNotLoggedIn], "takesPrecedence(_:)": [words.takesPrecedence("X")],
      "variableRemains(_:)": [words.variableRemains("X")], "credentialNotRead": [words.credentialNotRead],
      "nothingChanged": [words.nothingChanged],
    ]
  }

  private static func opening(_ words: any ProgramWords) -> [String: [String]] {
    [
      "opened(_:with:)": [words.opened("x", with: "y")],
      "notFound(_:of:)": OpeningScene.Target.allCases.map { words.notFound($0, of: "x") },
      "notOnOwnServices(_:)": [words.notOnOwnServices("x")], "adviceOnServices(of:)": [words.adviceOnServices(of: 5)],
      "noAddress(ofOffers:)": [words.noAddress(ofOffers: "x")],
      "notFree(_:until:)": [words.notFree("x", until: 1)], "unsafeAddress": [words.unsafeAddress],
      "noOpener": [words.noOpener],
      "openerFailed(_:)": [words.openerFailed("x")],
    ]
  }

  private static func doctor(_ words: any ProgramWords) -> [String: [String]] {
    let summaries = [(0, 0), (0, 1), (0, 5), (1, 0), (2, 1)].map { words.healthSummary(troubles: $0, remarks: $1) }
    return [
      "doctorTitle": [words.doctorTitle], "title(of:)": HealthFinding.Subject.allCases.map(words.title),
      "healthSummary(troubles:remarks:)": summaries,
      "verdict(_:)": [HealthFinding.Verdict.good, .remark, .trouble].map(words.verdict),
      "libraryMissing": [words.libraryMissing],
      "adviceOnMissing(_:)": HealthFinding.Library.Role.allCases.map(words.adviceOnMissing),
      "withoutTLS": [words.withoutTLS], "withoutHTTP2": [words.withoutHTTP2], "exposed(_:)": [words.exposed("x")],
      "adviceOnExposed": [words.adviceOnExposed], "server": [words.server],
      "responded(_:milliseconds:over:)": [0, 5].map { words.responded("x", milliseconds: $0, over: ["HTTP/2"]) },
      "replayed(_:)": [words.replayed("x")], "notContacted(_:)": [words.notContacted("x")],
      "noPagerSet": [words.noPagerSet],
      "cache": [words.cache], "absent(_:)": [words.absent("x")],
      "yourFilms": [words.yourFilms], "films(_:in:)": [1, 2, 5].map { words.films($0, in: "x") },
      "cache(_:bytes:in:)": [1, 2, 5].map { words.cache($0, bytes: 5_000, in: "x") },
      "unreadable(_:in:)": [1, 2, 5].map { words.unreadable($0, in: "x") },
      "damaged(_:)": [words.damaged("x")],
      "adviceOnDamaged": [words.adviceOnDamaged], "setAside(_:)": [words.setAside("x")],
      "adviceOnSetAside": [words.adviceOnSetAside], "screen": [words.screen],
      "columns(_:isTerminal:)": [true, false].map { words.columns(80, isTerminal: $0) },
      "name(of:)": HealthFinding.FolderKind.allCases.map { words.name(of: $0) },
      "writable(_:)": [words.writable("x")], "abilities": [words.abilities], "pager": [words.pager],
    ]
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
