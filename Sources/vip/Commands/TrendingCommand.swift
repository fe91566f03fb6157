import ArgumentParser
import MovieDisplay
import MovieScenes
import MovieText

/// `vip trending`: the films that are watched most this week.
struct TrendingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trending",
    abstract: "Show the films of the week.",
    discussion: """
      EXAMPLES:
        vip trending
        vip trending --page 2

      For the built-in films, these are the popular ones.
      """)

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Page number, 1 to 500.", valueName: "page"),
    transform: PageNumber.init(argument:))
  var page = PageNumber.first

  @OptionGroup var posterOptions: PosterOptions
  @OptionGroup var options: TableOptions

  func run() async throws {
    try await Program.run(
      ListScene.self, .load(.trending, page: page.value), options.display, as: options.format,
      needs: .init(posters: posterOptions))
  }
}
