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

  @Test(arguments: [(80, true), (59, false)])
  func `The plot is beside the poster if there is room`(width: Int, isBeside: Bool) {
    var viewModel = PickScene.ViewModel(title: "For tonight")
    viewModel.rows = [
      MovieCard(
        id: 1, title: "Faust", year: "1926", score: ScoreBadge(text: "8.0", level: .high), overview: "She sails away.",
        route: .movie(id: 1))
    ]
    var page = TextPage(width: width)
    page.pictures = PagePictures()
    let lines = PickText(page: page).render(viewModel).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("┌─") && $0.hasSuffix("─┐   She sails away.") } == isBeside)
    #expect(lines.contains("She sails away.") != isBeside)
  }
}
