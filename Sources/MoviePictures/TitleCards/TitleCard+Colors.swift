extension TitleCard {
  /// The colors of a card. They include the background, so they are the same in light and dark surroundings.
  public enum Colors: String, Sendable, Hashable, CaseIterable {
    /// Gold on dark blue.
    case midnightAndGold
    /// Coral on dark red.
    case oxbloodAndCoral
    /// Brass on dark green.
    case bottleGreenAndBrass
    /// Silver on near-black.
    case blackAndSilver
    /// Rose on dark purple.
    case plumAndRose
    /// Coral on dark blue-green.
    case petrolAndCoral
    /// Tan on brown.
    case sepia
    /// Pale blue on blue-gray.
    case slateAndIce
    /// Saffron yellow on aubergine.
    case aubergineAndSaffron
    /// Sand on teal.
    case tealAndSand
  }
}

extension TitleCard.Colors {
  /// The background of the motif.
  public var ground: RGB { parts.ground }

  /// The color of the motif itself, with a contrast of at least 3 to the ground.
  public var figure: RGB { parts.figure }

  /// The color of the text, with a contrast of at least 7 to the panel.
  public var ink: RGB { parts.ink }

  /// The background of the text and the color of the motif's shadows: a darker ground.
  public var panel: RGB { ground.mixed(with: RGB(0), 0.32) }

  /// Returns the color of a tone: the ground mixed with the panel and the figure.
  public func color(of tone: TitleCard.Tone) -> RGB {
    ground.mixed(with: panel, tone.shade).mixed(with: figure, tone.figure)
  }

  private var parts: (ground: RGB, figure: RGB, ink: RGB) {
    switch self {
    case .midnightAndGold: (RGB(0x1B2A4E), RGB(0xD9A441), RGB(0xF5E6C8))
    case .oxbloodAndCoral: (RGB(0x571C28), RGB(0xD9694C), RGB(0xF7E1D7))
    case .bottleGreenAndBrass: (RGB(0x16453B), RGB(0xC09A4A), RGB(0xF3EAD3))
    case .blackAndSilver: (RGB(0x2B2B30), RGB(0xB9B2A3), RGB(0xF2EBDD))
    case .plumAndRose: (RGB(0x3B2358), RGB(0xC96F8C), RGB(0xF8E9EE))
    case .petrolAndCoral: (RGB(0x0E4A59), RGB(0xE27D60), RGB(0xF4F1DE))
    case .sepia: (RGB(0x4A3521), RGB(0xC08F5D), RGB(0xF3E3CC))
    case .slateAndIce: (RGB(0x2A3E4C), RGB(0x90BCCF), RGB(0xEEF4F7))
    case .aubergineAndSaffron: (RGB(0x40204A), RGB(0xE2A72E), RGB(0xFBF0D9))
    case .tealAndSand: (RGB(0x155550), RGB(0xD8B98A), RGB(0xFAF3E3))
    }
  }
}
