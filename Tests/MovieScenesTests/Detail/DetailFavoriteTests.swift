import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Whether the viewer keeps the film, in one scene and in two at once.
@Suite struct DetailFavoriteTests {
  typealias ViewModel = DetailScene.ViewModel

  let catalog = ScriptedCatalog()
  let favorites = TransientFavorites.plain

  @Test func saysWhetherTheFilmIsKept() async throws {
    let display = RecordingDisplay<ViewModel>()
    let scene = try await open(603, on: display, questions: 1)
    #expect(await display.shown.last?.favorite == nil)
    await scene.handle(.setFavorite(true))
    #expect(await display.shown.last?.favorite == "Among your favorites")
    #expect(try await favorites.contains(.init(.tmdb, 603)))
    await scene.handle(.setFavorite(false))
    #expect(await display.shown.last?.favorite == nil)
    #expect(try await !favorites.contains(.init(.tmdb, 603)))
  }

  @Test func aChangeInOneSceneShowsInTheOtherWithoutAskingAgain() async throws {
    let first = RecordingDisplay<ViewModel>()
    let second = RecordingDisplay<ViewModel>()
    let scene = try await open(603, on: first, questions: 1)
    let other = try await open(603, on: second, questions: 2)
    await scene.handle(.setFavorite(true))
    await second.waitForShown(2)
    #expect(await second.shown.last?.favorite == "Among your favorites")
    await other.handle(.setFavorite(false))
    await first.waitForShown(3)
    #expect(await first.shown.last?.favorite == nil)
    #expect(await catalog.asked.count == 2)
  }

  @Test func aChangeOfAnotherFilmShowsNothing() async throws {
    let first = RecordingDisplay<ViewModel>()
    let second = RecordingDisplay<ViewModel>()
    let scene = try await open(603, on: first, questions: 1)
    let other = try await open(604, on: second, questions: 2)
    await scene.handle(.setFavorite(true))
    await other.handle(.setFavorite(true))
    #expect(await first.shown.count == 2)
    #expect(await second.shown.count == 2)
  }

  private func open(
    _ id: Movie.ID, on display: RecordingDisplay<ViewModel>, questions: Int
  ) async throws -> DetailInteractor {
    let interactor = DetailInteractor(
      catalog: catalog, favorites: favorites, today: try .sample,
      output: Output(DetailPresenter(words: EnglishWords()), display: display))
    let request = Task { await interactor.handle(.load(id: id)) }
    await catalog.waitForQuestions(questions)
    await catalog.answer(.movie(id), with: .success(MovieDetails(movie: .sample(id))))
    await request.value
    return interactor
  }
}

extension DetailScene.ViewModel {
  fileprivate var favorite: String? {
    if case .film(let film) = content { film.favorite } else { nil }
  }
}
