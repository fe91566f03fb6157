import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

@Suite struct ReferencePresenterTests {
  @Test func `Several films are listed with the ids to type, and people with their films`() {
    let films = [
      ReferenceCandidate(.tmdb, .movie(.sample(1, "Nosferatu", year: 1922))),
      .init(.publicDomain, .movie(.sample(2, "Nosferatu", year: nil))),
    ]
    let many = (1...20).map { ReferenceCandidate(.tmdb, .movie(.sample($0))) }
    let person = Person(
      id: 121, name: "Buster Keaton",
      knownFor: ["The General", "Sherlock Jr.", "The Navigator"].map { .init(title: $0, movieID: nil) })
    assertShown([
      "two films": shown(.film, .ambiguous(films, total: 2)),
      "ten films, and a search for the others": shown(.film, .ambiguous(many, total: 31)),
      "a person, whom a search would not find": shown(.person, .ambiguous([.init(.tmdb, .person(person))], total: 20)),
    ])
  }

  @Test func `Every failure says what happened and what to do`() {
    assertShown([
      "no film": shown(.film, .notFound), "no favorite": shown(.shelved(.favorites), .notFound),
      "no person": shown(.person, .notFound), "an unknown id of IMDb": shown(.film, .unknownIMDbID),
      "a catalog without ids of IMDb": shown(.film, .withoutIMDbIDs(.publicDomain)),
      "a person in place of a film": shown(.film, .otherKind(.person)),
      "a film in place of a person": shown(.person, .otherKind(.movie)),
      "no answer": shown(.film, .catalog(CatalogError(.timedOut, host: "a.example"))),
      "no credential": shown(.film, .catalog(CatalogError(.missingCredential))),
      "no permission": shown(.shelved(.favorites), .store(StoreError(.denied))),
      "a long text": shown(.shelved(.favorites), .notFound, text: String(repeating: "x", count: 100)),
    ])
  }

  private func shown(
    _ expected: UnresolvedReference.Expectation, _ failure: ReferenceFailure, text: String = "nosferatu"
  ) -> ReferenceScene.ViewModel {
    ReferencePresenter(words: EnglishWords()).viewModel(
      for: .init(text, expected: expected, failure: failure, source: .tmdb))
  }
}
