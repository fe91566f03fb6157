import MovieDisplay

/// A row of cards, each with a bar in the color of its score, title, year, score and id.
struct CardRow {
  static let titleLines = 2

  let cards: ArraySlice<MovieCard>
  let columns: CardColumns
  let hasDays: Bool

  var lines: [TextLine] {
    let titles = cards.enumerated().map { index, card in
      card.markedTitle.wrapped(to: inner(index), lines: Self.titleLines)
    }
    let height = titles.map(\.count).max() ?? 1
    var lines = (0..<max(1, height)).map { row in
      line { index, card in
        titles[index].indices.contains(row)
          ? TextLine(titles[index][row], .strong, to: card.route.map { .route($0) }) : .empty
      }
    }
    let facts = cards.enumerated().map { CardFacts($1, width: inner($0), hasDay: hasDays) }
    lines.append(line { index, _ in facts[index].line })
    if facts.contains(where: { $0.below.width > 0 }) {
      lines.append(line { index, _ in facts[index].below })
    }
    let remarks = cards.enumerated().map { $1.remark(hasDay: hasDays, width: inner($0)) }
    if remarks.contains(where: { $0.width > 0 }) { lines.append(line { index, _ in remarks[index] }) }
    return lines
  }

  /// A line across all cards of the row.
  private func line(_ content: (_ index: Int, _ card: MovieCard) -> TextLine) -> TextLine {
    var line = TextLine()
    for (index, card) in cards.enumerated() {
      line.pad(to: columns.start(index))
      line.append("▎", card.score.style)
      line.append(content(index, card))
    }
    return line
  }

  /// The width of a card without its bar.
  private func inner(_ index: Int) -> Int { columns.width(index) - 1 }
}
