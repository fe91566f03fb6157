import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

/// `ShelfInteractorTests` and `PickSceneTests` have changes that are made elsewhere, and goldens of `SessionProgramTests`
/// what undo, redo and ids of another catalog lead to.
@Suite(.timeLimit(.minutes(10))) struct ShelfSceneTests {
  let library = TransientFilmLibrary()
  let catalog = SampleCatalog(.tmdb)

  @Test func addingReportsEachFilm() async throws {
    try await add(.sample(2, "Two"))
    let catalog = SampleCatalog(.tmdb, films: [.sample(1, "One"), .sample(2, "Two")])
    assertShown(["three films": try await shown(.add([1, 2, 3], to: .favorites), catalog)])
    #expect(await library.details(of: 1)?.shelves[.favorites] == .sample)
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 2)
  }

  @Test func `Many films of one change are counted, and the first are named`() async throws {
    let catalog = SampleCatalog(.tmdb, films: (1...5).map { .sample($0) })
    let names = "Film 1, Film 2, Film 3 and 2 more."
    #expect(
      try await shown(.add([1, 2, 3, 4, 5], to: .watchlist), catalog).confirmations
        == ["5 films are now on the watchlist: \(names)"])
    #expect(
      try await shown(.see([1, 2, 3, 4, 5]), catalog).confirmations == [
        "5 films are now marked as seen: \(names)",
        "5 films are no longer on the watchlist: \(names)",
      ])
  }

  @Test func `A film whose title is invisible is named by its original title`() async throws {
    var film = Movie.sample(1, "\u{200B}")
    film.originalTitle = "Ünsichtbar"
    assertShown([
      "added": try await shown(.add([1], to: .favorites), SampleCatalog(.tmdb, films: [film])),
      "removed": try await shown(.remove([1], from: .favorites)),
    ])
  }

  @Test func aCancelledLoadEndsAddingAndReportsTheFilmsAddedBefore() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1)], failures: [2: CatalogError(.cancelled)])
    let changes = try await response(to: .add([1, 2, 3], to: .favorites), catalog).changes
    #expect(changes == [.init(1, title: "Film 1", .added)])
    #expect(catalog.asked == ["film 1", "film 2"])
  }

  @Test func `A film is added though the request is canceled and the scene released`() async throws {
    let catalog = HeldCatalog()
    let context = SceneContext(catalog: catalog, films: library)
    var changes = library.changes().makeAsyncIterator()
    let request = Task {
      await context.lastResponse(of: ShelfScene.self, to: [.add([.init(.tmdb, 1)], to: .favorites)])
    }
    await catalog.films.wait { $0.count == 1 }
    request.cancel()
    #expect(await request.value == nil)
    try #require(catalog.films.open == [1])
    catalog.films.answer(1, with: MovieDetails(movie: .sample(1)))
    _ = await changes.next()
    #expect(await library.details(of: 1)?.shelves.keys.first == .favorites)
  }

  @Test func `The posters of films that were added are kept, also if the next film cannot be saved`() async throws {
    var film = Movie.sample(1)
    film.posterPath = "/a.jpg"
    let (paths, kept) = AsyncStream.makeStream(of: String.self)
    let full = FullLibrary(base: library, room: 1)
    var context = SceneContext(catalog: SampleCatalog(.tmdb, films: [film, .sample(2)]), films: full)
    context.keepPosters = { posters in
      for poster in posters where poster.source == .tmdb { kept.yield(poster.path) }
    }
    let response = await context.lastResponse(of: ShelfScene.self, to: [.add([1, 2], to: .favorites)])
    #expect(response?.changes.count == 2)
    kept.finish()
    var found: [String] = []
    for await path in paths { found.append(path) }
    #expect(found == ["/a.jpg"])
  }

  @Test(arguments: [(CatalogError.Code.rejectedCredential, Outcome.unauthorized), (.timedOut, .failed)])
  func nothingAddedIsAFailureBesideTheList(code: CatalogError.Code, outcome: Outcome) async throws {
    try await add(.sample(2))
    var response = try await response(to: .load(.favorites, .title))
    response.lastChange = .films([.init(1, .notLoaded(CatalogError(code, host: "a.example")))], on: .favorites)
    let viewModel = viewModel(response)
    #expect(viewModel.failure?.title == "Nothing was added")
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.rows.map(\.id) == [2])
  }

  @Test func removingReportsEachFilmWithoutACatalog() async throws {
    try await add(.sample(1, "One"))
    assertShown(["two films": try await shown(.remove([1, 2], from: .favorites), catalog)])
    #expect(try await library.films(on: .favorites, .title, offset: 0, limit: 9).total == 0)
    #expect(catalog.asked.isEmpty)
  }

  @Test func `A film that is named twice is removed once`() async throws {
    for id in [1, 2] { try await add(.sample(id)) }
    let response = try await response(to: .remove([2, 1, 2], from: .favorites))
    #expect(response.changes.map(\.id.movie) == [2, 1] && response.changes.allSatisfy { $0.result == .removed })
  }

  /// `FilmLibraryTests` have every order.
  @Test(arguments: [(ShelfOrder.title, [3, 1, 2]), (.init(.rating, isDescending: true), [1, 2, 3])])
  func theListIsInTheRequestedOrder(order: ShelfOrder, ids: [Int]) async throws {
    try await add(.sample(1, "Metropolis", year: 1927, average: 9, votes: 1000))
    try await add(.sample(2, "Zorro", year: 1998, average: 7, votes: 1000))
    try await add(.sample(3, "Alien", year: 1979, average: 5, votes: 1000))
    #expect(try await shown(.load(.favorites, order)).rows.map(\.id) == ids)
  }

  @Test func `Only the films that meet the criteria are listed, which are beside the title`() async throws {
    for year in 1980...2009 { try await add(.sample(year, "Film \(year)", year: year)) }
    let criteria = [Route.Criterion("year", "1980..2004")]
    let shown = try await shown(.load(.favorites, .title, meeting: FilterSelection(criteria)))
    #expect(shown.title == "Favorites · 1980–2004")
    #expect(shown.position == "25 films · by title · page 1 of 2")
    let next = Route.shelf(id: "favorites", criteria, sort: "title", isDescending: false, page: 2)
    #expect(shown.hints.map(\.route) == [next, .movie(id: 1980)])
  }

  @Test func `What cannot be listed or changed is told, and an empty list is no failure`() async throws {
    let empty = try await shown(.load(.favorites, .title))
    func list(_ criterion: Route.Criterion) async throws -> ShelfScene.ViewModel {
      try await shown(.load(.favorites, .title, meeting: FilterSelection([criterion])))
    }
    let emptyToo = try await list(.init("year", "1980.."))
    try await add(.sample(1, "Metropolis", year: 1927))
    assertShown([
      "not loaded": viewModel(.init(source: .tmdb)), "an empty list": empty, "an empty list, with criteria": emptyToo,
      "no film meets the criteria": try await list(.init("year", "1980..")),
      "a name that means nothing": try await list(.init("country", "Germny")),
      // This catalog does not know any services.
      "a criterion without values": try await list(.init("on", "netflix")),
      "a film that does not exist": try await shown(.add([424_242], to: .favorites)),
      "a film that is no favorite": try await shown(.remove([77], from: .favorites)),
      "nothing can be read": viewModel(.init(source: .tmdb, films: [], unreadable: [.init(id: nil, title: "Film")])),
    ])
  }

  @Test func anErrorOfTheStoreKeepsTheChangesBeforeItAndEndsTheRequest() async throws {
    let catalog = SampleCatalog(.tmdb, films: (1...8).map { .sample($0) })
    let full = FullLibrary(base: library, room: 2)
    let response = try await response(to: .add([1, 2, 3, 4, 5, 6, 7, 8], to: .favorites), catalog, in: full)
    let error = StoreError(.diskFull, path: "/a")
    let untried = Array(repeating: ShelfScene.FilmChange.Result.untried, count: 5)
    #expect(response.changes.map(\.result) == [.added, .added, .notSaved(error)] + untried)
    #expect(catalog.asked == ["film 1", "film 2", "film 3"])
    assertShown(["eight films": viewModel(response)])
  }

  @Test func `A film that is seen keeps the rating that another process gives it meanwhile`() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1)])
    let films = [4, 10].map { StoredFilm.sample(1, on: .seen, Diary(filmRating: StarRating(halves: $0))) }
    try await library.add(films[0])
    let hurried = HurriedLibrary(library) { library, _ in _ = await library.add([films[1]], in: ChangeID()) }
    let request = ShelfScene.Request.see([FilmID(.tmdb, 1)], on: ViewingDay(.sample, today: .sample))
    _ = try await response(to: request, catalog, in: hurried)
    let diary = await library.details(of: 1)?.diary
    #expect(diary?.filmRating == StarRating(halves: 10) && diary?.viewings.count == 1)
  }

  @Test func aFilmOfAnotherCatalogHasAQualifiedIDAndCanBeOpened() async throws {
    try await add(.sample(1), from: .publicDomain)
    try await add(.sample(2))
    assertShown(["two films": try await shown(.load(.favorites, .title))])
  }

  @Test func `Favorites that cannot be read are counted and named`() throws {
    let film = ShelvedFilm(source: .tmdb, movie: .sample(1), added: .sample)
    let unreadable = (2...14).map { FilmName(id: .init(.tmdb, $0), title: $0 < 4 ? "Film \($0)" : nil) }
    assertShown([
      "many, of which some are named": viewModel(.init(source: .tmdb, films: [film], unreadable: unreadable)),
      "one without a name": viewModel(.init(source: .tmdb, films: [film], unreadable: [.init(id: nil, title: nil)])),
    ])
  }

  @Test func `A repair reports what was moved and where`() async throws {
    let repair = LibraryRepair(count: 3, films: [.init(id: .init(.tmdb, 2), title: "Film")], path: "/a.json")
    assertShown([
      "nothing to repair": try await shown(.repair),
      "three entries": viewModel(.init(source: .tmdb, lastChange: .repair(.success(repair)))),
    ])
  }

  @Test func `A step through the changes names films of another catalog with it`() {
    let films = [
      FilmName(id: FilmID(CatalogSource(idNamespace: "tmdb"), 603), title: nil),
      FilmName(id: FilmID(.publicDomain, 34), title: "Metropolis"),
    ]
    let change = ShelfScene.Change.performed(.undo, .success(AffectedFilms(count: 3, films: films)))
    let shown = viewModel(.init(source: .publicDomain, sources: [.publicDomain, .tmdb], lastChange: change))
    #expect(shown.confirmations == ["Undone. 3 films: tmdb:603, #34 Metropolis and 1 more."])
  }

  @Test func `After a sync was undone, what the next one does is told`() {
    var films = AffectedFilms(count: 1, films: [FilmName(id: FilmID(.tmdb, 603), title: "The Matrix")])
    films.isOfSync = true
    let shown = viewModel(.init(source: .tmdb, lastChange: .performed(.undo, .success(films))))
    #expect(
      shown.confirmations.last == "The next sync adds to each side what only the other has, and sends your ratings.")
  }

  @Test func `A request that changes the shelf on screen returns when its films are on screen`() async throws {
    let display = RecordingDisplay<ShelfScene.ViewModel>()
    let context = SceneContext(catalog: SampleCatalog(.tmdb, films: [.sample(7)]), films: library, today: .sample)
    let scene = context.open(ShelfScene.self, on: display)
    await scene.handle(.load(.favorites, .title))
    for ids in [[7], []] {
      await scene.handle(ids == [] ? .remove([7], from: .favorites) : .add([7], to: .favorites))
      #expect(display.shown.last?.rows.map(\.id) == ids)
    }
  }

  private func response(
    to request: ShelfScene.Request, _ catalog: any MovieCatalog = SampleCatalog(.tmdb),
    in films: (any FilmLibrary)? = nil
  ) async throws -> ShelfScene.Response {
    let others = [LocalCatalog(source: .publicDomain)]
    return try await SceneContext(catalog: catalog, otherCatalogs: others, films: films ?? library, today: .sample)
      .response(of: ShelfScene.self, to: request)
  }

  private func shown(
    _ request: ShelfScene.Request, _ catalog: SampleCatalog = SampleCatalog(.tmdb)
  ) async throws -> ShelfScene.ViewModel {
    viewModel(try await response(to: request, catalog))
  }

  private func viewModel(_ response: ShelfScene.Response) -> ShelfScene.ViewModel {
    ShelfPresenter.shown(response)
  }

  private func add(_ movie: Movie, from source: CatalogSource = .tmdb) async throws {
    try await library.add(
      StoredFilm(source: source, details: MovieDetails(movie: movie), on: .favorites, added: .sample))
  }
}

