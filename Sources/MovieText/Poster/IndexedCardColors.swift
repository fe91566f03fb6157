import MoviePictures

/// A title card's colors approximated in the 256 indexed colors, which have few dark shades; blends become gray.
struct IndexedCardColors {
  let ground: RGB
  /// Replaces all blends of ground and figure.
  let middle: RGB
  let figure: RGB
  let ink = RGB(0xEEEEEE)
  let panel = RGB(0x1C1C1C)

  init(_ colors: TitleCard.Colors) {
    switch colors {
    case .midnightAndGold: self.init(0x00005F, 0x87875F, 0xD7AF5F)
    case .oxbloodAndCoral: self.init(0x5F0000, 0xAF5F5F, 0xD7875F)
    case .bottleGreenAndBrass: self.init(0x005F00, 0x87875F, 0xD7AF5F)
    case .blackAndSilver: self.init(0x303030, 0x767676, 0xBCBCBC)
    case .plumAndRose: self.init(0x5F005F, 0xAF5F87, 0xD787AF)
    case .petrolAndCoral: self.init(0x005F5F, 0xAF875F, 0xFFAF87)
    case .sepia: self.init(0x444444, 0xAF875F, 0xD7AF87)
    case .slateAndIce: self.init(0x005F87, 0x5F87AF, 0xAFD7D7)
    case .aubergineAndSaffron: self.init(0x5F005F, 0xAF5F00, 0xD7AF00)
    case .tealAndSand: self.init(0x005F5F, 0x87AF87, 0xD7D7AF)
    }
  }

  private init(_ ground: UInt32, _ middle: UInt32, _ figure: UInt32) {
    self.ground = RGB(ground)
    self.middle = RGB(middle)
    self.figure = RGB(figure)
  }

  func color(of tone: TitleCard.Tone) -> RGB {
    tone.figure > 0.62 ? figure : tone.shade > 0.5 ? panel : tone.figure > 0.2 ? middle : ground
  }
}
