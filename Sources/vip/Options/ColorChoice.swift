/// When to color.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Decides as other programs do: the choice itself, then the environment, then whether it is a terminal.
  func isColored(environment: Environment, isTerminal: Bool) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      if let value = environment[name] { return value != "0" && value != "false" }
    }
    if environment["TERM"] == "dumb" || environment["CLICOLOR"] == "0" { return false }
    return isTerminal
  }
}
