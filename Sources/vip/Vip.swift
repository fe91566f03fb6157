import ArgumentParser
import LibC
import MovieText

/// The program's main command, which lists all others.
@main
struct Vip: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vip",
    abstract: "Browse films in your terminal.",
    discussion: """
      EXAMPLES:
        vip home                films right away, on four shelves
        vip search nosferatu    search by title
        vip detail 12           one film: facts, cast, crew, reviews
        vip list top-rated      the highest-rated films
        vip person 17           a person: biography and films

      Words that are no command are a search: `vip nosferatu`.

      On a terminal, `vip` alone starts `vip browse`.

      The built-in films are public-domain classics. For all of TMDb, run `vip auth login`.
      """,
    version: Version.current,
    subcommands: [ManualCommand.self, OptionsCommand.self, HelpCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Browse",
        subcommands: [
          BrowseCommand.self, HomeCommand.self, ListCommand.self, SearchCommand.self, DetailCommand.self,
          PeopleCommand.self,
          PersonCommand.self, PosterCommand.self, GenresCommand.self, DiscoverCommand.self, TrendingCommand.self,
          SimilarCommand.self, CollectionCommand.self, TrailerCommand.self, OpenCommand.self,
        ]),
      CommandGroup(
        name: "Your films",
        subcommands: [
          FavoritesCommand.self, WatchlistCommand.self, SeenCommand.self, PickCommand.self, UndoCommand.self,
          ExportCommand.self,
          ImportCommand.self, HistoryCommand.self,
        ]),
      CommandGroup(
        name: "Set-up",
        subcommands: [SettingsCommand.self, AuthCommand.self, DoctorCommand.self, CompletionsCommand.self]),
    ])
}

extension Vip {
  /// Parses arguments. The parser of all commands reports what is wrong, and serves help and completions.
  static func parsed(_ arguments: [String]) async throws -> any ParsableCommand {
    if let command = await NamedCommand(arguments)?.parsed() { return command }
    return try await asyncParseAsRoot(arguments)
  }

  /// Runs the command and exits, both away from the main actor: each change of threads starts one.
  @concurrent static func main() async {
    MemoryArenas.limit()
    await runTypedCommand()
    // Without OpenSSL's handler for the end of the process, which frees memory piece by piece.
    fflush(nil)
    _exit(EXIT_SUCCESS)
  }

  /// Runs the command. With `--json`, usage errors are JSON too.
  private static func runTypedCommand() async {
    OutputStream.reserveStandardStreams()
    var typed = JSONArguments.joined(Array(CommandLine.arguments.dropFirst()))
    if typed.isEmpty, await BareStart.startsBrowser(Environment.process) { typed = ["browse"] }
    var isBareSearch = false
    do {
      if let problem = OpenFileLimit.problem() ?? InvalidText.problem() { throw problem }
      let words = try CommandLineWords(typed)
      isBareSearch = words.isBareSearch
      var command = try await parsed(JSONArguments.completed(words.arguments))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      // The parser throws help, the version and completions, with status 0.
      if exitCode(for: error) == .success {
        let message = fullMessage(for: error)
        if let page = try? HelpPage(replacing: message) { return OutputStream.standardOutput.show(page) }
        // The parser would ignore that its output cannot be written.
        return OutputStream.standardOutput.write(message.isEmpty ? "" : message + "\n")
      }
      let asJSON = JSONArguments.areJSON(typed)
      if isBareSearch, !asJSON, error as? ExitCode == .failure, let mistyped = MistypedCommand(in: typed) {
        OutputStream.standardError.say("hint: \(mistyped.hint)")
      }
      let isUsageError = !(error is ExitCode) && exitCode(for: error) == .validationFailure
      guard let problem = error as? SetupProblem ?? (isUsageError ? .usage(error, typed) : nil) else {
        exit(withError: error)
      }
      problem.write(asJSON: asJSON, color: CommandLineWords.color(in: typed))
      exit(withError: ExitCode(problem.status))
    }
  }
}

extension SetupProblem {
  /// A usage error of the parser. The hint is the command's help, unless there is a better one.
  fileprivate static func usage(_ error: any Error, _ typed: [String]) -> SetupProblem {
    if let mistyped = MistypedCommand(in: typed) { return SetupProblem(mistyped) }
    let message = ParserMessage(Vip.message(for: error))
    // The parser names the command in its last line: See 'vip home --help' for more information.
    let help = Vip.fullMessage(for: error).split(separator: "\n").last?.wholeMatch(of: /\s*See '(.*)' for .*/)
    return SetupProblem(
      code: "usage", sentence: message.sentence, hint: message.hint ?? help.map { "See \($0.output.1)." } ?? "",
      status: ExitStatus.usage)
  }
}
