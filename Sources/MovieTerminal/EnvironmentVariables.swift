import MoviePictures
public import MovieText

/// The environment variables of a program, and what they tell about its terminal.
public struct EnvironmentVariables: Sendable, Hashable {
  /// The values, also empty ones.
  public let variables: [String: String]

  /// Creates variables with these values.
  public init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The value of a variable; nil if it is unset or empty.
  public subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether a variable is set to an empty string or to blanks.
  public func isEmpty(_ name: String) -> Bool { variables[name]?.allSatisfy(\.isWhitespace) ?? false }

  /// Returns the characters of the locale, but no symbols on the Linux console, whose font has few. Without a locale,
  /// Unicode: containers and services have none, and the terminals behind them show UTF-8. So do terminals of locales
  /// that do not name an encoding.
  ///
  /// `isTerminal` is whether the text goes to the terminal, and not to a file or a program.
  public func charset(isTerminal: Bool) -> Charset {
    let unicode = isTerminal && terminalKind == .console ? Charset.asciiAndLetters : .unicode
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return unicode }
    // These name no encoding: most terminals show UTF-8 in them.
    if locale == "C" || locale == "POSIX" { return .asciiAndLetters }
    let encoding = locale.split(separator: ".").dropFirst().first?.prefix { $0 != "@" }
    guard let encoding else { return unicode }
    return encoding.lowercased().filter { $0 != "-" } == "utf8" ? unicode : .ascii
  }

  /// Whether the terminal is on another machine.
  public var isRemote: Bool { self["SSH_CONNECTION"] != nil || self["SSH_TTY"] != nil }

  /// Whether a web browser can open a window.
  public var hasDisplay: Bool {
    #if os(macOS)
      !isRemote
    #else
      !isRemote && (self["DISPLAY"] != nil || self["WAYLAND_DISPLAY"] != nil)
    #endif
  }

  /// How long an Esc waits for the rest of a sequence.
  public var escapeDelay: Duration {
    let milliseconds = self["ESCDELAY"].flatMap { Int($0) }.map { min(max(0, $0), 10_000) }
    return .milliseconds(milliseconds ?? (isRemote ? 100 : 25))
  }

  /// Terminals with 24-bit color. `COLORTERM` may be missing, for example over SSH.
  private static let fullColorTerminals: Set<String> = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "alacritty", "foot", "foot-extra", "wezterm", "iterm2", "contour",
    "mintty",
  ]

  /// The kind of the terminal; nil for one on whose screen programs cannot draw.
  public var terminalKind: TerminalKind? {
    let term = self["TERM"] ?? ""
    if ["", "dumb", "emacs", "unknown", "vt52", "cons25"].contains(term) { return nil }
    if term == "linux" { return .console }
    if self["TMUX"] != nil || term.hasPrefix("tmux") || term.hasPrefix("screen") { return .multiplexer }
    return self["TERM_PROGRAM"] == "Apple_Terminal" ? .apple : .other
  }

  /// Whether the terminal is expected to ignore unknown sequences.
  public var obeysSequences: Bool { terminalKind.map { $0 != .console } ?? false }

  /// `COLORFGBG` ends in the background's color number; 7 and 15 are white.
  var background: Palette.Background? {
    guard let last = self["COLORFGBG"]?.split(separator: ";").last, let color = Int(last), (0...15).contains(color)
    else { return nil }
    return color == 7 || color > 8 ? .light : .dark
  }

  /// Terminals that draw sextants themselves, because few fonts have them. A multiplexer does not tell which terminal it
  /// is in.
  var blocks: Mosaic.Blocks {
    guard obeysSequences else { return .half }
    guard terminalKind != .multiplexer else { return .quadrants }
    if self["KITTY_WINDOW_ID"] != nil { return .sextants }
    let names = [self["TERM_PROGRAM"], self["TERM"]].compactMap { $0?.lowercased() }
    if names.contains(where: QueryReplies.drawsSextants) { return .sextants }
    // VTE is in GNOME Terminal and many others. Version 0.62 draws sextants.
    return self["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 6200 } ?? false ? .sextants : .quadrants
  }

  /// The color depth according to `TERM` and `COLORTERM`; none if `TERM` is unset.
  public var colorDepth: Palette.Depth {
    guard let terminal = self["TERM"], terminal != "dumb" else { return .none }
    if let colors = self["COLORTERM"]?.lowercased(), colors == "truecolor" || colors == "24bit" { return .full }
    if Self.fullColorTerminals.contains(terminal) || terminal.hasSuffix("-direct") { return .full }
    return terminal.hasSuffix("-256color") ? .indexed : .sixteen
  }

  /// The protocol of the terminal; nil if it is known for none.
  var imageProtocol: ImageProtocol? {
    // It interprets the sequences it knows and drops the rest.
    guard terminalKind != .multiplexer else { return .blocks }
    let program = self["TERM_PROGRAM"]?.lowercased()
    if self["KITTY_WINDOW_ID"] != nil || program == "ghostty" { return .kitty }
    if let terminal = self["TERM"], terminal == "xterm-kitty" || terminal == "xterm-ghostty" { return .kitty }
    if let program, ["iterm.app", "wezterm", "mintty"].contains(program) { return .iterm }
    return self["LC_TERMINAL"]?.lowercased() == "iterm2" ? .iterm : nil
  }
}

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
}
