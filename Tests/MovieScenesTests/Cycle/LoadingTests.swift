import MovieDisplay
import MovieDomain
import SceneTestSupport
import Testing

@testable import MovieScenes

/// What every scene does that loads one value or pages of a list.
@Suite(.timeLimit(.minutes(10))) struct LoadingTests {
  @Test func aFilm() async throws {
    try await check(
      DetailScene.self, load: .load(id: 603), refresh: .refresh, question: .init(id: 603),
      settings: [.language, .region, .services],
      values: [DetailScene.LoadedFilm(.sample(603)), .init(.sample(603, "Newer"))],
      answer: { $0 }, state: \.value, shown: { $0 })
  }

  @Test func aPerson() async throws {
    try await check(
      PersonScene.self, load: .load(287), refresh: .refresh, question: 287, settings: [.language],
      values: ["A", "B"].map { PersonDetails(person: Person(id: 287, name: $0)) }, answer: { $0 }, state: \.value,
      shown: { $0 })
  }

  @Test func genres() async throws {
    try await check(
      GenresScene.self, load: .load, refresh: .refresh, question: .init(), settings: [.language],
      values: [.english, .russian], answer: { $0 }, state: \.value, shown: { $0 })
  }

  @Test func `A plain list has the films of its elements on screen`() {
    struct AllAwards: SceneKey, LanedQuestion {}
    let source = CatalogSource(idNamespace: "local")
    var interactor = LoadInteractor<AllAwards, [Movie]>(source: source)
    _ = interactor.handle(.load(AllAwards()))
    _ = interactor.receive(.success([Movie(id: 1, title: "A"), Movie(id: 2, title: "B")]), to: AllAwards())
    #expect(interactor.filmsOnScreen == [FilmID(source, 1), FilmID(source, 2)])
  }

  @Test func films() async throws {
    try await check(
      ListScene.self, load: .load(.popular), refresh: .refresh, refreshLoads: true, question: PageQuestion(.popular),
      settings: Setting.affectingCatalogs, values: [.sample([1]), .sample([2])],
      answer: { PageAnswer(key: .popular, page: $0) }, state: \.pages, shown: { PagedList($0) })
  }

  @Test func people() async throws {
    try await check(
      PeopleScene.self, load: .load(), refresh: .refresh, refreshLoads: true, question: PageQuestion(.init()),
      settings: [.language, .adult],
      values: [1, 2].map { ResultsPage(totalResults: 1, elements: [Person(id: $0, name: "N")]) },
      answer: { PageAnswer(key: .init(), page: $0) }, state: \.pages, shown: { PagedList($0) })
  }

  private func check<S: MovieScene, Value, Shown>(
    _ scene: S.Type, load: S.Interactor.Request, refresh: S.Interactor.Request, refreshLoads: Bool = false,
    question: S.Interactor.Question, settings: Set<Setting>, values: [Value],
    answer: (Result<Value, CatalogError>) -> S.Interactor.Answer,
    state: (S.Interactor.Response) -> Loadable<Shown>, shown: (Value) -> Shown
  ) async throws {
    let (timedOut, unreachable) = (CatalogError(.timedOut), CatalogError(.unreachable))
    let new = S.interactor(in: SceneContext(catalog: LocalCatalog()))
    var interactor = new
    func ask(_ request: S.Interactor.Request, showing expected: Loadable<Shown>) {
      #expect(interactor.handle(request) == [.ask(question)])
      #expect(state(interactor.response) == expected)
    }
    func receive(_ result: Result<Value, CatalogError>, showing expected: Loadable<Shown>) {
      #expect(interactor.receive(answer(result), to: question) == [])
      #expect(state(interactor.response) == expected)
    }
    func abandon(showing expected: Loadable<Shown>) {
      interactor.abandon(question)
      #expect(state(interactor.response) == expected)
    }
    // Before the first load.
    #expect(interactor.settingsChanged(Set(Setting.allCases)) == [] && interactor.response == new.response)
    #expect(interactor.handle(refresh) == (refreshLoads ? [.ask(question)] : []))
    #expect(state(interactor.response) == (refreshLoads ? .loading : .idle))
    interactor = new
    // A load that is canceled, and one that fails.
    ask(load, showing: .loading)
    abandon(showing: .idle)
    ask(load, showing: .loading)
    receive(.failure(timedOut), showing: .failed(timedOut))
    // Refreshes from an empty screen, and with a value.
    ask(refresh, showing: .loading)
    receive(.success(values[0]), showing: .loaded(shown(values[0])))
    ask(refresh, showing: .loaded(shown(values[0])))
    abandon(showing: .loaded(shown(values[0])))
    for error in [unreachable, timedOut] {
      _ = interactor.handle(refresh)
      receive(.failure(error), showing: .stale(shown(values[0]), error))
    }
    ask(refresh, showing: .stale(shown(values[0]), timedOut))
    receive(.success(values[1]), showing: .loaded(shown(values[1])))
    for setting in Setting.allCases {
      #expect(
        interactor.settingsChanged([setting]) == (settings.contains(setting) ? [.ask(question)] : []), "\(setting)")
      #expect(state(interactor.response) == .loaded(shown(values[1])))
    }
    // Another load starts from an empty screen.
    ask(load, showing: .loading)
    // A failure is an answer, and a cancellation is none.
    func work(failingWith error: CatalogError) async -> S.Interactor.Answer? {
      let catalog = UnavailableCatalog(.tmdb, error: error)
      return await S.worker(in: SceneContext(catalog: catalog)).answer(question)
    }
    interactor = new
    _ = interactor.handle(load)
    _ = interactor.receive(try #require(await work(failingWith: timedOut)), to: question)
    #expect(state(interactor.response) == .failed(timedOut))
    #expect(await work(failingWith: CatalogError(.cancelled)) == nil)
  }
}
