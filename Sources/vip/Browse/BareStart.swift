import MovieDomain
import MovieLibC
import MovieStore
import MovieTerminal

/// Decides what the program without arguments does: it starts the browser for a person, and prints help for a program.
enum BareStart {
  static func startsBrowser(_ environment: Environment) async -> Bool {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, environment["CI"] == nil,
      environment["INSIDE_EMACS"] == nil
    else { return false }
    let settings = await Directories(environment: environment).settings()
    let canMove = TerminalKind(environment: ["TERM": environment["TERM"] ?? ""]) != nil
    return settings.startsBrowser && (canMove || environment.isAccessible ?? settings.isAccessible)
  }
}

extension Directories {
  /// The settings, with defaults for those that cannot be read.
  func settings() async -> UserSettings {
    await configuration.map { SettingsFile(directory: $0) }?.current() ?? UserSettings()
  }
}
