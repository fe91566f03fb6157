/// Why a command line of the program opens no page.
public enum CommandLineProblem: Error, Sendable, Hashable {
  /// It changes or prints something, in a few lines, for which there is no page.
  case notShown
  /// It draws or prints more than that.
  case needsShell
  /// It cannot be read, as this sentence says.
  case invalid(String)
}
