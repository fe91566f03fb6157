import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing

@Suite struct PeopleSceneTests {
  var interactor = PeopleInteractor(source: .tmdb, key: .init())

  @Test mutating func aRowShowsWhatThePersonIsKnownFor() throws {
    let person = Person(
      id: 287, name: "Brad Pitt", department: "Acting", profilePath: "/p.jpg",
      knownFor: [
        .init(title: "Fight Club", movieID: 550), .init(title: "\u{200B}", movieID: 1),
        .init(title: "A Series", movieID: nil),
      ])
    receive(page(1, [person]), for: .load())
    assertShown(["a page": viewModel])
  }

  @Test mutating func aFailedRefreshKeepsThePeople() {
    receive(page(2, [Person(id: 1, name: "Person 1")]), for: .load(page: 2))
    receive(.failure(CatalogError(.timedOut, host: "a.example")), for: .refresh)
    #expect(viewModel.rows.map(\.id) == [1])
    #expect(viewModel.warnings == ["Popular people: a.example took too long to respond."])
  }

  @Test(arguments: [(CatalogError.Code.unreachable, Outcome.failed), (.missingCredential, .unauthorized)])
  mutating func aFailedLoadIsAnEmptyState(code: CatalogError.Code, outcome: Outcome) {
    let error = CatalogError(code, host: "a.example")
    receive(.failure(error), for: .load())
    #expect(viewModel.outcome == outcome)
    #expect(viewModel.emptyState?.message == EnglishWords().sentence(for: error))
  }

  private var viewModel: PeopleScene.ViewModel {
    PeoplePresenter(words: EnglishWords()).viewModel(for: interactor.response)
  }

  /// Handles a request and answers its question.
  private mutating func receive(_ answer: Result<ResultsPage<Person>, CatalogError>, for request: PeopleScene.Request) {
    for case .ask(let question) in interactor.handle(request) {
      #expect(interactor.receive(PageAnswer(key: question.key, page: answer), to: question) == [])
    }
  }

  private func page(_ number: Int, _ people: [Person]) -> Result<ResultsPage<Person>, CatalogError> {
    .success(ResultsPage(number: number, totalPages: 2, totalResults: 40, elements: people))
  }
}
