import ArgumentParser
import MovieDisplay
import MovieDomain
import MovieLibC
import MovieTerminal
import MovieText

/// The program's main command, which lists all others.
@main
struct Vip: AsyncParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "vip",
    abstract: "Browse films in your terminal.",
    usage: "vip <command> [options]",
    discussion: """
      EXAMPLES:
        vip home                films right away, in four rows
        vip search nosferatu    search by title
        vip detail 12           one film: facts, cast, crew, reviews
        vip list top-rated      the highest-rated films
        vip person 17           a person: biography and films

      Anything that is not a command is a search, as in `vip nosferatu`. On a terminal, `vip` alone starts `vip browse`.

      The built-in films are public-domain classics. For all of TMDb, run `vip auth login`.

      `vip manual`, or `man vip` if it is installed, also has keys, variables, files and exit statuses.
      """,
    version: version,
    subcommands: [WordsCommand.self, ManualCommand.self],
    groupedSubcommands: groups.map { CommandGroup(name: $0.key, subcommands: $0.value) },
    defaultSubcommand: WordsCommand.self)

  /// The commands that help and the palette list.
  static let groups: KeyValuePairs<String, [any ParsableCommand.Type]> = [
    "Browse": [
      BrowseCommand.self, HomeCommand.self, ListCommand.self, SearchCommand.self, DetailCommand.self,
      PeopleCommand.self, PersonCommand.self, PosterCommand.self, GenresCommand.self, DiscoverCommand.self,
      TrendingCommand.self, SimilarCommand.self, CollectionCommand.self, TrailerCommand.self, WatchCommand.self,
      OpenCommand.self,
    ],
    "Your films": [
      FavoritesCommand.self, WatchlistCommand.self, SeenCommand.self, PickCommand.self, CalendarCommand.self,
      NewsCommand.self, SyncCommand.self, StatsCommand.self, UndoCommand.self, RedoCommand.self, ExportCommand.self,
      ImportCommand.self, HistoryCommand.self,
    ],
    "Set-up": [
      SettingsCommand.self, AuthCommand.self, AuthCommand.Login.self, AuthCommand.Logout.self, DoctorCommand.self,
      CompletionsCommand.self,
    ],
  ]

  /// Runs the command and exits, both away from the main actor: each change of threads starts one.
  @concurrent static func main() async {
    limitMemoryArenas()
    reserveStandardStreams()
    // A closed pipe is an error of a write instead.
    signal(SIGPIPE, SIG_IGN)
    do {
      try checkEncoding()
      try await run(nil)
    } catch let problem as SetupProblem {
      problem.write(asJSON: wantsJSON)
      end(problem.status)
    } catch {
      report(error)
      end(exitCode(for: error))
    }
    end(.success)
  }

  /// Runs the command of some arguments, or of this process.
  @concurrent static func run(_ arguments: [String]?) async throws {
    var command = try await asyncParseAsRoot(arguments)
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  /// Whether the arguments ask for JSON, for errors where the options are not known.
  static var wantsJSON: Bool { CommandLine.arguments.prefix { $0 != "--" }.contains("--json") }

  /// Writes what the parser says: help, the version and completions to standard output, errors to standard error.
  private static func report(_ error: any Error) {
    let text = message(for: error)
    guard !text.isEmpty else { return }
    if exitCode(for: error) == .success {
      // Unlike the parser, this fails if the output cannot be written.
      OutputStream.standardOutput.write(OutputStream.standardOutput.charset.text(text) + "\n")
    } else {
      let hint = wantsJSON ? "" : advice(on: Array(CommandLine.arguments.dropFirst()))
      // The parser lists many values in lines of their own.
      let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      SetupProblem.usage(lines.first ?? text, list: Array(lines.dropFirst()), hint: hint).write(asJSON: wantsJSON)
    }
  }

  /// How the command of the words is used, and what words mean that it did not take.
  private static func advice(on words: [String]) -> String {
    let (named, form) = (command(of: words), "Usage: \(usage(of: words)) (add --help for more).")
    guard words.count > 1, !words.contains(where: { $0.hasPrefix("-") }), named is any OptionsOnlyCommand.Type
    else { return form }
    // A title may begin with the name of another command, such as Home Alone.
    let rest = Array(words.dropFirst(named is BrowseCommand.Type ? 1 : 0))
    let isCommand = named is BrowseCommand.Type && command(of: rest) != self && (try? parseAsRoot(rest)) != nil
    let line = rest.joined(separator: " ")
    return "\(form) \(isCommand ? "Did you mean vip \(line)?" : searchAdvice(line))"
  }

  /// Exits without OpenSSL's handler for the end of the process, which frees memory piece by piece.
  private static func end(_ status: ExitCode) -> Never {
    fflush(nil)
    _exit(status.rawValue)
  }

  // MARK: - What is set and checked before the command line is parsed

  /// Throws a usage error for arguments and variables that are not valid UTF-8.
  private static func checkEncoding() throws(SetupProblem) {
    if let invalid = invalidArgument ?? EnvironmentVariables.names.first(where: { isInvalid(getenv($0)) }) {
      throw .usage(wordsAtStart.notUTF8(invalid))
    }
  }

  /// The words before options and settings are known.
  static var wordsAtStart: any ProgramWords { (EnvironmentVariables.process.language ?? .americanEnglish).programWords }

  /// The first argument that is not valid UTF-8, as the name of a file may be, with replacements for its invalid bytes.
  ///
  /// Strings of Swift cannot hold it, and another file would be used than the one meant.
  private static var invalidArgument: String? {
    let arguments = UnsafeMutableBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    // The program's own name may be anything.
    return arguments.dropFirst().first(where: isInvalid)?.map { String(cString: $0) }
  }

  private static func isInvalid(_ text: UnsafeMutablePointer<CChar>?) -> Bool {
    text.map { String(validatingCString: $0) == nil } ?? false
  }
}

/// A command that shows something: its options, and the route that they name.
protocol RouteCommand: AsyncParsableCommand {
  associatedtype Options: ShownOptions
  var options: Options { get }
  /// What to show. Throws a usage error if the options name nothing.
  var route: Route { get throws }
  var needs: Program.Needs { get }
}

extension RouteCommand {
  var needs: Program.Needs { .init() }

  func run() async throws { try await show() }

  func show() async throws {
    let route = try route
    var needs = needs
    needs.readsInput = route.readsInput
    try await Program.run(options.display, as: options.format, needs: needs) { try await $0.show(route) }
  }
}

/// A command that shows films of a catalog.
protocol FilmListCommand: RouteCommand { var list: ListOptions { get } }

extension FilmListCommand { var needs: Program.Needs { list.needs } }

/// A command that needs a film after its name, as the browser says if there is none.
protocol FilmCommand: ParsableCommand {}

/// A command that takes no words, so that words after its name may be a title that begins with it, such as Home Alone.
protocol OptionsOnlyCommand: ParsableCommand {}

/// A command that no key of the browser waits for: it changes nothing that a key could undo, or it takes its time.
protocol UnorderedCommand: ParsableCommand {}
