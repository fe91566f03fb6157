import ArgumentParser
import MovieText

/// The program: it parses a command and hands over to it.
@main
struct Vip: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vip",
    abstract: "Browse films in your terminal.",
    usage: "vip <command> [options]",
    discussion: """
      EXAMPLES:
        vip home                   films right away, on four shelves
        vip home --width 120       use 120 columns
        vip search nosferatu       search by title
        vip detail 12              one film: facts, cast, crew, reviews
        vip list top-rated         one list, page by page
        vip person 17              a person: biography and films

      The films are a built-in set of public-domain classics. For all of TMDb, run `vip auth login`, or set \
      TMDB_ACCESS_TOKEN or TMDB_API_KEY.
      """,
    version: Version.current,
    subcommands: [
      HomeCommand.self, ListCommand.self, SearchCommand.self, DetailCommand.self, PeopleCommand.self,
      PersonCommand.self, PosterCommand.self, GenresCommand.self, FavoritesCommand.self, HistoryCommand.self,
      SettingsCommand.self, AuthCommand.self, DoctorCommand.self, CompletionsCommand.self, ManualCommand.self,
    ])
}

extension Vip {
  /// Runs the command. With `--json`, usage errors are JSON too.
  static func main() async {
    OutputStream.reserveStandardStreams()
    do {
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      if !(error is ExitCode), exitCode(for: error) == .validationFailure {
        let mistyped = MistypedCommand(in: Array(CommandLine.arguments.dropFirst()))
        let problem = SetupProblem(
          code: "usage", sentence: mistyped?.sentence ?? message(for: error), status: ExitStatus.usage)
        if CommandLine.arguments.contains("--json") {
          OutputStream.standardError.write(problem.json)
          exit(withError: ExitCode(problem.status))
        }
        if mistyped != nil {
          OutputStream.standardError.write("Error: \(CleanText(problem.sentence).string)\n")
          exit(withError: ExitCode(problem.status))
        }
      }
      // What was typed is in the message, and may have come from anywhere.
      let text = fullMessage(for: error)
      let isClean = text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
      guard !exitCode(for: error).isSuccess, !isClean else { exit(withError: error) }
      OutputStream.standardError.write(text.split(separator: "\n").map { CleanText(String($0)).string + "\n" }.joined())
      exit(withError: ExitCode(exitCode(for: error).rawValue))
    }
  }
}
