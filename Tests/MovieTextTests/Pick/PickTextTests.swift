import MovieDisplay
import MovieText
import Testing

@Suite struct PickTextTests {
  @Test func `An interactive page says itself how films come onto an empty shelf`() {
    var viewModel = PickScene.ViewModel(title: "For tonight")
    viewModel.emptyState = EmptyState(title: "The watchlist is empty", advice: "Add one: vip watchlist add 12")
    viewModel.outcome = .nothingFound
    var page = TextPage(width: 80)
    #expect(PickText(page: page).render(viewModel).contains("vip watchlist add 12"))
    page.isInteractive = true
    #expect(PickText(page: page).render(viewModel) == "The watchlist is empty\n")
    viewModel.outcome = .failed
    #expect(PickText(page: page).render(viewModel).contains("vip watchlist add 12"))
  }
}
