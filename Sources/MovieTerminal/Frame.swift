public import MovieText

/// The content of a whole screen: rows of lines, pictures and marks, and the cursor.
///
/// A frame is a value. Drawing outside the screen, or outside the area that is passed, draws nothing. Frames keep lines as
/// they are, and only the rows that differ from the previous frame become cells.
public struct Frame: Sendable, Hashable {
  /// A column that is farther away is off screen on every terminal.
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
  ///
  /// Pictures are text, too, so that scrolling and popups need no graphics commands. For those of `PosterArt.stored`, the
  /// terminal must support the kitty graphics protocol's Unicode placeholders.
  public mutating func draw(_ line: TextLine, row: Int, column: Int = 0, within area: ScreenArea? = nil) {
    let visible = visible(area)
    guard visible.rows.contains(row), !visible.columns.isEmpty, line.width > 0 else { return }
    let left = min(Self.farthest, max(-Self.farthest, column))
    rows[row].append(.text(line, column: left, within: visible.columns))
  }

  /// Draws lines below each other, the first of them at a row, as single lines are drawn.
  public mutating func draw(
    _ lines: some Sequence<TextLine>, row: Int, column: Int = 0, within area: ScreenArea? = nil
  ) {
    for (index, line) in lines.enumerated() { draw(line, row: row + index, column: column, within: area) }
  }

  /// Draws text at a row and a column, which may be off screen, within an area, by default the whole screen.
  public mutating func draw(
    _ text: CleanText, style: TextStyle = .plain, row: Int, column: Int = 0, within area: ScreenArea? = nil
  ) {
    draw(TextLine(text, style), row: row, column: column, within: area)
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
    let blank = TextLine(.blank(visible.columns.count))
    for row in visible.rows { draw(blank, row: row, column: visible.columns.lowerBound, within: visible) }
  }

  private func visible(_ area: ScreenArea?) -> ScreenArea { area?.intersection(size.area) ?? size.area }
}

/// Something that is drawn in a row of a frame. Later layers cover earlier ones.
enum FrameLayer: Sendable, Hashable {
  /// A line that starts in a column, cut to a range of columns.
  case text(TextLine, column: Int, within: Range<Int>)
  /// Attributes added to the cells of a range of columns.
  case mark(CellAttributes, Range<Int>)
}

/// A rectangle of cells, which may be empty or extend beyond the screen.
public struct ScreenArea: Sendable, Hashable {
  /// The rows.
  public var rows: Range<Int>
  /// The columns.
  public var columns: Range<Int>

  /// Creates an area.
  public init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }

  /// Returns what two areas have in common.
  public func intersection(_ other: ScreenArea) -> ScreenArea {
    ScreenArea(rows: rows.clamped(to: other.rows), columns: columns.clamped(to: other.columns))
  }
}

/// The place of the cursor. Screen readers and input methods follow it, even if it is hidden.
public struct ScreenCursor: Sendable, Hashable {
  /// The row, from 0.
  public var row: Int
  /// The column, from 0.
  public var column: Int
  /// Whether it is shown, as in a text field.
  public var isVisible: Bool

  /// Creates a cursor. By default, it is hidden, at the top left.
  public init(row: Int = 0, column: Int = 0, isVisible: Bool = false) {
    self.row = row
    self.column = column
    self.isVisible = isVisible
  }
}

/// How cells look apart from their colors. They work without colors, too.
public struct CellAttributes: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold.
  public static let bold = CellAttributes(rawValue: 1)
  /// Dim, as of text that is out of date.
  public static let dim = CellAttributes(rawValue: 2)
  /// Italic.
  public static let italic = CellAttributes(rawValue: 4)
  /// Underlined.
  public static let underline = CellAttributes(rawValue: 8)
  /// Foreground and background exchanged, as of what has the focus.
  public static let reverse = CellAttributes(rawValue: 16)
}
