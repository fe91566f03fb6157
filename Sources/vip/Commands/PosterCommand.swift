public import ArgumentParser
import MovieDisplay
import MovieDomain
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
        vip poster nosferatu metropolis --width 30
        vip poster 12 --images blocks

      A film without a poster gets a title card.
      """)

  @Argument(
    help: ArgumentHelp("Films: their ids, titles or addresses at TMDb or IMDb; or -.", valueName: "film"),
    completion: .films)
  var films: [String]

  @Option(help: "Image size to fetch, by width in pixels.")
  var size: TMDbImages.Size = .w500

  @OptionGroup var imageOptions: ImageOptions
  @OptionGroup var options: DisplayOptions

  func validate() throws {
    _ = try MovieArguments(films)
  }

  func run() async throws {
    let arguments = try MovieArguments(films)
    // Original posters can be several megabytes.
    let needs = Program.Needs(images: imageOptions.images, largestResponse: 16 << 20)
    try await Program.run(options, needs: needs) { program in
      let found = await program.films(arguments)
      // Fetch all posters concurrently, and show them in order.
      var shown: [Task<Outcome?, Never>] = []
      for (index, id) in found.ids.enumerated() {
        let before = shown.last
        let isLast = index == found.ids.count - 1
        shown.append(Task { [size] in await Self.show(id, isLast: isLast, size, program, after: before) })
      }
      var outcomes: [Outcome?] = found.failures
      for task in shown {
        outcomes.append(await task.value)
      }
      return .merging(outcomes)
    }
  }

  private static func show(
    _ id: Favorite.ID, isLast: Bool, _ file: TMDbImages.Size, _ program: Program,
    after before: Task<Outcome?, Never>?
  ) async -> Outcome? {
    let rows = program.screen.terminal.height.map { $0 - caption } ?? 30
    let size = PosterSize(fittingColumns: program.screen.output.width, rows: rows)
    return await program.show(DetailScene.self, .load(id: id.movie, from: id.source)) { page, write in
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
