import MovieDisplay
import MovieDomain
import MovieScenes
import Testing

@Suite struct HistorySceneTests {
  let history = TransientSearchHistory()
  let display = RecordingDisplay<HistoryScene.ViewModel>()
  let interactor: HistoryInteractor

  init() {
    interactor = HistoryInteractor(
      history: history, output: Output(HistoryPresenter(words: EnglishWords()), display: display))
  }

  @Test func showsSearchesNewestFirstWithAWayBack() async throws {
    await history.remember("blade runner")
    await history.remember("metropolis")
    let viewModel = try await show(.load)
    #expect(viewModel.searches.map(\.query) == ["metropolis", "blade runner"])
    #expect(viewModel.searches.last?.route == .search(query: "blade runner", year: nil, page: 1))
  }

  @Test func forgetsOneAndAll() async throws {
    await history.remember("one")
    await history.remember("two")
    #expect(try await show(.remove(query: "ONE")).confirmation == "Removed “ONE”.")
    #expect(try await show(.load).searches.map(\.query) == ["two"])
    let unknown = try await show(.remove(query: "three"))
    #expect(unknown.outcome == .failed)
    #expect(try await show(.clear).confirmation == "All searches are forgotten.")
    let empty = try await show(.load)
    #expect(empty.emptyState?.title == "No searches yet")
    #expect(empty.outcome == .shown)
  }

  private func show(_ request: HistoryScene.Request) async throws -> HistoryScene.ViewModel {
    await interactor.handle(request)
    return try #require(await display.shown.last)
  }
}
