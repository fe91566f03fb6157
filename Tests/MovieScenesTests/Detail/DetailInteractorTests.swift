import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct DetailInteractorTests {
  typealias Response = DetailScene.Response
  typealias Question = DetailInteractor.Question

  static let error = CatalogError(.timedOut)

  var interactor = DetailInteractor(source: .tmdb)

  @Test mutating func loadAsksForTheFilm() {
    #expect(interactor.handle(.load(id: 603, expanding: [.reviews])) == [.ask(.film(603))])
    #expect(interactor.response == Response(source: .tmdb, id: 603, state: .loading, expanded: [.reviews]))
    receive(.success(.sample(603)), isFavorite: true)
    #expect(
      interactor.response
        == Response(
          source: .tmdb, id: 603, state: .loaded(.sample(603)), expanded: [.reviews], isFavorite: true))
  }

  @Test mutating func anotherFilmStartsFromAnEmptyScreen() {
    load(.success(.sample(603)), isFavorite: true)
    _ = interactor.handle(.expand(.credits))
    _ = interactor.receive(.saved(603, .failure(StoreError(.diskFull))), to: .remove(603))
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

  @Test(arguments: [
    DetailScene.Request.refresh, .setFavorite(true), .setFavorite(false), .expand(.credits), .expand(.reviews),
  ])
  mutating func requestsBeforeLoadAskNothing(request: DetailScene.Request) {
    #expect(interactor.handle(request) == [])
    #expect(interactor.response.id == nil)
    #expect(interactor.response.state == .idle)
    #expect(interactor.response.isFavorite == false)
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

  @Test mutating func expandAsksNothingAndStaysAfterTheAnswer() {
    _ = interactor.handle(.load(id: 603))
    #expect(interactor.handle(.expand(.credits)) == [])
    receive(.success(.sample(603)))
    #expect(interactor.handle(.expand(.reviews)) == [])
    #expect(interactor.response.expanded == [.credits, .reviews])
    #expect(interactor.response.state == .loaded(.sample(603)))
  }

  @Test mutating func onlyTheLanguageRefreshes() {
    #expect(interactor.settingsChanged([.language]) == [])
    #expect(interactor.response == Response(source: .tmdb))
    load(.success(.sample(603)))
    #expect(interactor.settingsChanged([.region, .adult, .genre, .theme, .history]) == [])
    #expect(interactor.settingsChanged([.language, .region]) == [.ask(.film(603))])
    #expect(interactor.response.state == .loaded(.sample(603)))
  }

  // MARK: Favorites

  @Test func savingIsQueuedAndChangesAreObservedInTheBackground() {
    let questions = [Question.film(603), .add(.sample(603), .tmdb), .remove(603), .favoritesChanges]
    #expect(questions.map(\.lane) == [.film, .favorite, .favorite, .changes])
    #expect(questions.map(\.rule) == [.latest, .queued, .queued, .background])
    #expect(interactor.standingQuestions == [.favoritesChanges])
  }

  @Test mutating func setFavoriteAsksToSaveTheFilm() {
    load(.success(.sample(603)))
    let before = interactor.response
    #expect(interactor.handle(.setFavorite(true)) == [.ask(.add(.sample(603), .tmdb))])
    #expect(interactor.handle(.setFavorite(false)) == [.ask(.remove(603))])
    #expect(interactor.response == before)
  }

  @Test mutating func setFavoriteAsksNothingWhileTheFilmIsLoadingOrMissing() {
    _ = interactor.handle(.load(id: 603))
    #expect(interactor.handle(.setFavorite(true)) == [])
    receive(.failure(Self.error))
    #expect(interactor.handle(.setFavorite(true)) == [])
    #expect(interactor.response == Response(source: .tmdb, id: 603, state: .failed(Self.error)))
  }

  @Test mutating func aSaveErrorIsShownUntilTheNextSave() {
    load(.success(.sample(603)))
    var expected = interactor.response
    for (result, error) in [
      (Result<Bool, StoreError>.failure(StoreError(.diskFull)), StoreError(.diskFull)), (.success(true), nil),
      (.success(false), nil),
    ] {
      expected.favoriteError = error
      expected.isFavorite = (try? result.get()) ?? expected.isFavorite
      #expect(interactor.receive(.saved(603, result), to: .remove(603)) == [])
      #expect(interactor.response == expected)
    }
  }

  @Test(arguments: [Result<Bool, StoreError>.success(true), .failure(StoreError(.diskFull))])
  mutating func savingAnEarlierFilmDoesNotChangeThisOne(saved: Result<Bool, StoreError>) {
    load(.success(.sample(603)))
    let before = interactor.response
    _ = interactor.receive(.saved(2, saved), to: .add(.sample(2), .tmdb))
    #expect(interactor.response == before)
  }

  @Test mutating func changesMadeElsewhereAreShown() throws {
    load(.success(.sample(603)))
    change(try added(603))
    #expect(interactor.response.isFavorite)
    change(.removed([.init(.tmdb, 2), .init(.tmdb, 603)]))
    #expect(interactor.response.isFavorite == false)
  }

  @Test mutating func changesOfOtherFilmsAreIgnored() throws {
    load(.success(.sample(603)), isFavorite: true)
    let before = interactor.response
    // The same id in another catalog is another film.
    change(.removed([.init(.tmdb, 2), .init(.publicDomain, 603)]))
    #expect(interactor.response == before)
    load(.success(.sample(603)), isFavorite: false)
    change(try added(2))
    change(try added(603, in: .publicDomain))
    #expect(interactor.response.isFavorite == false)
  }

  @Test(arguments: [DetailScene.Request.load(id: 603), .refresh], [true, false])
  mutating func aChangeBeforeTheFilmsAnswerTakesPrecedence(request: DetailScene.Request, isFavorite: Bool) throws {
    load(.success(.sample(603)), isFavorite: !isFavorite)
    _ = interactor.handle(request)
    change(isFavorite ? try added(603) : .removed([.init(.tmdb, 603)]))
    // This answer was read before the change.
    receive(.success(.sample(603)), isFavorite: !isFavorite)
    #expect(interactor.response.isFavorite == isFavorite)
    // The status in the next film's answer is used again.
    _ = interactor.handle(.refresh)
    receive(.success(.sample(603)), isFavorite: !isFavorite)
    #expect(interactor.response.isFavorite != isFavorite)
  }

  @Test mutating func aSaveBeforeTheRefreshsAnswerTakesPrecedence() {
    load(.success(.sample(603)))
    _ = interactor.handle(.refresh)
    _ = interactor.receive(.saved(603, .success(true)), to: .add(.sample(603), .tmdb))
    receive(.success(.sample(603)), isFavorite: false)
    #expect(interactor.response.isFavorite)
  }

  private mutating func load(_ details: Result<MovieDetails, CatalogError>, isFavorite: Bool = false) {
    _ = interactor.handle(.load(id: 603))
    receive(details, isFavorite: isFavorite)
  }

  private mutating func receive(_ details: Result<MovieDetails, CatalogError>, isFavorite: Bool = false) {
    #expect(interactor.receive(.film(details, isFavorite: isFavorite), to: .film(603)) == [])
  }

  private mutating func change(_ change: ShelfChange) {
    #expect(interactor.receive(.favoritesChanged(change), to: .favoritesChanges) == [])
  }

  private func added(_ id: Movie.ID, in source: CatalogSource = .tmdb) throws -> ShelfChange {
    .added([ShelvedFilm(source: source, movie: .sample(id), added: try .sample)])
  }
}
