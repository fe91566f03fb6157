/// What a film's card looks like: always the same for the same film, and different for its neighbors.
struct CardChoice {
  /// How much of the figure, and of the shade, is on a pixel, from 0 to 1.
  struct Tone {
    var figure = 0.0
    var shade = 0.0
  }

  let motif: CardMotif
  private let colorsPlace: Int

  init(seed: Int) {
    // SplitMix64: ids that follow each other lead far apart.
    var bits = UInt64(truncatingIfNeeded: seed) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    colorsPlace = Int(bits & 0xFFFF_FFFF)
    motif = CardMotif.allCases[Int(bits >> 32) % CardMotif.allCases.count]
  }

  func colors(for depth: Palette.Depth) -> CardColors {
    let all = CardColors.all(for: depth)
    return all[colorsPlace % all.count]
  }

  /// The motif on so many pixels, with soft edges.
  func tones(width: Int, height: Int) -> [[Tone]] {
    // Points in a pixel, in either direction.
    let points = 4
    let unit = 1 / Double(width * points)
    let weight = 1 / Double(points * points)
    let motif = width < 16 ? self.motif.coarse : self.motif
    return (0..<height).map { row in
      (0..<width).map { column in
        (0..<points * points).reduce(into: Tone()) { sum, index in
          let x = (Double(column * points + index % points) + 0.5) * unit
          let y = (Double(row * points + index / points) + 0.5) * unit
          let tone = motif.tone(x: x, y: y, height: Double(height * points) * unit, grain: 1.8 / Double(width))
          sum.figure += max(0, tone) * weight
          sum.shade += max(0, -tone) * weight
        }
      }
    }
  }
}
