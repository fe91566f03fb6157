import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Submitting, clearing, canceling, and what fails on the way.
@Suite struct SearchSubmitTests {
  let stage = SearchStage(recent: ["Solaris"])
  static let failure = CatalogError(.timedOut, host: "api.example")

  @Test func searchesAtOnceWhateverTheLength() async throws {
    let request = stage.start(.submit("M", year: 1931, page: 2))
    await stage.catalog.waitForQuestions(1)
    let query = try #require(MovieQuery("M", year: 1931))
    #expect(await stage.catalog.asked == [.search(query, page: 2)])
    await stage.catalog.answer(.search(query, page: 2), with: .success(Page.sample([7])))
    await request.value
    let response = try await stage.shown
    #expect(response.text == "M")
    #expect(response.state.found?.query == query)
    #expect(response.suggestions.isEmpty)
    #expect(await stage.display.progress.map(\.state) == [.searching(earlier: nil)])
  }

  @Test func nothingToSearchForIsTheBeginning() async throws {
    await stage.interactor.handle(.submit(" \t"))
    #expect(try await stage.shown.state == .waiting)
    #expect(try await stage.shown.suggestions == ["Solaris"])
    #expect(await stage.catalog.asked.isEmpty)
  }

  @Test func aFailureIsShownWithItsQuery() async throws {
    let request = stage.start(.submit("blade", page: 3))
    await stage.catalog.waitForQuestions(1)
    await stage.catalog.answer(openAt: 0, with: Result<Page<Movie>, _>.failure(Self.failure))
    await request.value
    let query = try #require(MovieQuery("blade"))
    #expect(try await stage.shown.state == .failed(.init(query: query, page: 3), Self.failure))
    #expect(await stage.history.remembered.isEmpty)
  }

  @Test func typingThatFailsIsShownAndCanBeTriedAgain() async throws {
    for attempt in 1...2 {
      let request = stage.start(.queryChanged("blade"))
      await stage.clock.waitForSleeps(attempt)
      stage.clock.advance(by: SearchStage.pause)
      await stage.catalog.waitForQuestions(attempt)
      await stage.catalog.answer(openAt: 0, with: Result<Page<Movie>, _>.failure(Self.failure))
      await request.value
    }
    let query = try #require(MovieQuery("blade"))
    #expect(
      await stage.display.shown.map(\.state) == Array(repeating: .failed(.init(query: query), Self.failure), count: 2))
  }

  @Test func cancellationByTheCatalogIsNoFailure() async throws {
    try await stage.find("blade", on: .sample([1]))
    let request = stage.start(.submit("other"))
    await stage.catalog.waitForQuestions(2)
    await stage.catalog.answer(openAt: 0, with: Result<Page<Movie>, _>.failure(CatalogError(.cancelled)))
    await request.value
    #expect(try await stage.shown.text == "blade")
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1])
  }

  @Test func clearEmptiesEverythingAndOffersAllSuggestions() async throws {
    try await stage.find("blade", on: .sample([1]))
    let request = stage.start(.submit("other"))
    await stage.catalog.waitForQuestions(2)
    await stage.interactor.handle(.clear)
    await request.value
    let response = try await stage.shown
    #expect(response == .init(source: .tmdb, text: "", suggestions: ["blade", "Solaris"], state: .waiting))
    #expect(await stage.catalog.open.isEmpty)
    await stage.interactor.handle(.cancel)
    #expect(try await stage.shown.state == .waiting)
  }

  @Test(arguments: [SearchScene.Request.submit("other"), .queryChanged("other"), .queryChanged("x")])
  func cancelGoesBackToTheLastResultsAndTheirQuery(after request: SearchScene.Request) async throws {
    try await stage.find("blade", on: .sample([1]))
    let running = stage.start(request)
    switch request {
    case .submit: await stage.catalog.waitForQuestions(2)
    case .queryChanged("other"): await stage.clock.waitForSleeps(1)
    default: await running.value
    }
    await stage.interactor.handle(.cancel)
    await running.value
    let response = try await stage.shown
    #expect(response.text == "blade")
    #expect(response.state.found?.films.elements.map(\.id) == [1])
    #expect(await stage.catalog.open.isEmpty)
  }

  @Test func cancelWithoutResultsIsTheBeginning() async throws {
    let running = stage.start(.queryChanged("blade"))
    await stage.clock.waitForSleeps(1)
    await stage.interactor.handle(.cancel)
    await running.value
    #expect(await stage.display.shown == [.init(source: .tmdb, suggestions: ["Solaris"])])
    #expect(stage.clock.sleeping == 0)
  }

  @Test func whoStopsWaitingLeavesTheSceneInOrder() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 2))
    let running = stage.start(.submit("other"))
    await stage.catalog.waitForQuestions(2)
    running.cancel()
    await running.value
    #expect(await stage.display.shown.count == 1)
    await stage.interactor.handle(.open)
    #expect(try await stage.shown.text == "blade")
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1])
  }
}
