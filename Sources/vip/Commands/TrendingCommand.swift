import ArgumentParser
import MovieDisplay

struct TrendingCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "trending",
    abstract: "Show the films of the week.",
    discussion: """
      EXAMPLES:
        vip trending
        vip trending --page 2

      For the built-in films, these are the popular ones.
      """)

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  var route: Route { .trending(page: page.number) }
}
