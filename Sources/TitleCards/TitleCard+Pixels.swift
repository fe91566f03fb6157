extension TitleCard.Motif {
  /// Returns the motif as pixels with soft edges: rows from top to bottom, each from left to right.
  public func pixels(width: Int, height: Int) -> [[TitleCard.Tone]] {
    // The number of points per pixel in either direction. The tone of a pixel is the mean of its points.
    let points = 4
    let unit = 1 / Double(width * points)
    let weight = 1 / Double(points * points)
    return (0..<max(0, height)).map { row in
      (0..<max(0, width)).map { column in
        (0..<points * points).reduce(into: TitleCard.Tone()) { sum, index in
          let x = (Double(column * points + index % points) + 0.5) * unit
          let y = (Double(row * points + index / points) + 0.5) * unit
          let tone = tone(x: x, y: y, height: Double(height * points) * unit, grain: 1.8 / Double(width))
          sum.figure += tone.figure * weight
          sum.shade += tone.shade * weight
        }
      }
    }
  }
}
