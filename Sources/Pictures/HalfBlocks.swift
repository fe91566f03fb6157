/// A picture in terminal cells of two pixels each: `▀` in the upper pixel's color on the lower pixel's color.
///
/// Cells are about twice as high as wide, so pixels are square.
public struct HalfBlocks: Sendable, Hashable {
  /// Two pixels, one above the other.
  public struct Cell: Sendable, Hashable {
    /// The color of the upper pixel.
    public var top: RGB
    /// The color of the lower pixel.
    public var bottom: RGB

    /// Creates a cell.
    public init(top: RGB, bottom: RGB) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// The rows from top to bottom, each with its cells from left to right.
  public let rows: [[Cell]]

  /// Crops and scales the picture to fill the cells.
  public init(_ picture: Picture, columns: Int, rows: Int) {
    let picture = picture.filling(width: columns, height: rows * 2)
    self.rows = (0..<picture.height / 2).map { row in
      (0..<picture.width).map { Cell(top: picture[$0, row * 2], bottom: picture[$0, row * 2 + 1]) }
    }
  }
}
