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
    ["\u{1B}_", "\u{1B}]1"].contains { text.utf8.contains($0.utf8) }
  }
}
