import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct StoredFilmFallbackTests {
  let library = TransientFilmLibrary()

  @Test(arguments: [CatalogError.Code.unreachable, .timedOut, .offline, .serverFailed, .missingCredential])
  func aFavoriteIsShownWithoutTheNetwork(code: CatalogError.Code) async throws {
    try await keep()
    let details = try await film(SampleCatalog(.tmdb, failures: [5: CatalogError(code)]))
    #expect(details.movie.title == "Kept")
    #expect(details.staleness == Staleness(age: .seconds(2 * 86_400), error: CatalogError(code)))
  }

  @Test(arguments: [CatalogError.Code.notFound, .rejectedCredential, .cancelled])
  func anErrorThatIsNotANetworkErrorIsThrown(code: CatalogError.Code) async throws {
    try await keep()
    await #expect(throws: CatalogError(code)) {
      try await film(SampleCatalog(.tmdb, failures: [5: CatalogError(code)]))
    }
  }

  @Test func aFilmThatIsNotAFavoriteFails() async {
    await #expect(throws: CatalogError(.timedOut)) {
      try await film(SampleCatalog(.tmdb, failures: [5: CatalogError(.timedOut)]))
    }
  }

  @Test func theCatalogsFilmIsUsedIfItCanBeLoaded() async throws {
    try await keep()
    #expect(try await film(SampleCatalog(.tmdb, films: [.sample(5, "New")])).movie.title == "New")
  }

  private func keep() async throws {
    // 2026 is not a leap year, so March 1 is two days after February 27.
    try await library.add(
      StoredFilm(source: .tmdb, details: .sample(5, "Kept"), on: .favorites, added: "2026-02-27"))
  }

  private func film(_ catalog: SampleCatalog) async throws -> MovieDetails {
    try await StoredFilmFallback(catalog, films: library, today: "2026-03-01").movie(5)
  }
}
