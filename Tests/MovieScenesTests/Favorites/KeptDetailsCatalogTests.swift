import MovieDomain
import MovieScenes
import Testing

@Suite struct KeptDetailsCatalogTests {
  let base = ScriptedCatalog()
  let favorites = TransientFavorites.plain
  let catalog: KeptDetailsCatalog

  init() throws {
    let today = try #require(CalendarDate(year: 2026, month: 3, day: 1))
    catalog = KeptDetailsCatalog(base, favorites: favorites, today: today)
  }

  @Test(arguments: [CatalogError.Code.unreachable, .timedOut, .offline, .serverFailed])
  func aFavoriteIsToldOfWithoutTheNetwork(code: CatalogError.Code) async throws {
    try await keep()
    let details = try await ask(answer: .failure(CatalogError(code))).get()
    #expect(details.movie.title == "Kept")
    #expect(details.staleness == Staleness(age: .seconds(2 * 86_400), error: CatalogError(code)))
  }

  @Test(arguments: [CatalogError.Code.notFound, .rejectedCredential, .cancelled])
  func anAnswerThatIsNoFailureOfTheNetworkStands(code: CatalogError.Code) async throws {
    try await keep()
    #expect(await ask(answer: .failure(CatalogError(code))) == .failure(CatalogError(code)))
  }

  @Test func whatIsNotKeptFails() async throws {
    #expect(await ask(answer: .failure(CatalogError(.timedOut))) == .failure(CatalogError(.timedOut)))
  }

  @Test func theNetworksAnswerGoesFirst() async throws {
    try await keep()
    #expect(try await ask(answer: .success(MovieDetails(movie: .sample(5, "New")))).get().movie.title == "New")
  }

  private func keep() async throws {
    // 2026 is no leap year: from 27 February to 1 March are two days.
    let added = try #require(CalendarDate(year: 2026, month: 2, day: 27))
    try await favorites.add(.init(source: .tmdb, details: MovieDetails(movie: .sample(5, "Kept")), added: added))
  }

  private func ask(answer: Result<MovieDetails, CatalogError>) async -> Result<MovieDetails, CatalogError> {
    let question = Task { () async -> Result<MovieDetails, CatalogError> in
      do throws(CatalogError) {
        return .success(try await catalog.movie(5))
      } catch {
        return .failure(error)
      }
    }
    await base.waitForQuestions(1)
    await base.answer(.movie(5), with: answer)
    return await question.value
  }
}
