import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

/// Tests `LoadInteractor` with a person; the genres scene uses the same type.
@Suite(.timeLimit(.minutes(10))) struct PersonInteractorTests {
  typealias Response = PersonScene.Response
  typealias Question = PersonScene.Subject

  static let error = CatalogError(.timedOut)
  static let details = PersonDetails(person: Person(id: 287, name: "Brad Pitt"))

  var interactor = PersonInteractor(source: .tmdb)

  @Test mutating func loadAsksForThePersonOnAnEmptyScreen() {
    load(.success(Self.details))
    #expect(interactor.response == Response(source: .tmdb, key: 287, value: .loaded(Self.details)))
    #expect(interactor.handle(.load(5)) == [.ask(Question(5))])
    #expect(interactor.response == Response(source: .tmdb, key: 5, value: .loading))
  }

  @Test mutating func refreshKeepsThePersonUntilTheAnswerArrives() {
    load(.success(Self.details))
    #expect(interactor.handle(.refresh) == [.ask(Question(287))])
    #expect(interactor.response.value == .loaded(Self.details))
    _ = interactor.receive(.failure(Self.error), to: Question(287))
    #expect(interactor.response.value == .stale(Self.details, Self.error))
  }

  @Test mutating func refreshAfterAFailureStartsFromAnEmptyScreen() {
    load(.failure(Self.error))
    #expect(interactor.response.value == .failed(Self.error))
    #expect(interactor.handle(.refresh) == [.ask(Question(287))])
    #expect(interactor.response.value == .loading)
  }

  @Test mutating func refreshBeforeLoadAsksNothing() {
    #expect(interactor.handle(.refresh) == [])
    #expect(interactor.response == Response(source: .tmdb))
  }

  @Test mutating func aCancelledLoadIsIdle() {
    _ = interactor.handle(.load(287))
    interactor.abandon(Question(287))
    #expect(interactor.response == Response(source: .tmdb, key: 287))
  }

  @Test mutating func aCancelledRefreshKeepsThePerson() {
    load(.success(Self.details))
    _ = interactor.handle(.refresh)
    interactor.abandon(Question(287))
    #expect(interactor.response.value == .loaded(Self.details))
  }

  @Test mutating func onlyTheLanguageRefreshes() {
    #expect(interactor.settingsChanged([.language]) == [])
    #expect(interactor.response == Response(source: .tmdb))
    load(.success(Self.details))
    #expect(interactor.settingsChanged([.region, .adult, .genre, .theme, .history]) == [])
    #expect(interactor.settingsChanged([.language, .region]) == [.ask(Question(287))])
    #expect(interactor.response.value == .loaded(Self.details))
  }

  @Test func aFailureIsAnAnswerAndACancellationIsNot() async {
    func answer(_ error: CatalogError) async -> Result<PersonDetails, CatalogError>? {
      await LoadWorker { _ async throws(CatalogError) -> PersonDetails in throw error }
        .answer(Question(287)) { _ in }
    }
    #expect(await answer(Self.error) == .failure(Self.error))
    #expect(await answer(CatalogError(.cancelled)) == nil)
  }

  private mutating func load(_ answer: Result<PersonDetails, CatalogError>) {
    #expect(interactor.handle(.load(287)) == [.ask(Question(287))])
    #expect(interactor.receive(answer, to: Question(287)) == [])
  }
}
