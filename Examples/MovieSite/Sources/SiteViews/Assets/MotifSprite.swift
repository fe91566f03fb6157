import MoviePictures

/// The motifs of the title cards as one SVG file. They are traced from the same drawing as the terminal's.
enum MotifSprite {
  /// The number of points sampled in either direction.
  private static let size = 120

  static let text: String = {
    let symbols = TitleCard.Motif.allCases.map { motif in
      let tones = motif.pixels(width: size / 2, height: size / 2, resolution: 2)
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

  /// The levels of areas in at most five steps, from below, without 0.
  ///
  /// On soft edges, neighbors differ: they are no areas, however long they are.
  private static func flatLevels(_ values: [[Double]]) -> [Double] {
    let steps = 5.0
    var areas: [Int: (count: Int, sum: Double)] = [:]
    for row in values {
      for (left, right) in zip(row, row.dropFirst()) where abs(left - right) < 0.03 {
        areas[Int((left * steps).rounded()), default: (0, 0)].count += 1
        areas[Int((left * steps).rounded()), default: (0, 0)].sum += left
      }
    }
    return areas.filter { $0.key > 0 && $0.value.count >= 12 }.sorted { $0.key < $1.key }
      .map { min(1, $0.value.sum / Double($0.value.count)) }
  }

  /// A number with at most `places` decimals.
  static func number(_ value: Double, places: Int = 2) -> String {
    let unit = places == 1 ? 10.0 : 100.0
    let rounded = (value * unit).rounded() / unit
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
