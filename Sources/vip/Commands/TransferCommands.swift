import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieScenes
import MovieStore
import MovieTerminal
import MovieTerminalDriver
import MovieText
import ViewerScenes

/// `vip favorites import` and others: puts the films of a file on a shelf.
struct ImportShelf<Onto: ShelfCommand>: AsyncParsableCommand, UnorderedCommand {
  static var configuration: CommandConfiguration {
    let diary =
      Onto.shelf == .seen ? " Columns Rating, WatchedDate, Rewatch, Review and Tags are imported as well." : ""
    return CommandConfiguration(
      commandName: "import", abstract: "Add \(Onto.films) from a file.",
      discussion: """
        Reads files from `vip \(Onto.shelf.rawValue) export`, and CSV, such as Letterboxd exports. CSV needs a Title, \
        Name, tmdbID or imdbID column; a Year column is optional.\(diary) Lines that could not be imported are listed.
        """)
  }

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func run() async throws {
    try await Program.transfer(options, [.importFilms(from: path(file), onto: Onto.shelf)])
  }
}

/// The path in an argument; nil for a standard stream.
private func path(_ file: String?) throws -> String? {
  if file == "" { throw SetupProblem.usage("Name a file, or use -.") }
  return file == "-" ? nil : file
}

/// A command that writes films to a file, or to standard output.
protocol FilmExport: UnorderedCommand {
  var file: String? { get }
}

/// `vip favorites export` and others: writes the films of a shelf to a file.
struct ExportShelf<Of: ShelfCommand>: AsyncParsableCommand, FilmExport {
  static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "export", abstract: "Export all \(Of.films) to a file.")
  }

  @Argument(help: "The file, or - for standard output (default: -).", completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("Format.", discussion: "The default is the file's extension, or json."))
  var format: FilmFileFormat?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    guard options.json, format == .csv, file ?? "-" == "-" else { return }
    throw ValidationError("CSV is no JSON. Leave out --json, or name a file.")
  }

  func run() async throws {
    try await Program.transfer(options, [.export(Of.shelf, to: path(file), as: format, replacing: force)])
  }
}

struct ExportCommand: AsyncParsableCommand, FilmExport {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export favorites, the watchlist and films you have seen to one file.",
    discussion: """
      EXAMPLES:
        vip favorites add nosferatu
        vip export library.json
        vip import library.json

      The file has all details, dates and ratings. For Letterboxd, export each shelf as CSV: `vip seen export seen.csv`.
      """)

  @Argument(help: "The file, or - for standard output (default: -).", completion: .file())
  var file: String?

  @Flag(help: "Overwrite an existing file.")
  var force = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    if let file, FilmFileFormat(ofFileNamed: file) != .json {
      throw ValidationError("The whole library is a .json file. For CSV, export each shelf: vip seen export seen.csv")
    }
  }

  func run() async throws {
    try await Program.transfer(options, [.export(nil, to: path(file), as: .json, replacing: force)])
  }
}

struct ImportCommand: AsyncParsableCommand, UnorderedCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Import films from TMDb, IMDb, Trakt, Letterboxd and vip export.",
    discussion: """
      EXAMPLES:
        vip favorites add nosferatu
        vip export library.json
        vip import --dry-run library.json
        vip import library.json

      Films that were rated or watched go to those you have seen, with stars and days of watching, and leave the watchlist \
      unless they were put there later; others go to the watchlist. The day of a rating is no day of watching, so \
      `vip stats` counts it in no year. Ratings of ten are rounded to half stars. Stars and viewings that are there already \
      stay as they are, so an interrupted import can be repeated. A film takes the stars of a later viewing, and one with \
      stars only for its viewings a later rating. A list that does not say what it is, not even by its name, is imported by \
      `vip favorites import`, `vip watchlist import` or `vip seen import`.
      """)

  @Argument(help: "The files, or - for standard input.", completion: .file())
  var files: [String]

  @Flag(help: "Change nothing, and show what each file would add to the library as it is.")
  var dryRun = false

  @OptionGroup(title: "Common options") var options: DisplayOptions

  func validate() throws {
    if options.json, files.count > 1 { throw ValidationError("With --json, import one file at a time.") }
  }

  func run() async throws {
    let change = ChangeID()
    // Alone, such a file is refused with what to do about it.
    let others = files.filter { !TransferWorker.hasNoShelf(fileNamed: $0) }
    let chosen = others.isEmpty ? files : others
    try await Program.transfer(
      options, chosen.map { try .importFilms(from: path($0), onto: nil, in: change, isDryRun: dryRun) },
      leavingOut: files.filter { !chosen.contains($0) })
  }
}

extension Program {
  fileprivate static func transfer(
    _ options: DisplayOptions, _ requests: [TransferScene.Request], leavingOut left: [String] = []
  ) async throws {
    let isImport = if case .importFilms? = requests.first { true } else { false }
    let isChange = if case .importFilms(_, _, _, isDryRun: false)? = requests.first { true } else { false }
    try await Program.run(options, needs: .init(films: isImport, isChange: isChange)) { program in
      var program = program
      if isatty(STDIN_FILENO) == 1, requests.contains(where: \.readsInput) {
        program.screen.say(program.words.readsTerminal)
        // It would turn in what is typed.
        program.screen.terminal.showsSpinner = false
      }
      if !left.isEmpty { program.screen.say(program.words.leftOut(files: left)) }
      let sentence = program.words.importStopped(by: program.words.interrupted)
      let output = program.screen.terminal.output
      let files = LocalFilmFiles(input: STDIN_FILENO, clean: { CleanText(whole: $0).string }, output: output.write)
      let worker = TransferWorker(program.context, files: files)
      return await EndingSignals.closing(with: isChange ? program.screen.closing(sentence) : "") {
        var outcomes: [Outcome?] = []
        for request in requests {
          var presenter = TransferPresenter(words: program.words)
          if requests.count > 1, case .importFilms(let path, _, _, _) = request {
            presenter.fileName = path ?? "-"
            if outcomes.contains(where: { $0?.hasContent ?? false }) { program.screen.show("\n") }
          }
          let outcome = await program.show(TransferScene.self, request, presenter, in: TransferText.self) {
            SceneDriver(TransferInteractor(), worker: worker, output: $0)
          }
          outcomes.append(outcome)
        }
        let merged: Outcome? = .merging(outcomes)
        return merged == .shownWithProblems && outcomes.contains(.unauthorized) ? .shownUnauthorized : merged
      }
    }
  }
}
