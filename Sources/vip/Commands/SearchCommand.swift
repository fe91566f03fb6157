import ArgumentParser
import MovieDisplay
import MovieDomain

struct SearchCommand: FilmListCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search films by title, or people by name.",
    discussion: #"""
      EXAMPLES:
        vip search phantom of the opera
        vip search general --year 1926
        vip search the --page 2
        vip search keaton --people
        vip search phantom --tsv | vip favorites add -

      CHOOSE IN FZF:
        vip search the --tsv |
        fzf --delimiter '\t' --with-nth 2,3 --preview \
        'vip detail {1} --color always --images blocks 2>/dev/null' |
        vip detail -
      """#)

  @Argument(help: ArgumentHelp("Words of the title, or of the name.", valueName: "word"), completion: .searches)
  var query: [String]

  @OptionGroup var search: SearchOptions
  @OptionGroup var options: TableOptions

  var list: ListOptions { search.list }

  var route: Route {
    get throws { try search.route(to: query) }
  }
}

struct SearchOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "Release year, 1870 to 2100.", transform: { try MovieQuery.years.number($0) })
  var year: Int?

  @Flag(help: "Search people instead of films.")
  var people = false

  @OptionGroup var page: PageOption
  @OptionGroup var list: ListOptions

  func validate() throws {
    try exclude("--people", "--year", if: people && year != nil)
    try exclude("--people", "--long", if: people && list.long)
  }

  func route(to words: [String]) throws -> Route {
    guard let query = MovieQuery(words.joined(separator: " ")) else {
      throw SetupProblem.usage("Enter at least one word of the title.")
    }
    return people
      ? .people(page: page.number, query: query.text) : .search(query: query.text, year: year, page: page.number)
  }
}
