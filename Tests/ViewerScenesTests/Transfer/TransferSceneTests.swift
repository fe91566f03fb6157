import LogTestSupport
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// A golden of `SessionProgramTests` has a credential that is rejected in the middle.
@Suite(.timeLimit(.minutes(10))) struct TransferSceneTests {
  let library = TransientFilmLibrary()
  private let toFavorites = TransferScene.Request.importFilms(from: nil, onto: .favorites)

  @Test func theFilmsOfAListAreLookedUp() async throws {
    let rows = (1...3).map { FilmList.Row(line: $0 + 1, tmdbID: $0) }
    let files = StubFiles(FilmList(rows: rows, malformed: [.init(5, reason: .quotes), .init(6, reason: .noTitle)]))
    _ = try await library.add([.sample(1, on: .favorites)])
    let catalog = SampleCatalog(.tmdb, films: [.sample(2, "Two")])
    let (viewModel, progress) = try await show(.importFilms(from: "list.csv", onto: .favorites), files, catalog)
    assertShown(["a list": viewModel])
    #expect(progress == ["Importing: 0 of 3…", "Importing: 3 of 3…"])
    #expect(await files.read == ["list.csv"])
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 2)
  }

  @Test(
    arguments: [
      ("watchlist.csv", .watchlist), ("export/Watched.csv", .seen), ("likes/films.csv", .favorites), ("films.csv", nil),
      ("my-watchlist.csv", .watchlist), ("lists-watchlist.json", .watchlist), ("a/Lists-Favorites.json", .favorites),
      ("watchlist.json", .watchlist), ("watchlist/a.json", nil), ("lists-list-1-best.json", nil),
      ("lists-list-2-old-watchlist.json", nil),
    ] as [(String, Shelf?)])
  func `The names of files of Letterboxd and Trakt say what they list`(path: String, shelf: Shelf?) async throws {
    let files = StubFiles(FilmList(rows: [.init(line: 2, tmdbID: 2)]))
    let catalog = SampleCatalog(.tmdb, films: [.sample(2, "Two")])
    let viewModel = try await show(.importFilms(from: path, onto: nil), files, catalog).viewModel
    for other in Shelf.allCases {
      #expect(try await library.films(on: other, .title, offset: 0, limit: 9).total == (other == shelf ? 1 : 0))
    }
    #expect((viewModel.outcome == .shown) == (shelf != nil))
  }

  @Test func `A list that says what it is goes by that, whatever its name is`() async throws {
    let rated = FilmList.Row(line: 2, tmdbID: 1, diary: Diary(filmRating: StarRating(halves: 9)), shelf: .seen)
    let files = StubFiles(FilmList(rows: [rated, .init(line: 3, tmdbID: 2, shelf: .watchlist)]))
    let catalog = SampleCatalog(.tmdb, films: [.sample(1, "One"), .sample(2, "Two")])
    _ = try await show(.importFilms(from: "WATCHLIST.csv", onto: nil), files, catalog)
    #expect(try await library.films(on: .seen, .title, offset: 0, limit: 9).elements.map(\.id.movie) == [1])
    #expect(try await library.films(on: .watchlist, .title, offset: 0, limit: 9).elements.map(\.id.movie) == [2])
  }

  @Test func aNetworkFailureStopsTheImport() async throws {
    let rows = (1...8).map { FilmList.Row(line: $0 + 1, title: "Film \($0)", tmdbID: $0) }
    let lost = CatalogError(.connectionLost, host: "a.example")
    let catalog = SampleCatalog(.tmdb, films: (1...3).map { .sample($0) }, failures: [4: lost])
    let (viewModel, progress) = try await show(toFavorites, StubFiles(FilmList(rows: rows)), catalog)
    assertShown(["eight films": viewModel])
    #expect(viewModel.warningsNotOnScreen == [viewModel.warnings.last])
    #expect(progress == ["Importing: 0 of 8…"])
  }

  @Test func `An error of several lines is said once, with what to do`() async throws {
    let rows = (1...5).map { FilmList.Row(line: $0 + 1, title: "Film \($0)", tmdbID: $0) }
    let codes = [2: CatalogError.Code.serverFailed, 3: .malformedResponse, 4: .serverFailed]
    let catalog = SampleCatalog(
      .tmdb, films: [.sample(1), .sample(5)], failures: codes.mapValues { CatalogError($0, host: "a.example") })
    // The film of each of several ids can be asked for again.
    assertShown(["five films": try await show(toFavorites, StubFiles(FilmList(rows: rows)), catalog).viewModel])
  }

  @Test(arguments: [CatalogError.Code.rejectedCredential, .offline])
  func nothingAddedIsAFailure(code: CatalogError.Code) async throws {
    let files = StubFiles(FilmList(rows: [.init(line: 2, tmdbID: 1)]))
    let catalog = SampleCatalog(.tmdb, failures: [1: CatalogError(code)])
    let viewModel = try await show(.importFilms(from: "list.csv", onto: .favorites), files, catalog).viewModel
    assertShown(["a film": viewModel], named: code.rawValue)
  }

  /// A golden of `SessionProgramTests` has a file with no others.
  @Test func `Entries of no shelf are skipped beside films that were seen`() async throws {
    var list = FilmList(rows: [.init(line: 1, tmdbID: 1), .init(line: 2, tmdbID: 2, shelf: .seen)])
    (list.hasEntries, list.hasDiary) = (true, true)
    let request = TransferScene.Request.importFilms(from: "hidden.json", onto: nil)
    let catalog = SampleCatalog(.tmdb, films: [.sample(1), .sample(2)])
    let viewModel = try await show(request, StubFiles(list), catalog).viewModel
    #expect(viewModel.confirmations == ["Added 1 film to the films you have seen."])
    #expect(viewModel.sections.map(\.id) == [.malformed])
    #expect(viewModel.sections.first?.rows.map(\.reason) == ["does not say which list it is on"])
  }

  @Test func anArchiveNeedsNoCatalog() async throws {
    let catalog = SampleCatalog(.tmdb)
    let entry = StoredFilm(source: .publicDomain, details: .sample(9), on: .favorites, added: .sample)
    let files = StubFiles(.success(.archive(ArchiveSample([ArchivedFilm(line: 2, entry)]))))
    let (viewModel, progress) = try await show(.importFilms(from: "films.json", onto: .favorites), files, catalog)
    #expect(viewModel.confirmations == ["Added 1 film."])
    #expect(progress == ["Importing: 0 of 1…", "Importing: 1 of 1…"])
    #expect(await library.details(of: entry.id) == entry)
    #expect(catalog.asked.isEmpty)
  }

  @Test func `A viewing in the future is left out of what an archive restores, and reported`() async throws {
    // The next day may have begun where the archive was written.
    let tomorrow = try #require(CalendarDate.sample.dayAfter)
    let days: [CalendarDate] = ["2020-01-01", tomorrow, "2033-01-01"]
    let diary = Diary(viewings: days.map { Viewing(day: ViewingDay(recorded: $0)) })
    let entry = StoredFilm(source: .tmdb, details: .sample(9, "Nine"), on: .seen, added: .sample, diary: diary)
    let files = StubFiles(.success(.archive(ArchiveSample([ArchivedFilm(line: 2, entry)]))))
    let viewModel = try await show(.importFilms(from: "films.json", onto: nil), files).viewModel
    #expect(viewModel.sections.map(\.title) == ["Imported in part"])
    #expect(viewModel.sections.first?.rows.map(\.reason) == ["Jan 1, 2033 is in the future"])
    #expect(await library.details(of: entry.id)?.diary?.viewings.map(\.day.date) == ["2020-01-01", tomorrow])
  }

  @Test func `What an archive has besides films is counted in entries`() throws {
    var report = ImportReport()
    report.hasEntries = true
    report.untried += (1...5).map { .init($0) }
    for (words, texts) in [
      (EnglishWords() as any Words, ["5 entries", "and 2 more entries"]),
      (RussianWords(), ["5 записей", "и ещё 2 записи"]),
    ] {
      let viewModel = TransferPresenter(words: words).viewModel(for: .imported(report, from: nil, onto: nil))
      let section = try #require(viewModel.sections.first)
      #expect([section.count, section.remainder] == texts)
    }
  }

  @Test(arguments: [(nil, .unauthorized), (.noSuchTitle, .failed)] as [(ImportReport.Reason?, Outcome)])
  func `An import that needs only a credential ends as others without one`(
    other: ImportReport.Reason?, outcome: Outcome
  ) {
    var report = ImportReport()
    report.notMatched.append(.init(1, reason: .otherCatalog))
    if let other { report.notMatched.append(.init(2, reason: other)) }
    let presenter = TransferPresenter(words: EnglishWords())
    #expect(presenter.viewModel(for: .imported(report, from: nil, onto: nil)).outcome == outcome)
  }

  @Test func `Ids that need a credential are summed up, with what to do`() throws {
    var report = ImportReport()
    report.notMatched += (1...5).map { .init($0, reason: .otherCatalog) }
    report.notMatched.append(.init(6, reason: .noSuchTitle))
    let words = EnglishWords()
    let missing = CatalogError(.missingCredential)
    let viewModel = TransferPresenter(words: words).viewModel(for: .imported(report, from: nil, onto: nil))
    #expect(viewModel.emptyState?.advice == words.advice(for: missing))
    let section = try #require(viewModel.sections.first)
    #expect(section.rows.map(\.place) == ["line 1", "line 2", "line 3", "line 6"])
    #expect(section.remainder == "and 2 more lines")
    report.added = [.init(7)]
    let partly = TransferPresenter(words: words).viewModel(for: .imported(report, from: nil, onto: nil))
    #expect(partly.warnings.contains { $0.contains(words.sentence(for: missing)) })
  }

  @Test func `Files that cannot be used are failures, and an unknown format is an invalid request`() async throws {
    let missing = StubFiles(.failure(StoreError(.missing, path: "list.csv")))
    let list = TransferScene.Request.importFilms(from: "list.csv", onto: .favorites)
    assertShown([
      "an unknown format": try await show(.export(.favorites, to: "out.xlsx")).viewModel,
      "an unknown extension, with a format": try await show(.export(.favorites, to: "out.xlsx", as: .csv)).viewModel,
      "an empty list": try await show(list).viewModel,
      "an import of a missing file": try await show(list, missing).viewModel,
      "an export that cannot be written": try await show(.export(.favorites, to: "list.csv"), missing).viewModel,
    ])
  }

  @Test(arguments: [
    (TransferScene.Request.export(.favorites, to: "a.csv"), FilmFileFormat.csv),
    (.export(.favorites, to: "a.json"), .json),
    (.export(.favorites, to: "a"), .json), (.export(.favorites, to: nil), .json),
    (.export(.favorites, to: nil, as: .csv), .csv),
    (.export(.favorites, to: "a.csv", as: .json), .json), (.export(.favorites, to: "a.json", as: .csv), .csv),
  ])
  func exportsHaveTheRequestedFormat(request: TransferScene.Request, format: FilmFileFormat) async throws {
    let files = StubFiles()
    let viewModel = try await show(request, files).viewModel
    #expect(await files.written == [format])
    guard case .export(_, let path?, _, _) = request else {
      #expect(viewModel == .init())
      return
    }
    #expect(viewModel.confirmations == ["Exported 3 films to \(path)."])
  }

  @Test func onlyAnExportToAFileShowsProgress() throws {
    var interactor = TransferInteractor()
    _ = interactor.handle(.export(.favorites, to: nil))
    #expect(interactor.response == .idle)
    let effects = interactor.handle(.export(.favorites, to: "a.csv"))
    #expect(interactor.response == .exporting)
    for case .ask(let question) in effects {
      interactor.abandon(question)
    }
    #expect(interactor.response == .idle, "a cancelled export shows nothing")
  }

  /// Returns the final view model of a request, and its progress.
  private func show(
    _ request: TransferScene.Request, _ files: StubFiles = StubFiles(), _ catalog: SampleCatalog = SampleCatalog(.tmdb)
  ) async throws -> (viewModel: TransferScene.ViewModel, progress: [String]) {
    let presenter = TransferPresenter(words: EnglishWords())
    let worker = TransferWorker(SceneContext(catalog: catalog, films: library, today: .sample), files: files)
    var interactor = TransferInteractor()
    let reports = Log<TransferScene.Response>()
    for case .ask(let question) in interactor.handle(request) {
      let answer = try #require(await worker.answer(question) { reports.add($0) })
      _ = interactor.receive(answer, to: question)
    }
    let progress = reports.all.map { presenter.viewModel(for: $0).activity ?? "" }
    return (presenter.viewModel(for: interactor.response), progress)
  }
}

/// Files with given contents that accept every export.
private actor StubFiles: FilmFiles {
  private let content: Result<FilmFile, StoreError>
  private(set) var read: [String?] = []
  private(set) var written: [FilmFileFormat] = []

  init(_ content: Result<FilmFile, StoreError>) {
    self.content = content
  }

  init(_ list: FilmList = FilmList(rows: [])) {
    content = .success(.list(list))
  }

  func read(_ path: String?, for shelf: Shelf?, today: CalendarDate) throws(StoreError) -> FilmFile {
    read.append(path)
    return try content.get()
  }

  func write(
    _ library: any FilmLibrary, _ shelf: Shelf?, as format: FilmFileFormat, to path: String?, replacing: Bool
  ) throws(StoreError) -> ExportReport {
    _ = try content.get()
    written.append(format)
    return ExportReport(written: 3)
  }
}
