import MovieDomain
import MoviePictures
import MovieTerminal
import MovieText

/// The capabilities of the terminal, from the environment and its replies to queries.
struct TerminalAbilities: Sendable, Hashable {
  var depth: Palette.Depth
  /// Nil when unknown.
  var background: Palette.Background?
  /// Nil when images are off or not supported.
  var images: ImageProtocol?
  var blocks: Mosaic.Blocks
  var takesLinks: Bool

  /// `ask` queries the terminal. It is called at most once, and only if needed.
  init(
    color: ColorChoice, theme: UserSettings.Theme, images choice: ImageChoice, environment: Environment,
    isTerminal: Bool, ask: (Set<TerminalQuery>) -> QueryReplies
  ) {
    depth = color.depth(environment: environment, isTerminal: isTerminal)
    takesLinks = isTerminal && environment.obeysSequences
    background = theme.background ?? environment.background
    images = choice.protocol(environment: environment, isTerminal: isTerminal)
    // Colored cells are not ASCII.
    let isASCII = environment.charset == .ascii
    defer { if isASCII, images == .blocks { images = nil } }

    blocks = choice.blocks ?? environment.blocks

    var questions: Set<TerminalQuery> = []
    if background == nil, depth >= .indexed { questions.insert(.background) }
    // Others print the question, or know only what they draw themselves.
    if images == .blocks, choice == .auto, environment.terminalKind == .other { questions.insert(.images) }
    guard isTerminal, environment.obeysSequences, !questions.isEmpty else { return }
    let replies = ask(questions)
    background = background ?? replies.background
    images = images.map { replies.images ?? $0 }
    if choice.blocks == nil, replies.drawsSextants { blocks = .sextants }
  }

  /// The capabilities of the terminal that the program was started in.
  init(_ launch: Launch) {
    let (terminal, isInteractive) = (launch.terminal, launch.needs.isInteractive)
    self.init(
      color: launch.options.color, theme: launch.settings.theme, images: launch.images, environment: launch.environment,
      isTerminal: terminal.output.isTerminal || isInteractive,
      // The browser asks itself, while it is running.
      ask: isInteractive ? { _ in QueryReplies() } : terminal.ask)
  }

  var palette: Palette { Palette(depth: depth, background: background) }

  /// Whether there is a way to show pictures. Without it, a poster wall would be empty frames.
  var showsWalls: Bool { images.map { $0 != .blocks || depth >= .indexed } ?? false }
}

extension Palette.Depth {
  var count: Int {
    switch self {
    case .none: 0
    case .sixteen: 16
    case .indexed: 256
    case .full: 1 << 24
    }
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

enum ImageChoice: String, CaseIterable, Sendable {
  case auto, kitty, iterm, blocks, half, quadrants, sextants, none

  /// Nil for no images: without a terminal, they are shown only on request.
  func `protocol`(environment: Environment, isTerminal: Bool) -> ImageProtocol? {
    switch self {
    case .none: nil
    case .kitty: isTerminal ? .kitty : nil
    case .iterm: isTerminal ? .iterm : nil
    case .blocks, .half, .quadrants, .sextants: .blocks
    case .auto: isTerminal ? environment.imageProtocol ?? .blocks : nil
    }
  }

  /// The block characters to use; nil for those of the terminal.
  var blocks: Mosaic.Blocks? { Mosaic.Blocks(rawValue: rawValue) }
}

extension Environment {
  /// Terminals with 24-bit color. `COLORTERM` may be missing, for example over SSH.
  private static let fullColorTerminals: Set<String> = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "foot-extra", "wezterm", "iterm2", "contour",
    "mintty",
  ]

  /// Nil for a terminal on whose screen programs cannot draw.
  var terminalKind: TerminalKind? { TerminalKind(environment: variables) }

  /// Whether the terminal is expected to ignore unknown sequences.
  var obeysSequences: Bool { terminalKind.map { $0 != .console } ?? false }

  /// `COLORFGBG` ends in the background's color number; 7 and 15 are white.
  fileprivate var background: Palette.Background? {
    guard let last = self["COLORFGBG"]?.split(separator: ";").last, let color = Int(last), (0...15).contains(color)
    else { return nil }
    return color == 7 || color > 8 ? .light : .dark
  }

  /// Terminals that draw sextants themselves, because few fonts have them. A multiplexer does not tell which terminal it
  /// is in.
  fileprivate var blocks: Mosaic.Blocks {
    guard obeysSequences else { return .half }
    guard terminalKind != .multiplexer else { return .quadrants }
    if self["KITTY_WINDOW_ID"] != nil { return .sextants }
    let names = [self["TERM_PROGRAM"], self["TERM"]].compactMap { $0?.lowercased() }
    if names.contains(where: QueryReplies.drawsSextants) { return .sextants }
    // VTE is in GNOME Terminal and many others. Version 0.62 draws sextants.
    return self["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 6200 } ?? false ? .sextants : .quadrants
  }

  /// The color depth according to `TERM` and `COLORTERM`; none if `TERM` is unset.
  var colorDepth: Palette.Depth {
    guard let terminal = self["TERM"], terminal != "dumb" else { return .none }
    if let colors = self["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit" { return .full }
    if Self.fullColorTerminals.contains(terminal) || terminal.hasSuffix("-direct") { return .full }
    return terminal.hasSuffix("-256color") ? .indexed : .sixteen
  }

  /// The protocol of the terminal; nil if it is known for none.
  fileprivate var imageProtocol: ImageProtocol? {
    // It interprets the sequences it knows and drops the rest.
    guard terminalKind != .multiplexer else { return .blocks }
    let program = self["TERM_PROGRAM"]?.lowercased()
    if self["KITTY_WINDOW_ID"] != nil || program == "ghostty" { return .kitty }
    if let terminal = self["TERM"], terminal == "xterm-kitty" || terminal == "xterm-ghostty" { return .kitty }
    if let program, ["iterm.app", "wezterm", "mintty"].contains(program) { return .iterm }
    return self["LC_TERMINAL"]?.lowercased() == "iterm2" ? .iterm : nil
  }
}
