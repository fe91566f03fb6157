/// Draws the frames of title cards without colors.
enum CardFrame {
  static func single(around rows: [TextLine], columns: Int) -> [TextLine] {
    let inner = columns - 2
    return [joined(["┌", .rule(inner), "┐"])]
      + rows.map { between("│", $0, "│", columns: columns) }
      + [joined(["└", .rule(inner), "┘"])]
  }

  /// A double frame with stepped inner corners, as on silent-film title cards. It adds four rows; the inner corners
  /// share the first and last row.
  static func double(around rows: [TextLine], columns: Int) -> [TextLine] {
    let (outer, inner) = (columns - 2, columns - 6)
    let inside = rows.enumerated().map { index, row in
      let (left, right): (CleanText, CleanText) =
        index == 0 ? ("│┌┘", "└┐│") : index == rows.count - 1 ? ("│└┐", "┌┘│") : ("││", "││")
      return between(left, row, right, columns: columns)
    }
    return [joined(["┌", .rule(outer), "┐"]), joined(["│ ┌", .rule(inner), "┐ │"])]
      + inside
      + [joined(["│ └", .rule(inner), "┘ │"]), joined(["└", .rule(outer), "┘"])]
  }

  private static func joined(_ parts: [CleanText]) -> TextLine {
    parts.reduce(into: TextLine()) { $0.append($1, .muted) }
  }

  private static func between(_ left: CleanText, _ content: TextLine, _ right: CleanText, columns: Int) -> TextLine {
    var line = TextLine(left, .muted)
    line.pad(to: (columns - content.width) / 2)
    line.append(content)
    line.append(TextLine(right, .muted), endingAt: columns)
    return line
  }
}
