extension Picture {
  /// Returns the picture scaled to a size in pixels, of at least 1 each. Each new pixel is the mean of the area that it
  /// covers.
  public func scaled(toWidth width: Int, height: Int) -> Picture {
    let (width, height) = (max(1, width), max(1, height))
    guard width != self.width || height != self.height else { return self }
    let scaled = bytes.withUnsafeBufferPointer { source in
      var scaler = AreaScaler(
        source: source, sourceWidth: self.width, sourceHeight: self.height, width: width, height: height,
        line: .init(repeating: 0, count: width * 3))
      return scaler.bytes()
    }
    return Picture(width: width, height: height, trusted: scaled)
  }

  /// Returns the picture cropped to a size's aspect ratio and scaled to the size, in pixels.
  public func filling(width: Int, height: Int) -> Picture {
    cropped(toShapeOf: width, by: height).scaled(toWidth: width, height: height)
  }

  /// Returns the largest centered part of the picture with the aspect ratio of a size.
  public func cropped(toShapeOf width: Int, by height: Int) -> Picture {
    let (shapeWidth, shapeHeight) = (max(1, width), max(1, height))
    let columns = min(self.width, max(1, self.height * shapeWidth / shapeHeight))
    let rows = min(self.height, max(1, self.width * shapeHeight / shapeWidth))
    guard columns < self.width || rows < self.height else { return self }
    let (left, top) = ((self.width - columns) / 2, (self.height - rows) / 2)
    var cut: [UInt8] = []
    cut.reserveCapacity(columns * rows * 3)
    for row in top..<top + rows {
      let start = (row * self.width + left) * 3
      cut += bytes[start..<start + columns * 3]
    }
    return Picture(width: columns, height: rows, trusted: cut)
  }
}

/// Averages areas with integers. A source pixel is as many units wide as the target has columns, and a target pixel as
/// many as the source has; so both pictures have the same size in units, and all borders are whole numbers.
private struct AreaScaler {
  let source: UnsafeBufferPointer<UInt8>
  let sourceWidth: Int
  let sourceHeight: Int
  let width: Int
  let height: Int
  /// A source row scaled to the target's width. Each value is a sum over the units of a target pixel, not yet divided.
  var line: [Int]
  var rowOfLine = -1

  mutating func bytes() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(width * height * 3)
    var sums = line
    let area = sourceWidth * sourceHeight
    for row in 0..<height {
      for index in sums.indices { sums[index] = 0 }
      Self.cover(row, of: height, by: sourceHeight) { sourceRow, weight in
        scaleRow(sourceRow)
        for index in sums.indices { sums[index] &+= line[index] &* weight }
      }
      for sum in sums { output.append(UInt8(truncatingIfNeeded: (sum + area / 2) / area)) }
    }
    return output
  }

  /// Scales a source row to the target's width, unless it was the last one scaled.
  private mutating func scaleRow(_ row: Int) {
    guard row != rowOfLine else { return }
    rowOfLine = row
    let start = row * sourceWidth * 3
    for column in 0..<width {
      var (red, green, blue) = (0, 0, 0)
      Self.cover(column, of: width, by: sourceWidth) { sourceColumn, weight in
        let place = start &+ sourceColumn &* 3
        red &+= Int(source[place]) &* weight
        green &+= Int(source[place &+ 1]) &* weight
        blue &+= Int(source[place &+ 2]) &* weight
      }
      line[column * 3] = red
      line[column * 3 + 1] = green
      line[column * 3 + 2] = blue
    }
  }

  /// Calls `body` with each source pixel that a target pixel covers, and the number of units that it covers of it.
  @inline(__always)
  private static func cover(_ index: Int, of count: Int, by sourceCount: Int, _ body: (Int, Int) -> Void) {
    var place = index * sourceCount
    let end = place + sourceCount
    var pixel = place / count
    while place < end {
      let weight = min(end, (pixel + 1) * count) - place
      body(pixel, weight)
      place += weight
      pixel += 1
    }
  }
}
