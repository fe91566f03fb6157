import ArgumentParser
import MovieDisplay
import MovieDomain

struct ListCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать список фильмов."
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show a list of films.",
    discussion: """
      EXAMPLES:
        vip list
        vip list top-rated
        vip list comedy
        vip list top-rated --genre horror
        vip list popular --page 2
        vip list top-rated --posters
        vip list top-rated --tsv | cut -f 2,3
      """)

  @Argument(
    help: ArgumentHelp(
      "List: \(MovieList.allCases.map(\.rawValue).alternatives). A genre is the popular films of it.", valueName: "list"
    ),
    completion: .listsAndGenres)
  var words: [String] = []

  @Option(help: "Show only this genre, by name or id.", completion: .genres)
  var genre: String?

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  var route: Route { get throws { try Route(list: words, genre: genre, page: page.number) } }
}
