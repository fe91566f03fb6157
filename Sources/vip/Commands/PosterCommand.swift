public import ArgumentParser
import MovieDisplay
import MovieJSON
import MovieScenes
import MovieText
public import TMDb

/// `vip poster`: a film's poster, as large as the screen.
struct PosterCommand: AsyncParsableCommand {
  /// Lines below the poster: the film's name and what must be said.
  private static let caption = 6

  static let configuration = CommandConfiguration(
    commandName: "poster",
    abstract: "Show a film's poster.",
    discussion: """
      EXAMPLES:
        vip poster 603
        vip poster 603 --width 30
        vip poster 603 --images kitty --size original

      A film without a poster has a title card.
      """)

  @Argument(
    help: "The film's id: the number after the # in every list.", completion: .favorites,
    transform: CatalogID.init(argument:))
  var id: CatalogID

  @Option(help: "How large a file to fetch, by its width in pixels: w92, w154, w185, w342, w500, w780 or original.")
  var size: TMDbImages.Size = .w500

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Composition.run(options, images: imageOptions.images) { parts in
      let rows = parts.screen.terminal.height.map { $0 - Self.caption } ?? 30
      let cells = PosterSize(fittingColumns: parts.screen.output.width, rows: rows)
      let stage = parts.stage(
        DetailPresenter(words: parts.words),
        { page, write in
          parts.illustrated(page, write, file: size, size: cells) {
            PosterText(page: page, art: $0 ?? .titleCard, size: cells, write: $1)
          }
        }, DetailJSON(words: parts.words))
      let interactor = DetailInteractor(
        catalog: parts.catalog, favorites: parts.library.favorites, today: parts.today, output: stage.output)
      return await stage.run(interactor, .load(id: id.value))
    }
  }
}

extension TMDbImages.Size: ExpressibleByArgument {}
