public import ArgumentParser
import CurlTransport
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
    abstract: "Show posters of films.",
    discussion: """
      EXAMPLES:
        vip poster 603
        vip poster 603 604 605 --width 30
        vip poster 603 --images kitty --size original

      A film without a poster has a title card.
      """)

  @Argument(
    help: "Ids of films: the numbers after the # in every list.", completion: .favorites,
    transform: CatalogID.init(argument:))
  var ids: [CatalogID]

  @Option(help: "How large a file to fetch, by its width in pixels: w92, w154, w185, w342, w500, w780 or original.")
  var size: TMDbImages.Size = .w500

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup var options: DisplayOptions

  func run() async throws {
    try await Composition.run(
      options, images: imageOptions.images, longestAnswer: CurlTransport.Configuration.longestPicture
    ) { parts in
      // All are fetched at once, and shown in their order.
      var shown: [Task<Outcome?, Never>] = []
      for id in ids {
        let before = shown.last
        shown.append(Task { [size, ids] in await Self.show(id, isLast: id == ids.last, size, parts, after: before) })
      }
      var outcomes: [Outcome?] = []
      for task in shown {
        outcomes.append(await task.value)
      }
      return outcomes.contains(.shown) ? .shown : outcomes.first ?? nil
    }
  }

  private static func show(
    _ id: CatalogID, isLast: Bool, _ file: TMDbImages.Size, _ parts: Composition, after before: Task<Outcome?, Never>?
  ) async -> Outcome? {
    let rows = parts.screen.terminal.height.map { $0 - caption } ?? 30
    let size = PosterSize(fittingColumns: parts.screen.output.width, rows: rows)
    let stage = parts.stage(
      DetailPresenter(words: parts.words),
      { page, write in
        let write: Composition.Write = {
          _ = await before?.value
          await write($0)
        }
        return parts.illustrated(page, write, file: file, size: size) {
          PosterText(page: page, art: $0 ?? .titleCard, size: size, isFollowed: !isLast, write: $1)
        }
      }, DetailJSON(words: parts.words))
    let interactor = DetailInteractor(
      catalog: parts.catalog, favorites: parts.library.favorites, today: parts.today, output: stage.output)
    return await stage.run(interactor, .load(id: id.value))
  }
}

extension TMDbImages.Size: ExpressibleByArgument {}
