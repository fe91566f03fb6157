/// Why a command line of the program opens no page.
public enum CommandLineProblem: Error, Sendable, Hashable {
  /// It changes or prints something, in a few lines, for which there is no page.
  case notShown
  /// It changes something for a film that is named by a text. `start` is the line, and lacks only the film's id.
  case namesFilm(String, start: String)
  /// It draws or prints more than that.
  case needsShell
  /// It cannot be read, as this sentence says.
  case invalid(String)
}
