import ArgumentParser
import MovieDisplay

struct TrendingCommand: FilmListCommand, OptionsOnlyCommand {
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
  @OptionGroup var list: ListOptions
  @OptionGroup var options: TableOptions

  var route: Route { .trending(page: page.number) }
}
