import ArgumentParser
import MovieText

/// The program: it parses a command and hands over to it.
@main
struct Vip: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vip",
    abstract: "Browse films in the terminal.",
    usage: "vip <command> [options]",
    discussion: """
      EXAMPLES:
        vip home                   good films at once: four shelves
        vip home --width 120       as wide as you like
        vip search nosferatu       films by title
        vip detail 12              one film: facts, cast, crew, reviews
        vip list top-rated         a whole list, page by page
        vip person 17              a person: biography and films

      Films come from TMDb after `vip auth login`, or when TMDB_ACCESS_TOKEN (or
      TMDB_API_KEY) is set, and otherwise from a catalog of public-domain films
      that is part of the program.
      """,
    version: Version.current,
    subcommands: [
      HomeCommand.self, ListCommand.self, SearchCommand.self, DetailCommand.self, PeopleCommand.self,
      PersonCommand.self, PosterCommand.self, GenresCommand.self, FavoritesCommand.self, HistoryCommand.self,
      SettingsCommand.self, AuthCommand.self, DoctorCommand.self, CompletionsCommand.self, ManualCommand.self,
    ])
}

extension Vip {
  /// Runs what the line says. Whoever asks for JSON gets it for a line that makes no sense, too.
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