extension ShelfScene.Response {
  /// The results of the last request to add or remove films.
  fileprivate var changes: [ShelfScene.FilmChange] {
    if case .films(let changes, _)? = lastChange { changes } else { [] }
  }
}

extension ShelfSceneTests {
  @Test func `A film that was seen before is rated, unless it is seen again`() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1, "One")])
    let stars = StarRating(text: "4.5")
    let today = try #require(ViewingDay(.sample, today: .sample))
    assertShown([
      "first": try await shown(.see([1], rating: stars), catalog).confirmations,
      "rated": try await shown(.see([1], rating: StarRating(text: "1")), catalog).confirmations,
      "seen again": try await shown(.see([1], on: today, rating: stars), catalog).confirmations,
    ])
  }

  @Test func `A film that is seen leaves the watchlist in the same write, also when it was seen before`() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1)])
    for before in [false, true] {
      try await library.add(.sample(1, on: .watchlist))
      let response = try await response(to: .see([1]), catalog, in: StoppedLibrary(base: library))
      #expect(response.changes.map(\.result) == [.seen(on: nil, rating: nil, before: before, leftWatchlist: true)])
      #expect(await library.details(of: 1)?.shelves == [.seen: .sample])
    }
  }

  @Test func `A film that is no longer seen is back on the watchlist that it left for that`() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1, "One")])
    try await library.add(.sample(1, "One", on: .watchlist))
    for request in [ShelfScene.Request.see([1], rating: .most), .unrate([1])] {
      _ = try await response(to: request, catalog)
    }
    let confirmations = try await shown(.remove([1], from: .seen)).confirmations
    #expect(confirmations == ["One is no longer marked as seen. It is back on the watchlist."])
    #expect(await library.details(of: 1)?.shelves == [.watchlist: .sample])
  }

  @Test(arguments: [
    (EnglishWords() as any Words, "This also removed 2 viewings, 1 review and 1 rating."),
    (RussianWords() as any Words, "Вместе с отметкой удалено: 2 просмотра, 1 отзыв и 1 оценка."),
  ])
  func `What goes with the mark of a film that was seen is told, with the way back`(
    words: any Words, sentence: String
  ) async throws {
    let days = (["2026-01-02", "2026-01-03"] as [CalendarDate]).map { ViewingDay(recorded: $0) }
    let viewings = [Viewing(day: days[0]), Viewing(day: days[1], review: "Again!")]
    let diary = Diary(filmRating: .most, viewings: viewings)
    try await library.add([.sample(1, on: .seen, diary), .sample(2, on: .seen), .sample(1, on: .favorites)])
    let viewModel = ShelfPresenter(words: words).viewModel(for: try await response(to: .remove([1, 2], from: .seen)))
    #expect(viewModel.confirmations.count == 3 && viewModel.confirmations.last == sentence)
    #expect(viewModel.hints.map(\.route) == [.undo])
    #expect(try await shown(.remove([1], from: .favorites)).hints == [])
    try await library.add(.sample(3, on: .seen, Diary(filmRating: .most)))
    #expect(try await shown(.remove([3], from: .seen)).confirmations.last == "This also removed 1 rating.")
  }

  @Test func `A day or a rating that a damaged diary does not take is refused`() async throws {
    let catalog = SampleCatalog(.tmdb, films: [.sample(1), .sample(2)])
    let damaged = DamagedDiaries(base: library)
    let change = try await response(to: .see([1, 2], rating: .most), catalog, in: damaged)
    let refusal = ShelfScene.FilmChange.Result.notSaved(StoreError(.unreadableDiary))
    #expect(change.changes.map(\.result) == [refusal, refusal] && viewModel(change).outcome == .failed)
    #expect(viewModel(change).failure?.advice.contains("Repair") == true)
    #expect(try await response(to: .see([1]), catalog, in: damaged).changes.map(\.result) == [.alreadyThere])
  }

  @Test func `Details that are missing stay so when the catalog cannot be asked`() async throws {
    try await library.add(
      StoredFilm(
        source: .tmdb, details: MovieDetails(movie: .sample(1)), shelves: [.favorites: .sample], isIncomplete: true))
    let offline = SampleCatalog(.tmdb, failures: [1: CatalogError(.offline)])
    let catalog = LibraryBackedCatalog(offline, films: library)
    for request in [ShelfScene.Request.add([1], to: .watchlist), .see([1])] {
      _ = try await response(to: request, catalog)
      #expect(await library.details(of: 1)?.isIncomplete == true)
    }
  }

  @Test func `A rating is removed with those of the viewings, and the days stay`() async throws {
    let date = CalendarDate.sample
    let day = try #require(ViewingDay(date, today: date))
    let stars = try #require(StarRating(text: "4.5"))
    let diary = Diary(filmRating: stars, viewings: [Viewing(day: day, rating: stars)])
    try await library.add(.sample(1, "One", on: .seen, diary))
    let viewModel = try await shown(.unrate([1, 2]), catalog)
    #expect(viewModel.confirmations == ["Removed your rating of One."])
    #expect(await library.details(of: 1)?.diary == Diary(viewings: [Viewing(day: day)]))
    #expect(await library.details(of: 1)?.shelves == [.seen: date])
    #expect(catalog.asked.isEmpty)
  }
}

/// A library of films that were seen, whose diaries cannot be read and stay as they are.
private struct DamagedDiaries: LibraryWrapper {
  let base: TransientFilmLibrary

  func add(_ films: [StoredFilm], in change: ChangeID) async -> Set<FilmID> { [] }
  func marks(of ids: Set<FilmID>) async -> [FilmID: FilmMarks] {
    Dictionary(uniqueKeysWithValues: ids.map { ($0, FilmMarks(shelves: [.seen])) })
  }
}

/// Waits with each film until a test has answered.
private struct HeldCatalog: CatalogWrapper {
  let films = HeldWorker<Movie.ID, MovieDetails>()
  var source: CatalogSource { .tmdb }

  func base() -> any MovieCatalog { LocalCatalog() }
  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard let film = await films.answer(id) else { throw CatalogError(.cancelled) }
    return film
  }
}
