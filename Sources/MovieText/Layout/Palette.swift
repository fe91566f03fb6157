import Pictures

/// How styles look on a terminal.
public struct Palette: Sendable, Hashable {
  /// The colors that a terminal has.
  public enum Depth: Sendable, Hashable, Comparable {
    case none
    /// Those of the viewer's own theme.
    case sixteen
    /// 256, of which 240 look the same everywhere.
    case indexed
    /// 24 bits for each.
    case full
  }

  /// What text stands on.
  public enum Background: Sendable, Hashable, CaseIterable {
    case light, dark
  }

  public var depth: Depth
  /// Nil when it is not known: then the viewer's own sixteen colors are sure to be seen.
  public var background: Background?

  public init(depth: Depth, background: Background? = nil) {
    self.depth = depth
    self.background = background
  }

  /// No escape sequences at all.
  public static let plain = Palette(depth: .none)
  /// The sixteen colors that follow the viewer's own theme.
  public static let ansi = Palette(depth: .sixteen)

  /// Whether there are colors enough for a picture.
  public var showsPictures: Bool { depth >= .indexed }

  /// The parameters of the SGR sequence that starts a style; nil when it looks like plain text.
  func parameters(for style: Style) -> String? {
    guard depth != .none else { return nil }
    if case .colors(let foreground, let background) = style {
      guard showsPictures else { return nil }
      return foreground.parameters(38, depth) + ";" + background.parameters(48, depth)
    }
    guard showsPictures, let background else { return sixteenColors(for: style) }
    let weight = style == .heading || style == .strong ? "1" : ""
    guard let color = Self.color(of: style, on: background) else { return weight.isEmpty ? nil : weight }
    return (weight.isEmpty ? "" : weight + ";") + color.parameters(38, depth)
  }

  private func sixteenColors(for style: Style) -> String? {
    switch style {
    case .plain, .colors, .untouched: nil
    case .strong: "1"
    case .muted: "2"
    case .heading: background == .light ? "1;34" : "1;36"
    case .command: background == .light ? "34" : "36"
    case .failure, .lowScore: "31"
    case .highScore: "32"
    // Yellow on white is hardly seen.
    case .middlingScore: background == .light ? "35" : "33"
    }
  }

  /// Chosen by contrast: 4.5 at least against the usual backgrounds of their kind, those of soft themes included.
  static func color(of style: Style, on background: Background) -> RGB? {
    switch (style, background) {
    case (.plain, _), (.strong, _), (.colors, _), (.untouched, _): nil
    case (.heading, .dark), (.command, .dark): RGB(0x6CC5D9)
    case (.heading, .light), (.command, .light): RGB(0x00566B)
    case (.muted, .dark): RGB(0xA3ADB8)
    case (.muted, .light): RGB(0x555D66)
    case (.highScore, .dark): RGB(0x7FD88F)
    case (.highScore, .light): RGB(0x1B662B)
    case (.middlingScore, .dark): RGB(0xE8C468)
    case (.middlingScore, .light): RGB(0x734D00)
    case (.failure, .dark), (.lowScore, .dark): RGB(0xFF9A91)
    case (.failure, .light), (.lowScore, .light): RGB(0xA11818)
    }
  }
}

extension Palette: CustomStringConvertible {
  /// `plain`, `ansi`, or what it is made of.
  public var description: String {
    switch (depth, background) {
    case (.none, nil): "plain"
    case (.sixteen, nil): "ansi"
    case (_, let background): "\(depth), \(background.map { "\($0)" } ?? "any background")"
    }
  }
}

extension RGB {
  /// The SGR parameters for the color, with 38 before them for the text and 48 for what it stands on.
  fileprivate func parameters(_ target: Int, _ depth: Palette.Depth) -> String {
    depth == .full ? "\(target);2;\(red);\(green);\(blue)" : "\(target);5;\(indexed)"
  }
}
