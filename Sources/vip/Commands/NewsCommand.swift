import ArgumentParser
import MovieDisplay

struct NewsCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "news", abstract: "Show what has changed for films of your watchlist since the last look.",
    discussion: """
      EXAMPLES:
        vip watchlist add nosferatu
        vip settings set services netflix
        vip news
        vip news --json    for a job that runs once a day

      It lists films that have come to theaters, services or discs, films that one of your services has added, days that \
      have moved, and new parts of collections that you have begun. A film that is new on your watchlist is \
      only noted at first. Without news, nothing is printed unless the output is a terminal. What is printed is not \
      printed again. Answers from TMDb are used for 20 hours; --refresh asks again.
      """)

  @OptionGroup var options: TableOptions

  var route: Route { .news }
  // A job that runs it prints nothing without news, so that it does not name the built-in films.
  var needs: Program.Needs { .init(films: false, credential: true) }
}
