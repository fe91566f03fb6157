public import MovieText

/// The content of a whole screen: rows of lines, pictures and marks, and the cursor.
///
/// A frame is a value. Drawing outside the screen, or outside the area that is passed, draws nothing. Frames keep lines as
/// they are, and only the rows that differ from the previous frame become cells.
public struct Frame: Sendable, Hashable {
  /// A row or a column that is farther away is off screen on every terminal.
  private static let farthest = 1 << 20

  /// The size of the screen.
  public let size: ScreenSize
  /// The place of the cursor: a text field's caret, otherwise what has the focus.
  public var cursor = ScreenCursor()

  /// The layers of each row, from back to front.
  private(set) var rows: [[FrameLayer]]

  /// Creates an empty frame.
  public init(size: ScreenSize) {
    self.size = size
    rows = Array(repeating: [], count: size.rows)
  }

  /// Draws a line of a text view at a row and a column, which may be off screen, within an area, by default the whole
  /// screen.
  public mutating func draw(_ line: TextLine, row: Int, column: Int = 0, within area: ScreenArea? = nil) {
    let visible = visible(area)
    guard visible.rows.contains(row), !visible.columns.isEmpty, line.width > 0 else { return }
    let left = Self.clamped(column)
    rows[row].append(.text(line, column: left, within: visible.columns))
    for picture in line.pictureRows {
      let start = left + picture.column
      let columns = (start..<start + picture.columns).clamped(to: visible.columns)
      guard !columns.isEmpty, picture.row < Placeholder.limit, picture.columns <= Placeholder.limit else { continue }
      rows[row].append(.picture(id: picture.id, row: picture.row, column: start, within: columns))
    }
  }

  /// Draws text at a row and a column, which may be off screen, within an area, by default the whole screen.
  public mutating func draw(
    _ text: CleanText, style: TextStyle = .plain, link: Hyperlink? = nil, row: Int, column: Int = 0,
    within area: ScreenArea? = nil
  ) {
    draw(TextLine(text, style, link: link), row: row, column: column, within: area)
  }

  /// Draws a picture whose top left corner is at a row and a column, which may be off screen.
  ///
  /// The picture is text, so that scrolling and popups need no graphics commands. The terminal must support the kitty
  /// graphics protocol's Unicode placeholders, and the picture must have been sent to it with this id and size.
  public mutating func draw(_ picture: PlacedPicture, row: Int, column: Int, within area: ScreenArea? = nil) {
    let visible = visible(area)
    let left = Self.clamped(column)
    let columns = (left..<left + picture.columns).clamped(to: visible.columns)
    let top = Self.clamped(row)
    guard !columns.isEmpty else { return }
    for row in (top..<top + picture.rows).clamped(to: visible.rows) {
      rows[row].append(.picture(id: picture.id, row: row - top, column: left, within: columns))
    }
  }

  /// Adds attributes to the cells of an area, such as to show what has the focus.
  public mutating func mark(_ area: ScreenArea, _ attributes: CellAttributes) {
    let visible = visible(area)
    guard !visible.columns.isEmpty else { return }
    for row in visible.rows { rows[row].append(.mark(attributes, visible.columns)) }
  }

  /// Makes an area blank, such as below a popup.
  public mutating func clear(_ area: ScreenArea) {
    let visible = visible(area)
    guard !visible.columns.isEmpty else { return }
    let blank = TextLine(.blank(visible.columns.count))
    for row in visible.rows {
      rows[row].append(.text(blank, column: visible.columns.lowerBound, within: visible.columns))
    }
  }

  private func visible(_ area: ScreenArea?) -> ScreenArea { area?.intersection(size.area) ?? size.area }

  private static func clamped(_ position: Int) -> Int { min(farthest, max(-farthest, position)) }
}
