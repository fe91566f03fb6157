import MovieDisplay

/// The columns of a page of cards. With the gaps between them, they fill the page, unless there are too few cards.
struct CardColumns: Sendable, Hashable {
  /// Fits a year, a score and a six-digit id on one line.
  private static let fewestCells = 19
  private static let widest = 28
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
      && card.markedTitle.wrapped(to: width, lines: CardRow.titleLines + 1).count <= CardRow.titleLines
  }
}
