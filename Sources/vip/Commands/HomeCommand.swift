import ArgumentParser
import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText

/// `vip home`: four shelves of films.
struct HomeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "home",
    abstract: "Show four shelves: Top rated, Popular, New releases, Upcoming.",
    discussion: """
      EXAMPLES:
        vip home
        vip home --color always | less -R
      """)

  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Composition.run(options) { parts in
      let stage = parts.stage(
        HomePresenter(words: parts.words, today: parts.today), HomeText.init,
        HomeJSON(words: parts.words, today: parts.today))
      let interactor = HomeInteractor(
        catalog: parts.catalog, genre: { parts.genre }, genreNames: GenreNames(parts.words), output: stage.output)
      return await stage.run(interactor, .load)
    }
  }
}
