enum ImageProtocol: String, Sendable {
  /// Colored block characters, supported everywhere.
  case blocks
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
