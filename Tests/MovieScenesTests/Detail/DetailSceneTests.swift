import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// The worker, and several scenes at the same time.
@Suite(.timeLimit(.minutes(5))) struct DetailSceneTests {
  typealias ViewModel = DetailScene.ViewModel

  let favorites = TransientFilmLibrary.plain

  @Test(arguments: [true, false])
  func theWorkerLoadsTheFilmAndWhetherItIsAFavorite(isFavorite: Bool) async throws {
    if isFavorite {
      try await favorites.add(StoredFilm(source: .tmdb, details: .sample(603), added: .sample))
    }
    // The same id in another catalog is another film.
    try await favorites.add(StoredFilm(source: .publicDomain, details: .sample(603), added: .sample))
    let answer = try await answer(.film(603))?.film
    #expect(answer?.details == .success(.sample(603, "Film in en")))
    #expect(answer?.isFavorite == isFavorite)
  }

  @Test func aFailureIsAnAnswerAndACancellationIsNot() async throws {
    let error = CatalogError(.notFound)
    #expect(try await answer(.film(603), catalog: LocalCatalog(error: error))?.film?.details == .failure(error))
    #expect(try await answer(.film(603), catalog: LocalCatalog(error: CatalogError(.cancelled))) == nil)
  }

  @Test func theWorkerSavesAndRemovesTheFilm() async throws {
    #expect(try await answer(.add(.sample(603), .tmdb))?.saved == .success(true))
    let saved = await favorites.details(of: .init(.tmdb, 603))
    #expect(try saved == StoredFilm(source: .tmdb, details: .sample(603), added: .sample))
    #expect(try await answer(.remove(603))?.saved == .success(false))
    #expect(await favorites.details(of: .init(.tmdb, 603)) == nil)
  }

  @Test func aLibraryThatFailsStillShowsTheFilm() async throws {
    let library = UnusableFavorites()
    let film = try await answer(.film(603), films: library)?.film
    #expect(film?.details == .success(.sample(603, "Film in en")))
    #expect(film?.isFavorite == false)
    #expect(try await answer(.add(.sample(603), .tmdb), films: library)?.saved == .failure(StoreError(.denied)))
    #expect(try await answer(.remove(603), films: library)?.saved == .failure(StoreError(.denied)))
  }

  @Test func theWorkerReportsChangesSinceItsCreation() async throws {
    let today = try CalendarDate.sample
    let worker = DetailWorker(catalog: LocalCatalog(), films: favorites, today: today)
    await favorites.add([StoredFilm(source: .tmdb, details: .sample(603), added: today)])
    let (reports, continuation) = AsyncStream.makeStream(of: DetailInteractor.Answer.self)
    let following = Task { await worker.answer(.favoritesChanges) { continuation.yield($0) } }
    var iterator = reports.makeAsyncIterator()
    guard case .favoritesChanged(.added(let added))? = await iterator.next() else {
      Issue.record("There is no change.")
      return
    }
    #expect(added.map(\.movie.id) == [603])
    following.cancel()
    #expect(await following.value == nil)
  }

  @Test func aChangeInOneSceneIsShownInAnother() async throws {
    let today = try CalendarDate.sample
    let context = SceneContext(catalog: LocalCatalog(), films: favorites, today: today)
    let displays = [RecordingDisplay<ViewModel>(), RecordingDisplay<ViewModel>(), RecordingDisplay<ViewModel>()]
    let scenes = displays.map { context.open(DetailScene.self, on: $0) }
    for (scene, id) in zip(scenes, [603, 603, 604]) {
      await scene.handle(.load(id: id))
    }
    await scenes[0].handle(.setFavorite(true))
    await displays[1].waitForShown(2)
    await scenes[1].handle(.setFavorite(false))
    await displays[0].waitForShown(3)
    #expect(await displays[0].shown.map(\.film?.favorite) == [nil, "In your favorites", nil])
    #expect(await displays[1].shown.map(\.film?.favorite) == [nil, "In your favorites", nil])
    #expect(await displays[2].shown.map(\.film?.favorite) == [nil])
    #expect(try await !favorites.contains(.init(.tmdb, 603)))
    withExtendedLifetime(scenes) {}
  }

  private func answer(
    _ question: DetailInteractor.Question, catalog: LocalCatalog = LocalCatalog(),
    films: (any FilmLibrary)? = nil
  ) async throws -> DetailInteractor.Answer? {
    let today = try CalendarDate.sample
    return await DetailWorker(catalog: catalog, films: films ?? self.favorites, today: today)
      .answer(question) { _ in }
  }
}

extension DetailInteractor.Answer {
  fileprivate var film: (details: Result<MovieDetails, CatalogError>, isFavorite: Bool)? {
    if case .film(let details, let isFavorite, _) = self { (details, isFavorite) } else { nil }
  }

  fileprivate var saved: Result<Bool, StoreError>? {
    if case .saved(603, let result) = self { result } else { nil }
  }
}

/// A library without permission to open it.
struct UnusableFavorites: FilmLibrary {
  func add(_ favorites: [StoredFilm]) throws(StoreError) -> Set<FilmID> { throw StoreError(.denied) }
  func remove(_ ids: Set<FilmID>) throws(StoreError) -> Set<FilmID> { throw StoreError(.denied) }
  func favoriteIDs(among ids: Set<FilmID>) throws(StoreError) -> Set<FilmID> { throw StoreError(.denied) }
  func favorites(_ order: ShelfOrder, offset: Int, limit: Int) throws(StoreError) -> ShelfPart {
    throw StoreError(.denied)
  }
  func details(of id: FilmID) throws(StoreError) -> StoredFilm? { throw StoreError(.denied) }
  func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value { try await body(self) }
  func repair() -> LibraryRepair { LibraryRepair() }
  func changes() -> AsyncStream<ShelfChange> { AsyncStream { $0.finish() } }
}
