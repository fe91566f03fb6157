import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct ShelfSceneTests {
  let library = TransientFilmLibrary()

  @Test func addingReportsEachFilm() async throws {
    try await add(.sample(2, "Two"))
    let catalog = SampleCatalog(.tmdb, films: [.sample(1, "One"), .sample(2, "Two")])
    let response = try await response(to: .add([1, 2, 3], to: .favorites), catalog)
    let error = CatalogError(.notFound, host: "a.example")
    #expect(
      response.changes == [.added(.sample(1, "One")), .alreadyThere(.sample(2, "Two")), .notLoaded(3, error)])
    #expect(await library.details(of: .init(.tmdb, 1))?.shelves[.favorites] == .sample)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 2)
    let viewModel = viewModel(response)
    #expect(viewModel.confirmations == ["Added One to favorites.", "Two is already in your favorites."])
    #expect(viewModel.warnings == ["a.example has no film with id 3."])
    #expect(viewModel.outcome == .shownWithProblems)
  }

  @Test func `A film whose title is invisible is named by its original title`() async throws {
    var film = Movie.sample(1, "\u{200B}")
    film.originalTitle = "Ünsichtbar"
    let added = try await response(to: .add([1], to: .favorites), SampleCatalog(.tmdb, films: [film]))
    #expect(viewModel(added).confirmations == ["Added Ünsichtbar to favorites."])
    #expect(
      viewModel(try await response(to: .remove([1], from: .favorites))).confirmations.first?.contains("Ünsichtbar")
        == true)
  }

  @Test func aCancelledLoadEndsAddingAndReportsTheFilmsAddedBefore() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1)], failures: [2: CatalogError(.cancelled)])
    #expect(try await response(to: .add([1, 2, 3], to: .favorites), catalog).changes == [.added(.sample(1))])
    #expect(catalog.asked == ["film 1", "film 2"])
  }

  @Test(arguments: [(CatalogError.Code.rejectedCredential, Outcome.unauthorized), (.timedOut, .failed)])
  func nothingAddedIsAFailureBesideTheList(code: CatalogError.Code, outcome: Outcome) async throws {
    try await add(.sample(2))
    var response = try await response(to: .load(.favorites, .title))
    response.lastChange = .films([.notLoaded(1, CatalogError(code, host: "a.example"))], on: .favorites)
    let viewModel = viewModel(response)
    #expect(viewModel.failure?.title == "Nothing was added")
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.rows.map(\.id) == [2])
  }

  @Test func removingReportsEachFilmWithoutACatalog() async throws {
    try await add(.sample(1, "One"))
    let catalog = SampleCatalog(.tmdb)
    let viewModel = viewModel(try await response(to: .remove([1, 2], from: .favorites), catalog))
    #expect(viewModel.confirmations == ["Removed One from favorites."])
    #expect(viewModel.warnings == ["#2 is not in your favorites."])
    #expect(viewModel.outcome == .shownWithProblems)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 0)
    #expect(catalog.asked.isEmpty)
  }

  @Test(arguments: [
    (ShelfOrder.title, [3, 1, 2]), (.init(.title, isDescending: true), [2, 1, 3]), (.init(.date), [1, 3, 2]),
    (.newestFirst, [2, 3, 1]), (.init(.rating), [3, 2, 1]), (.bestFirst, [1, 2, 3]),
  ])
  func theListIsInTheRequestedOrder(order: ShelfOrder, ids: [Int]) async throws {
    try await add(.sample(1, "Metropolis", year: 1927, average: 9, votes: 1000))
    try await add(.sample(2, "Zorro", year: 1998, average: 7, votes: 1000))
    try await add(.sample(3, "Alien", year: 1979, average: 5, votes: 1000))
    #expect(viewModel(try await response(to: .load(.favorites, order))).rows.map(\.id) == ids)
  }

  @Test func aLongListIsComplete() async throws {
    _ = try await library.add(
      (1...1001).map { StoredFilm(source: .tmdb, details: .sample($0), on: .favorites, added: .sample) })
    #expect(
      viewModel(try await response(to: .load(.favorites, .title))).position == "1,001 films · by title · page 1 of 51")
  }

  @Test func `Only the films that meet the criteria are listed, which are beside the title`() async throws {
    for year in 1980...2009 { try await add(.sample(year, "Film \(year)", year: year)) }
    let criteria = [Route.Criterion("year", "1980..2004")]
    let request = ShelfScene.Request.load(.favorites, .title, meeting: try FilterSelection(criteria))
    let shown = viewModel(try await response(to: request))
    #expect(shown.title == "Favorites · 1980–2004")
    #expect(shown.position == "25 films · by title · page 1 of 2")
    let next = Route.shelf(id: "favorites", criteria, sort: "title", isDescending: false, page: 2)
    #expect(shown.hints.map(\.route) == [next, .movie(id: 1980)])
  }

  @Test func `Criteria that no film on the shelf meets are told from an empty shelf`() async throws {
    try await add(.sample(1, "Metropolis", year: 1927))
    let filter = try FilterSelection([Route.Criterion("year", "1980..")])
    let shown = viewModel(try await response(to: .load(.favorites, .title, meeting: filter)))
    #expect(shown.emptyState == EnglishWords().discover.noMatch)
    #expect(shown.outcome == .shown)
  }

  @Test func `A name that means nothing is an invalid request, and a criterion without values a failure`() async throws
  {
    try await add(.sample(1))
    let unknown = try FilterSelection([Route.Criterion("country", "Germny")])
    let invalid = viewModel(try await response(to: .load(.favorites, .title, meeting: unknown)))
    #expect(invalid.outcome == .invalidRequest)
    #expect(invalid.emptyState?.message == "Did you mean Germany?")
    // This catalog does not know any services.
    let services = try FilterSelection([Route.Criterion("on", "netflix")])
    let failed = viewModel(try await response(to: .load(.favorites, .title, meeting: services)))
    #expect(failed.outcome == .failed)
    #expect(failed.emptyState?.title.contains("cannot list films by") == true)
  }

  @Test func anEmptyListIsNotAFailure() async throws {
    let empty = viewModel(try await response(to: .load(.favorites, .title)))
    #expect(empty.emptyState?.title == "No favorites yet")
    #expect(empty.outcome == .shown)
    #expect(viewModel(.init(source: .tmdb)) == .init(title: "Favorites"))
  }

  @Test func aFilmThatDoesNotExistIsAFailureThatNamesItsID() async throws {
    let viewModel = viewModel(try await response(to: .add([424_242], to: .favorites)))
    #expect(
      viewModel.failure
        == EmptyState(
          title: "No such film", message: "a.example has no film with id 424242.",
          advice: "Search for the film by its title."))
    #expect(viewModel.outcome == .failed)
  }

  @Test func removingAFilmThatIsNotAFavoriteIsAFailure() async throws {
    let viewModel = viewModel(try await response(to: .remove([77], from: .favorites)))
    #expect(viewModel.failure == EmptyState(title: "Nothing was removed", message: "#77 is not in your favorites."))
    #expect(viewModel.outcome == .failed)
  }

  @Test func removingAPlainIDThatAFavoriteOfAnotherCatalogHasAsksWhetherItWasMeant() async throws {
    try await add(.sample(12), from: .publicDomain)
    let viewModel = viewModel(try await response(to: .remove([12], from: .favorites)))
    #expect(viewModel.failure?.message == "#12 is not in your favorites. Did you mean built-in:12?")
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 1)
  }

  @Test func aFilmOfAnotherCatalogIsLoadedFromItAndSavedUnderIt() async throws {
    let catalog = SampleCatalog(.tmdb)
    let response = try await response(to: .add([.init(.publicDomain, 5)], to: .favorites), catalog)
    #expect(response.changes == [.init(.init(.publicDomain, 5), title: "Film in en", .added)])
    #expect(catalog.asked.isEmpty)
    #expect(await library.details(of: .init(.publicDomain, 5)) != nil)
    #expect(
      try await self.response(to: .remove([.init(.publicDomain, 5)], from: .favorites)).changes.map(\.result) == [
        .removed
      ])
  }

  @Test func anErrorOfTheStoreKeepsTheChangesBeforeItAndEndsTheRequest() async throws {
    let catalog = SampleCatalog(.tmdb, films: (1...4).map { .sample($0) })
    let full = FullLibrary(base: library, room: 2)
    let worker = ShelfScene.worker(in: SceneContext(catalog: catalog, films: full, today: .sample))
    var interactor = ShelfInteractor(source: .tmdb, sources: [.tmdb])
    let response = await interactor.run(.add([1, 2, 3, 4], to: .favorites), worker)
    let error = StoreError(.diskFull, path: "/a")
    #expect(response.changes.map(\.result) == [.added, .added, .notSaved(error), .untried])
    #expect(catalog.asked == ["film 1", "film 2", "film 3"])
    let viewModel = viewModel(response)
    #expect(viewModel.confirmations == ["Added Film 1 to favorites.", "Added Film 2 to favorites."])
    #expect(viewModel.warnings == ["Film 3: /a was not saved: the disk is full.", "#4 was skipped."])
    #expect(viewModel.outcome == .shownWithProblems)
  }

  @Test func aFilmOfAnotherCatalogHasAQualifiedIDAndCanBeOpened() async throws {
    try await add(.sample(1), from: .publicDomain)
    try await add(.sample(2))
    let viewModel = viewModel(try await response(to: .load(.favorites, .title)))
    #expect(viewModel.rows.map(\.qualifiedID) == ["built-in:1", nil])
    #expect(viewModel.rows.map(\.route) == [.movie(id: 1, source: "public-domain"), .movie(id: 2)])
    #expect(viewModel.hints.first?.route == .movie(id: 1, source: "public-domain"))
    #expect(viewModel.footnotes == [CatalogSource.tmdb.attribution, CatalogSource.publicDomain.attribution])
  }

  @Test func `Favorites that cannot be read are counted and named`() throws {
    let film = ShelvedFilm(source: .tmdb, movie: .sample(1), added: .sample)
    let unreadable = (2...14).map { FilmName(id: .init(.tmdb, $0), title: $0 < 4 ? "Film \($0)" : nil) }
    let list = viewModel(.init(source: .tmdb, films: [film], unreadable: unreadable))
    #expect(list.outcome == .shown)
    #expect(list.position == "1 film · 13 entries could not be read")
    #expect(
      list.warnings == [
        "Favorites: 13 films could not be read: #2 Film 2, #3 Film 3, #4, #5, #6, #7, #8, #9, #10, #11 and 3 more. "
          + "Repair the library to move what cannot be read to a separate file."
      ])
    let nameless = viewModel(.init(source: .tmdb, films: [film], unreadable: [.init(id: nil, title: nil)]))
    #expect(nameless.warnings.first?.hasPrefix("Favorites: 1 film could not be read. ") == true)
  }

  @Test func `A list of which nothing can be read is a failure`() {
    let list = viewModel(.init(source: .tmdb, films: [], unreadable: [.init(id: nil, title: "Film")]))
    #expect(list.outcome == .failed)
    #expect(list.emptyState == nil)
    #expect(list.failure?.message == "1 film could not be read: Film.")
  }

  @Test func `A repair reports what was moved and where`() async throws {
    #expect(
      viewModel(try await response(to: .repair)).confirmations == ["Nothing to repair: everything can be read."])
    let repair = LibraryRepair(count: 3, films: [.init(id: .init(.tmdb, 2), title: "Film")], path: "/a.json")
    #expect(
      viewModel(.init(source: .tmdb, lastChange: .repair(.success(repair)))).confirmations
        == ["Moved 3 unreadable entries to /a.json.", "1 film is affected: #2 Film."])
  }

  @Test(arguments: [
    (UndoStep.undo, "Undid", "On no shelf", "To redo it", Route.redo),
    (.redo, "Redid", "In your favorites", "To undo it", .undo),
  ])
  func `A step through the changes says what it did and what reverts it`(
    step: UndoStep, did: String, shelf: String, hint: String, route: Route
  ) async throws {
    let nothing = viewModel(try await response(to: .perform(step)))
    #expect(nothing.failure?.title == (step == .undo ? "Nothing to undo" : "Nothing to redo"))
    #expect(nothing.outcome == .failed)
    try await add(.sample(7))
    if step == .redo { await library.perform(.undo) }
    let done = viewModel(try await response(to: .perform(step)))
    #expect(done.confirmations == ["\(did) the change to #7 Film 7. \(shelf)."])
    #expect(done.hints == [Hint(text: hint, route: route)])
    #expect(try await library.ids(among: [.init(.tmdb, 7)], on: .favorites).isEmpty == (step == .undo))
  }

  @Test func `A page on screen follows changes made elsewhere`() async throws {
    let display = RecordingDisplay<ShelfScene.ViewModel>()
    let context = SceneContext(catalog: LocalCatalog(), films: library)
    let scene = context.open(ShelfScene.self, on: display)
    await scene.handle(.load(.favorites, .title))
    try await add(.sample(7))
    await display.waitForShown(2)
    #expect(display.shown.map { $0.rows.map(\.id) } == [[], [7]])
  }

  private func worker(
    _ catalog: SampleCatalog
  ) throws -> any Worker<ShelfInteractor.Question, ShelfInteractor.Answer> {
    return ShelfScene.worker(
      in: SceneContext(
        catalog: catalog, otherCatalogs: [LocalCatalog(source: .publicDomain)], films: library, today: .sample))
  }

  private func response(
    to request: ShelfScene.Request, _ catalog: SampleCatalog = SampleCatalog(.tmdb)
  ) async throws -> ShelfScene.Response {
    var interactor = ShelfInteractor(source: .tmdb, sources: [.tmdb, .publicDomain])
    return await interactor.run(request, try worker(catalog))
  }

  private func viewModel(_ response: ShelfScene.Response) -> ShelfScene.ViewModel {
    ShelfPresenter(words: EnglishWords()).viewModel(for: response)
  }

  private func add(_ movie: Movie, from source: CatalogSource = .tmdb) async throws {
    try await library.add(
      StoredFilm(source: source, details: MovieDetails(movie: movie), on: .favorites, added: .sample))
  }
}

extension ShelfScene.Response {
  /// The results of the last request to add or remove films.
  fileprivate var changes: [ShelfScene.Change] { if case .films(let changes, _)? = lastChange { changes } else { [] } }
}

extension ShelfSceneTests {
  @Test func `A rating is removed with those of the viewings, and the days stay`() async throws {
    let date = CalendarDate.sample
    let day = try #require(ViewingDay(date, today: date))
    let stars = try #require(StarRating(text: "4.5"))
    let diary = Diary(filmRating: stars, viewings: [Viewing(day: day, rating: stars)])
    _ = try await library.add([
      StoredFilm(source: .tmdb, details: .sample(1, "One"), on: .seen, added: date, diary: diary)
    ])
    let catalog = SampleCatalog(.tmdb)
    let viewModel = viewModel(try await response(to: .unrate([1, 2]), catalog))
    #expect(viewModel.confirmations == ["Removed your rating of One."])
    #expect(await library.details(of: .init(.tmdb, 1))?.diary == Diary(viewings: [Viewing(day: day)]))
    #expect(await library.details(of: .init(.tmdb, 1))?.shelves == [.seen: date])
    #expect(catalog.asked.isEmpty)
  }
}
