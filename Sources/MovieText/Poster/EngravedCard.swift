import MovieDisplay
import MoviePictures

/// A large title card without colors: the motif in shades of one color, the title below and a frame around it.
struct EngravedCard {
  private let size: PosterSize
  private let text: CardText
  private let motif: TitleCard.Motif

  init(_ film: MovieCard, size: PosterSize) {
    self.size = size
    let card = TitleCard(film)
    text = CardText(
      card: card, score: film.score, width: size.columns - 4, widest: size.columns - 2, lines: size.rows / 3)
    motif = card.motif
  }

  /// Whether a size has enough cells for shading.
  static func fits(_ size: PosterSize) -> Bool { size.columns >= 32 }

  func lines() -> [TextLine] {
    let title = text.title.map { TextLine($0, .strong) }
    let below = [.empty] + title + [.empty, TextLine(text.year.truncated(to: size.columns - 4), .muted)]
    let art = art(columns: size.columns - 2, rows: size.rows - 2 - below.count)
    return CardFrame.single(around: art + below, columns: size.columns)
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
