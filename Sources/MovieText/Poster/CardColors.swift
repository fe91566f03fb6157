import Pictures

/// The colors of a painted title card, chosen to go together.
struct CardColors: Sendable, Hashable {
  /// What the motif stands on.
  let ground: RGB
  let figure: RGB
  /// The title's; to be read on the panel.
  let ink: RGB
  /// What the title stands on: the ground in the shade.
  let panel: RGB
  /// Between ground and figure, where only a few colors can be had; nil where all can.
  let middle: RGB?

  func color(of tone: CardChoice.Tone) -> RGB {
    guard let middle else { return ground.mixed(with: panel, tone.shade).mixed(with: figure, tone.figure) }
    return tone.figure > 0.62 ? figure : tone.shade > 0.5 ? panel : tone.figure > 0.2 ? middle : ground
  }

  /// The thin lines of the frame, on a color.
  func frame(on color: RGB) -> Style {
    .colors(middle == nil ? color.mixed(with: ink, 0.55) : RGB(0xB2B2B2), on: color)
  }

  static func all(for depth: Palette.Depth) -> [CardColors] { depth == .full ? full : indexed }

  /// Midnight and gold, oxblood and coral, bottle green and brass; silver on black, rose on plum, coral on petrol;
  /// sepia, ice on slate, saffron on aubergine, sand on teal.
  private static let full = [
    CardColors(0x1B2A4E, 0xD9A441, ink: 0xF5E6C8), CardColors(0x571C28, 0xD9694C, ink: 0xF7E1D7),
    CardColors(0x16453B, 0xC09A4A, ink: 0xF3EAD3), CardColors(0x2B2B30, 0xB9B2A3, ink: 0xF2EBDD),
    CardColors(0x3B2358, 0xC96F8C, ink: 0xF8E9EE), CardColors(0x0E4A59, 0xE27D60, ink: 0xF4F1DE),
    CardColors(0x4A3521, 0xC08F5D, ink: 0xF3E3CC), CardColors(0x2A3E4C, 0x90BCCF, ink: 0xEEF4F7),
    CardColors(0x40204A, 0xE2A72E, ink: 0xFBF0D9), CardColors(0x155550, 0xD8B98A, ink: 0xFAF3E3),
  ]

  /// The same as far as the 256 colors go: their dark ones are few, and mixtures of them gray.
  private static let indexed = [
    CardColors(0x00005F, 0x87875F, 0xD7AF5F), CardColors(0x5F0000, 0xAF5F5F, 0xD7875F),
    CardColors(0x005F00, 0x87875F, 0xD7AF5F), CardColors(0x303030, 0x767676, 0xBCBCBC),
    CardColors(0x5F005F, 0xAF5F87, 0xD787AF), CardColors(0x005F5F, 0xAF875F, 0xFFAF87),
    CardColors(0x444444, 0xAF875F, 0xD7AF87), CardColors(0x005F87, 0x5F87AF, 0xAFD7D7),
    CardColors(0x5F005F, 0xAF5F00, 0xD7AF00), CardColors(0x005F5F, 0x87AF87, 0xD7D7AF),
  ]

  private init(_ ground: UInt32, _ figure: UInt32, ink: UInt32) {
    self.ground = RGB(ground)
    self.figure = RGB(figure)
    self.ink = RGB(ink)
    panel = self.ground.mixed(with: RGB(0), 0.32)
    middle = nil
  }

  private init(_ ground: UInt32, _ middle: UInt32, _ figure: UInt32) {
    self.ground = RGB(ground)
    self.figure = RGB(figure)
    self.middle = RGB(middle)
    ink = RGB(0xEEEEEE)
    panel = RGB(0x1C1C1C)
  }
}
