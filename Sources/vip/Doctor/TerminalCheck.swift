import MovieDomain
import MovieText
import ProgramScenes

/// Reports the terminal's capabilities as detected at start-up.
struct TerminalCheck: HealthCheck {
  let terminal: Terminal
  let pager: Pager?
  let columns: Int
  let abilities: TerminalAbilities

  func findings() -> [HealthFinding] {
    let isTerminal = terminal.output.isTerminal
    // A default that is not installed is no pager.
    let pager = self.pager.flatMap { $0.isDefault && !$0.exists ? nil : $0 }
    let colors = HealthFinding.colors(abilities.depth.finding)
    guard isTerminal else {
      return [.screen(isTerminal: false, columns: columns)] + (abilities.depth == .none ? [] : [colors])
    }
    return [
      .screen(isTerminal: true, columns: columns), colors, .background(abilities.background?.finding),
      .pictures(abilities.pictures), .links(abilities.takesLinks),
      .pager(pager?.command, exists: pager?.exists ?? false),
    ]
  }
}

extension Palette.Depth {
  fileprivate var finding: HealthFinding.Colors {
    switch self {
    case .none: .none
    case .sixteen: .sixteen
    case .indexed: .indexed
    case .full: .full
    }
  }
}

extension Palette.Background {
  fileprivate var finding: HealthFinding.Background {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}

extension TerminalAbilities {
  /// Block characters need enough colors.
  fileprivate var pictures: HealthFinding.Pictures {
    switch images {
    case nil: .none
    case .blocks: depth >= .indexed ? .blocks : .none
    case .kitty: .kitty
    case .iterm: .iterm
    }
  }
}
