import ArgumentParser
import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText
import TMDb

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

  @Argument(
    help: "The film's id: the number after the # in every list.", completion: .favorites,
    transform: CatalogID.init(argument:))
  var id: CatalogID

  @Flag(help: "Show everything there is.")
  var full = false

  @Flag(help: "Show the reviews whole.")
  var reviews = false

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Composition.run(options, images: imageOptions.images) { parts in
      let stage = parts.stage(
        DetailPresenter(words: parts.words),
        { page, write in
          parts.illustrated(page, write, file: .w342, size: PosterSize(besideTextOn: page.width)) {
            DetailText(page: page, poster: $0, write: $1)
          }
        }, DetailJSON(words: parts.words))
      let interactor = DetailInteractor(
        catalog: parts.catalog, favorites: parts.library.favorites, today: parts.today, output: stage.output)
      let expanded: Set<DetailScene.Part> = full ? [.credits, .reviews] : reviews ? [.reviews] : []
      return await stage.run(interactor, .load(id: id.value, expanding: expanded))
    }
  }
}
