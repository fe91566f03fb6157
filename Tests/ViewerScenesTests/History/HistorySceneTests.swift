import MovieDisplay
import MovieDomain
import MovieScenes
import SceneTestSupport
import Testing
import ViewerScenes

/// `RandomSessionTests` have requests that fail, and `HistoryJSONTests` what is told then.
@Suite(.timeLimit(.minutes(10))) struct HistorySceneTests {
  let history = TransientSearchHistory()
  var interactor = HistoryInteractor()

  @Test mutating func `Searches are listed newest first, and can be removed`() async {
    for text in ["blade runner", "one", "metropolis"] { await history.record(text) }
    assertShown([
      "all": await show(.load), "without one": await show(.remove(query: "ONE")),
      "one that is not there": await show(.remove(query: "six")), "none": await show(.clear),
    ])
    #expect(await history.searches() == RecentSearches())
  }

  @Test mutating func `The next request clears what is told of the last one, and leaves the searches on screen`() {
    let searches = RecentSearches(["two", "one"])
    _ = interactor.receive(.init(searches: searches, change: .cleared), to: .load)
    #expect(interactor.handle(.remove(query: "one")) == [.ask(.remove(query: "one"))])
    #expect(interactor.response == .init(searches: searches))
    _ = interactor.receive(.init(error: StoreError(.busy, path: "/a")), to: .remove(query: "one"))
    #expect(interactor.response == .init(searches: searches, error: StoreError(.busy, path: "/a")))
    #expect(HistoryPresenter.shown(interactor.response).rows.count == 2)
    _ = interactor.handle(.clear)
    #expect(interactor.response == .init(searches: searches))
  }

  private mutating func show(_ request: HistoryScene.Request) async -> HistoryScene.ViewModel {
    let response = await interactor.run(
      request, HistoryScene.worker(in: SceneContext(catalog: LocalCatalog(), history: history)))
    return HistoryPresenter.shown(response)
  }
}
