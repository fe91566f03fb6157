import MovieTerminal
import MovieTerminalDriver

extension UserPrograms {
  /// Credentials.
  static let hidden = "TMDB_"

  /// The programs on the user's path.
  static func found(isDetached: Bool = false) -> UserPrograms {
    UserPrograms(isDetached: isDetached, hiding: hidden)
  }

  /// Opens a page and does not wait: the first window of a web browser may not end before it is closed.
  static func openAside(_ address: String) {
    guard EnvironmentVariables.process.hasDisplay else { return }
    Task { await found(isDetached: true).open(address) }
  }
}
