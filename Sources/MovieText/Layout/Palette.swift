public import MovieDisplay
public import MoviePictures

/// Maps styles to terminal colors.
public struct Palette: Sendable, Hashable {
  /// The number of colors a terminal supports.
  public enum Depth: Sendable, Hashable, Comparable {
    /// No colors and no other styles.
    case none
    /// The 16 colors of the user's theme.
    case sixteen
    /// 256 colors, of which 240 are the same on every terminal.
    case indexed
    /// 24-bit colors.
    case full

    package var count: Int {
      switch self {
      case .none: 0
      case .sixteen: 16
      case .indexed: 256
      case .full: 1 << 24
      }
    }
  }

  /// The terminal's background.
  public enum Background: Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// The number of colors to use.
  public var depth: Depth
  /// Nil when unknown. Text then uses the 16 colors of the user's theme, which are readable on its background.
  public var background: Background?

  /// Creates a palette. Without a background, text uses at most 16 colors; images use all.
  public init(depth: Depth, background: Background? = nil) {
    self.depth = depth
    self.background = background
  }

  /// No colors and no other styles. Without links and pictures, text then has no escape sequences.
  public static let plain = Palette(depth: .none)
  /// The 16 colors of the user's theme.
  public static let ansi = Palette(depth: .sixteen)

  /// Whether there are enough colors for images: at least 256.
  public var showsPictures: Bool { depth >= .indexed }

  /// The SGR parameters of a style; nil for plain text.
  package func parameters(for style: TextStyle) -> String? {
    guard depth != .none else { return nil }
    if case .colors(let foreground, let background) = style {
      guard showsPictures else { return nil }
      return foreground.parameters(38, depth) + ";" + background.parameters(48, depth)
    }
    let look = look(of: style)
    let parameters = look.numbers.map { String($0) } + [look.color?.parameters(38, depth)].compactMap(\.self)
    return parameters.isEmpty ? nil : parameters.joined(separator: ";")
  }

  /// The SGR parameters of a style that are single numbers, those of its weight and of a color of the user's theme, and its
  /// color where there are 256.
  package func look(of style: TextStyle) -> (numbers: [UInt8], color: RGB?) {
    guard depth != .none else { return ([], nil) }
    let look = Self.row(of: style)
    if showsPictures, let background { return (look.weight, Self.color(of: style, on: background)) }
    return (look.weight + [background == .light ? look.theme?.light : look.theme?.dark].compactMap(\.self), nil)
  }

  /// The color of a style; nil for the default. All but rules have a contrast of at least 4.5 to common light and dark
  /// backgrounds.
  static func color(of style: TextStyle, on background: Background) -> RGB? {
    row(of: style).color.map { RGB(background == .dark ? $0.dark : $0.light) }
  }

  /// The SGR parameters of a style's weight, those of its color of the user's theme, and its color where there are 256.
  private static func row(
    of style: TextStyle
  ) -> (weight: [UInt8], theme: (dark: UInt8, light: UInt8)?, color: (dark: UInt32, light: UInt32)?) {
    switch style {
    case .plain, .colors, .untouched: ([], nil, nil)
    case .strong: ([1], nil, nil)
    case .emphasis: ([3], nil, nil)
    case .strongEmphasis: ([1, 3], nil, nil)
    case .rule: ([], (2, 2), (0x59626C, 0xB4BBC2))
    case .heading: ([1], (36, 34), (0x6CC5D9, 0x00566B))
    case .command: ([], (36, 34), (0x6CC5D9, 0x00566B))
    case .muted, .score(.none): ([], (2, 2), (0xA3ADB8, 0x555D66))
    case .score(.outstanding): ([], (32, 32), (0x7FD88F, 0x1B662B))
    // Cyan is hard to read on white, as is yellow.
    case .score(.high): ([], (36, 34), (0xBFCF76, 0x4C5A00))
    case .score(.middling): ([], (33, 35), (0xE8C468, 0x734D00))
    case .failure, .score(.low): ([], (31, 31), (0xFF9A91, 0xA11818))
    }
  }
}

extension Palette: CustomStringConvertible {
  /// `plain`, `ansi`, or the depth and background.
  public var description: String {
    switch (depth, background) {
    case (.none, nil): "plain"
    case (.sixteen, nil): "ansi"
    case (_, let background): "\(depth), \(background.map { "\($0)" } ?? "any background")"
    }
  }
}

extension RGB {
  /// The SGR parameters of the color; `target` is 38 for foreground and 48 for background.
  fileprivate func parameters(_ target: Int, _ depth: Palette.Depth) -> String {
    depth == .full ? "\(target);2;\(red);\(green);\(blue)" : "\(target);5;\(indexed)"
  }
}

/// The role of a piece of text, which determines its color.
public enum TextStyle: Sendable, Hashable {
  /// Ordinary text, in the terminal's own color.
  case plain
  /// Titles of screens and sections.
  case heading
  /// Titles of films, names of people, and strong text in reviews.
  case strong
  /// Emphasized text in reviews.
  case emphasis
  /// Text in reviews that is both strong and emphasized.
  case strongEmphasis
  /// Less important text, such as notes and labels.
  case muted
  /// Horizontal lines, which should not draw attention.
  case rule
  /// Commands and links.
  case command
  /// Errors.
  case failure
  /// A score, by how good it is.
  case score(ScoreBadge.Level)
  /// Part of an image: these colors on every background. With fewer than 256 colors, the text is plain. `RGB` is in the
  /// module `MoviePictures`.
  case colors(RGB, on: RGB)
  /// Blanks over an image that the terminal draws; the cursor skips them.
  case untouched

  var paintsBlanks: Bool {
    if case .colors = self { true } else { false }
  }
}
