import MoviePictures
public import MovieText

/// What a terminal has replied to queries.
public struct QueryReplies: Sendable, Hashable {
  /// The id of the picture that the query for kitty's protocol is about.
  static let queriedImage: UInt32 = 31

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
      case .graphics(id: Self.queriedImage, message: "OK"): images = .kitty
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

/// The size of a terminal cell in pixels.
public struct CellSize: Sendable, Hashable {
  /// In pixels.
  public var width: Int
  /// In pixels.
  public var height: Int

  /// Creates a size.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Used when the terminal does not report it.
  public static let usual = CellSize(width: 10, height: 20)
}

/// A question to a terminal, for programs that write a stream. Programs on the whole screen ask all of a `TerminalSession`.
public enum TerminalQuery: Sendable, Hashable, CaseIterable {
  /// The color of its background.
  case background
  /// Whether the terminal supports the kitty graphics protocol or iTerm2's.
  case images

  /// The sequence to write. `TerminalSession.lastQuestion` comes after the last query.
  public var sequence: String {
    switch self {
    case .background: "\u{1B}]11;?\u{1B}\\"
    case .images: "\u{1B}_Gi=\(QueryReplies.queriedImage),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>0q"
    }
  }
}
