import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// Which searches are worth suggesting later.
@Suite struct SearchRememberingTests {
  let stage = SearchStage()

  @Test func aSubmittedSearchThatFindsSomethingIsRemembered() async throws {
    try await stage.find(" Blade  Runner ", on: .sample([1]))
    #expect(await stage.history.remembered == ["Blade  Runner"])
  }

  @Test func aSearchThatFindsNothingIsNot() async throws {
    try await stage.find("blade", on: .sample([]))
    #expect(await stage.history.remembered.isEmpty)
  }

  @Test func typingIsRememberedOnceItsResultsStay() async throws {
    try await type("blade", sleeps: 1, ids: [1])
    await stage.clock.waitForSleeps(2)
    stage.clock.advance(by: SearchStage.settlingTime - .milliseconds(1))
    #expect(await stage.history.remembered.isEmpty)
    stage.clock.advance(by: .milliseconds(1))
    await stage.history.waitForSearches(1)
    #expect(await stage.history.remembered == ["blade"])
  }

  @Test func aWordHalfTypedIsNotRemembered() async throws {
    try await type("bla", sleeps: 1, ids: [1])
    await stage.clock.waitForSleeps(2)
    try await type("blade", sleeps: 3, ids: [2])
    await stage.clock.waitForSleeps(4)
    #expect(stage.clock.sleeping == 1)
    stage.clock.advance(by: SearchStage.settlingTime)
    await stage.history.waitForSearches(1)
    #expect(await stage.history.remembered == ["blade"])
  }

  @Test func clearingBeforeResultsStayForgetsThem() async throws {
    try await type("blade", sleeps: 1, ids: [1])
    await stage.clock.waitForSleeps(2)
    await stage.interactor.handle(.clear)
    #expect(stage.clock.sleeping == 0)
    #expect(await stage.history.remembered.isEmpty)
  }

  @Test func wantingMoreOfTypedResultsIsMeaningThem() async throws {
    let request = stage.start(.queryChanged("blade"))
    await stage.clock.waitForSleeps(1)
    stage.clock.advance(by: SearchStage.pause)
    await stage.catalog.waitForQuestions(1)
    await stage.catalog.answer(openAt: 0, with: .success(Page.sample([1], number: 1, of: 2)))
    await request.value
    try await stage.turnPage(of: "blade", with: .success(.sample([2], number: 2, of: 2)), page: 2)
    #expect(await stage.history.remembered == ["blade"])
  }

  @Test func whatIsRememberedIsSuggestedNext() async throws {
    try await stage.find("Blade Runner", on: .sample([1]))
    await stage.interactor.handle(.clear)
    #expect(try await stage.shown.suggestions == ["Blade Runner"])
    await stage.interactor.handle(.queryChanged("ru"))
    #expect(try await stage.shown.suggestions == ["Blade Runner"])
  }

  /// Types, lets the pause pass and answers. Of every two sleeps before, one was for a question.
  private func type(_ text: String, sleeps: Int, ids: [Int]) async throws {
    let request = stage.start(.queryChanged(text))
    await stage.clock.waitForSleeps(sleeps)
    stage.clock.advance(by: SearchStage.pause)
    let query = try #require(MovieQuery(text))
    await stage.catalog.waitForQuestions(sleeps / 2 + 1)
    await stage.catalog.answer(.search(query), with: .success(Page.sample(ids)))
    await request.value
  }
}
