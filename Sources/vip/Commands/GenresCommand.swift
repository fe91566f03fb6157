import ArgumentParser
import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText

/// `vip genres`: all genres with their numbers.
struct GenresCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "genres",
    abstract: "Show all genres.",
    discussion: """
      EXAMPLES:
        vip genres
        vip list popular --genre "science fiction"
      """)

  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Composition.run(options) { parts in
      let stage = parts.stage(GenresPresenter(words: parts.words), GenresText.init, GenresJSON(words: parts.words))
      return await stage.run(GenresInteractor(catalog: parts.catalog, output: stage.output), .load)
    }
  }
}
