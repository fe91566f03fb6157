public import MoviePictures
public import MovieText

/// The capabilities of the terminal, from the environment and its replies to queries.
public struct TerminalAbilities: Sendable, Hashable {
  /// How many colors it has.
  public var depth: Palette.Depth
  /// Nil when unknown.
  public var background: Palette.Background?
  /// Nil when images are off or not supported.
  public var images: ImageProtocol?
  /// The block characters that pictures are drawn with.
  public var blocks: Mosaic.Blocks
  /// Whether it takes hyperlinks.
  public var takesLinks: Bool

  /// Finds out what can be done, as far as the user has not chosen otherwise.
  ///
  /// `background` is nil if the terminal knows. `isTerminal` is whether the output is one. `ask` queries the terminal. It
  /// is called at most once, and only if needed.
  public init(
    color: ColorChoice, background chosen: Palette.Background?, images choice: ImageChoice,
    environment: EnvironmentVariables, isTerminal: Bool, ask: (Set<TerminalQuery>) -> QueryReplies
  ) {
    depth = color.depth(environment: environment, isTerminal: isTerminal)
    takesLinks = isTerminal && environment.obeysSequences
    background = chosen ?? environment.background
    images = choice.protocol(environment: environment, isTerminal: isTerminal)
    // Colored cells are not ASCII.
    let isASCII = environment.charset(isTerminal: isTerminal) != .unicode
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

  /// The colors to draw with.
  public var palette: Palette { Palette(depth: depth, background: background) }

  /// Whether there is a way to show pictures. Without it, a poster wall would be empty frames.
  public var showsWalls: Bool { images.map { $0 != .blocks || depth >= .indexed } ?? false }
}

/// When to write in color.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// As the environment asks for: on terminals, or by variables such as `NO_COLOR` and `FORCE_COLOR`.
  case auto
  /// Always; the depth is still the terminal's.
  case always
  /// Never.
  case never

  /// Returns the color depth from this choice, the environment, and whether the output is a terminal, in this order.
  public func depth(environment: EnvironmentVariables, isTerminal: Bool) -> Palette.Depth {
    switch self {
    case .always: return max(.sixteen, environment.colorDepth)
    case .never: return .none
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return .none }
    for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
      switch environment[name] {
      case nil: continue
      // For the first, it means that color is not forced.
      case "0", "false": if name == "FORCE_COLOR" { return .none }
      // The levels that Node.js programs use. Any other value means the terminal's own depth.
      case "2" where name == "FORCE_COLOR": return max(.indexed, environment.colorDepth)
      case "3" where name == "FORCE_COLOR": return .full
      default: return max(.sixteen, environment.colorDepth)
      }
    }
    return isTerminal && environment["CLICOLOR"] != "0" ? environment.colorDepth : .none
  }
}

/// How to draw images: as the terminal can, by a protocol or with blocks of a kind, or not at all.
public enum ImageChoice: String, CaseIterable, Sendable {
  /// As the terminal can do best.
  case auto
  /// A graphics protocol.
  case kitty, iterm
  /// Block characters: those that the terminal is known to draw, or one kind of them.
  case blocks, half, quadrants, sextants
  /// No images.
  case none

  /// Nil for no images: without a terminal, they are shown only on request.
  public func `protocol`(environment: EnvironmentVariables, isTerminal: Bool) -> ImageProtocol? {
    switch self {
    case .none: nil
    case .kitty: isTerminal ? .kitty : nil
    case .iterm: isTerminal ? .iterm : nil
    case .blocks, .half, .quadrants, .sextants: .blocks
    case .auto: isTerminal ? environment.imageProtocol ?? .blocks : nil
    }
  }

  /// The block characters to use; nil for those of the terminal.
  public var blocks: Mosaic.Blocks? { Mosaic.Blocks(rawValue: rawValue) }
}

/// How pictures are drawn in a terminal.
public enum ImageProtocol: String, Sendable {
  /// Colored block characters, supported everywhere.
  case blocks
  /// The graphics protocol of kitty.
  case kitty
  /// iTerm2's inline images.
  case iterm

  /// Whether a text contains pictures for kitty or iTerm2. Nothing else begins as their sequences do: text contains no
  /// control characters, and links begin with another number.
  public static func isUsed(in text: String) -> Bool {
    // One pass, because a page of posters has hundreds of kilobytes.
    let bytes = Array(text.utf8)
    return bytes.indices.dropLast(2).contains { place in
      bytes[place] == 0x1B
        && (bytes[place + 1] == UInt8(ascii: "_")
          || bytes[place + 1] == UInt8(ascii: "]") && bytes[place + 2] == UInt8(ascii: "1"))
    }
  }
}

/// The size of a terminal in cells.
public struct ScreenSize: Sendable, Hashable {
  /// No screen is larger. A terminal that claims so would use up the memory.
  private static let limits = (columns: 2_000, rows: 1_000)

  /// The number of columns, at least 1.
  public let columns: Int
  /// The number of rows, at least 1.
  public let rows: Int

  /// Creates a size. A terminal that is not ready yet reports 0; then it is 80 × 24.
  public init(columns: Int, rows: Int) {
    let isKnown = columns > 0 && rows > 0
    self.columns = isKnown ? min(columns, Self.limits.columns) : 80
    self.rows = isKnown ? min(rows, Self.limits.rows) : 24
  }

  /// The whole screen.
  public var area: ScreenArea { ScreenArea(rows: 0..<rows, columns: 0..<columns) }
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
