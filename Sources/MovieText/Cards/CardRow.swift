import MovieDisplay

/// A row of cards, each with a bar in the color of its score, title, year, score and id.
struct CardRow {
  static let titleLines = 2

  let cards: ArraySlice<MovieCard>
  let columns: CardColumns
  let hasDays: Bool

  var lines: [TextLine] {
    let titles = cards.enumerated().map { $1.markedTitle.wrapped(to: inner($0), lines: Self.titleLines) }
    let height = max(1, titles.map(\.count).max() ?? 1)
    let facts = cards.enumerated().map { CardFacts($1, width: inner($0), hasDay: hasDays) }
    let remarks = cards.enumerated().map { $1.remark(hasDay: hasDays, width: inner($0)) }
    let blocks = cards.enumerated().map { index, card in
      let title = titles[index].map { TextLine($0, .strong, to: card.route.map { .route($0) }) }
      var lines = title + Array(repeating: .empty, count: height - title.count) + [facts[index].line]
      if facts.contains(where: { $0.below.width > 0 }) { lines.append(facts[index].below) }
      if remarks.contains(where: { $0.width > 0 }) { lines.append(remarks[index]) }
      return Block.barred(lines, card.score.style)
    }
    return Block.beside(blocks, at: columns.start)
  }

  /// The width of a card without its bar.
  private func inner(_ index: Int) -> Int { columns.width(index) - 1 }
}
