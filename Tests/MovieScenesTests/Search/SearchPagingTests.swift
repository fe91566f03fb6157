import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// One page after another.
@Suite struct SearchPagingTests {
  let stage = SearchStage()
  static let failure = CatalogError(.connectionLost, host: "api.example")

  @Test func addsThePageAfterAndDropsWhatDrifted() async throws {
    try await stage.find("blade", on: .sample([1, 2, 1, 3], number: 1, of: 3))
    try await stage.turnPage(of: "blade", with: .success(.sample([3, 4, 5, 4], number: 2, of: 3)), page: 2)
    let found = try #require(try await stage.shown.state.found)
    #expect(found.films.elements.map(\.id) == [1, 2, 3, 4, 5])
    #expect([found.films.firstPage, found.films.lastPage] == [1, 2])
    #expect(found.nextPage == 3)
  }

  @Test func goesOnFromThePageThatWasAskedFor() async throws {
    try await stage.find("blade", on: .sample([1], number: 6, of: 7))
    try await stage.turnPage(of: "blade", with: .success(.sample([2], number: 7, of: 7)), page: 7)
    let found = try #require(try await stage.shown.state.found)
    #expect([found.films.firstPage, found.films.lastPage] == [6, 7])
    #expect(found.nextPage == nil)
  }

  @Test func knowsTheEndOfTheList() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 1))
    await stage.interactor.handle(.nextPage)
    #expect(await stage.catalog.asked.count == 1)
    #expect(await stage.display.shown.count == 2)
  }

  @Test func anEmptyPageEndsAListThatHasBecomeShorter() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 9))
    try await stage.turnPage(of: "blade", with: .success(.sample([], number: 2, of: 9)), page: 2)
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1])
    #expect(try await stage.shown.state.found?.nextPage == nil)
  }

  @Test func aPageOfNothingButKnownFilmsIsNotTheEnd() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 3))
    try await stage.turnPage(of: "blade", with: .success(.sample([1], number: 2, of: 3)), page: 2)
    #expect(try await stage.shown.state.found?.nextPage == 3)
  }

  @Test func aSecondRequestWhileAPageLoadsDoesNothing() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 2))
    let first = stage.start(.nextPage)
    await stage.catalog.waitForQuestions(2)
    let second = stage.start(.nextPage)
    for _ in 1...20 {
      await Task.yield()
    }
    let query = try #require(MovieQuery("blade"))
    await stage.catalog.answer(.search(query, page: 2), with: .success(Page.sample([2], number: 2, of: 2)))
    await first.value
    await second.value
    #expect(await stage.catalog.asked == [.search(query, page: 1), .search(query, page: 2)])
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1, 2])
  }

  @Test func showsThatAPageIsOnItsWay() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 2))
    try await stage.turnPage(of: "blade", with: .success(.sample([2], number: 2, of: 2)), page: 2)
    guard case .appending(let found)? = await stage.display.progress.last?.state else {
      Issue.record("No progress was shown.")
      return
    }
    #expect(found.films.elements.map(\.id) == [1])
  }

  @Test func aPageThatFailsKeepsTheResultsAndCanBeTriedAgain() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 2))
    try await stage.turnPage(of: "blade", with: .failure(Self.failure), page: 2)
    guard case .incomplete(let found, Self.failure) = try await stage.shown.state else {
      Issue.record("The failure is not shown beside the results.")
      return
    }
    #expect(found.films.elements.map(\.id) == [1])
    try await stage.turnPage(of: "blade", with: .success(.sample([2], number: 2, of: 2)), page: 2)
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1, 2])
  }

  @Test func cancelEndsAPageAndKeepsTheOthers() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 2))
    let request = stage.start(.nextPage)
    await stage.catalog.waitForQuestions(2)
    await stage.interactor.handle(.cancel)
    await request.value
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1])
    #expect(await stage.catalog.open.isEmpty)
  }

  @Test func thereIsNoNextPageOfNothing() async throws {
    await stage.interactor.handle(.nextPage)
    #expect(try await stage.shown.state == .waiting)
    #expect(await stage.catalog.asked.isEmpty)
  }

  @Test func aSearchOnItsWayIsNotDisturbed() async throws {
    try await stage.find("blade", on: .sample([1], number: 1, of: 2))
    let typing = stage.start(.queryChanged("other"))
    await stage.clock.waitForSleeps(1)
    let paging = stage.start(.nextPage)
    stage.clock.advance(by: SearchStage.pause)
    await stage.catalog.waitForQuestions(2)
    let query = try #require(MovieQuery("other"))
    #expect(await stage.catalog.asked.last == .search(query))
    await stage.catalog.answer(.search(query), with: .success(Page.sample([5])))
    await typing.value
    await paging.value
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [5])
  }
}
