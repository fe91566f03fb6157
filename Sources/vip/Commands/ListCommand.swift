public import ArgumentParser
import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieText

/// `vip list`: one list of films, page by page.
struct ListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show a list of films.",
    discussion: """
      EXAMPLES:
        vip list upcoming
        vip list top-rated --genre horror
        vip list popular --page 2
      """)

  @Argument(help: "Which list.")
  var list: MovieList

  @Option(help: "Show only this genre, by name or id.", completion: .genres)
  var genre: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"),
    transform: PageNumber.init(argument:))
  var page = PageNumber.first

  @OptionGroup var options: DisplayOptions

  func run() async throws {
    let selection = ListScene.Selection(list, genre: genre.map { .named($0) })
    try await Program.run(ListScene.self, .load(selection, page: page.value), options)
  }
}

extension MovieList: ExpressibleByArgument {}
