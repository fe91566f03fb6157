/// An image in terminal cells with two pixels each: `▀` in the upper pixel's color on the lower pixel's color.
///
/// Cells are about twice as high as wide, so pixels are square.
public struct HalfBlocks: Sendable, Hashable {
  public struct Cell: Sendable, Hashable {
    public var top: RGB
    public var bottom: RGB

    public init(top: RGB, bottom: RGB) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// Rows from top to bottom, cells from left to right.
  public let rows: [[Cell]]

  /// Crops and scales the picture to fill the cells.
  public init(_ picture: Picture, columns: Int, rows: Int) {
    let picture = picture.filling(width: columns, height: rows * 2)
    self.rows = (0..<picture.height / 2).map { row in
      (0..<picture.width).map { Cell(top: picture[$0, row * 2], bottom: picture[$0, row * 2 + 1]) }
    }
  }
}
