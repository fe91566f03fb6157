import MovieText

/// A terminal's responses to queries.
struct TerminalResponse: Sendable, Hashable {
  private(set) var background: Palette.Background?
  private(set) var images: ImageProtocol?
  /// Whether the terminal draws sextants itself, according to its name.
  private(set) var drawsSextants = false

  /// Parses responses in any order, ignoring other input.
  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for answer in text.split(separator: "\u{1B}") {
      if answer.hasPrefix("]11;") {
        background = Self.background(answer.dropFirst(4))
      } else if answer.hasPrefix("_Gi=31;OK") {
        images = .kitty
      } else if answer.hasPrefix("P>|") {
        let name = answer.dropFirst(3).lowercased()
        drawsSextants = Self.drawsSextants(name)
        if images == nil { images = name.hasPrefix("iterm2") || name.hasPrefix("wezterm") ? .iterm : nil }
      }
    }
  }

  /// Whether a terminal draws sextants without a font, by the beginning of its name in lowercase.
  static func drawsSextants(_ name: String) -> Bool {
    ["kitty", "xterm-kitty", "ghostty", "xterm-ghostty", "wezterm", "foot", "contour"].contains { name.hasPrefix($0) }
  }

  /// Whether the response to the last query has arrived: `ESC [ ? … c`.
  static func isComplete(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "c"), let start = bytes.lastIndex(of: 0x1B) else { return false }
    return bytes[start...].starts(with: [0x1B, UInt8(ascii: "["), UInt8(ascii: "?")])
  }

  /// Parses `rgb:RRRR/GGGG/BBBB` with one to four digits per component.
  private static func background(_ text: Substring) -> Palette.Background? {
    let color = text.prefix { $0 != "\u{7}" && $0 != "\\" }
    guard let colon = color.firstIndex(of: ":"), color[..<colon].hasPrefix("rgb") else { return nil }
    let parts = color[color.index(after: colon)...].split(separator: "/").prefix(3).compactMap(fraction)
    guard parts.count == 3 else { return nil }
    // The perceived brightness.
    return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] > 0.5 ? .light : .dark
  }

  private static func fraction(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.count), let value = Int(digits, radix: 16) else { return nil }
    return Double(value) / Double((1 << (4 * digits.count)) - 1)
  }
}
