import MovieDisplay

/// Cards in columns: a wall of posters if the page has pictures, otherwise text.
struct CardGrid {
  private enum Layout {
    case text(CardColumns)
    case wall(Wall)
  }

  private let layout: Layout
  /// Whether the cards show the day of the release in place of the year.
  private let hasDays: Bool

  /// The grid of a page with shelves: each shows the films that fit on one row.
  init(shelves: [[MovieCard]], page: TextPage) {
    self.init(mostCards: shelves.map(\.count).max() ?? 0, page: page) { columns in
      shelves.flatMap { $0.prefix(columns) }
    }
  }

  /// The grid of a page that shows all cards. Where people read while more cards come, those do not change the columns.
  /// `wall` has other columns than lists of as many pictures.
  init(_ cards: [MovieCard], page: TextPage, wall: WallColumns? = nil) {
    let deciding = page.isInteractive ? Array(cards.prefix(TextPage.decidingFilms)) : cards
    self.init(mostCards: deciding.count, page: page, wall: wall) { _ in deciding }
  }

  private init(
    mostCards: Int, page: TextPage, wall: WallColumns? = nil, shown: (_ columns: Int) -> [MovieCard]
  ) {
    if page.pictures == nil {
      let columns = CardColumns(pageWidth: page.width, mostCards: mostCards, shown: shown)
      layout = .text(columns)
      hasDays = CardFacts.haveRoomForDays(shown(columns.count), width: columns.narrowest - 1)
    } else {
      let columns = wall ?? WallColumns(pictures: mostCards, on: page)
      layout = .wall(Wall(columns: columns, page: page))
      hasDays = CardFacts.haveRoomForDays(shown(columns.count), width: columns.size.columns)
    }
  }

  /// The number of cards per row.
  var count: Int {
    switch layout {
    case .text(let columns): columns.count
    case .wall(let wall): wall.columns.count
    }
  }

  /// The first cards, as many as fit on a row.
  func row(_ cards: ArraySlice<MovieCard>) -> [TextLine] {
    let cards = cards.prefix(count)
    return switch layout {
    case .text(let columns): columns.row(cards, hasDays: hasDays)
    case .wall(let wall): wall.row(cards.map { wall.tile(of: $0, hasDay: hasDays) }[...])
    }
  }

  func lines(_ cards: [MovieCard]) -> [TextLine] {
    let rows = stride(from: 0, to: cards.count, by: count).map { row(cards[$0...]) }
    return Array(rows.joined(separator: [.empty]))
  }

  func requests(for cards: some Sequence<MovieCard>) -> [PictureRequest] {
    guard case .wall(let wall) = layout else { return [] }
    return wall.requests(for: cards.map { wall.tile(of: $0, hasDay: hasDays) })
  }
}
