/// The kinds of terminals that are spoken to differently.
public enum TerminalKind: Sendable, Hashable, CaseIterable {
  /// The console of Linux, which prints sequences that it does not know.
  case console
  /// tmux or screen, which answer few questions and may be in any terminal.
  case multiplexer
  /// Apple's Terminal, which prints the end of a question about a mode.
  case apple
  /// All others.
  case other

  /// Recognizes a terminal by environment variables; nil for one that cannot show an interactive program.
  public init?(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    if ["", "dumb", "emacs", "unknown", "vt52", "cons25"].contains(term) { return nil }
    if term == "linux" {
      self = .console
    } else if environment["TMUX"] ?? "" != "" || term.hasPrefix("tmux") || term.hasPrefix("screen") {
      self = .multiplexer
    } else if environment["TERM_PROGRAM"] == "Apple_Terminal" {
      self = .apple
    } else {
      self = .other
    }
  }
}
