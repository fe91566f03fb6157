import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import SceneTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct SearchWorkerTests {
  typealias Question = SearchInteractor.Question

  let history = TransientSearchHistory()
  let settings = TransientSettings()
  let clock = HeldClock()
  let catalog = SampleCatalog(.tmdb, page: .sample([1]))

  @Test func `A typed query is searched for after 300 milliseconds, and remembered after two seconds`() async throws {
    let pauses: [(Question, Duration)] = [
      (try .page(of: "blade", .typing), .milliseconds(300)), (.remember("blade", .typing), .seconds(2)),
    ]
    for (question, pause) in pauses {
      let (asked, remembered) = (catalog.asked, await history.searches().queries)
      let task = start(question, catalog)
      await clock.sleepers.wait { $0 == [pause] }
      #expect(catalog.asked == asked)
      #expect(await history.searches().queries == remembered)
      clock.sleepers.answer(pause, with: true)
      let answer = await task.value
      #expect(pause == .seconds(2) ? answer != nil : answer?.films == .success(.sample([1])))
    }
    #expect(catalog.asked == ["blade, page 1"])
    #expect(await history.searches().queries == ["blade"])
  }

  @Test func `A typed query that is canceled during the delay is neither searched for nor remembered`() async throws {
    for question in [try Question.page(of: "blade", .typing), .remember("blade", .typing)] {
      let task = start(question, catalog)
      await clock.sleepers.wait { $0.count == 1 }
      task.cancel()
      #expect(await task.value == nil)
    }
    #expect(catalog.asked.isEmpty)
    #expect(await history.searches().queries.isEmpty)
  }

  @Test(arguments: [SearchInteractor.Cause.submission, .reload])
  func otherSearchesStartImmediately(cause: SearchInteractor.Cause) async throws {
    #expect(try await start(.page(2, of: "M", cause), catalog).value?.films == .success(.sample([1])))
    #expect(await start(.films(PageQuestion(.popular), cause), catalog).value?.films == .success(.sample([1])))
    #expect(catalog.asked == ["M, page 2", "popular, page 1"])
  }

  @Test func aFailureIsAnAnswerAndACancellationIsNot() async throws {
    let failing = SampleCatalog(.tmdb, error: CatalogError(.timedOut))
    #expect(
      try await start(.page(of: "blade", .submission), failing).value?.films == .failure(CatalogError(.timedOut)))
    let cancelled = SampleCatalog(.tmdb, error: CatalogError(.cancelled))
    #expect(try await start(.page(of: "blade", .submission), cancelled).value == nil)
  }

  @Test func aSubmittedQueryIsRememberedImmediately() async {
    #expect(await start(.remember("Blade Runner", .submission)).value != nil)
    #expect(await history.searches().queries == ["Blade Runner"])
    #expect(await start(.suggestions("ru")).value?.suggestions == ["Blade Runner"])
    #expect(await start(.suggestions("blade runner")).value?.suggestions == [])
  }

  @Test func `While the setting is off or cannot be read, nothing is recorded or suggested`() async throws {
    await history.record("before")
    try await settings.set([SettingValue(.history, "off")])
    for settings in [settings, UnreadableSettings()] as [any SettingsStore] {
      #expect(await start(.remember("meanwhile", .submission), settings: settings).value != nil)
      #expect(await history.searches().queries == ["before"])
      #expect(await start(.suggestions(""), settings: settings).value?.suggestions == [])
    }
    try await settings.set([SettingValue(.history, "on")])
    #expect(await start(.suggestions("")).value?.suggestions == ["before"])
  }

  private func start(
    _ question: Question, _ catalog: SampleCatalog = SampleCatalog(.tmdb), settings: (any SettingsStore)? = nil
  ) -> Task<SearchInteractor.Answer?, Never> {
    let context = SceneContext(catalog: catalog, history: history, settings: settings ?? self.settings, clock: clock)
    let worker = SearchScene.worker(in: context)
    return Task { await worker.answer(question) { _ in } }
  }
}

extension SearchInteractor.Answer {
  var films: Result<ResultsPage<Movie>, CatalogError>? {
    if case .films(let answer, _) = self { answer.page } else { nil }
  }

  var people: [Person]? {
    if case .films(_, let people) = self { people } else { nil }
  }

  fileprivate var suggestions: [String]? {
    if case .suggestions(let queries) = self { queries } else { nil }
  }
}

