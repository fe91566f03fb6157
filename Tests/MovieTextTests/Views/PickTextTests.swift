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

  private let faust: PickScene.ViewModel = {
    var viewModel = PickScene.ViewModel(title: "For tonight")
    viewModel.rows = [
      MovieCard(
        id: 1, title: "Faust", year: "1926", score: ScoreBadge(text: "8.0", level: .high), overview: "She sails away.",
        route: .movie(id: 1))
    ]
    return viewModel
  }()

  @Test(arguments: [(80, true), (59, false)])
  func `The plot is beside the poster if there is room`(width: Int, isBeside: Bool) {
    let page = TextPage(width: width, pictures: PagePictures())
    let lines = PickText(page: page).render(faust).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("┌─") && $0.hasSuffix("─┐   She sails away.") } == isBeside)
    #expect(lines.contains("She sails away.") != isBeside)
  }

  @Test(arguments: [(78, 24, 24), (198, 47, 37), (298, 77, 59)])
  func `On a large screen, the poster is as large as on the page of the film`(width: Int, height: Int, columns: Int) {
    let page = TextPage.sample(width: width, height: height, pictures: PagePictures(), isInteractive: true)
    let text = "   She sails away."
    #expect(PickText(page: page).lines(of: faust)[1].width == columns + text.count)
  }
}
