import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

/// What happens while someone types.
@Suite struct SearchTypingTests {
  let stage = SearchStage(recent: ["Blade Runner", "Solaris", "The Blob"])

  @Test func offersEarlierSearchesBeforeAnythingIsTyped() async throws {
    await stage.interactor.handle(.open)
    let response = try await stage.shown
    #expect(response.suggestions == ["Blade Runner", "Solaris", "The Blob"])
    #expect(response.state == .waiting)
    #expect(await stage.display.progress.isEmpty)
  }

  @Test func asksOnceTheTypingPauses() async throws {
    let request = stage.start(.queryChanged("blade"))
    await stage.clock.waitForSleeps(1)
    stage.clock.advance(by: SearchStage.pause - .milliseconds(1))
    #expect(await stage.catalog.asked.isEmpty)
    #expect(stage.clock.sleeping == 1)
    stage.clock.advance(by: .milliseconds(1))
    await stage.catalog.waitForQuestions(1)
    let query = try #require(MovieQuery("blade"))
    await stage.catalog.answer(.search(query), with: .success(Page.sample([1])))
    await request.value
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1])
    #expect(await stage.display.shown.count == 1)
  }

  @Test func suggestsAtOnce() async throws {
    let request = stage.start(.queryChanged("bl"))
    await request.value
    #expect(try await stage.shown.suggestions == ["Blade Runner", "The Blob"])
    let longer = stage.start(.queryChanged("blo"))
    await stage.display.waitForProgress(1)
    let response = try #require(await stage.display.progress.last)
    #expect(response.suggestions == ["The Blob"])
    #expect(response.state == .searching(earlier: nil))
    longer.cancel()
    await longer.value
  }

  @Test(arguments: ["", "  ", "a", "bl", " bl ", "七人", "e\u{301}e\u{301}"])
  func asksNobodyForLessThanThreeLetters(text: String) async throws {
    await stage.interactor.handle(.queryChanged(text))
    #expect(try await stage.shown.state == .waiting)
    #expect(try await stage.shown.text == text)
    #expect(await stage.catalog.asked.isEmpty)
    #expect(stage.clock.sleeping == 0)
  }

  @Test func aNewerLetterTakesThePlaceOfAnOlderOne() async throws {
    var requests: [Task<Void, Never>] = []
    for (index, text) in ["bla", "blad", "blade"].enumerated() {
      requests.append(stage.start(.queryChanged(text)))
      await stage.clock.waitForSleeps(index + 1)
      stage.clock.advance(by: .milliseconds(200))
    }
    stage.clock.advance(by: .milliseconds(100))
    await stage.catalog.waitForQuestions(1)
    let query = try #require(MovieQuery("blade"))
    #expect(await stage.catalog.asked == [.search(query)])
    await stage.catalog.answer(.search(query), with: .success(Page.sample([3])))
    for request in requests {
      await request.value
    }
    #expect(await stage.display.shown.map(\.text) == ["blade"])
  }

  @Test func anOlderAnswerThatComesLaterIsDropped() async throws {
    let stage = SearchStage(heedsCancellation: false)
    let older = stage.start(.submit("older"))
    await stage.catalog.waitForQuestions(1)
    let newer = stage.start(.submit("newer"))
    await stage.catalog.waitForQuestions(2)
    await stage.catalog.answer(openAt: 1, with: .success(Page.sample([2])))
    await newer.value
    await stage.catalog.answer(openAt: 0, with: .success(Page.sample([1])))
    await older.value
    #expect(await stage.display.shown.map(\.text) == ["newer"])
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [2])
    #expect(await stage.history.remembered == ["newer"])
  }

  @Test func cancelsWhatNobodyWantsAnyMore() async throws {
    let older = stage.start(.submit("older"))
    await stage.catalog.waitForQuestions(1)
    let newer = stage.start(.queryChanged("newer"))
    await older.value
    #expect(await stage.catalog.open.isEmpty)
    newer.cancel()
    await newer.value
    #expect(await stage.display.shown.isEmpty)
  }

  @Test func resultsStayOnScreenUntilTheNextComeAndNotLonger() async throws {
    try await stage.find("blade", on: .sample([1]))
    let request = stage.start(.queryChanged("blade r"))
    await stage.clock.waitForSleeps(1)
    await stage.display.waitForProgress(2)
    guard case .searching(let earlier?)? = await stage.display.progress.last?.state else {
      Issue.record("The earlier results are gone.")
      return
    }
    #expect(earlier.query.text == "blade")
    await stage.interactor.handle(.queryChanged("bl"))
    await request.value
    #expect(try await stage.shown.state == .waiting)
  }

  @Test(arguments: ["blade", " blade  "])
  func aQueryThatIsAnsweredAlreadyIsNotAskedAgain(text: String) async throws {
    try await stage.find("blade", on: .sample([1]))
    await stage.interactor.handle(.queryChanged(text))
    #expect(await stage.catalog.asked.count == 1)
    #expect(try await stage.shown.state.found?.films.elements.map(\.id) == [1])
  }

  @Test func aLaterPageIsNoAnswerToWhatIsTyped() async throws {
    try await stage.find("blade", on: .sample([1], number: 2, of: 3))
    let request = stage.start(.queryChanged("blade"))
    await stage.clock.waitForSleeps(1)
    request.cancel()
    await request.value
    #expect(await stage.display.shown.count == 1)
  }
}
