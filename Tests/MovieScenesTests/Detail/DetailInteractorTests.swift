import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct DetailInteractorTests {
  typealias Response = DetailScene.Response

  static let error = CatalogError(.timedOut)

  var interactor = DetailInteractor(source: .tmdb)

  @Test mutating func loadAsksForTheFilm() {
    #expect(interactor.handle(.load(id: 603, expanding: [.reviews])) == [.ask(.film(603))])
    #expect(interactor.response == Response(source: .tmdb, id: 603, state: .loading, expanded: [.reviews]))
    receive(.success(.sample(603)))
    #expect(
      interactor.response
        == Response(
          source: .tmdb, id: 603, state: .loaded(.sample(603)), expanded: [.reviews]))
  }

  @Test mutating func anotherFilmStartsFromAnEmptyScreen() {
    load(.success(.sample(603)))
    #expect(interactor.handle(.load(id: 2)) == [.ask(.film(2))])
    #expect(interactor.response == Response(source: .tmdb, id: 2, state: .loading))
  }

  @Test mutating func refreshKeepsTheFilmUntilTheAnswerArrives() {
    load(.success(.sample(603)))
    let before = interactor.response
    #expect(interactor.handle(.refresh) == [.ask(.film(603))])
    #expect(interactor.response == before)
    receive(.success(.sample(603, "Newer")))
    #expect(interactor.response.state == .loaded(.sample(603, "Newer")))
  }

  @Test mutating func aFailedRefreshKeepsTheFilmWithTheLatestError() {
    load(.success(.sample(603)))
    for code in [CatalogError.Code.unreachable, .timedOut] {
      _ = interactor.handle(.refresh)
      receive(.failure(CatalogError(code)))
      #expect(interactor.response.state == .stale(.sample(603), CatalogError(code)))
    }
  }

  @Test mutating func refreshAfterAFailureStartsFromAnEmptyScreen() {
    load(.failure(Self.error))
    #expect(interactor.response == Response(source: .tmdb, id: 603, state: .failed(Self.error)))
    #expect(interactor.handle(.refresh) == [.ask(.film(603))])
    #expect(interactor.response.state == .loading)
  }

  @Test mutating func refreshBeforeLoadAsksNothing() {
    #expect(interactor.handle(.refresh) == [])
    #expect(interactor.response.id == nil)
    #expect(interactor.response.state == .idle)
    #expect(interactor.response.filmMarks == FilmMarks())
    let viewModel = DetailPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.content == .empty(EmptyState(title: "Not loaded yet")))
  }

  @Test mutating func aCancelledLoadIsIdleAndARefreshLoads() {
    _ = interactor.handle(.load(id: 603))
    interactor.abandon(.film(603))
    #expect(interactor.response == Response(source: .tmdb, id: 603))
    #expect(interactor.handle(.refresh) == [.ask(.film(603))])
    #expect(interactor.response.state == .loading)
  }

  @Test mutating func aCancelledRefreshKeepsTheFilm() {
    load(.success(.sample(603)))
    _ = interactor.handle(.refresh)
    interactor.abandon(.film(603))
    #expect(interactor.response.state == .loaded(.sample(603)))
  }

  @Test mutating func `Only the language and the region refresh the page`() {
    #expect(interactor.settingsChanged([.language]) == [])
    #expect(interactor.response == Response(source: .tmdb))
    load(.success(.sample(603)))
    #expect(interactor.settingsChanged([.adult, .genre, .theme, .history]) == [])
    #expect(interactor.settingsChanged([.language]) == [.ask(.film(603))])
    #expect(interactor.settingsChanged([.region]) == [.ask(.film(603))])
    #expect(interactor.response.state == .loaded(.sample(603)))
  }

  @Test mutating func `The marks of the film are those of its catalog`() {
    load(.success(.sample(603)))
    #expect(interactor.filmsOnScreen == [603])
    let marks = FilmMarks(shelves: [.seen], rating: StarRating(halves: 9))
    interactor.mark([.init(.publicDomain, 603): FilmMarks(shelves: [.favorites]), 603: marks])
    #expect(interactor.response.filmMarks == marks)
  }

  private mutating func load(_ details: Result<MovieDetails, CatalogError>) {
    _ = interactor.handle(.load(id: 603))
    receive(details)
  }

  private mutating func receive(_ details: Result<MovieDetails, CatalogError>) {
    #expect(interactor.receive(.film(details), to: .film(603)) == [])
  }
}
