import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// The person whose name is searched for.
@Suite(.timeLimit(.minutes(10))) struct SearchPersonTests {
  static let keaton = Person(id: 121, name: "Buster Keaton")
  static let people = [keaton, Person(id: 126, name: "Joe Keaton"), Person(id: 140, name: "Anna May Wong")]

  @Test(
    arguments: [
      ("Buster Keaton", 121), ("keaton", 121), ("joe keaton", 126), ("KEATON 1926", 121), ("buster", nil),
      ("keat", nil),
      ("may", nil), ("anna may", 140), ("…", nil),
    ] as [(String, Person.ID?)])
  func aNameNamesAPerson(text: String, id: Person.ID?) async throws {
    #expect(await person(for: try .page(of: text, .submission))?.id == id)
  }

  @Test func onlyASubmittedFirstPageNamesAPerson() async throws {
    #expect(await person(for: try .page(2, of: "keaton", .submission)) == nil)
    #expect(await person(for: try .page(of: "keaton", year: 1926, .submission)) == nil)
    #expect(await person(for: try .page(of: "keaton", .reload)) == nil)
  }

  @Test func aFailedSearchForPeopleDoesNotFailTheSearch() async throws {
    let worker = SearchWorker(
      catalog: FilmsCatalog(page: .success(.sample([1]))), history: TransientSearchHistory(), clock: TestClock())
    guard
      case .films(let answer, person: nil)? = await worker.answer(
        try .page(of: "keaton", .submission))
    else {
      Issue.record("There is no answer.")
      return
    }
    #expect(answer.page == .success(.sample([1])))
  }

  @Test(arguments: [[1, 2], []])
  func theResultsPointToThePerson(ids: [Movie.ID]) throws {
    var interactor = SearchInteractor(source: .tmdb)
    _ = interactor.handle(.submit("keaton"))
    let question = try SearchInteractor.Question.page(of: "keaton", .submission)
    let page = PageAnswer<SearchScene.Subject, Movie>(key: try .of("keaton"), page: .success(.sample(ids)))
    _ = interactor.receive(.films(page, person: Self.keaton), to: question)
    #expect(interactor.response.person == Self.keaton)
    let viewModel = SearchPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.hints.last == Hint(text: "Buster Keaton", route: .person(id: 121)))
    if case .nothing(let state) = viewModel.content { #expect(state.advice == "") }
    #expect(viewModel.outcome == (ids.isEmpty ? .nothingFound : .shown))
    _ = interactor.handle(.submit("metropolis"))
    _ = interactor.receive(
      .films(.init(key: try .of("metropolis"), page: .success(.sample([3])))),
      to: try .page(of: "metropolis", .submission))
    #expect(interactor.response.person == nil)
  }

  private func person(for question: SearchInteractor.Question) async -> Person? {
    let worker = SearchWorker(
      catalog: SearchableCatalog(people: Self.people), history: TransientSearchHistory(), clock: TestClock())
    guard case .films(_, let person)? = await worker.answer(question) else { return nil }
    return person
  }
}
