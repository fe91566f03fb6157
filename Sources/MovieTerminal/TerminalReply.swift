public import MoviePictures
public import MovieText

/// A question to a terminal, for programs that write a stream. Programs on the whole screen ask all of a `TerminalSession`.
///
/// The raw value is the sequence to write.
public enum TerminalQuery: String, Sendable, CaseIterable {
  /// The color of its background.
  case background = "\u{1B}]11;?\u{1B}\\"
  /// Whether the terminal supports the kitty graphics protocol, with a picture that has the id 31, or iTerm2's.
  case images = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>0q"

  /// Asks for the primary device attributes, which all terminals answer. To be written after the last query.
  public static let last = "\u{1B}[c"
}

/// What a terminal has replied to queries.
public struct QueryReplies: Sendable, Hashable {
  /// Nil if it has not told.
  public private(set) var background: Palette.Background?
  /// The protocol that it has confirmed, or that its name implies; nil for none.
  public private(set) var images: ImageProtocol?
  /// Whether the terminal draws sextants itself, according to its name.
  public private(set) var drawsSextants = false
  /// Whether the reply to the last query has arrived.
  public private(set) var isComplete = false

  /// Parses replies in any order, ignoring other input.
  public init(_ bytes: [UInt8] = []) {
    var parser = InputParser()
    for case .reply(let reply) in parser.parse(bytes, at: .now) {
      switch reply {
      case .background(let color): background = color.isLight ? .light : .dark
      // The id is that of the query.
      case .graphics(id: 31, message: "OK"): images = .kitty
      case .name(let name):
        let name = name.lowercased()
        drawsSextants = Self.drawsSextants(name)
        if images == nil { images = name.hasPrefix("iterm2") || name.hasPrefix("wezterm") ? .iterm : nil }
      case .attributes: isComplete = true
      default: break
      }
    }
  }

  /// Whether a terminal draws sextants without a font, by the beginning of its name in lowercase.
  static func drawsSextants(_ name: String) -> Bool {
    ["kitty", "xterm-kitty", "ghostty", "xterm-ghostty", "wezterm", "foot", "contour"].contains { name.hasPrefix($0) }
  }
}

/// The terminal's answer to a question. It is never read as keys, no matter when it comes.
public enum TerminalReply: Sendable, Hashable {
  /// The primary device attributes. Every terminal answers this question, so it is asked last.
  case attributes
  /// The state of a private mode: 0 unknown, 1 set, 2 reset, 3 always set, 4 always reset.
  case mode(Int, setting: Int)
  /// The flags of the kitty keyboard protocol that are in effect.
  case keyboard(flags: Int)
  /// The position of the cursor, from 0.
  case cursor(row: Int, column: Int)
  /// The size of a cell in pixels.
  case cellPixels(width: Int, height: Int)
  /// Whether the color scheme is light or dark.
  case colorScheme(Palette.Background)
  /// The color of the background.
  case background(RGB)
  /// The terminal's name and version.
  case name(String)
  /// The result of a graphics command: `OK` or an error.
  case graphics(id: UInt32?, message: String)
}

extension TerminalReply {
  /// Returns the reply of a control sequence; nil if it is none.
  static func read(_ sequence: ControlSequence) -> TerminalReply? {
    switch (sequence.marker, sequence.final) {
    case (UInt8(ascii: "?"), UInt8(ascii: "c")): .attributes
    case (UInt8(ascii: "?"), UInt8(ascii: "y")) where sequence.intermediates == [UInt8(ascii: "$")]:
      sequence[0].map { .mode($0, setting: sequence[1] ?? 0) }
    case (UInt8(ascii: "?"), UInt8(ascii: "u")): .keyboard(flags: sequence[0] ?? 0)
    case (UInt8(ascii: "?"), UInt8(ascii: "n")) where sequence[0] == 997:
      sequence[1] == 1 ? .colorScheme(.dark) : sequence[1] == 2 ? .colorScheme(.light) : nil
    case (nil, UInt8(ascii: "R")), (UInt8(ascii: "?"), UInt8(ascii: "R")): position(sequence)
    case (nil, UInt8(ascii: "t")) where sequence[0] == 6: cellSize(sequence)
    default: nil
    }
  }

  /// Returns the reply of a string that was introduced by `ESC` and a byte; nil if it is unknown.
  static func read(_ string: [UInt8], after introducer: UInt8) -> TerminalReply? {
    let text = String(decoding: string, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"):
      return text.hasPrefix("11;") ? color(text.dropFirst(3)).map { .background($0) } : nil
    case UInt8(ascii: "P"): return text.hasPrefix(">|") ? .name(String(text.dropFirst(2))) : nil
    case UInt8(ascii: "_"):
      guard text.hasPrefix("G") else { return nil }
      let parts = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
      let id = parts[0].split(separator: ",").first { $0.hasPrefix("i=") }.flatMap { UInt32($0.dropFirst(2)) }
      return .graphics(id: id, message: parts.count > 1 ? String(parts[1]) : "")
    default: return nil
    }
  }

  private static func position(_ sequence: ControlSequence) -> TerminalReply? {
    guard let row = sequence[0], let column = sequence[1] else { return nil }
    return .cursor(row: max(0, row - 1), column: max(0, column - 1))
  }

  private static func cellSize(_ sequence: ControlSequence) -> TerminalReply? {
    guard let height = sequence[1], let width = sequence[2] else { return nil }
    return .cellPixels(width: width, height: height)
  }

  /// Reads a color such as `rgb:ff/80/00` or `rgba:ffff/8080/0000/ffff`.
  private static func color(_ text: Substring) -> RGB? {
    guard let colon = text.firstIndex(of: ":"), ["rgb", "rgba"].contains(text[..<colon]) else { return nil }
    let parts = text[text.index(after: colon)...].split(separator: "/", omittingEmptySubsequences: false)
    let levels = parts.prefix(3).compactMap { part -> UInt8? in
      guard (1...4).contains(part.utf8.count), part.allSatisfy(\.isHexDigit), let value = UInt32(part, radix: 16) else {
        return nil
      }
      let largest = (UInt32(1) << (4 * UInt32(part.utf8.count))) - 1
      return UInt8(value * 255 / largest)
    }
    return levels.count == 3 ? RGB(levels[0], levels[1], levels[2]) : nil
  }
}
