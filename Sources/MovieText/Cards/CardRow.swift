import MovieDisplay

/// A row of as many cards as fit, each with a bar in the color of its score, title, year, score and id.
struct CardRow {
  /// Fits a year, a score and a seven-digit id on one line.
  private static let narrowest = 19
  private static let widest = 28
  private static let gap = 1
  private static let titleLines = 2

  let cards: ArraySlice<MovieCard>
  private let cardWidth: Int
  private let page: TextPage

  /// Creates a row of the first cards that fit.
  init(_ cards: ArraySlice<MovieCard>, page: TextPage) {
    let columns = Self.columns(in: page.width)
    self.cards = cards.prefix(columns)
    self.page = page
    cardWidth = min(Self.widest, max(2, (page.width + Self.gap) / columns - Self.gap))
  }

  /// The number of cards per row.
  static func columns(in width: Int) -> Int {
    max(1, (width + gap) / (narrowest + gap))
  }

  /// All cards in rows separated by an empty line.
  static func grid(_ cards: [MovieCard], page: TextPage) -> [TextLine] {
    let columns = columns(in: page.width)
    let rows = stride(from: 0, to: cards.count, by: columns).map { CardRow(cards[$0...], page: page).lines }
    return Array(rows.joined(separator: [.empty]))
  }

  var lines: [TextLine] {
    let titles = cards.map { CleanText($0.title).wrapped(to: cardWidth - 1, lines: Self.titleLines) }
    let height = titles.map(\.count).max() ?? 1
    var lines = (0..<max(1, height)).map { row in
      line { index, card in
        titles[index].indices.contains(row)
          ? TextLine(titles[index][row], .strong, link: page.link(to: card.route)) : .empty
      }
    }
    lines.append(line { _, card in facts(of: card) })
    // A qualified id is too long to stand beside the year and the score.
    if cards.contains(where: { $0.qualifiedID != nil }) {
      lines.append(line { _, card in TextLine(CleanText(card.qualifiedID ?? "").truncated(to: cardWidth - 1), .muted) })
    }
    if cards.contains(where: { $0.remark != nil }) {
      lines.append(line { _, card in TextLine(CleanText(card.remark ?? "").truncated(to: cardWidth - 1), .muted) })
    }
    return lines
  }

  /// A line across all cards of the row.
  private func line(_ content: (_ index: Int, _ card: MovieCard) -> TextLine) -> TextLine {
    var line = TextLine()
    for (index, card) in cards.enumerated() {
      line.pad(to: index * (cardWidth + Self.gap))
      line.append("▎", card.score.style)
      line.append(content(index, card))
    }
    return line
  }

  /// The year, score and id. The id is left out first if there is no room, then the score.
  private func facts(of card: MovieCard) -> TextLine {
    let inner = cardWidth - 1
    let year = CleanText(card.year)
    let id = TextLine(CleanText(card.qualifiedID == nil ? card.shownID : ""), .muted)
    let isTight = year.width + CleanText(card.score.text).width + id.width + 4 > inner
    let score = card.score.line(isTight: isTight)
    var line = TextLine(year.truncated(to: inner), .muted)
    guard line.width + 1 + score.width <= inner else { return line }
    // The id is more useful than a placeholder.
    let hasRoomForID = id.width == 0 || line.width + score.width + id.width + 2 <= inner
    if card.score.level != .none || hasRoomForID {
      line.append(" ")
      line.append(score)
    }
    if line.width + 1 + id.width <= inner {
      line.pad(to: inner - id.width)
      line.append(id)
    }
    return line
  }
}