/// The person whose name is searched for.
@Suite(.timeLimit(.minutes(10))) struct SearchPersonTests {
  static let keaton = Person(id: 121, name: "Buster Keaton")
  static let people = [keaton, Person(id: 126, name: "Joe Keaton"), Person(id: 140, name: "Anna May Wong")]

  @Test(arguments: [
    ("Buster Keaton", [121]), ("keaton", [121, 126]), ("joe keaton", [126]), ("KEATON 1926", [121, 126]),
    ("buster", [121]), ("keat", [121, 126]), ("may", [140]), ("joe k", [126]), ("anna may", [140]), ("…", []),
  ])
  func `A name names people`(text: String, ids: [Person.ID]) async throws {
    #expect(await people(for: try .page(of: text, .submission))?.map(\.id) == ids)
  }

  @Test(arguments: [("may", nil), ("wong", 140), ("won", nil), ("anna m", 140)] as [(String, Person.ID?)])
  func `Where films are found, a single word is a last name`(text: String, id: Person.ID?) async throws {
    let films = ResultsPage(totalResults: 1, elements: [Movie.sample(1)])
    let worker = SearchScene.worker(
      in: SceneContext(catalog: SampleCatalog(.tmdb, people: Self.people, page: films)))
    #expect(await worker.answer(try .page(of: text, .submission))?.people?.first?.id == id)
  }

  @Test(arguments: [
    ("keatn", [], [121, 126, 140]), ("keatn", [1], []), ("wong", [], [140]), ("keatn 1926", [], [121, 126, 140]),
    ("…", [], []),
  ])
  func `Where neither a film nor a person is named so, the people are those whom the catalog finds by a misspelling`(
    text: String, films: [Movie.ID], ids: [Person.ID]
  ) async throws {
    // More people than are shown, whatever is typed.
    let people = ResultsPage(totalResults: 4, elements: Self.people + [Person(id: 1, name: "Sybil Seely")])
    let worker = SearchScene.worker(in: SceneContext(catalog: PeopleCatalog(films: films, people: .success(people))))
    #expect(await worker.answer(try .page(of: text, .submission))?.people?.map(\.id) == ids)
  }

  @Test func onlyTheFirstPageOfAQueryNamesPeople() async throws {
    #expect(await people(for: try .page(2, of: "keaton", .submission)) == [])
    #expect(await people(for: try .page(of: "keaton", year: 1926, .submission)) == [])
  }

  @Test func aFailedSearchForPeopleDoesNotFailTheSearch() async throws {
    let catalog = PeopleCatalog(films: [1], people: .failure(CatalogError(.timedOut)))
    let worker = SearchScene.worker(in: SceneContext(catalog: catalog))
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

  @Test func `A refresh replaces the people, and a failure and the next page do not`() throws {
    let key = try SearchScene.Subject.of("keaton")
    var scene = SearchLanes()
    func answer(_ page: Result<ResultsPage<Movie>, CatalogError>, people: [Person] = []) {
      scene.answer(.films, with: .films(.init(key: key, page: page), people: people))
    }
    scene.handle(.submit("keaton"))
    answer(.success(.sample([1], number: 1, of: 2)), people: [Self.keaton])
    scene.handle(.nextPage)
    answer(.success(.sample([2], number: 2, of: 2)))
    scene.handle(.refresh)
    answer(.failure(CatalogError(.timedOut)))
    #expect(scene.response.people == [Self.keaton])
    scene.handle(.refresh)
    answer(.success(.sample([1], number: 1, of: 2)))
    #expect(scene.response.people == [])
  }

  private func people(for question: SearchInteractor.Question) async -> [Person]? {
    await SearchScene.worker(in: SceneContext(catalog: SampleCatalog(.tmdb, people: Self.people))).answer(question)?
      .people
  }
}

/// A catalog that finds the same films and people whatever is typed.
private struct PeopleCatalog: CatalogWrapper {
  let films: [Movie.ID]
  let people: Result<ResultsPage<Person>, CatalogError>
  var source: CatalogSource { .tmdb }

  func base() -> any MovieCatalog { SampleCatalog(.tmdb, page: .sample(films)) }

  func people(matching name: String, page: Int) throws(CatalogError) -> ResultsPage<Person> { try people.get() }
}

/// A clock on which tasks sleep until the test wakes them.
struct HeldClock: Clock {
  let sleepers = HeldWorker<Swift.Duration, Bool>()
  let now = ContinuousClock.now
  var minimumResolution: Swift.Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Swift.Duration?) async throws {
    guard await sleepers.answer(now.duration(to: deadline)) != nil else { throw CancellationError() }
  }
}
