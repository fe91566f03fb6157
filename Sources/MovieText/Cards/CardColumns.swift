import MovieDisplay

/// The columns of a page of cards. With the gaps between them, they fill the page, unless there are too few cards.
struct CardColumns: Sendable, Hashable {
  /// Fits a year, a score and a six-digit id on one line.
  private static let fewestCells = 19
  private static let widest = 28
  static let titleLines = 2
  private static let gap = 1

  let count: Int
  /// The width of all columns and the gaps between them.
  private let width: Int

  /// Chooses as many columns as show all cards in full, if there is room. `shown` returns the cards for a number of columns.
  init(pageWidth: Int, mostCards: Int, shown: (_ columns: Int) -> [MovieCard]) {
    let most = max(1, (pageWidth + Self.gap) / (Self.fewestCells + Self.gap))
    let fewest = min(most, (pageWidth + Self.gap + Self.widest) / (Self.widest + Self.gap))
    guard mostCards >= fewest else {
      // The row does not reach the right edge in any case.
      count = max(1, fewest - 1)
      width = count * (Self.widest + Self.gap) - Self.gap
      return
    }
    width = pageWidth
    var best = (columns: fewest, cut: Int.max)
    for columns in (fewest...min(most, mostCards)).reversed() where best.cut > 0 {
      let inner = (pageWidth + Self.gap) / columns - Self.gap - 1
      let cut = shown(columns).count { !Self.fits($0, width: inner) }
      if cut < best.cut { best = (columns, cut) }
    }
    count = best.columns
  }

  /// Where a column begins. All are equally wide, or differ by one cell.
  func start(_ index: Int) -> Int { index * (width + Self.gap) / count }

  func width(_ index: Int) -> Int { max(2, start(index + 1) - start(index) - Self.gap) }

  var narrowest: Int { (0..<count).map(width).min() ?? 0 }

  private static func fits(_ card: MovieCard, width: Int) -> Bool {
    CardFacts.fit(card, width: width)
      && card.markedTitle.wrapped(to: width, lines: titleLines + 1).count <= titleLines
  }

  /// A row of cards, each with a bar in the color of its score, title, year, score and id.
  func row(_ cards: ArraySlice<MovieCard>, hasDays: Bool) -> [TextLine] {
    // The width of a card without its bar.
    func inner(_ index: Int) -> Int { width(index) - 1 }
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
    return Block.beside(blocks, at: start)
  }
}
