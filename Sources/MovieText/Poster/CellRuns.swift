/// Builds a line cell by cell, merging adjacent cells with equal text and style.
struct CellRuns {
  private var finished = TextLine()
  private var text: CleanText = ""
  private var style = TextStyle.plain
  private var count = 0

  /// Appends a character of one cell.
  mutating func append(_ text: CleanText, _ style: TextStyle) {
    if text != self.text || style != self.style {
      finished = line
      (self.text, self.style, count) = (text, style, 0)
    }
    count += 1
  }

  var line: TextLine {
    var line = finished
    line.append(.row(of: text, count), style)
    return line
  }
}
