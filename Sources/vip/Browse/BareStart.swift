import LibC
import MovieDomain
import MovieStore
import TerminalScreen

/// Decides what the program without arguments does: it starts the browser for a person, and prints help for a program.
enum BareStart {
  static func startsBrowser(_ environment: Environment) async -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment["CI"] == nil,
      environment["INSIDE_EMACS"] == nil, TerminalKind(environment: ["TERM": environment["TERM"] ?? ""]) != nil
    else { return false }
    guard let folder = Directories(environment: environment).configuration else { return true }
    return await SettingsFile(directory: folder).current().startsBrowser
  }
}
