import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct TransferSceneTests {
  let catalog = ScriptedCatalog()
  let favorites = TransientFavorites.plain
  let display = RecordingDisplay<TransferScene.ViewModel>()

  @Test func aListIsLookedUp() async throws {
    let rows = [FilmList.Row(line: 2, tmdbID: 1), .init(line: 3, tmdbID: 2), .init(line: 4, tmdbID: 3)]
    let files = StubFiles(.list(FilmList(rows: rows, malformed: [5, 6])))
    await favorites.add([FavoriteDetails(source: .tmdb, details: .sample(1), added: try .sample)])
    let request = Task { try await interactor(files).handle(.importFilms(from: "list.csv")) }
    await catalog.waitForQuestions(2)
    await catalog.answer(.movie(2), with: .success(MovieDetails.sample(2, "Two")))
    await catalog.answer(.movie(3), with: Result<MovieDetails, CatalogError>.failure(CatalogError(.notFound)))
    try await request.value
    let viewModel = try #require(await display.shown.first)
    #expect(await display.shown.count == 1)
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.confirmations == ["Added 1 film.", "1 film was among the favorites already."])
    #expect(viewModel.sections.map(\.id) == [.notMatched, .malformed])
    #expect(viewModel.sections.first?.rows == [.init(place: "line 4", title: "")])
    #expect(viewModel.warnings == ["No film found: 1 line.", "Not readable: 2 lines."])
    #expect(await favorites.kept(among: [.init(.tmdb, 1), .init(.tmdb, 2), .init(.tmdb, 3)]).count == 2)
    #expect(await display.progress.map(\.activity) == ["Importing: 0 of 3…", "Importing: 3 of 3…"])
    #expect(await files.read == ["list.csv"])
  }

  @Test func aNetworkThatFailsLeavesTheRestForAnotherTime() async throws {
    let rows = (1...8).map { FilmList.Row(line: $0 + 1, title: "Film \($0)", tmdbID: $0) }
    let request = Task { try await interactor(StubFiles(.list(FilmList(rows: rows)))).handle(.importFilms(from: nil)) }
    await catalog.waitForQuestions(6)
    for id in 1...6 {
      let answer: Result<MovieDetails, CatalogError> =
        id < 4 ? .success(.sample(id)) : .failure(CatalogError(.connectionLost, host: "a.example"))
      await catalog.answer(.movie(id), with: answer)
    }
    try await request.value
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.outcome == .shown)
    #expect(viewModel.confirmations == ["Added 3 films."])
    #expect(viewModel.sections.map(\.id) == [.untried])
    #expect(viewModel.sections.first?.rows.map(\.title) == (4...8).map { "Film \($0)" })
    let sentence = "The connection to a.example broke before the answer was complete."
    #expect(viewModel.warnings == ["Not tried: 5 lines.", "\(sentence) Import it again to add the rest."])
  }

  @Test(arguments: [(CatalogError.Code.rejectedCredential, Outcome.unauthorized), (.offline, .failed)])
  func nothingDoneIsAFailure(code: CatalogError.Code, outcome: Outcome) async throws {
    let files = StubFiles(.list(FilmList(rows: [.init(line: 2, tmdbID: 1)])))
    let request = Task { try await interactor(files).handle(.importFilms(from: "list.csv")) }
    await catalog.waitForQuestions(1)
    await catalog.answer(.movie(1), with: Result<MovieDetails, CatalogError>.failure(CatalogError(code)))
    try await request.value
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.emptyState?.title == "Nothing was imported")
    #expect(viewModel.sections.map(\.id) == [.untried])
    #expect(viewModel.warnings == [])
  }

  @Test func anArchiveAsksNobody() async throws {
    let entry = ArchivedFavorite(line: 2, .init(source: .publicDomain, details: .sample(9), added: try .sample))
    try await interactor(StubFiles(.archive([entry], malformed: []))).handle(.importFilms(from: "films.json"))
    #expect(await display.shown.first?.confirmations == ["Added 1 film."])
    #expect(await favorites.details(of: entry.favorite.id) == entry.favorite)
    #expect(await catalog.asked.isEmpty)
  }

  @Test func anEmptyListIsSaid() async throws {
    try await interactor(StubFiles(.list(FilmList(rows: [])))).handle(.importFilms(from: "list.csv"))
    let viewModel = try #require(await display.shown.first)
    #expect(viewModel.emptyState?.message == "list.csv names no films.")
    #expect(viewModel.outcome == .failed)
  }

  @Test func aFileThatCannotBeUsedIsSaid() async throws {
    let files = StubFiles(failing: StoreError(.missing, path: "list.csv"))
    let interactor = try interactor(files)
    await interactor.handle(.importFilms(from: "list.csv"))
    await interactor.handle(.export(to: "list.csv"))
    let shown = await display.shown
    #expect(shown.map(\.emptyState?.title) == ["Nothing was imported", "Nothing was exported"])
    #expect(shown.map(\.emptyState?.message) == ["list.csv does not exist.", "list.csv does not exist."])
    #expect(shown.map(\.outcome) == [.failed, .failed])
  }

  @Test(arguments: [
    (TransferScene.Request.export(to: "a.csv"), FavoritesFormat.csv), (.export(to: "a.json"), .json),
    (.export(to: "a"), .json), (.export(to: nil), .json), (.export(to: nil, as: .csv), .csv),
    (.export(to: "a.csv", as: .json), .json), (.export(to: "a.json", as: .csv), .csv),
  ])
  func exportsInTheFormatThatIsAskedFor(request: TransferScene.Request, format: FavoritesFormat) async throws {
    let files = StubFiles(.list(FilmList(rows: [])))
    try await interactor(files).handle(request)
    #expect(await files.written == [format])
    let viewModel = try #require(await display.shown.first)
    guard case .export(let path?, _, _) = request else {
      #expect(viewModel == .init())
      return
    }
    #expect(viewModel.confirmations == ["Exported 3 films to \(path)."])
  }

  private func interactor(_ files: StubFiles) throws -> TransferInteractor {
    TransferInteractor(
      catalog: catalog, favorites: favorites, files: files, today: try .sample,
      output: Output(TransferPresenter(words: EnglishWords()), display: display))
  }
}

/// Files that hold what they are told, and take everything.
actor StubFiles: FavoritesFiles {
  private let content: Result<FavoritesFile, StoreError>
  private(set) var read: [String?] = []
  private(set) var written: [FavoritesFormat] = []

  init(_ file: FavoritesFile) {
    content = .success(file)
  }

  init(failing error: StoreError) {
    content = .failure(error)
  }

  func read(_ path: String?) throws(StoreError) -> FavoritesFile {
    read.append(path)
    return try content.get()
  }

  func write(
    _ library: any FavoritesLibrary, as format: FavoritesFormat, to path: String?, replacing: Bool
  ) throws(StoreError) -> Int {
    _ = try content.get()
    written.append(format)
    return 3
  }
}
