/// Why a command line of the program opens no page.
public enum CommandLineProblem: Error, Sendable, Hashable {
  /// It prints something that needs a shell.
  case notShown
  /// It changes something and says so, for which there is no page.
  case changes
  /// It cannot be read, as this sentence says.
  case invalid(String)
}
