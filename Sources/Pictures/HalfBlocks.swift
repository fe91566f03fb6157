/// A picture in cells of a terminal, two pixels each: `▀` in the color of the upper one, on the color of the lower one.
///
/// A cell is about twice as high as wide, so that its pixels are squares.
public struct HalfBlocks: Sendable, Hashable {
  public struct Cell: Sendable, Hashable {
    public var top: RGB
    public var bottom: RGB

    public init(top: RGB, bottom: RGB) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// From the top, each from the left.
  public let rows: [[Cell]]

  /// The picture cut and scaled to fill so many cells.
  public init(_ picture: Picture, columns: Int, rows: Int) {
    let picture = picture.filling(width: columns, height: rows * 2)
    self.rows = (0..<picture.height / 2).map { row in
      (0..<picture.width).map { Cell(top: picture[$0, row * 2], bottom: picture[$0, row * 2 + 1]) }
    }
  }
}
