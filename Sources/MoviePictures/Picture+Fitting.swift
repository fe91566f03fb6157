extension Picture {
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
