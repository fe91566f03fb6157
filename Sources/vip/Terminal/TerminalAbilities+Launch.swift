import MovieDomain
import MovieTerminal
import MovieText

extension TerminalAbilities {
  /// The capabilities of the terminal that the program was started in.
  init(_ launch: Launch) {
    let (terminal, isInteractive) = (launch.terminal, launch.needs.isInteractive)
    self.init(
      color: launch.options.color, background: launch.settings.theme.background, images: launch.images,
      environment: launch.environment, isTerminal: terminal.output.isTerminal || isInteractive,
      // The browser asks itself, while it is running.
      ask: isInteractive ? { _ in QueryReplies() } : terminal.ask)
  }
}

extension UserSettings.Theme {
  /// The background that the user has chosen; nil if the terminal knows.
  var background: Palette.Background? {
    switch self {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
