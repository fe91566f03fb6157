import ArgumentParser
import MovieDisplay
import MovieDomain

struct PersonCommand: RouteCommand {
  static let configuration = CommandConfiguration(
    commandName: "person",
    abstract: "Show a person: biography, home page and films.",
    discussion: """
      EXAMPLES:
        vip person 17
        vip person buster keaton
        vip person 17 --full
        vip person buster keaton --as director
      """)

  @Argument(
    help: ArgumentHelp(
      "A person: their id, name or address at TMDb or IMDb; or - for standard input.", valueName: "person"),
    completion: .people)
  var words: [String]

  @Flag(help: "Show all films, the newest first.")
  var full = false

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp("Show all films of one role.", valueName: "role"))
  var role: PersonRole?

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  var route: Route {
    get throws {
      let reference = try PersonReference(words: words)
      return reference?.item.map { .person(id: $0.id, source: $0.source, showsAllFilms: full, role: role?.rawValue) }
        ?? .personNamed(reference?.text ?? Route.input, showsAllFilms: full, role: role?.rawValue)
    }
  }
  var needs: Program.Needs { .init(posters: posterOptions) }
}

struct PeopleCommand: RouteCommand {
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

  var route: Route {
    get throws {
      let name = MovieQuery(query.joined(separator: " "))?.text
      // A script may pass an empty name, which does not ask for popular people.
      guard query.isEmpty || name != nil else { throw SetupProblem.usage("Enter at least one word of the name.") }
      return .people(page: page.number, query: name)
    }
  }
  var needs: Program.Needs { .init(posters: posterOptions) }
}
