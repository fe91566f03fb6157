import MovieDisplay

/// As many cards side by side as a width holds, each a spine with a title, a year, a score and an id.
struct CardRow {
  /// Holds a year, a score and an id of seven digits on one line.
  private static let narrowest = 19
  private static let widest = 28
  private static let gap = 1
  private static let titleLines = 2

  let cards: ArraySlice<MovieCard>
  private let cardWidth: Int

  /// Takes the first cards that fit.
  init(_ cards: [MovieCard], width: Int) {
    let fitting = max(1, (width + Self.gap) / (Self.narrowest + Self.gap))
    self.cards = cards.prefix(fitting)
    cardWidth = min(Self.widest, max(2, (width + Self.gap) / fitting - Self.gap))
  }

  var lines: [TextLine] {
    let titles = cards.map { CleanText($0.title).wrapped(to: cardWidth - 1, lines: Self.titleLines) }
    let height = titles.map(\.count).max() ?? 1
    var lines = (0..<max(1, height)).map { row in
      line { index, _ in
        titles[index].indices.contains(row) ? TextLine(titles[index][row], .strong) : .empty
      }
    }
    lines.append(line { _, card in facts(of: card) })
    return lines
  }

  /// One line across all cards.
  private func line(_ content: (_ index: Int, _ card: MovieCard) -> TextLine) -> TextLine {
    var line = TextLine()
    for (index, card) in cards.enumerated() {
      line.pad(to: index * (cardWidth + Self.gap))
      line.append("▎", card.score.style)
      line.append(content(index, card))
    }
    return line
  }

  private func facts(of card: MovieCard) -> TextLine {
    let year = CleanText(card.year)
    let score = CleanText(card.score.text)
    let id = CleanText("#\(card.id)")
    let inner = cardWidth - 1
    let star: CleanText = year.width + score.width + id.width + 4 <= inner ? "★ " : "★"
    var line = TextLine(year.truncated(to: inner), .muted)
    guard line.width + 1 + star.width + score.width <= inner else { return line }
    line.append(" ")
    if card.score.standing != .none {
      line.append(star.width == 2 ? "★ " : "★", card.score.style)
    }
    line.append(score, card.score.style)
    if line.width + 1 + id.width <= inner {
      line.pad(to: inner - id.width)
      line.append(id, .muted)
    }
    return line
  }
}

extension ScoreBadge {
  var style: Style {
    switch standing {
    case .high: .highScore
    case .middling: .middlingScore
    case .low: .lowScore
    case .none: .muted
    }
  }
}
