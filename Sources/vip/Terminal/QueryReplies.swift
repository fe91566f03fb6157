import MoviePictures
import MovieTerminal
import MovieText

struct QueryReplies: Sendable, Hashable {
  /// The id of the picture that the query for kitty's protocol is about.
  static let queriedImage: UInt32 = 31

  private(set) var background: Palette.Background?
  private(set) var images: ImageProtocol?
  /// Whether the terminal draws sextants itself, according to its name.
  private(set) var drawsSextants = false
  /// Whether the reply to the last query has arrived.
  private(set) var isComplete = false

  /// Parses replies in any order, ignoring other input.
  init(_ bytes: [UInt8] = []) {
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

extension RGB {
  /// Whether the color is rather light, by its perceived brightness.
  var isLight: Bool { 299 * Int(red) + 587 * Int(green) + 114 * Int(blue) > 127_500 }
}
