import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

@Suite(.timeLimit(.minutes(10))) struct HistorySceneTests {
  let history = TransientSearchHistory()
  var interactor = HistoryInteractor()

  @Test mutating func searchesAreListedNewestFirst() async {
    await history.record("blade runner")
    await history.record("metropolis")
    let viewModel = await show(.load)
    #expect(viewModel.rows.map(\.text) == ["metropolis", "blade runner"])
    #expect(viewModel.rows.last?.route == .search(query: "blade runner", year: nil, page: 1))
    #expect(viewModel.outcome == .shown)
  }

  @Test mutating func removingASearchKeepsTheOthersOnScreen() async {
    await history.record("one")
    await history.record("two")
    let removed = await show(.remove(query: "ONE"))
    #expect(removed.confirmations == ["Removed “ONE”."])
    #expect(removed.rows.map(\.text) == ["two"])
    let missing = await show(.remove(query: "six"))
    #expect(missing.confirmations == [])
    #expect(missing.failure?.title == "“six” is not in the search history")
    #expect(missing.outcome == .failed)
    #expect(missing.rows.map(\.text) == ["two"])
  }

  @Test mutating func clearedSearchesAreNotAFailure() async {
    await history.record("one")
    let viewModel = await show(.clear)
    #expect(viewModel.confirmations == ["Search history cleared."])
    #expect(viewModel.emptyState?.title == "No searches yet")
    #expect(viewModel.outcome == .shown)
    #expect(await history.searches() == RecentSearches())
  }

  @Test mutating func searchesStayOnScreenDuringAndAfterAFailedRequest() {
    #expect(interactor.handle(.load) == [.ask(.load)])
    let searches = RecentSearches(["two", "one"])
    _ = interactor.receive(.init(searches: searches, change: .cleared), to: .load)
    #expect(interactor.handle(.remove(query: "one")) == [.ask(.remove(query: "one"))])
    #expect(interactor.response == .init(searches: searches))
    _ = interactor.receive(.init(error: StoreError(.busy, path: "/a")), to: .remove(query: "one"))
    #expect(interactor.response == .init(searches: searches, error: StoreError(.busy, path: "/a")))
    let viewModel = HistoryPresenter(words: EnglishWords()).viewModel(for: interactor.response)
    #expect(viewModel.failure?.message == "/a is in use by another program.")
    #expect(viewModel.outcome == .failed)
    #expect(viewModel.rows.count == 2)
    #expect(interactor.handle(.clear) == [.ask(.clear)])
    #expect(interactor.response == .init(searches: searches))
  }

  @Test func requestsRunOneAfterAnother() {
    let questions: [HistoryInteractor.Question] = [.load, .remove(query: "one"), .clear]
    #expect(questions.map(\.rule) == [.queued, .queued, .queued])
  }

  private mutating func show(_ request: HistoryScene.Request) async -> HistoryScene.ViewModel {
    let response = await interactor.run(
      request, HistoryScene.worker(in: SceneContext(catalog: LocalCatalog(), history: history)))
    return HistoryPresenter(words: EnglishWords()).viewModel(for: response)
  }
}
