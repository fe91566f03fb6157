extension TitleCard {
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

extension TitleCard.Motif {
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
}
