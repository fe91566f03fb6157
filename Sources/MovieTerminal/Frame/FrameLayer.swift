import MovieText

/// Something that is drawn in a row of a frame. Later layers cover earlier ones.
enum FrameLayer: Sendable, Hashable {
  /// A line that starts in a column, cut to a range of columns.
  case text(TextLine, column: Int, within: Range<Int>)
  /// A row of a picture that the terminal draws, which starts in a column, cut to a range of columns.
  case picture(id: UInt32, row: Int, column: Int, within: Range<Int>)
  /// Attributes added to the cells of a range of columns.
  case mark(CellAttributes, Range<Int>)
}
