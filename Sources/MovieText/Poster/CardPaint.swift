import MoviePictures

/// The terminal colors of a painted card: any blend in 24-bit color, otherwise a few of the 256 indexed colors.
struct CardPaint {
  private let colors: TitleCard.Colors
  /// Nil with 24-bit color.
  private let indexed: IndexedCardColors?

  init(_ colors: TitleCard.Colors, depth: Palette.Depth) {
    self.colors = colors
    indexed = depth == .full ? nil : IndexedCardColors(colors)
  }

  /// The title's color.
  var ink: RGB { indexed?.ink ?? colors.ink }

  /// The title's background.
  var panel: RGB { indexed?.panel ?? colors.panel }

  func color(of tone: TitleCard.Tone) -> RGB { indexed?.color(of: tone) ?? colors.color(of: tone) }

  /// The color behind a frame character, which covers all parts of a cell.
  func background(of cell: Mosaic.Cell, _ blocks: Mosaic.Blocks) -> RGB {
    indexed == nil ? cell.mean(blocks) : cell.foreground
  }

  /// The style of the frame's thin lines.
  func frame(on background: RGB) -> TextStyle {
    .colors(indexed == nil ? background.mixed(with: ink, 0.55) : RGB(0xB2B2B2), on: background)
  }
}
