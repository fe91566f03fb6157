extension TextLine {
  /// The line in ASCII. Columns stay where they are: what needs more cells takes them from the blanks that follow, or
  /// from the end of a line of `limit` cells; without any, it is written in one cell.
  package func inASCII(limit: Int) -> TextLine {
    guard pieces.contains(where: { $0.text.string.utf8.contains { $0 >= 0x80 } }) else { return self }
    var line = TextLine()
    var place = pieces.startIndex
    while place < pieces.endIndex {
      let end = pieces[place...].firstIndex { $0.isPadding || $0.isBar } ?? pieces.endIndex
      // Blanks below a picture belong to it.
      var room =
        end == pieces.endIndex ? max(0, limit - width) : pieces[end].isOfPicture ? 0 : pieces[end].text.width - 1
      let before = room
      for piece in pieces[place..<end] {
        line.append(CleanText(written: piece.text.string.inASCII(growing: &room)), piece.style, to: piece.target)
      }
      if end < pieces.endIndex {
        var padding = pieces[end]
        if padding.isBar {
          padding.text = CleanText(written: padding.text.string.inASCII(growing: &room))
        } else if padding.isOfPicture {
          line.append(.blank(room))
        } else {
          padding.text = .blank(padding.text.width - (before - room))
        }
        if case .deferred(let poster, let row)? = padding.picture {
          line.append(poster.line(row: row, to: padding.target).inASCII(limit: padding.text.width))
        } else {
          line.append(padding)
        }
      }
      place = min(end, pieces.endIndex - 1) + 1
    }
    return line
  }
}

extension TextLine.Piece {
  fileprivate var isOfPicture: Bool { picture != nil || style == .untouched }

  /// Whether the piece is the frame of a card, or between columns: what is before it ends there.
  fileprivate var isBar: Bool { text.string == "│" }

  /// Whether the piece consists of blanks that align what follows, or that are below a picture.
  fileprivate var isPadding: Bool {
    (text.width > 1 || picture != nil) && text.string.utf8.allSatisfy { $0 == 0x20 }
  }
}
