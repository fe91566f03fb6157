public import ArgumentParser
import LibC
import MovieDisplay
public import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieText

// Import and export.
extension FavoritesCommand {
  struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add films from a file.",
      discussion: """
        Reads files from `vip favorites export`, and CSV, such as Letterboxd exports. CSV needs a Title, Name or \
        tmdbID column; a Year column is optional. Lines that could not be imported are listed.
        """)

    @Argument(help: "The file, or - for standard input.", completion: .file())
    var file: String

    @OptionGroup var options: DisplayOptions

    func run() async throws {
      try await FavoritesCommand.transfer(
        options, showsFilms: true, .importFilms(from: file == "-" ? nil : file))
    }
  }

  struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export", abstract: "Export all favorites to a file.")

    @Argument(help: "The file, or - for standard output (default: -).", completion: .file())
    var file: String?

    @Option(help: ArgumentHelp("Format.", discussion: "The default is the file's extension, or json."))
    var format: FilmFileFormat?

    @Flag(help: "Overwrite an existing file.")
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
      let files = LocalFilmFiles(input: STDIN_FILENO) {
        CleanText($0).string
      } output: {
        output.write($0)
      }
      let worker = TransferWorker(
        catalog: program.context.catalog, films: program.library.films, files: files,
        today: program.context.today())
      return await program.show(TransferScene.self, request) {
        SceneDriver(TransferInteractor(), worker: worker, output: $0)
      }
    }
  }
}

extension FilmFileFormat: ExpressibleByArgument {}
