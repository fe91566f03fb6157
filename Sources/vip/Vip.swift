import ArgumentParser
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

      The built-in films are public-domain classics. For all of TMDb, run `vip auth login`.
      """,
    version: Version.current,
    subcommands: [ManualCommand.self, OptionsCommand.self, HelpCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Browse",
        subcommands: [
          HomeCommand.self, ListCommand.self, SearchCommand.self, DetailCommand.self, PeopleCommand.self,
          PersonCommand.self, PosterCommand.self, GenresCommand.self,
        ]),
      CommandGroup(name: "Your films", subcommands: [FavoritesCommand.self, HistoryCommand.self]),
      CommandGroup(
        name: "Set-up",
        subcommands: [SettingsCommand.self, AuthCommand.self, DoctorCommand.self, CompletionsCommand.self]),
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
      // The parser throws help, the version and completions, with status 0.
      if exitCode(for: error) == .success, let page = try? HelpPage(replacing: fullMessage(for: error)) {
        return OutputStream.standardOutput.write(page.text)
      }
      guard !(error is ExitCode), exitCode(for: error) == .validationFailure else { exit(withError: error) }
      let arguments = Array(CommandLine.arguments.dropFirst())
      SetupProblem(usageError: error, arguments: arguments).write(asJSON: arguments.contains("--json"))
      exit(withError: ExitCode(ExitStatus.usage))
    }
  }
}

extension SetupProblem {
  /// A usage error, with the command's help as a hint.
  fileprivate init(usageError error: any Error, arguments: [String]) {
    code = "usage"
    status = ExitStatus.usage
    if let mistyped = MistypedCommand(in: arguments) {
      sentence = mistyped.sentence
      hint = mistyped.hint
    } else {
      let message = Vip.message(for: error)
      sentence = message.last.map { ".?!".contains($0) } == true ? message : message + "."
      // The parser names the command in its last line: See 'vip home --help' for more information.
      let help = Vip.fullMessage(for: error).split(separator: "\n").last?.wholeMatch(of: /\s*See '(.*)' for .*/)
      hint = help.map { "See \($0.output.1)." } ?? ""
    }
  }
}
