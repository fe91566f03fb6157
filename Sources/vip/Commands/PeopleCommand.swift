import ArgumentParser
import MovieDisplay
import MovieDomain

struct PeopleCommand: RouteCommand, PaletteCommand {
  static let russianAbstract = "Показать популярных людей или найти людей по имени."
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "Show popular people, or find people by name.",
    discussion: """
      EXAMPLES:
        vip people
        vip people keaton
        vip people --page 2
        vip people --posters
      """)

  @Argument(help: ArgumentHelp("Words of the name; none for popular people.", valueName: "word"), completion: .people)
  var query: [String] = []

  @OptionGroup var page: PageOption
  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  var route: Route { .people(page: page.number, query: MovieQuery(query.joined(separator: " "))?.text) }
  var needs: Program.Needs { .init(posters: posterOptions) }
}
