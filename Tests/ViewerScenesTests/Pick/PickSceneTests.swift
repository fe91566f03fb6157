import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct PickSceneTests {
  private let library = TransientFilmLibrary()

  @Test(arguments: [Shelf.favorites, .watchlist, .seen], [[], [Route.Criterion("year", "2020")]])
  func `An empty shelf has no film for tonight, which is no error`(
    shelf: Shelf, criteria: [Route.Criterion]
  ) async throws {
    let viewModel = try await viewModel(of: .shelf(shelf, FilterSelection(criteria)), seed: 1)
    #expect(viewModel.outcome == .nothingFound)
    #expect(viewModel.emptyState == EnglishWords().none(on: shelf))
    #expect(viewModel.rows.isEmpty && viewModel.isShelfEmpty)
    #expect(viewModel.hints.map(\.route) == [.pick(from: nil, [.init("runtime", "..120")], seed: 1)])
  }

  @Test func `The same seed picks the same film, and every film of a shelf can be picked`() async throws {
    try await library.add((1...9).map { .sample($0, on: .watchlist) })
    let picked = try await ids(from: .shelf(.watchlist), seeds: 0..<200)
    #expect(Set(picked) == Set(1...9))
    #expect(try await ids(from: .shelf(.watchlist), seeds: 0..<200) == picked)
    let viewModel = try await viewModel(of: .shelf(.watchlist), seed: 1)
    #expect(viewModel.position == "Watchlist · 9 films")
  }

  @Test(arguments: [
    (EnglishWords() as any Words, "Watchlist · 2 films"),
    (RussianWords() as any Words, "Из списка «посмотреть» · 2 фильма"),
  ])
  func `The shelf of a film is named so that it fits the number`(words: any Words, position: String) {
    let pick = PickScene.Pick(film: .listed(.sample(1)), total: 2)
    let response = PickScene.Response(source: .tmdb, from: .shelf(.watchlist), pick: .success(pick))
    #expect(PickPresenter(words: words).viewModel(for: response).position == position)
  }

  @Test func `A film of a shelf is picked by criteria`() async throws {
    try await library.add((1...9).map { .sample($0, year: 1990 + $0, on: .watchlist) })
    let source = PickScene.Source.shelf(.watchlist, try FilterSelection([.init("year", "1995..1997")]))
    #expect(Set(try await ids(from: source, seeds: 0..<100)) == [5, 6, 7])
    #expect(try await viewModel(of: source, seed: 1).position == "Watchlist · 1995–1997 · 3 films")
    let none = try await viewModel(of: .shelf(.watchlist, try FilterSelection([.init("year", "2020")])), seed: 1)
    #expect(none.emptyState == EnglishWords().noMatch)
    #expect(none.outcome == .nothingFound && !none.isShelfEmpty)
    let unknown = try FilterSelection([.init("country", "Germny")])
    #expect(try await viewModel(of: .shelf(.watchlist, unknown), seed: 1).outcome == .invalidRequest)
  }

  @Test(arguments: [94, nil]) func `A film of a shelf has its running time below it`(runtime: Int?) async throws {
    let details = MovieDetails(movie: .sample(1), runtime: runtime)
    try await library.add(StoredFilm(source: .tmdb, details: details, on: .watchlist, added: .sample))
    #expect(
      try await viewModel(of: .shelf(.watchlist), seed: 1).rows.map(\.remark) == [runtime.map { _ in "1 h 34 min" }])
  }

  @Test func `A film that comes to an empty shelf is picked, and later ones change nothing`() async throws {
    let display = RecordingDisplay<PickScene.ViewModel>()
    let scene = SceneContext(catalog: LocalCatalog(), films: library).open(PickScene.self, on: display)
    await scene.handle(.pick(from: .shelf(.watchlist), seed: 1))
    try await library.add(.sample(7, on: .watchlist))
    await display.waitForShown(2)
    #expect(display.shown.map { $0.rows.map(\.id) } == [[], [7]])
    let request = PickScene.Request.pick(from: .shelf(.watchlist), seed: 1)
    var interactor = PickInteractor(source: .tmdb)
    _ = interactor.handle(request)
    for (film, effects) in [(nil, [.ask(request)]), (.listed(.sample(7)), [])]
      as [(PickScene.Film?, [Effect<PickScene.Request>])]
    {
      let pick = PickScene.Pick(film: film, total: 0)
      var response = PickScene.Response(source: .tmdb, from: .shelf(.watchlist), pick: .success(pick))
      response.seed = 1
      _ = interactor.receive(response, to: request)
      #expect(interactor.libraryChanged() == effects)
    }
  }

  @Test func `A film that is still to come is not for tonight, and one without a day may be`() async throws {
    try await library.add([
      .sample(1, year: 2100, on: .watchlist), .sample(2, on: .watchlist), .sample(3, year: nil, on: .watchlist),
    ])
    #expect(Set(try await ids(from: .shelf(.watchlist), seeds: 0..<100)) == [2, 3])
    #expect(try await viewModel(of: .shelf(.watchlist), seed: 1).position == "Watchlist · 2 films")
    let catalog = PagedCatalog(count: 45, firstToCome: 11)
    #expect(Set(try await ids(from: .filter(FilterSelection()), catalog, seeds: 0..<200)) == Set(1...10))
  }

  @Test func `If all films are still to come, that is said`() async throws {
    try await library.add([.sample(1, year: 2100, on: .watchlist), .sample(2, on: .favorites)])
    let shelf = try await viewModel(of: .shelf(.watchlist), seed: 1)
    #expect(shelf.emptyState?.title == "No film on the watchlist is out yet")
    #expect(shelf.outcome == .nothingFound && shelf.hints.count == 1)
    let years = PickScene.Source.shelf(.watchlist, try FilterSelection([.init("year", "2100")]))
    #expect(try await viewModel(of: years, seed: 1).emptyState?.title == "No matching film is out yet")
    let catalog = PagedCatalog(count: 9, firstToCome: 1)
    let all = try await viewModel(of: .filter(FilterSelection()), catalog, seed: 1)
    #expect(all.emptyState?.title == "No matching film is out yet" && all.outcome == .nothingFound)
    // Of other pages, that is not known.
    let pages = try await viewModel(of: .filter(FilterSelection()), PagedCatalog(count: 45, firstToCome: 1), seed: 1)
    #expect(pages.outcome == .shown)
  }

  @Test func `A film that was seen is picked only if all were`() async throws {
    try await library.add((1...8).map { .sample($0, on: .seen) })
    #expect(try await Set(ids(from: .filter(FilterSelection()), PagedCatalog(count: 9), seeds: 0..<100)) == [9])
    #expect(try await Set(ids(from: .filter(FilterSelection()), PagedCatalog(count: 8), seeds: 0..<100)) == Set(1...8))
  }

  @Test func `If it has to be one that was not seen, a film of all is picked, also from another page`() async throws {
    try await library.add((1...44).map { .sample($0, on: .seen) })
    let source = PickScene.Source.filter(try FilterSelection([.init("seen", "no")], onShelf: true))
    #expect(try await Set(ids(from: source, PagedCatalog(count: 45), seeds: 0..<50)) == [45])
    #expect(try await viewModel(of: source, PagedCatalog(count: 45), seed: 1).position == "not seen")
    let none = try await viewModel(of: source, PagedCatalog(count: 44), seed: 1)
    #expect(none.emptyState == EnglishWords().noMatch && none.outcome == .nothingFound)
    for (stalePage, warnings) in [(1, 1), (2, 0), (3, 1)] {
      let catalog = PagedCatalog(count: 45, stalePage: stalePage)
      for seed in 0..<9 as Range<UInt64> {
        // The first page has the number of films, and the third one the film.
        #expect(try await viewModel(of: source, catalog, seed: seed).warnings.count == warnings)
      }
    }
  }

  @Test func `If it has to be one that was not seen, it is no guess while the library cannot be read`() async throws {
    let source = PickScene.Source.filter(try FilterSelection([.init("seen", "no")], onShelf: true))
    let context = SceneContext(catalog: PagedCatalog(count: 9), films: UnusableLibrary())
    let viewModel = try #require(await context.viewModel(of: PickScene.self, for: .pick(from: source, seed: 1)))
    #expect(viewModel.outcome == .failed && viewModel.emptyState?.title == "Could not read your films")
  }

  @Test(arguments: [1, 2, 3, 4, 6, 12, 19, 20, 21, 45])
  func `The next seeds pick every film once before one comes again`(count: Int) async throws {
    let (catalog, seeds) = (PagedCatalog(count: count), 64..<64 + count)
    let picked = try await ids(from: .filter(FilterSelection()), catalog, seeds: seeds)
    #expect(Set(picked) == Set(1...count))
    #expect(try await ids(from: .filter(FilterSelection()), catalog, seeds: seeds) == picked)
  }

  @Test func `The criteria and the number of films are beside the title, and what is missing is told`() async throws {
    func pick(_ criteria: Route.Criterion..., from catalog: any MovieCatalog) async throws -> PickScene.ViewModel {
      try await viewModel(of: .filter(try FilterSelection(criteria)), catalog, seed: 3)
    }
    let unreadable = PickScene.Response(
      source: .tmdb, from: .shelf(.watchlist), pick: .success(.init(film: nil, total: 3)))
    assertShown([
      "a film": try await pick(.init("year", "1990..1999"), from: PagedCatalog(count: 45)),
      "no film": try await pick(from: PagedCatalog(count: 0)),
      "a name that means nothing": try await pick(.init("country", "Germny"), from: PagedCatalog(count: 3)),
      "a criterion that the catalog cannot apply": try await pick(.init("votes", "5.."), from: LocalCatalog()),
      "a shelf of which nothing can be read": PickPresenter.shown(unreadable),
    ])
  }

  @Test func `If the page of the film cannot be loaded, the film is one of the first page`() async throws {
    for (code, warning) in [(CatalogError.Code.offline, false), (.timedOut, true)] {
      let catalog = PagedCatalog(count: 45, errorAfterFirstPage: CatalogError(code))
      #expect(try await Set(ids(from: .filter(FilterSelection()), catalog, seeds: 0..<500)) == Set(1...20))
      var warnings: [[String]] = []
      for seed in 0..<20 {
        warnings.append(try await viewModel(of: .filter(FilterSelection()), catalog, seed: UInt64(seed)).warnings)
      }
      #expect(warnings.contains { !$0.isEmpty } == warning)
    }
  }

  @Test(arguments: [(0, 0), (.max, .max), (1, .max), (.max, 1), (.max, 0)])
  func `Impossible numbers of films and pages pick a film`(pages: Int, results: Int) async throws {
    let catalog = PagedCatalog(count: 20, totalPages: pages, totalResults: results)
    #expect(try await Set(ids(from: .filter(FilterSelection()), catalog, seeds: 0..<500)) == Set(1...20))
  }

  private func viewModel(
    of source: PickScene.Source, _ catalog: any MovieCatalog = LocalCatalog(), seed: UInt64
  ) async throws -> PickScene.ViewModel {
    let context = SceneContext(catalog: catalog, films: library)
    return try #require(await context.viewModel(of: PickScene.self, for: .pick(from: source, seed: seed)))
  }

  private func ids(
    from source: PickScene.Source, _ catalog: any MovieCatalog = LocalCatalog(), seeds: Range<Int>
  ) async throws -> [Movie.ID] {
    var ids: [Movie.ID] = []
    for seed in seeds {
      let viewModel = try await viewModel(of: source, catalog, seed: UInt64(seed))
      if let card = viewModel.rows.first { ids.append(card.id) }
    }
    return ids
  }
}

