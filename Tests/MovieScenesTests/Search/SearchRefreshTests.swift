import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// What is shown is asked for again, as after a change of the settings.
@Suite struct SearchRefreshTests {
  let stage = SearchStage(recent: ["blade runner"])

  @Test func asksAgainForTheFirstPageThatIsShown() async throws {
    try await stage.find("blade", on: .sample([3], number: 3, of: 5))
    try await stage.turnPage(of: "blade", with: .success(.sample([4], number: 4, of: 5)), page: 4)
    let before = await stage.display.progress.count
    let request = stage.start(.refresh)
    let query = try #require(MovieQuery("blade"))
    await stage.catalog.waitForQuestions(3)
    #expect(await stage.catalog.asked.last == .search(query, page: 3))
    // What is on screen stays until then.
    guard case .searching(let earlier?)? = await stage.display.progress.dropFirst(before).last?.state else {
      Issue.record("Nothing is on screen.")
      return
    }
    #expect(earlier.films.elements.map(\.id) == [3, 4])
    await stage.catalog.answer(.search(query, page: 3), with: .success(Page.sample([5], number: 3, of: 5)))
    await request.value
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [5])
    #expect(await stage.display.shown.count == 3)
  }

  @Test func isNoSearchThatSomeoneMade() async throws {
    try await stage.find("blade", on: .sample([1]))
    await stage.history.clear()
    try await refresh("blade", ids: [2], question: 2)
    #expect(await stage.history.remembered == ["blade"])
    #expect(stage.clock.sleeping == 0)
  }

  @Test func whatWasYetToBeRememberedStillIs() async throws {
    let request = stage.start(.queryChanged("blade"))
    await stage.clock.waitForSleeps(1)
    stage.clock.advance(by: SearchStage.pause)
    let query = try #require(MovieQuery("blade"))
    await stage.catalog.waitForQuestions(1)
    await stage.catalog.answer(.search(query), with: .success(Page.sample([1])))
    await request.value
    await stage.clock.waitForSleeps(2)
    try await refresh("blade", ids: [2], question: 2)
    await stage.clock.waitForSleeps(3)
    #expect(stage.clock.sleeping == 1)
    stage.clock.advance(by: SearchStage.settlingTime)
    await stage.history.waitForSearches(1)
    #expect(await stage.history.remembered == ["blade"])
  }

  @Test func aFailureIsTriedAgain() async throws {
    let query = try #require(MovieQuery("blade"))
    let failing = stage.start(.submit("blade"))
    await stage.catalog.waitForQuestions(1)
    await stage.catalog.answer(
      .search(query), with: Result<Page<Movie>, CatalogError>.failure(CatalogError(.timedOut)))
    await failing.value
    try await refresh("blade", ids: [2], question: 2)
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [2])
  }

  @Test func whatIsOnItsWayIsAskedForAgain() async throws {
    let query = try #require(MovieQuery("blade"))
    let first = stage.start(.submit("blade"))
    await stage.catalog.waitForQuestions(1)
    let again = stage.start(.refresh)
    await stage.catalog.waitForQuestions(2)
    await first.value
    await stage.catalog.answer(.search(query), with: .success(Page.sample([1])))
    await again.value
    #expect(await stage.display.shown.count == 1)
    #expect(await stage.history.remembered == ["blade"])
  }

  @Test func withNothingShownNothingIsAskedFor() async throws {
    await stage.interactor.handle(.refresh)
    #expect(await stage.catalog.asked.isEmpty)
    #expect(try await stage.shown.state == .waiting)
  }

  @Test func suggestionsAloneAskNobody() async throws {
    await stage.interactor.handle(.open)
    #expect(try await stage.shown.suggestions == ["blade runner"])
    await stage.history.clear()
    await stage.interactor.handle(.refreshSuggestions)
    #expect(try await stage.shown.suggestions == [])
    #expect(await stage.catalog.asked.isEmpty)
  }

  @Test func suggestionsChangeWhileAnAnswerIsOnItsWay() async throws {
    let typing = stage.start(.queryChanged("blade"))
    await stage.clock.waitForSleeps(1)
    stage.clock.advance(by: SearchStage.pause)
    await stage.catalog.waitForQuestions(1)
    await stage.history.clear()
    let before = await stage.display.progress.count
    let refresh = stage.start(.refreshSuggestions)
    await stage.display.waitForProgress(before + 1)
    #expect(await stage.display.progress.last?.suggestions == [])
    await stage.catalog.answer(openAt: 0, with: .success(Page.sample([1])))
    await typing.value
    await refresh.value
    #expect(await stage.display.shown.count == 1)
    #expect(try await stage.shown.suggestions == [])
  }

  /// History off empties the suggestions of a scene that is open, and its language asks again.
  @Test func aSearchFollowsTheSettings() async throws {
    let settings = TransientSettings()
    let display = RecordingDisplay<SearchScene.ViewModel>()
    let catalog = SettledCatalog(.tmdb, settings: settings) {
      LocalCatalog(language: $0.language?.code ?? "en", questions: .init())
    }
    let words = CurrentWords(settings, otherwise: .americanEnglish)
    let search = SearchInteractor(
      catalog: catalog, history: SwitchableSearchHistory(stage.history, settings: settings), clock: stage.clock,
      output: Output(display: display) { SearchPresenter(words: await words()) })
    let follower = await SettingsFollower(search, settings: settings)
    let task = Task { await follower.run() }
    await search.handle(.open)
    #expect(await display.shown.last?.suggestions?.queries == ["blade runner"])
    try await settings.set([SettingValue(.history, "off")])
    await display.waitForShown(2)
    #expect(await display.shown.last?.suggestions == nil)
    await search.handle(.submit("alien"))
    try await settings.set([SettingValue(.language, "ru")])
    await display.waitForShown(4)
    guard case .results(let results)? = await display.shown.last?.content else {
      Issue.record("There are no results.")
      return
    }
    #expect(results.title == "Найдено по запросу «alien»")
    #expect(results.rows.map(\.card.title) == ["Film in ru"])
    task.cancel()
    await task.value
    #expect(await display.shown.count == 4)
  }

  private func refresh(_ text: String, ids: [Int], question: Int) async throws {
    let request = stage.start(.refresh)
    let query = try #require(MovieQuery(text))
    await stage.catalog.waitForQuestions(question)
    await stage.catalog.answer(.search(query), with: .success(Page.sample(ids)))
    await request.value
  }
}
