import MovieDisplay
import MoviePictures

/// A title card in color: the motif, the title below, and the year and score at the bottom of a thin frame.
struct PaintedCard {
  private let size: PosterSize
  private let text: CardText
  private let paint: CardPaint
  /// The rows above the title.
  private let art: Mosaic
  /// Empty rows above and below the title.
  private let padding: Int

  init(_ film: MovieCard, size: PosterSize, page: TextPage) {
    self.size = size
    padding = (size.rows + 4) / 16
    let card = TitleCard(film)
    text = CardText(
      card: card, score: film.score, width: size.columns - 4, widest: size.columns - 2,
      lines: size.rows - 1 - 2 * padding - max(2, size.rows / 3))
    let paint = CardPaint(card.colors, depth: page.palette.depth)
    self.paint = paint
    // Means of colors are not among the 256 indexed ones.
    let blocks = page.palette.depth == .full ? page.blocks : .half
    let rows = size.rows - 1 - 2 * padding - text.title.count
    let tones = card.motif.pixels(width: size.columns, height: rows * 2, resolution: blocks.columns)
    let picture = Picture(width: size.columns * blocks.columns, height: rows * 2 * blocks.columns) { column, row in
      paint.color(of: tones[row][column])
    }
    art = Mosaic(picture, columns: size.columns, rows: rows, blocks: blocks)
  }

  func lines() -> [TextLine] {
    let space = Array(repeating: panelLine(.empty), count: padding)
    let glyphs = art.blocks.glyphs
    return art.rows.enumerated().map { artLine($1, glyphs, isFirst: $0 == 0) }
      + space + text.title.map { panelLine(centered($0)) } + space + [foot]
  }

  private var frame: TextStyle { paint.frame(on: paint.panel) }
  private var ink: TextStyle { .colors(paint.ink, on: paint.panel) }

  private func artLine(_ cells: [Mosaic.Cell], _ glyphs: [CleanText], isFirst: Bool) -> TextLine {
    var line = CellRuns()
    for (column, cell) in cells.enumerated() {
      let isEdge = column == 0 || column == cells.count - 1
      guard isFirst || isEdge else {
        line.append(glyphs[Int(cell.pattern)], cell.style)
        continue
      }
      line.append(
        isFirst ? column == 0 ? "┌" : isEdge ? "┐" : "─" : "│", paint.frame(on: paint.background(of: cell, art.blocks)))
    }
    return line.line
  }

  private func panelLine(_ content: TextLine) -> TextLine {
    let line = TextLine("│", frame) + content
    return line + TextLine(.blank(size.columns - 1 - line.width), ink) + TextLine("│", frame)
  }

  private func centered(_ text: CleanText) -> TextLine {
    TextLine(.blank((size.columns - 2 - text.width) / 2), ink) + TextLine(text, ink)
  }

  /// The bottom of the frame, with the year and score if there is room.
  private var foot: TextLine {
    let room = size.columns - 2
    let year = text.year.truncated(to: room - 4)
    let score = year.width + text.score.width + 7 <= room ? text.score : ""
    let parts = [year, score].filter { $0.width > 0 }
    let rules = room - parts.reduce(0) { $0 + $1.width + 2 }
    var line = TextLine("└", frame)
    for (index, part) in parts.enumerated() {
      line.append(.rule(rules * (index + 1) / (parts.count + 1) - rules * index / (parts.count + 1)), frame)
      line.append(" " + part + " ", ink)
    }
    line.append(.rule(size.columns - 1 - line.width), frame)
    line.append("┘", frame)
    return line
  }
}
