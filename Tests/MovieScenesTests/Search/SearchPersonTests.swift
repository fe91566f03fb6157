import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

/// The person whose name is searched for.
@Suite(.timeLimit(.minutes(10))) struct SearchPersonTests {
  static let keaton = Person(id: 121, name: "Buster Keaton")
  static let people = [keaton, Person(id: 126, name: "Joe Keaton"), Person(id: 140, name: "Anna May Wong")]

  @Test(
    arguments: [
      ("Buster Keaton", 121), ("keaton", 121), ("joe keaton", 126), ("KEATON 1926", 121), ("buster", 121),
      ("keat", 121), ("may", 140), ("joe k", 126), ("anna may", 140), ("…", nil),
    ] as [(String, Person.ID?)])
  func aNameNamesAPerson(text: String, id: Person.ID?) async throws {
    #expect(await people(for: try .page(of: text, .submission))?.first?.id == id)
  }

  @Test(arguments: [("may", nil), ("wong", 140), ("won", nil), ("anna m", 140)] as [(String, Person.ID?)])
  func `Where films are found, a single word is a last name`(text: String, id: Person.ID?) async throws {
    let films = ResultsPage(totalResults: 1, elements: [Movie.sample(1)])
    let worker = SearchScene.worker(
      in: SceneContext(catalog: SampleCatalog(.tmdb, people: Self.people, page: films)))
    #expect(await worker.answer(try .page(of: text, .submission))?.people?.first?.id == id)
  }

  @Test func onlyTheFirstPageOfAQueryNamesPeople() async throws {
    #expect(await people(for: try .page(2, of: "keaton", .submission)) == [])
    #expect(await people(for: try .page(of: "keaton", year: 1926, .submission)) == [])
  }

  @Test func `A query that is typed names several people, after its pause`() async throws {
    let clock = TestClock()
    let worker = SearchScene.worker(in: SceneContext(catalog: SampleCatalog(.tmdb, people: Self.people), clock: clock))
    let question = try SearchInteractor.Question.page(of: "keaton", .typing)
    async let answer = worker.answer(question)
    await clock.nextSleep()
    clock.advance(by: .milliseconds(300))
    #expect(await answer?.people?.map(\.id) == [121, 126])
  }

  @Test func aFailedSearchForPeopleDoesNotFailTheSearch() async throws {
    let worker = SearchScene.worker(in: SceneContext(catalog: CatalogWithoutPeople()))
    let answer = await worker.answer(try .page(of: "keaton", .submission))
    #expect(answer?.films?.map { $0.elements.map(\.id) } == .success([1]))
    #expect(answer?.people == [])
  }

  @Test(arguments: [[1, 2], []])
  func theResultsPointToThePerson(ids: [Movie.ID]) throws {
    var interactor = SearchInteractor(source: .tmdb)
    _ = interactor.handle(.submit("keaton"))
    let question = try SearchInteractor.Question.page(of: "keaton", .submission)
    let page = PageAnswer<SearchScene.Subject, Movie>(key: try .of("keaton"), page: .success(.sample(ids)))
    _ = interactor.receive(.films(page, people: [Self.keaton]), to: question)
    #expect(interactor.response.people == [Self.keaton])
    let viewModel = SearchPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.people.map(\.route) == [.person(id: 121)])
    if case .nothing(let state) = viewModel.content { #expect(state.advice == "") }
    #expect(viewModel.outcome == (ids.isEmpty ? .nothingFound : .shown))
    _ = interactor.handle(.submit("metropolis"))
    _ = interactor.receive(
      .films(.init(key: try .of("metropolis"), page: .success(.sample([3])))),
      to: try .page(of: "metropolis", .submission))
    #expect(interactor.response.people == [])
  }

  private func people(for question: SearchInteractor.Question) async -> [Person]? {
    await SearchScene.worker(in: SceneContext(catalog: SampleCatalog(.tmdb, people: Self.people))).answer(question)?
      .people
  }
}

/// A catalog that finds films, and fails to find people.
private struct CatalogWithoutPeople: CatalogWrapper {
  var source: CatalogSource { .tmdb }

  func base() -> any MovieCatalog { LocalCatalog(films: [.sample(1)]) }

  func people(matching name: String, page: Int) throws(CatalogError) -> ResultsPage<Person> {
    throw CatalogError(.timedOut)
  }
}
