import MovieDomain
import MovieText

/// How images are displayed.
enum ImageProtocol: Sendable, Hashable {
  /// Colored half-block characters, supported everywhere.
  case blocks
  /// The kitty graphics protocol.
  case kitty
  /// iTerm2's inline images.
  case iterm
}

/// The capabilities of the terminal, from the environment and its responses to queries.
struct TerminalAbilities: Sendable, Hashable {
  var depth: Palette.Depth
  /// Nil when unknown.
  var background: Palette.Background?
  /// Nil when images are off or not supported.
  var images: ImageProtocol?
  var takesLinks: Bool

  /// `ask` queries the terminal. It is called at most once, and only if needed.
  init(
    color: ColorChoice, theme: UserSettings.Theme, images choice: ImageChoice, environment: Environment,
    isTerminal: Bool, ask: (Set<TerminalQuery.Question>) -> TerminalResponse
  ) {
    depth = color.depth(environment: environment, isTerminal: isTerminal)
    takesLinks = isTerminal && environment.obeysSequences
    background = Self.background(for: theme) ?? environment.background
    images = choice.protocol(environment: environment, isTerminal: isTerminal)

    var questions: Set<TerminalQuery.Question> = []
    if background == nil, depth >= .indexed { questions.insert(.background) }
    if images == .blocks, choice == .auto, !environment.isInsideMultiplexer { questions.insert(.images) }
    guard isTerminal, environment.obeysSequences, !questions.isEmpty else { return }
    let answer = ask(questions)
    background = background ?? answer.background
    images = images.map { answer.images ?? $0 }
  }

  private static func background(for theme: UserSettings.Theme) -> Palette.Background? {
    switch theme {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

/// The choice of image protocol.
enum ImageChoice: String, CaseIterable, Sendable {
  case auto, kitty, iterm, blocks, none

  /// Nil for no images: without a terminal, they are shown only on request.
  fileprivate func `protocol`(environment: Environment, isTerminal: Bool) -> ImageProtocol? {
    switch self {
    case .none: nil
    case .kitty: isTerminal ? .kitty : nil
    case .iterm: isTerminal ? .iterm : nil
    case .blocks: .blocks
    case .auto: isTerminal ? environment.imageProtocol ?? .blocks : nil
    }
  }
}

extension Environment {
  /// Whether the terminal is expected to ignore unknown sequences.
  var obeysSequences: Bool {
    guard let terminal = self["TERM"] else { return false }
    return !["dumb", "linux", "emacs", "unknown", "vt52", "cons25"].contains(terminal)
  }

  /// Whether programs can draw on the whole screen.
  var movesCursor: Bool {
    guard let terminal = self["TERM"] else { return false }
    return !["dumb", "emacs", "unknown"].contains(terminal)
  }

  /// tmux and screen interpret the sequences they know and drop the rest.
  var isInsideMultiplexer: Bool {
    self["TMUX"] != nil || ["tmux", "screen"].contains { self["TERM"]?.hasPrefix($0) ?? false }
  }

  /// `COLORFGBG` ends in the background's color number; 7 and 15 are white.
  fileprivate var background: Palette.Background? {
    guard let last = self["COLORFGBG"]?.split(separator: ";").last, let color = Int(last), (0...15).contains(color)
    else { return nil }
    return color == 7 || color > 8 ? .light : .dark
  }

  fileprivate var imageProtocol: ImageProtocol? {
    guard !isInsideMultiplexer else { return .blocks }
    let program = self["TERM_PROGRAM"]?.lowercased()
    if self["KITTY_WINDOW_ID"] != nil || program == "ghostty" { return .kitty }
    if let terminal = self["TERM"], terminal == "xterm-kitty" || terminal == "xterm-ghostty" { return .kitty }
    if let program, ["iterm.app", "wezterm", "mintty"].contains(program) { return .iterm }
    return self["LC_TERMINAL"]?.lowercased() == "iterm2" ? .iterm : nil
  }
}
