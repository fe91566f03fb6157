import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct PersonInteractorTests {
  typealias Response = PersonScene.Response
  typealias Question = PersonScene.Subject

  static let details = PersonDetails(person: Person(id: 287, name: "Brad Pitt"))

  var interactor = PersonInteractor(source: .tmdb)

  @Test mutating func loadAsksForThePersonOnAnEmptyScreen() {
    load(.success(Self.details))
    #expect(interactor.response == Response(source: .tmdb, key: 287, value: .loaded(Self.details)))
    #expect(interactor.handle(.load(5)) == [.ask(Question(5))])
    #expect(interactor.response == Response(source: .tmdb, key: 5, value: .loading))
  }

  private mutating func load(_ answer: Result<PersonDetails, CatalogError>) {
    #expect(interactor.handle(.load(287)) == [.ask(Question(287))])
    #expect(interactor.receive(answer, to: Question(287)) == [])
  }
}
