import MoviePictures
import MovieTerminal

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
