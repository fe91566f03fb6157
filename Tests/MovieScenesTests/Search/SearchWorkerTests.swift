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
  let clock = TestClock()
  let catalog = SampleCatalog(.tmdb, page: .sample([1]))

  @Test func aTypedQueryIsSearchedAfter300Milliseconds() async throws {
    let search = start(try .page(of: "blade", .typing), catalog)
    await clock.nextSleep()
    clock.advance(by: .milliseconds(299))
    #expect(clock.sleeping == 1)
    #expect(catalog.asked.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(await search.value?.films == .success(.sample([1])))
    #expect(catalog.asked == ["blade, page 1"])
  }

  @Test func aQueryCancelledDuringTheDelayIsNotSearched() async throws {
    let search = start(try .page(of: "blade", .typing), catalog)
    await clock.nextSleep()
    search.cancel()
    #expect(await search.value == nil)
    #expect(catalog.asked.isEmpty)
  }

  @Test(arguments: [SearchInteractor.Cause.submission, .reload])
  func otherSearchesStartImmediately(cause: SearchInteractor.Cause) async throws {
    #expect(try await start(.page(2, of: "M", cause), catalog).value?.films == .success(.sample([1])))
    #expect(catalog.asked == ["M, page 2"])
  }

  @Test func aFailureIsAnAnswerAndACancellationIsNot() async throws {
    let failing = SampleCatalog(.tmdb, error: CatalogError(.timedOut))
    #expect(
      try await start(.page(of: "blade", .submission), failing).value?.films == .failure(CatalogError(.timedOut)))
    let cancelled = SampleCatalog(.tmdb, error: CatalogError(.cancelled))
    #expect(try await start(.page(of: "blade", .submission), cancelled).value == nil)
  }

  @Test func popularFilmsHaveNoDuplicates() async {
    let catalog = SampleCatalog(.tmdb, page: .sample([1, 2, 1]))
    let films = await start(.films(PageQuestion(.popular), .reload), catalog).value?.films
    #expect(films == .success(.sample([1, 2], total: 3)))
    #expect(catalog.asked == ["popular, page 1"])
  }

  @Test func aSubmittedQueryIsRememberedImmediately() async {
    #expect(await start(.remember("Blade Runner", .submission)).value != nil)
    #expect(await history.recent().queries == ["Blade Runner"])
    #expect(await start(.suggestions("ru")).value?.suggestions == ["Blade Runner"])
    #expect(await start(.suggestions("blade runner")).value?.suggestions == [])
  }

  @Test func aTypedQueryIsRememberedAfterTwoSeconds() async {
    let memory = start(.remember("blade", .typing))
    await clock.nextSleep()
    clock.advance(by: .milliseconds(1999))
    #expect(clock.sleeping == 1)
    #expect(await history.recent().queries.isEmpty)
    clock.advance(by: .milliseconds(1))
    #expect(await memory.value != nil)
    #expect(await history.recent().queries == ["blade"])
  }

  @Test func aTypedQueryThatIsCancelledIsNotRemembered() async {
    let memory = start(.remember("blade", .typing))
    await clock.nextSleep()
    memory.cancel()
    #expect(await memory.value == nil)
    #expect(await history.recent().queries.isEmpty)
  }

  @Test func whileTheSettingIsOffNothingIsRecordedOrSuggested() async throws {
    await history.record("before")
    try await settings.set([SettingValue(.history, "off")])
    #expect(await start(.remember("meanwhile", .submission)).value != nil)
    #expect(await history.searches().queries == ["before"])
    #expect(await start(.suggestions("")).value?.suggestions == [])
    try await settings.set([SettingValue(.history, "on")])
    #expect(await start(.suggestions("")).value?.suggestions == ["before"])
  }

  @Test func ifTheSettingsCannotBeReadNothingIsRecordedOrSuggested() async {
    await history.record("before")
    let unreadable = UnreadableSettings()
    #expect(await start(.remember("meanwhile", .submission), settings: unreadable).value != nil)
    #expect(await history.searches().queries == ["before"])
    #expect(await start(.suggestions(""), settings: unreadable).value?.suggestions == [])
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
