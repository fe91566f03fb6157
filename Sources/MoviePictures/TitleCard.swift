/// The design of a title card, which is shown for a film without a poster.
///
/// A view draws the motif in the colors, at any size, with the title and the year below it:
///
///     let card = TitleCard(id: 603, title: "The Matrix", year: "1999")
///     let middle = card.motif.tone(x: 0.5, y: 0.5, height: 1)
///     let color = card.colors.color(of: middle)
///
/// The motif and the colors depend on the id alone, so a film always has the same card.
public struct TitleCard: Sendable, Hashable {
  /// The film's id.
  public let id: Int
  /// The film's title.
  public let title: String
  /// The film's year, as text.
  public let year: String
  /// The picture above the title.
  public let motif: Motif
  /// The colors of the picture and the text.
  public let colors: Colors

  /// Creates the card of a film.
  public init(id: Int, title: String, year: String) {
    self.id = id
    self.title = title
    self.year = year
    // SplitMix64 turns neighboring ids into unrelated numbers.
    var bits = UInt64(truncatingIfNeeded: id) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    motif = Motif.allCases[Int(bits >> 32) % Motif.allCases.count]
    colors = Colors.allCases[Int(bits & 0xFFFF_FFFF) % Colors.allCases.count]
  }

  /// The title in capitals; nil unless all of it is Latin, Greek or Cyrillic, whose capitals are in every font.
  public var titleInCapitals: String? {
    let hasCapitals = title.unicodeScalars.allSatisfy { $0.value < 0x530 || (0x2010...0x2027).contains($0.value) }
    return hasCapitals ? title.uppercased() : nil
  }
}

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

  /// The picture above the title, in the style of posters of the 1920s.
  public enum Motif: String, Sendable, Hashable, CaseIterable {
    /// Half a sun on the horizon, with rays.
    case sunrise
    /// A setting sun and its light on the sea.
    case sea
    /// Rows of scales, each in front of the row above.
    case scallops
    /// Towers in front of a large moon, with a few lit windows.
    case skyline
    /// Two crossing beams.
    case searchlights
    /// Rings around the center.
    case iris
    /// Stripes that rise to a point in the middle.
    case chevrons
    /// Arches inside each other.
    case arches
    /// A reel of film.
    case reel
  }

  /// How the color at a point of the motif is mixed. Without figure and shade it is the ground.
  public struct Tone: Sendable, Hashable {
    /// The share of the figure's color, from 0 to 1.
    public var figure: Double
    /// The share of the panel's color, from 0 to 1.
    public var shade: Double

    /// Creates a tone, by default the ground.
    public init(figure: Double = 0, shade: Double = 0) {
      self.figure = figure
      self.shade = shade
    }
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

extension TitleCard.Motif {
  /// Returns the tone at a point of a drawing of any size. The width of the drawing is the unit of all lengths.
  ///
  /// Points outside the drawing are ground. If the height is not from a millionth to a million widths, all points are.
  /// - Parameters:
  ///   - x: From 0 at the left to 1 at the right.
  ///   - y: From 0 at the top to `height` at the bottom.
  ///   - height: The height of the drawing, in widths.
  ///   - grain: The size below which details would be lost, for example two pixels. Thin stripes and gaps are drawn at
  ///     least that wide. Above 0.115, a simpler motif replaces one that is too fine.
  public func tone(x: Double, y: Double, height: Double, grain: Double = 0) -> TitleCard.Tone {
    // In other shapes, rounding errors would be as large as the details.
    guard (1e-6...1e6).contains(height), x >= 0, x <= 1, y >= 0, y <= height else { return TitleCard.Tone() }
    let level = (grain > 0.115 ? simpler : self).level(x, y, height, grain)
    return TitleCard.Tone(figure: max(0, level), shade: max(0, -level))
  }

  /// Returns the motif as pixels with soft edges: rows from top to bottom, each from left to right.
  ///
  /// With a larger `resolution`, there are as many pixels for each one of the size, in either direction: edges become
  /// sharper, and the details stay the same.
  public func pixels(width: Int, height: Int, resolution: Int = 1) -> [[TitleCard.Tone]] {
    let resolution = max(1, resolution)
    let (columns, rows) = (width * resolution, height * resolution)
    // The number of points per pixel in either direction. The tone of a pixel is the mean of its points.
    let points = max(1, 4 / resolution)
    let unit = 1 / Double(columns * points)
    let weight = 1 / Double(points * points)
    return (0..<max(0, rows)).map { row in
      (0..<max(0, columns)).map { column in
        (0..<points * points).reduce(into: TitleCard.Tone()) { sum, index in
          let x = (Double(column * points + index % points) + 0.5) * unit
          let y = (Double(row * points + index / points) + 0.5) * unit
          let tone = tone(x: x, y: y, height: Double(rows * points) * unit, grain: 1.8 / Double(width))
          sum.figure += tone.figure * weight
          sum.shade += tone.shade * weight
        }
      }
    }
  }

  private var simpler: TitleCard.Motif {
    switch self {
    case .reel: .iris
    case .scallops: .chevrons
    default: self
    }
  }

  /// The tone as one number: 1 is the figure, 0 the ground and -1 the shade.
  private func level(_ x: Double, _ y: Double, _ height: Double, _ grain: Double) -> Double {
    switch self {
    case .sunrise: sunrise(x - 0.5, height - y, grain)
    case .sea: sea(x - 0.5, y, height)
    case .scallops: scallops(x, height - y)
    case .skyline: skyline(x, height - y, height)
    case .searchlights: searchlights(x, height - y, height)
    case .iris: iris(distance(x - 0.5, y - height / 2), max(0.075, grain))
    case .chevrons: chevrons(height - y + abs(x - 0.5) * 0.9, max(0.11, grain * 1.3))
    case .arches: arches(x - 0.5, height - y, height, max(0.075, grain))
    case .reel: reel(x - 0.5, y - height / 2, min(0.42, height * 0.42))
    }
  }

  private func sunrise(_ x: Double, _ up: Double, _ grain: Double) -> Double {
    let distance = distance(x, up)
    if distance < 0.24 { return 1 }
    if distance < 0.30 { return 0 }
    // The tangents of 5, 15, 25 … 85 degrees, or of 10, 30, 50, 70.
    let borders =
      grain < 0.1
      ? [0.0875, 0.2679, 0.4663, 0.7002, 1, 1.4281, 2.1445, 3.7321, 11.4301] : [0.1763, 0.5774, 1.1918, 2.7475]
    let slope = up > 0 ? abs(x) / up : .infinity
    let ray = borders.count { $0 < slope }
    return ray.isMultiple(of: 2) ? max(0.25, 0.8 - distance * 0.45) : 0
  }

  private func sea(_ x: Double, _ y: Double, _ height: Double) -> Double {
    let horizon = height * 0.64
    let radius = min(0.32, height * 0.36)
    let rise = radius * 0.3
    guard y >= horizon else { return distance(x, y - horizon + rise) < radius ? 1 : 0 }
    let depth = (y - horizon) / (height - horizon)
    let isGlitter = Int(depth * 7).isMultiple(of: 2) == false
    return isGlitter && abs(x) < radius * (1.05 - depth * 0.8) ? 0.9 - depth * 0.35 : -0.75
  }

  private func scallops(_ x: Double, _ up: Double) -> Double {
    let radius = 0.25
    var row = Int(up / radius) - 2
    while true {
      row += 1
      let middle = row.isMultiple(of: 2) ? 0.0 : radius
      let column = Double(Int((x - middle) / (2 * radius) + 8.5)) - 8
      let distance = distance(x - middle - column * 2 * radius, up - Double(row) * radius) / radius
      if distance <= 1 { return distance > 0.74 ? 1 : distance > 0.48 ? -0.4 : distance > 0.22 ? 0.6 : -0.4 }
    }
  }

  private func skyline(_ x: Double, _ up: Double, _ height: Double) -> Double {
    let towers = [0.24, 0.38, 0.30, 0.54, 0.42, 0.66, 0.80, 0.58, 0.34, 0.46, 0.28, 0.18]
    let place = x * Double(towers.count)
    let tower = min(towers.count - 1, Int(place))
    guard up < towers[tower] * height * 0.9 else {
      return distance(x - 0.62, up - height * 0.6) < min(0.3, height * 0.32) ? 1 : 0
    }
    let floor = Int(up * 24)
    let isLit = (tower * 7 + floor * 5) % 11 < 2 && floor % 2 == 1 && up < towers[tower] * height * 0.8
    return isLit && (0.25..<0.75).contains(place - Double(tower)) ? 0.8 : -1
  }

  private func searchlights(_ x: Double, _ up: Double, _ height: Double) -> Double {
    func beam(_ x: Double) -> Double {
      let (towards, upwards) = (0.62, max(0.5, height * 0.95))
      let length = distance(towards, upwards)
      let along = (x * towards + up * upwards) / length
      let aside = abs(x * upwards - up * towards) / length
      return aside < 0.03 + along * 0.14 ? max(0, 0.72 - along * 0.25) : 0
    }
    return min(1, beam(x - 0.1) + beam(0.9 - x))
  }

  private func iris(_ distance: Double, _ step: Double) -> Double {
    if distance < step * 1.2 { return 1 }
    let ring = Int((distance - step * 1.2) / step)
    return ring.isMultiple(of: 2) ? 0 : max(0.14, 1 - distance * 1.35)
  }

  private func chevrons(_ place: Double, _ step: Double) -> Double {
    Int(place / step).isMultiple(of: 2) ? max(0.1, 1 - place * 0.55) : 0
  }

  private func arches(_ x: Double, _ up: Double, _ height: Double, _ step: Double) -> Double {
    let base = height * 0.42
    let distance = up < base ? abs(x) : distance(x, up - base)
    if distance < step * 1.7 { return 1 }
    let arch = Int((distance - step * 1.7) / step)
    return arch.isMultiple(of: 2) ? 0 : max(0.16, 0.95 - distance * 0.9)
  }

  private func reel(_ x: Double, _ y: Double, _ radius: Double) -> Double {
    let (x, y) = (x / radius, y / radius)
    let fromMiddle = distance(x, y)
    if fromMiddle > 1 || fromMiddle < 0.12 { return 0 }
    // Five holes, 72 degrees apart.
    let holes = [(0.0, -0.6), (0.5706, -0.1854), (0.3527, 0.4854), (-0.3527, 0.4854), (-0.5706, -0.1854)]
    return holes.contains { distance(x - $0.0, y - $0.1) < 0.25 } ? -0.5 : 1
  }
}

private func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
