import MovieText

/// When to color.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// How many colors to use: by the choice itself, then by the environment, then by whether it is a terminal.
  func depth(environment: Environment, isTerminal: Bool) -> Palette.Depth {
    switch self {
    case .always: return max(.sixteen, environment.colorDepth)
    case .never: return .none
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return .none }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      switch environment[name] {
      case nil: continue
      case "0", "false": return .none
      // Levels, as Node's programs count them; any other value asks for what the terminal has.
      case "2" where name == "FORCE_COLOR": return max(.indexed, environment.colorDepth)
      case "3" where name == "FORCE_COLOR": return .full
      default: return max(.sixteen, environment.colorDepth)
      }
    }
    return isTerminal && environment["CLICOLOR"] != "0" ? environment.colorDepth : .none
  }
}

extension Environment {
  /// Terminals that have 24-bit colors without saying so in `COLORTERM`, as over ssh.
  private static let fullColorTerminals: Set<String> = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "foot-extra", "wezterm", "iterm2", "contour",
    "mintty",
  ]

  /// What the terminal says of its colors; none where it does not say what it is.
  var colorDepth: Palette.Depth {
    guard let terminal = self["TERM"], terminal != "dumb" else { return .none }
    if let colors = self["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit" { return .full }
    if Self.fullColorTerminals.contains(terminal) || terminal.hasSuffix("-direct") { return .full }
    return terminal.hasSuffix("-256color") ? .indexed : .sixteen
  }
}