/// A catalog in which all films meet all criteria, 20 on a page.
private struct PagedCatalog: CatalogWrapper {
  private static let pageSize = 20

  var source: CatalogSource { .tmdb }
  let count: Int
  var totalPages: Int?
  var totalResults: Int?
  var errorAfterFirstPage: CatalogError?
  /// The first film that is still to come.
  var firstToCome = Int.max
  /// The page that is outdated; nil for none.
  var stalePage: Int?

  func base() -> any MovieCatalog { LocalCatalog() }

  func movies(meeting filter: MovieFilter, page: Int) throws(CatalogError) -> ResultsPage<Movie> {
    if filter.isUnseen { throw CatalogError(.unsupported, criterion: .seen) }
    if page > 1, let errorAfterFirstPage { throw errorAfterFirstPage }
    let (first, isTooLarge) = ((page - 1) * Self.pageSize + 1, page > 1000)
    let ids = isTooLarge || first > count ? [] : Array(first...min(count, first + Self.pageSize - 1))
    let staleness = page == stalePage ? Staleness(age: nil, error: CatalogError(.timedOut)) : nil
    return ResultsPage(
      number: page, totalPages: totalPages ?? (count + Self.pageSize - 1) / Self.pageSize,
      totalResults: totalResults ?? count, elements: ids.map { .sample($0, year: $0 < firstToCome ? 2001 : 2100) },
      staleness: staleness)
  }
}
