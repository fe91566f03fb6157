import MovieDisplay
import MovieDomain
import MovieScenes
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieText

@Suite struct TransferTextTests {
  @Test func report() {
    var report = ImportReport()
    report.added += (2...213).map { .init($0, title: "Film \($0)") }
    (report.changes.newFilms, report.changes.updatedFilms, report.changes.unchangedFilms) = (212, 3, 2)
    (report.changes.differingFilms, report.changes.newViewings) = (1, 1441)
    report.alreadyThere = [.init(300, title: "Metropolis"), .init(301, title: "Sunrise")]
    report.notMatched = [
      .init(7, title: "A film that nobody has ever heard of, with a title as long as its director's patience"),
      .init(1204, title: "千と千尋の神隠し"), .init(1205, title: "\u{1B}[31mRed\u{1B}[0m \u{202E}txet"),
    ]
    report.failed = [.init(40, title: "Solaris")]
    report.malformed = [.init(3), .init(4)]
    report.untried = [.init(1300, title: "Stalker"), .init(1301)]
    report.stop = .catalog(CatalogError(.connectionLost, host: "api.themoviedb.org"))
    let response = TransferScene.Response.imported(report, from: "watchlist.csv", onto: .favorites)
    snapshot(response)
    let viewModel = TransferPresenter(words: EnglishWords()).viewModel(for: response)
    assertSnapshot(of: SpokenText(page: .sample(width: 40)).render(viewModel), named: "spoken")
  }

  @Test(arguments: [EnglishWords() as any ViewerWords, RussianWords()])
  func `Lines that are not listed are counted`(words: any ViewerWords) {
    var report = ImportReport()
    report.malformed += (2...20_000).map { .init($0) }
    let viewModel = TransferPresenter(words: words).viewModel(for: .imported(report, from: nil, onto: .favorites))
    #expect(viewModel.sections.first?.count == words.lines(19_999, areEntries: false))
    #expect(viewModel.sections.first?.rows.count == 10_000)
    let lines = TransferText(page: .sample(width: 80)).render(viewModel).split(separator: "\n")
    #expect(lines.last.map(String.init) == words.moreLines(9_999, areEntries: false))
  }

  @Test func `The reason of a line without a title is wrapped`() {
    var report = ImportReport()
    report.malformed = [.init(5, reason: .fieldCount)]
    let viewModel = TransferPresenter(words: EnglishWords()).viewModel(for: .imported(report, from: nil, onto: nil))
    let text = TransferText(page: .sample(width: 30)).render(viewModel)
    #expect(text.hasSuffix("\nline 5  more or fewer fields\n        than the header\n"))
  }

  @Test func nothingImported() {
    var report = ImportReport()
    report.untried = [.init(2, title: "Stalker"), .init(3)]
    report.stop = .catalog(CatalogError(.rejectedCredential, host: "api.themoviedb.org"))
    snapshot(.imported(report, from: "watchlist.csv", onto: .favorites))
  }

  @Test(arguments: [
    ("exported", TransferScene.Response.exported(ExportReport(written: 1204), to: "films.json")),
    ("importing", .importing(120, of: 1204)),
    ("full", .notExported(StoreError(.diskFull, path: "films.json"))),
    ("missing", .notImported(StoreError(.missing, path: "films.csv"))),
    ("folder", .notImported(StoreError(.folder, path: "films.csv"))),
    ("tooLarge", .notImported(StoreError(.tooLarge, path: "films.csv"))),
    ("noList", .notImported(StoreError(.noFilms, path: "films.png"))),
  ])
  func shortScreens(name: String, response: TransferScene.Response) {
    snapshot(response, named: name)
  }

  @Test(arguments: [
    (
      TransferScene.Response.imported(ImportReport(), from: nil, onto: .favorites),
      "Nothing was imported\nThe input contains no films.\n"
    ),
    (
      .notExported(StoreError(.fileExists, path: "films.json")),
      "Nothing was exported\nfilms.json already exists.\n"
        + "Choose another name or overwrite the file.\n"
    ),
    (.exported(ExportReport(written: 3), to: nil), ""),
  ])
  func `The package's texts mention no option of a program, and an export to standard output shows nothing else`(
    response: TransferScene.Response, text: String
  ) {
    let viewModel = TransferPresenter(words: EnglishWords()).viewModel(for: response)
    #expect(TransferText(page: .sample(width: 80)).render(viewModel) == text)
  }

  private func snapshot(_ response: TransferScene.Response, named name: String? = nil) {
    assertSnapshot(across: .axis("language", ["en", "ru"]), .width(40, 80), named: name) { language, width in
      let words: any ViewerWords = language == "ru" ? RussianWords() : EnglishWords()
      let viewModel = TransferPresenter(words: words).viewModel(for: response)
      let warnings = viewModel.warnings.map { "(\($0))\n" }.joined()
      return TransferText(page: .sample(width: width)).render(viewModel) + warnings
    }
  }
}
