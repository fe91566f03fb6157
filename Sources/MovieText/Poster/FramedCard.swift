import MovieDisplay
import MoviePictures

/// A small title card without colors: the title between two rules, framed as in silent films.
struct FramedCard {
  private let size: PosterSize
  private let text: CardText
  /// Whether there is room for an inner frame.
  private let isDouble: Bool

  init(_ film: MovieCard, size: PosterSize) {
    self.size = size
    isDouble = size.columns >= 20
    // The inner frame's corners narrow the first and last rows, so the title stays out of them.
    text = CardText(
      card: TitleCard(film), score: film.score, width: size.columns - (isDouble ? 6 : 4),
      widest: size.columns - (isDouble ? 4 : 2), lines: size.rows - (isDouble ? 8 : 4))
  }

  func lines() -> [TextLine] {
    let room = size.rows - (isDouble ? 4 : 2)
    let content = content(room: room)
    let above = (room - content.count) / 2
    let rows = (0..<room).map { content.indices.contains($0 - above) ? content[$0 - above] : .empty }
    return isDouble
      ? CardFrame.double(around: rows, columns: size.columns) : CardFrame.single(around: rows, columns: size.columns)
  }

  /// The title and year, with rules between them if there is room.
  private func content(room: Int) -> [TextLine] {
    let title = text.title.map { TextLine($0, .strong) }
    let year = TextLine(text.year.truncated(to: size.columns - (isDouble ? 6 : 4)), .muted)
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
