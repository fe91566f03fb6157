import ArgumentParser
import MovieDisplay

struct HomeCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "home",
    abstract: "Show four rows of films: Top rated, Popular, New releases, Upcoming.",
    discussion: """
      EXAMPLES:
        vip home
        vip home --width 120
        vip home --posters

      To see one more row, with a genre of your choice: `vip settings set genre horror`.

      Before a title, ♥ marks a favorite, ○ a film on your watchlist, and ✓ one that you have seen, with your stars.
      """)

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup(title: "Common options") var options: DisplayOptions

  var route: Route { .home }
  var needs: Program.Needs { .init(posters: posterOptions) }
}
