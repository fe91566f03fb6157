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

  @OptionGroup var page: PageOption
  @OptionGroup var options: ListOptions

  func run() async throws {
    try await options.run(ListScene.self, .load(.trending, page: page.number))
  }
}
