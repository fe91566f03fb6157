import MoviePictures

/// The terminal colors of a painted card: any blend in 24-bit color, otherwise a few of the 256 indexed colors, which
/// have few dark shades.
struct CardPaint {
  /// The title's color.
  let ink: RGB
  /// The title's background.
  let panel: RGB
  /// The indexed colors of the ground, of all blends, which become gray, and of the figure; nil with 24-bit color.
  let indexed: (ground: RGB, middle: RGB, figure: RGB)?
  private let colors: TitleCard.Colors

  init(_ colors: TitleCard.Colors, depth: Palette.Depth) {
    self.colors = colors
    indexed = depth == .full ? nil : colors.indexed
    ink = indexed == nil ? colors.ink : RGB(0xEEEEEE)
    panel = indexed == nil ? colors.panel : RGB(0x1C1C1C)
  }

  func color(of tone: TitleCard.Tone) -> RGB {
    guard let indexed else { return colors.color(of: tone) }
    if tone.figure > 0.62 { return indexed.figure }
    return tone.shade > 0.5 ? panel : tone.figure > 0.2 ? indexed.middle : indexed.ground
  }

  /// The color behind a frame character, which covers all parts of a cell.
  func background(of cell: Mosaic.Cell, _ blocks: Mosaic.Blocks) -> RGB {
    indexed == nil ? cell.mean(blocks) : cell.foreground
  }

  /// The style of the frame's thin lines.
  func frame(on background: RGB) -> TextStyle {
    .colors(indexed == nil ? background.mixed(with: ink, 0.55) : RGB(0xB2B2B2), on: background)
  }
}

extension TitleCard.Colors {
  fileprivate var indexed: (ground: RGB, middle: RGB, figure: RGB) {
    switch self {
    case .midnightAndGold: (RGB(0x00005F), RGB(0x87875F), RGB(0xD7AF5F))
    case .oxbloodAndCoral: (RGB(0x5F0000), RGB(0xAF5F5F), RGB(0xD7875F))
    case .bottleGreenAndBrass: (RGB(0x005F00), RGB(0x87875F), RGB(0xD7AF5F))
    case .blackAndSilver: (RGB(0x303030), RGB(0x767676), RGB(0xBCBCBC))
    case .plumAndRose: (RGB(0x5F005F), RGB(0xAF5F87), RGB(0xD787AF))
    case .petrolAndCoral: (RGB(0x005F5F), RGB(0xAF875F), RGB(0xFFAF87))
    case .sepia: (RGB(0x444444), RGB(0xAF875F), RGB(0xD7AF87))
    case .slateAndIce: (RGB(0x005F87), RGB(0x5F87AF), RGB(0xAFD7D7))
    case .aubergineAndSaffron: (RGB(0x5F005F), RGB(0xAF5F00), RGB(0xD7AF00))
    case .tealAndSand: (RGB(0x005F5F), RGB(0x87AF87), RGB(0xD7D7AF))
    }
  }
}
