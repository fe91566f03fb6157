/// An image as rows of pixels, top to bottom and left to right.
public struct Picture: Sendable, Hashable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// Three bytes per pixel: red, green, blue.
  public let bytes: [UInt8]

  /// Creates a picture from its bytes; nil unless there is at least one pixel and three bytes for each.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let (pixels, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !isTooLarge, bytes.count / 3 == pixels, bytes.count % 3 == 0 else { return nil }
    self.init(width: width, height: height, trusted: bytes)
  }

  /// Creates a picture by calling `color` for every pixel. A size below 1 counts as 1.
  public init(width: Int, height: Int, color: (_ column: Int, _ row: Int) -> RGB) {
    let (width, height) = (max(1, width), max(1, height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for row in 0..<height {
      for column in 0..<width {
        let color = color(column, row)
        bytes.append(color.red)
        bytes.append(color.green)
        bytes.append(color.blue)
      }
    }
    self.init(width: width, height: height, trusted: bytes)
  }

  /// Creates a picture without checking that there are three bytes for each pixel.
  private init(width: Int, height: Int, trusted bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// The color of a pixel. Columns and rows count from 0 and must be inside the picture.
  public subscript(column: Int, row: Int) -> RGB {
    let place = (row * width + column) * 3
    return RGB(bytes[place], bytes[place + 1], bytes[place + 2])
  }

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
