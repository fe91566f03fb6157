import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText

/// `vip people`: people by name, or popular ones, page by page.
struct PeopleCommand: AsyncParsableCommand {
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

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"),
    transform: PageNumber.init(argument:))
  var page = PageNumber.first

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  func run() async throws {
    try await Program.run(
      PeopleScene.self, .load(query: MovieQuery(query.joined(separator: " "))?.text, page: page.value), options.display,
      as: options.format,
      needs: .init(posters: posterOptions))
  }
}
