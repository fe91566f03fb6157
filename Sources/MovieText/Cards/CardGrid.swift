import MovieDisplay

/// Cards in columns.
struct CardGrid {
  private let columns: CardColumns
  private let page: TextPage

  /// The grid of a page with shelves: each shows the films that fit on one row.
  init(shelves: [[MovieCard]], page: TextPage) {
    columns = CardColumns(shelves: shelves, pageWidth: page.width)
    self.page = page
  }

  /// The grid of a page that shows all cards.
  init(_ cards: [MovieCard], page: TextPage) {
    columns = CardColumns(grid: cards, pageWidth: page.width)
    self.page = page
  }

  /// The number of cards per row.
  var count: Int { columns.count }

  /// The first cards, as many as fit on a row.
  func row(_ cards: ArraySlice<MovieCard>) -> [TextLine] {
    CardRow(cards: cards.prefix(count), columns: columns, page: page).lines
  }

  /// All cards in rows separated by an empty line.
  func lines(_ cards: [MovieCard]) -> [TextLine] {
    let rows = stride(from: 0, to: cards.count, by: count).map { row(cards[$0...]) }
    return Array(rows.joined(separator: [.empty]))
  }
}
