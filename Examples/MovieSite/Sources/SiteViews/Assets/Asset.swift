import MoviePictures

/// A file of the site. Its address changes with its content, so browsers may keep it forever.
public nonisolated struct Asset: Sendable {
  /// The path.
  public let address: String
  /// The media type.
  public let type: String
  /// The content.
  public let bytes: [UInt8]

  init(_ name: String, _ ending: String, _ type: String, _ text: String) {
    bytes = Array(text.utf8)
    address = "/assets/\(name)-\(Self.fingerprint(of: bytes)).\(ending)"
    self.type = type
  }

  /// A short text that differs for other bytes.
  public static func fingerprint(of bytes: [UInt8]) -> String {
    // FNV-1a.
    String(bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }

  static let style = Asset("site", "css", "text/css; charset=utf-8", styleSheet)
  static let script = Asset("site", "js", "text/javascript; charset=utf-8", searchScript)
  static let motifs = Asset("motifs", "svg", "image/svg+xml", MotifSprite.text)
  static let icon = Asset(
    "icon", "svg", "image/svg+xml",
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1b2a4e"/>\
    <circle cx="16" cy="16" r="9" fill="#d9a441"/><path d="M7 20h18v7H7z" fill="#1b2a4e"/></svg>
    """)

  /// All files.
  public static let all = [style, script, motifs, icon]
}

/// The motifs of the title cards as one SVG file. They are traced from the same drawing as the terminal's.
nonisolated enum MotifSprite {
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

/// Outlines of the areas of a grid whose values are above a threshold, found with marching squares.
nonisolated enum Contour {
  private struct Point: Hashable {
    var x: Double
    var y: Double
  }

  /// Returns the outlines as an SVG path. Areas go to the border of the grid.
  static func path(of values: [[Double]], above threshold: Double) -> String {
    rings(of: values, above: threshold).map { ring in
      let points = simplified(ring).map {
        "\(MotifSprite.number($0.x, places: 1)) \(MotifSprite.number($0.y, places: 1))"
      }
      return "M\(points.joined(separator: "L"))Z"
    }.joined()
  }

  /// Connects the segments of all cells into closed lines.
  private static func rings(of values: [[Double]], above threshold: Double) -> [[Point]] {
    let (rows, columns) = (values.count, values.first?.count ?? 0)
    func value(_ x: Int, _ y: Int) -> Double {
      guard (0..<columns).contains(x), (0..<rows).contains(y) else { return -1e9 }
      return values[y][x]
    }
    // The value of a pixel is that of its center. Outside, everything is far below, so lines end at the border.
    func crossing(_ a: (x: Int, y: Int), _ b: (x: Int, y: Int)) -> Point {
      // In one order, so that both cells of an edge find the very same point.
      let (start, end) = (a.y, a.x) < (b.y, b.x) ? (a, b) : (b, a)
      let (first, second) = (value(start.x, start.y), value(end.x, end.y))
      let share = first < -1 || second < -1 ? 0.5 : (threshold - first) / (second - first)
      return Point(
        x: min(Double(columns), max(0, Double(start.x) + 0.5 + share * Double(end.x - start.x))),
        y: min(Double(rows), max(0, Double(start.y) + 0.5 + share * Double(end.y - start.y))))
    }
    var next: [Point: [Point]] = [:]
    for y in -1..<rows {
      for x in -1..<columns {
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        let isInside = corners.map { value($0.0, $0.1) > threshold }
        // The area is to the right of each segment. A line enters the cell where an edge goes from inside to outside.
        var entries: [Point] = []
        var exits: [Point] = []
        for side in 0..<4 {
          let other = (side + 1) % 4
          guard isInside[side] != isInside[other] else { continue }
          let point = crossing(corners[side], corners[other])
          if isInside[side] { entries.append(point) } else { exits.append(point) }
        }
        for (entry, exit) in zip(entries, exits) where entry != exit { next[entry, default: []].append(exit) }
      }
    }
    var rings: [[Point]] = []
    while let start = next.keys.min(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
      var ring = [start]
      while let last = ring.last, let point = next[last]?.popLast() {
        if next[last]?.isEmpty == true { next[last] = nil }
        if point == start { break }
        ring.append(point)
      }
      if ring.count > 2 { rings.append(ring) } else { next[start] = nil }
    }
    return rings
  }

  /// Leaves out points that are nearly on a line with their neighbors (the Douglas–Peucker algorithm).
  private static func simplified(_ ring: [Point]) -> [Point] {
    guard ring.count > 8 else { return ring }
    // A ring has no ends: split it at the point that is farthest from the first.
    let far = ring.indices.max { distance(ring[$0], ring[0]) < distance(ring[$1], ring[0]) } ?? 0
    return line(ring[0...far]).dropLast() + line(ring[far...] + [ring[0]]).dropLast()
  }

  private static func line(_ points: ArraySlice<Point>) -> [Point] {
    guard let first = points.first, let last = points.last, points.count > 2 else { return Array(points) }
    let inner = points.indices.dropFirst().dropLast()
    guard let farthest = inner.max(by: { height(points[$0], first, last) < height(points[$1], first, last) }),
      height(points[farthest], first, last) > 0.3
    else { return [first, last] }
    return line(points[points.startIndex...farthest]).dropLast() + line(points[farthest..<points.endIndex])
  }

  private static func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  /// The distance of a point from the line through two others.
  private static func height(_ point: Point, _ a: Point, _ b: Point) -> Double {
    let length = distance(a, b)
    guard length > 0 else { return distance(point, a) }
    return abs((b.x - a.x) * (a.y - point.y) - (a.x - point.x) * (b.y - a.y)) / length
  }
}
