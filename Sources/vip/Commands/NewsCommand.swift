import ArgumentParser
import MovieDisplay

/// `vip news`: what has changed for the user's films since the last look.
struct NewsCommand: RouteCommand {
  static let configuration = CommandConfiguration(
    commandName: "news", abstract: "Show what has changed for films of your watchlist since the last look.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu
        vip settings set services netflix
        vip news
        vip news --json    for a job that runs once a day

      It tells which films have come to theaters, services or discs, which ones one of your services offers now, which \
      days have moved, and which collections of films that you have seen have new parts. A film that is new on your \
      watchlist is only noted at first. Without news, nothing is printed unless the output is a terminal. What is printed \
      is not told again. What TMDb has said is good for 20 hours; --refresh asks again.
      """)

  @OptionGroup var options: TableOptions

  var route: Route { .news }
  // A job that runs it prints nothing without news.
  var needs: Program.Needs { .init(films: false) }
}

/// Shows news, and nothing where there are none and the output is no terminal.
struct QuietNewsView: NewsDisplay {
  let view: any NewsDisplay
  let isQuiet: Bool

  func display(_ viewModel: NewsScene.ViewModel) async {
    if isQuiet, viewModel.outcome == .shown, viewModel.rows.isEmpty { return }
    await view.display(viewModel)
  }
}
