import TitleCards

/// The motifs of the title cards as one SVG file. They are traced from the same drawing as the terminal's.
enum MotifSprite {
  /// The number of points sampled in either direction.
  private static let size = 120

  static let text: String = {
    let symbols = TitleCard.Motif.allCases.map { motif in
      let tones = motif.pixels(width: size, height: size)
      // Each region is painted over the one around it, so that all together have the opacity of their level.
      let shades = layers(tones.map { $0.map(\.shade) }, "panel")
      let figures = layers(tones.map { $0.map(\.figure) }, "figure")
      return "<symbol id=\"\(motif.rawValue)\" viewBox=\"0 0 \(size) \(size)\">\(shades)\(figures)</symbol>\n"
    }
    return "<svg xmlns=\"http://www.w3.org/2000/svg\">\n\(symbols.joined())</svg>\n"
  }()

  private static func layers(_ values: [[Double]], _ color: String) -> String {
    var below = 0.0
    return flatLevels(values).map { level in
      let opacity = (level - below) / (1 - below)
      let path = Contour.path(of: values, above: (below + level) / 2)
      below = level
      return "<path fill=\"var(--\(color))\" fill-opacity=\"\(number(opacity))\" fill-rule=\"evenodd\" d=\"\(path)\"/>"
    }.joined()
  }

  /// The levels of areas, from below, without 0. Soft edges have all levels between, but never two equal neighbors.
  private static func flatLevels(_ values: [[Double]]) -> [Double] {
    var counts: [Int: Int] = [:]
    for row in values {
      for (left, right) in zip(row, row.dropFirst()) where left == right { counts[Int(left * 100), default: 0] += 1 }
    }
    var levels: [Int] = []
    for level in counts.filter({ $0.key > 2 && $0.value >= 12 }).keys.sorted() where level - (levels.last ?? -9) > 6 {
      levels.append(level)
    }
    return levels.map { min(1, Double($0) / 100) }
  }

  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths.isMultiple(of: 100) ? "\(hundredths / 100)" : "\(Double(hundredths) / 100)"
  }
}
