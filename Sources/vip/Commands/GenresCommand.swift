import ArgumentParser
import MovieDisplay

struct GenresCommand: RouteCommand, OptionsOnlyCommand {
  static let configuration = CommandConfiguration(
    commandName: "genres",
    abstract: "Show all genres.",
    discussion: """
      EXAMPLES:
        vip genres
        vip list popular --genre "science fiction"
      """)

  @OptionGroup var options: TableOptions

  var route: Route { .genres }
}
