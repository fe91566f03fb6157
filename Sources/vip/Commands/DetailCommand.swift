import ArgumentParser
import MovieDisplay
import MovieScenes
import MovieText

/// `vip detail`: one film, who made it, and what viewers say.
struct DetailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "detail",
    abstract: "Show one film: overview, facts, cast, crew, reviews.",
    discussion: """
      EXAMPLES:
        vip detail 603
        vip detail 603 --full      everyone in cast and crew, every review whole
        vip detail 603 --reviews   every review whole
      """,
    aliases: ["show"])

  @Argument(help: "The film's id: the number after the # in every list.", transform: CatalogID.init(argument:))
  var id: CatalogID

  @Flag(help: "Show everything there is.")
  var full = false

  @Flag(help: "Show the reviews whole.")
  var reviews = false

  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Composition.run(options) { parts in
      let display = parts.display(DetailText.init)
      let presenter = DetailPresenter(words: parts.words)
      let interactor = DetailInteractor(
        catalog: parts.catalog, favorites: parts.library.favorites, today: parts.today,
        output: Output(presenter, display: display))
      await interactor.handle(.load(id: id.value, expanding: full ? [.credits, .reviews] : reviews ? [.reviews] : []))
      return await display.outcome
    }
  }
}
