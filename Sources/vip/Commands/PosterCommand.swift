public import ArgumentParser
import MovieDisplay
import MovieScenes
import MovieText
public import TMDb

/// `vip poster`: films' posters, as large as the screen allows.
struct PosterCommand: AsyncParsableCommand {
  /// The number of lines below the poster: the title and the attribution.
  private static let caption = 6

  static let configuration = CommandConfiguration(
    commandName: "poster",
    abstract: "Show film posters.",
    discussion: """
      EXAMPLES:
        vip poster 12
        vip poster 12 33 34 --width 30
        vip poster 12 --images blocks

      A film without a poster gets a title card.
      """)

  @Argument(
    help: ArgumentHelp("Film ids, shown after the # in every list.", valueName: "id"), completion: .favorites,
    transform: CatalogID.init(argument:))
  var ids: [CatalogID]

  @Option(help: "Image size to fetch, by width in pixels.")
  var size: TMDbImages.Size = .w500

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup var options: DisplayOptions

  func run() async throws {
    // Original posters can be several megabytes.
    let needs = Program.Needs(images: imageOptions.images, largestResponse: 16 << 20)
    try await Program.run(options, needs: needs) { program in
      // Fetch all posters concurrently, and show them in order.
      var shown: [Task<Outcome?, Never>] = []
      for id in ids {
        let before = shown.last
        shown.append(Task { [size, ids] in await Self.show(id, isLast: id == ids.last, size, program, after: before) })
      }
      var outcomes: [Outcome?] = []
      for task in shown {
        outcomes.append(await task.value)
      }
      return outcomes.contains(.shown) ? .shown : outcomes.first ?? nil
    }
  }

  private static func show(
    _ id: CatalogID, isLast: Bool, _ file: TMDbImages.Size, _ program: Program, after before: Task<Outcome?, Never>?
  ) async -> Outcome? {
    let rows = program.screen.terminal.height.map { $0 - caption } ?? 30
    let size = PosterSize(fittingColumns: program.screen.output.width, rows: rows)
    return await program.show(DetailScene.self, .load(id: id.value)) { page, write in
      let write: Program.Write = {
        _ = await before?.value
        await write($0)
      }
      return program.illustrated(page, write, file: file, size: size) {
        PosterText(page: page, art: $0 ?? .titleCard, size: size, isFollowed: !isLast, write: $1)
      }
    }
  }
}

extension TMDbImages.Size: ExpressibleByArgument {}
