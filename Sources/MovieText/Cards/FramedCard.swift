import MovieDisplay
import MoviePictures

/// A small title card without colors: the title between two rules, framed as in silent films.
struct FramedCard {
  private let size: PosterSize
  private let text: CardText
  /// Whether there is room for an inner frame.
  private let isDouble: Bool
  /// The width of the text.
  private let width: Int

  init(_ film: MovieCard, size: PosterSize) {
    self.size = size
    isDouble = size.columns >= 20
    width = size.columns - (isDouble ? 6 : 4)
    // The inner frame's corners narrow the first and last rows, so the title stays out of them.
    text = CardText(film, width: width, lines: size.rows - (isDouble ? 8 : 4))
  }

  func lines() -> [TextLine] {
    let room = size.rows - (isDouble ? 4 : 2)
    let content = content(room: room)
    let above = (room - content.count) / 2
    let rows = (0..<room).map { content.indices.contains($0 - above) ? content[$0 - above] : .empty }
    return rows.framed(columns: size.columns, isDouble: isDouble)
  }

  private func content(room: Int) -> [TextLine] {
    let title = text.title.map { TextLine($0, .strong) }
    let year = TextLine(text.year.truncated(to: width), .muted)
    return [
      [rule, .empty] + title + [.empty, rule, .empty, year], [rule] + title + [rule, year], title + [.empty, year],
    ].first { $0.count <= room } ?? title
  }

  /// A horizontal line. Its width is odd if the card's is, so that it can be centered exactly.
  private var rule: TextLine {
    let length = size.columns / 3 - 2
    let line = TextLine(.rule(length + (length + size.columns) % 2), .muted)
    return TextLine("◆ ", .heading) + line + TextLine(" ◆", .heading)
  }
}

/// A large title card without colors: the motif in shades of one color, the title below and a frame around it.
struct EngravedCard {
  private let size: PosterSize
  private let text: CardText
  private let motif: TitleCard.Motif

  init(_ film: MovieCard, size: PosterSize) {
    self.size = size
    text = CardText(film, width: size.columns - 4, lines: size.rows / 3)
    motif = TitleCard(film).motif
  }

  /// Whether a size has enough cells for shading.
  static func fits(_ size: PosterSize) -> Bool { size.columns >= 32 }

  func lines() -> [TextLine] {
    let title = text.title.map { TextLine($0, .strong) }
    let below = [.empty] + title + [.empty, TextLine(text.year.truncated(to: size.columns - 4), .muted)]
    let art = art(columns: size.columns - 2, rows: size.rows - 2 - below.count)
    return (art + below).framed(columns: size.columns)
  }

  private func art(columns: Int, rows: Int) -> [TextLine] {
    let tones = motif.pixels(width: columns, height: rows * 2)
    return (0..<rows).map { row in
      var line = CellRuns()
      for (top, bottom) in zip(tones[row * 2], tones[row * 2 + 1]) {
        line.append(Self.character(top: top.figure, bottom: bottom.figure), .command)
      }
      return line.line
    }
  }

  /// Half blocks at edges, shades elsewhere.
  private static func character(top: Double, bottom: Double) -> CleanText {
    if top > 0.6, bottom < 0.3 { return "▀" }
    if bottom > 0.6, top < 0.3 { return "▄" }
    switch (top + bottom) / 2 {
    case ..<0.12: return " "
    case ..<0.38: return "░"
    case ..<0.62: return "▒"
    case ..<0.86: return "▓"
    default: return "█"
    }
  }
}

extension [TextLine] {
  /// The rows in a frame. A double one has stepped inner corners, as on silent-film title cards: it adds two rows more, and
  /// the inner corners share the first and last row.
  fileprivate func framed(columns: Int, isDouble: Bool = false) -> [TextLine] {
    let inside = enumerated().map { index, row in
      let (left, right): (CleanText, CleanText) =
        !isDouble ? ("│", "│") : index == 0 ? ("│┌┘", "└┐│") : index == count - 1 ? ("│└┐", "┌┘│") : ("││", "││")
      return row.between(left, right, columns: columns)
    }
    let (outer, inner) = (CleanText.rule(columns - 2), CleanText.rule(columns - 6))
    let top = isDouble ? [TextLine.frame(["│ ┌", inner, "┐ │"])] : []
    let bottom = isDouble ? [TextLine.frame(["│ └", inner, "┘ │"])] : []
    return [TextLine.frame(["┌", outer, "┐"])] + top + inside + bottom + [TextLine.frame(["└", outer, "┘"])]
  }
}

extension TextLine {
  fileprivate static func frame(_ parts: [CleanText]) -> TextLine {
    parts.reduce(into: TextLine()) { $0.append($1, .muted) }
  }

  fileprivate func between(_ left: CleanText, _ right: CleanText, columns: Int) -> TextLine {
    var line = TextLine(left, .muted)
    line.pad(to: (columns - width) / 2)
    return (line + self).followed(by: TextLine(right, .muted), endingAt: columns)
  }
}
