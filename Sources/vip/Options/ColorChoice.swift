import MovieText

enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never

  /// Returns the color depth from this choice, the environment, and whether the output is a terminal, in this order.
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
      // The levels that Node.js programs use. Any other value means the terminal's own depth.
      case "2" where name == "FORCE_COLOR": return max(.indexed, environment.colorDepth)
      case "3" where name == "FORCE_COLOR": return .full
      default: return max(.sixteen, environment.colorDepth)
      }
    }
    return isTerminal && environment["CLICOLOR"] != "0" ? environment.colorDepth : .none
  }
}

extension Environment {
  /// Terminals with 24-bit color. `COLORTERM` may be missing, for example over SSH.
  private static let fullColorTerminals: Set<String> = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "foot-extra", "wezterm", "iterm2", "contour",
    "mintty",
  ]

  /// The color depth according to `TERM` and `COLORTERM`; none if `TERM` is unset.
  var colorDepth: Palette.Depth {
    guard let terminal = self["TERM"], terminal != "dumb" else { return .none }
    if let colors = self["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit" { return .full }
    if Self.fullColorTerminals.contains(terminal) || terminal.hasSuffix("-direct") { return .full }
    return terminal.hasSuffix("-256color") ? .indexed : .sixteen
  }
}
