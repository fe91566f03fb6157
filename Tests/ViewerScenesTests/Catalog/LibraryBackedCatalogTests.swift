import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct LibraryBackedCatalogTests {
  let library = TransientFilmLibrary()

  @Test(arguments: [CatalogError.Code.unreachable, .timedOut, .offline, .serverFailed, .missingCredential, .notFound])
  func `A favorite is shown without the network, with no age that is not known`(code: CatalogError.Code) async throws {
    try await keep()
    let details = try await film(SampleCatalog(.tmdb, failures: [5: CatalogError(code)]))
    #expect(details.movie.title == "Kept")
    #expect(details.staleness == Staleness(age: nil, error: CatalogError(code)))
  }

  @Test(arguments: [
    (CatalogError.Code.notFound, false), (.rejectedCredential, true), (.cancelled, true), (.timedOut, false),
  ])
  func `Other errors, and any without a favorite, are thrown`(code: CatalogError.Code, isKept: Bool) async throws {
    if isKept { try await keep() }
    await #expect(throws: CatalogError(code)) {
      try await film(SampleCatalog(.tmdb, failures: [5: CatalogError(code)]))
    }
  }

  @Test func `What a list has shown of a film is enough to put it on a shelf without the network`() async throws {
    let list = ResultsPage(totalResults: 1, elements: [Movie.sample(5, "Listed")])
    let catalog = LibraryBackedCatalog(
      SampleCatalog(.tmdb, failures: [5: CatalogError(.unreachable)], page: list), films: library)
    let context = SceneContext(catalog: catalog, films: library, today: .sample)
    _ = try await catalog.movies(in: .popular, genre: nil, page: 1)
    _ = try await context.response(of: ShelfScene.self, to: .add([5], to: .watchlist))
    let film = await library.details(of: 5)
    #expect(film?.details.movie.title == "Listed" && film?.isIncomplete == true)
  }

  @Test func `A film that the catalog no longer has can be put on a shelf, and its page says so`() async throws {
    try await keep()
    let catalog = LibraryBackedCatalog(SampleCatalog(.tmdb), films: library)
    let context = SceneContext(catalog: catalog, films: library, today: .sample)
    _ = try await context.response(of: ShelfScene.self, to: .add([5], to: .watchlist))
    _ = try await context.response(of: ShelfScene.self, to: .see([5], rating: .most))
    let film = await library.details(of: 5)
    #expect(film?.diary?.rating == .most && film?.isIncomplete == false)
    let page = try await context.response(of: DetailScene.self, to: .load(id: 5))
    #expect(page.value.error?.code == .notFound && page.value.value?.details.movie.title == "Kept")
  }

  @Test func `A film on a shelf gets what is newer, which is no change to undo; others are not stored`() async throws {
    let id = FilmID(.tmdb, 5)
    let catalog = SampleCatalog(.tmdb, films: [.sample(5, "New")])
    try await keep()
    #expect(try await film(catalog).movie.title == "New")
    #expect(await library.details(of: id)?.details.movie.title == "New")
    #expect(await library.details(of: id)?.shelves == [.favorites: "2026-02-27"])
    _ = await library.perform(.undo)
    _ = try await film(catalog)
    #expect(await library.details(of: id) == nil)
  }

  @Test(arguments: [(7.04, 100), (7.06, 200)])
  func `Votes are stored as soon as they change the score`(average: Double, votes: Int) async throws {
    try await library.add(
      StoredFilm(
        source: .tmdb, details: MovieDetails(movie: .sample(5, average: 7, votes: 100)), on: .favorites,
        added: .sample))
    _ = try await film(SampleCatalog(.tmdb, films: [.sample(5, average: average, votes: 200)]))
    #expect(await library.details(of: 5)?.details.movie.rating.voteCount == votes)
  }

  @Test func `A new offer is stored, but not of a film that is loaded in another language than usual`() async throws {
    let id = FilmID(.tmdb, 5)
    var details = MovieDetails(movie: .sample(5, "Kept"))
    try await library.add(StoredFilm(source: .tmdb, details: details, on: .favorites, added: .sample))
    let kept = details.watchOptions
    details.watchOptions = WatchOptions(
      region: Region("US"), offers: [.init(.stream, [StreamingService(id: 8, name: "Netflix")])])
    for (updatesLibrary, stored) in [(false, kept), (true, details.watchOptions)] {
      let catalog = LibraryBackedCatalog(
        DaysCatalog([details]), films: library, updatesLibrary: updatesLibrary)
      _ = try await catalog.movie(5)
      #expect(await library.details(of: id)?.details.watchOptions == stored)
    }
  }

  @Test func `What is missing of a film is no reason to store it again`() async throws {
    var details = MovieDetails(movie: .sample(5, "Kept"))
    details.movie.overview = "An overview."
    try await library.add(StoredFilm(source: .tmdb, details: details, on: .favorites, added: .sample))
    var changes = library.changes().makeAsyncIterator()
    details.movie.overview = ""
    _ = try await LibraryBackedCatalog(DaysCatalog([details]), films: library).movie(5)
    details.movie.title = "New"
    _ = try await LibraryBackedCatalog(DaysCatalog([details]), films: library).movie(5)
    // The first change is that of the title.
    #expect(await changes.next() == [FilmID(.tmdb, 5)])
    let stored = await library.details(of: 5)?.details.movie
    #expect(stored?.title == "New" && stored?.overview == "An overview.")
  }

  private func keep() async throws {
    try await library.add(
      StoredFilm(source: .tmdb, details: .sample(5, "Kept"), on: .favorites, added: "2026-02-27"))
  }

  private func film(_ catalog: SampleCatalog) async throws -> MovieDetails {
    try await LibraryBackedCatalog(catalog, films: library).movie(5)
  }
}
