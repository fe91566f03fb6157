import MoviePictures

/// How images are displayed.
enum ImageProtocol: String, Sendable {
  /// Colored block characters, supported everywhere.
  case blocks
  /// The kitty graphics protocol.
  case kitty
  /// iTerm2's inline images.
  case iterm

  /// Whether a text contains pictures for kitty or iTerm2. Nothing else begins as their sequences do: text contains no
  /// control characters, and links begin with another number.
  static func isUsed(in text: String) -> Bool {
    // One pass, because a page of posters has hundreds of kilobytes.
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(2).contains { place in
      bytes[place] == 0x1B
        && (bytes[place + 1] == UInt8(ascii: "_")
          || bytes[place + 1] == UInt8(ascii: "]") && bytes[place + 2] == UInt8(ascii: "1"))
    }
  }
}

/// The choice of image protocol.
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
    guard !isInsideMultiplexer else { return .blocks }
    let program = self["TERM_PROGRAM"]?.lowercased()
    if self["KITTY_WINDOW_ID"] != nil || program == "ghostty" { return .kitty }
    if let terminal = self["TERM"], terminal == "xterm-kitty" || terminal == "xterm-ghostty" { return .kitty }
    if let program, ["iterm.app", "wezterm", "mintty"].contains(program) { return .iterm }
    return self["LC_TERMINAL"]?.lowercased() == "iterm2" ? .iterm : nil
  }
}
