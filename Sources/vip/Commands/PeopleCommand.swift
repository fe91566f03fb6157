import ArgumentParser
import MovieDisplay
import MovieScenes
import MovieText

/// `vip people`: popular people, page by page.
struct PeopleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "people",
    abstract: "Show popular people.",
    discussion: """
      EXAMPLES:
        vip people
        vip people --page 2
        vip people --posters
      """)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"),
    transform: PageNumber.init(argument:))
  var page = PageNumber.first

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  func run() async throws {
    try await Program.run(
      PeopleScene.self, .load(page: page.value), options.display, as: options.format,
      needs: .init(posters: posterOptions))
  }
}
