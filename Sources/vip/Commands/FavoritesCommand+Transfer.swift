public import ArgumentParser
import LibC
import MovieDisplay
public import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieText

// Favorites from files and to files.
extension FavoritesCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add the films of a file.",
      discussion: """
        The file is CSV with a column Title (or Name), Year or tmdbID, such as Letterboxd's
        exports, or one that `vip favorites export` wrote. The lines that became no
        favorites are listed with their numbers.

        EXAMPLES:
          vip favorites import watchlist.csv
          vip favorites import films.json
          vip favorites import - < watchlist.csv
        """)

    @Argument(help: "The file; - is standard input.")
    var file: String

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.transfer(
        options, showsFilms: true, .importFilms(from: file == "-" ? nil : file))
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Write all favorites to a file.",
      discussion: """
        EXAMPLES:
          vip favorites export films.json       everything, to import it elsewhere
          vip favorites export films.csv        for Letterboxd
          vip favorites export --format csv     to standard output
        """)

    @Argument(help: "The file. (default: standard output)")
    var file: String?

    @Option(help: "How: json or csv. (default: as the file's name ends, or json)")
    var format: FavoritesFormat?

    @Flag(help: "Replace a file that is there already.")
    var force = false

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.transfer(
        options, showsFilms: false, .export(to: file == "-" ? nil : file, as: format, replacing: force))
    }
  }

  private static func transfer(
    _ options: DisplayOptions, showsFilms: Bool, _ request: TransferScene.Request
  ) async throws {
    try await Program.run(options, needs: .init(films: showsFilms)) { program in
      let output = OutputStream.standardOutput
      let files = LocalFavoritesFiles(input: STDIN_FILENO) {
        CleanText($0).string
      } output: {
        output.write($0)
      }
      let worker = TransferWorker(
        catalog: program.context.catalog, favorites: program.library.favorites, files: files,
        today: program.context.today())
      return await program.show(TransferScene.self, request) {
        SceneDriver(TransferInteractor(), worker: worker, output: $0)
      }
    }
  }
}

extension FavoritesFormat: ExpressibleByArgument {}
