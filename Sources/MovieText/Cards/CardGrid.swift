package import MovieDisplay
import MoviePictures

/// Cards in columns: a wall of posters if the page has pictures, otherwise text.
struct CardGrid {
  private enum Layout {
    case text(CardColumns)
    case wall(Wall)
  }

  private let layout: Layout
  /// Whether the cards show the day of the release in place of the year.
  private let hasDays: Bool

  /// The grid of a page with rows: each shows the films that fit beside each other. While people read a page that loads,
  /// there is room for as many as may come.
  init(rows: [[MovieCard]], isLoading: Bool, page: TextPage) {
    let isReserved = isLoading && page.isInteractive && page.pictures != nil
    self.init(mostCards: isReserved ? TextPage.decidingFilms : rows.map(\.count).max() ?? 0, page: page) { columns in
      rows.flatMap { $0.prefix(columns) }
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

  /// The rows of films that load, if people read what is below meanwhile.
  var placeHeight: Int {
    if case .wall(let wall) = layout, wall.page.isInteractive { wall.columns.rowHeight } else { 0 }
  }

  func row(_ cards: ArraySlice<MovieCard>) -> [TextLine] {
    let cards = cards.prefix(count)
    return switch layout {
    case .text(let columns): columns.row(cards, hasDays: hasDays)
    case .wall(let wall):
      wall.row(cards.map { WallTile($0, hasDay: hasDays, isInteractive: wall.page.isInteractive) })
    }
  }

  func lines(_ cards: [MovieCard]) -> [TextLine] {
    cards.chunks(of: count).map(row).separated
  }

  func requests(for cards: some Sequence<MovieCard>) -> [PictureRequest] {
    guard case .wall(let wall) = layout else { return [] }
    return cards.compactMap { PictureRequest($0.posterPath, .poster, size: wall.columns.size) }
  }
}

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

  func row(_ cards: ArraySlice<MovieCard>, hasDays: Bool) -> [TextLine] {
    // The width of a card without its bar.
    func inner(_ index: Int) -> Int { width(index) - 1 }
    let titles = cards.enumerated().map { $1.markedTitle.wrapped(to: inner($0), lines: Self.titleLines) }
    let height = max(1, titles.map(\.count).max() ?? 1)
    let room = narrowest - 1
    let facts = cards.enumerated().map { CardFacts($1, width: inner($0), room: room, hasDay: hasDays) }
    let remarks = cards.map { $0.remark(hasDay: hasDays, width: room) }
    // The id and the remark; where no card has both, in one row.
    let below = zip(facts, remarks).map { [$0.below, $1].filter { $0.width > 0 } }
    let most = below.map(\.count).max() ?? 0
    let blocks = cards.enumerated().map { index, card in
      let title = titles[index].map { TextLine($0, .strong, to: .route(card.route)) }
      let lines = title + Array(repeating: .empty, count: height - title.count) + [facts[index].line] + below[index]
      let rest = Array(repeating: TextLine.empty, count: most - below[index].count)
      return Block.barred(lines + rest, card.score.style)
    }
    return Block.beside(blocks, at: start)
  }
}

/// A film's release, score and id.
struct CardFacts {
  /// The day or the year and the score, and the id at the right edge if there is room.
  let line: TextLine
  /// The id, if it is not on the line.
  let below: TextLine

  /// With `hasDay`, the day of the release is in place of the year. What is shown depends on `room`, the narrowest width of
  /// a row of cards, so that a column that is a cell wider does not show more than the others.
  init(_ card: MovieCard, width: Int, room: Int? = nil, hasDay: Bool) {
    let room = room ?? width
    let id = TextLine(CleanText(card.shownID).truncated(to: width), .muted)
    let score = card.score.line()
    let day = hasDay ? card.releaseDay.map { CleanText($0) } : nil
    var line = TextLine((day ?? CleanText(card.year)).truncated(to: width), .muted)
    let isBesideID = card.qualifiedID == nil && line.width + score.width + id.width + 2 <= room
    // The id is more useful than a placeholder.
    if line.width + 1 + score.width <= room, card.score.level != .none || card.qualifiedID != nil || isBesideID {
      line.append(" ")
      line.append(score)
    }
    let isBeside = card.qualifiedID == nil && line.width + 1 + id.width <= room
    self.line = isBeside ? line.followed(by: id, endingAt: width) : line
    below = isBeside ? .empty : id
  }

  /// Whether the year, the score and the id fit on one line.
  static func fit(_ card: MovieCard, width: Int) -> Bool {
    card.qualifiedID != nil || CardFacts(card, width: width, hasDay: false).below.width == 0
  }

  /// Whether all cards of a grid have room for the day, so that days and years do not mix.
  static func haveRoomForDays(_ cards: some Sequence<MovieCard>, width: Int) -> Bool {
    cards.allSatisfy { card in
      guard let day = card.releaseDay else { return true }
      return CleanText(day).width + card.score.line().width + CleanText(card.shownID).width + 3 <= width
    }
  }
}

extension MovieCard {
  /// The id as it is typed: `#12`, or `built-in:12` for a film that is not of the catalog in use.
  package var shownID: String { qualifiedID ?? "#\(id)" }

  package init(_ film: DetailScene.Film) {
    self.init(
      id: film.id, title: film.title, year: film.year, score: film.score, posterPath: film.posterPath, route: film.route
    )
  }

  /// The title after the marks, such as `♥ ✓4.5 Nosferatu`.
  var markedTitle: CleanText {
    let marks = marks.map { $0.kind.symbol + ($0.text ?? "") }
    return CleanText((marks + [title]).joined(separator: " "))
  }

  /// The remark to show below the facts, with as many of its parts as there is room for; empty if the facts say the same.
  func remark(hasDay: Bool, width: Int) -> TextLine {
    guard let remark, !hasDay || remark != releaseDay else { return .empty }
    let parts = remark.split(separator: " · ")
    let texts = parts.indices.reversed().map { CleanText(parts[...$0].joined(separator: " · ")) }
    return TextLine((texts.first { $0.width <= width } ?? texts.last ?? "").truncated(to: width), .muted)
  }
}

extension TitleCard {
  init(_ card: MovieCard) {
    self.init(id: card.id, title: CleanText(card.title).string, year: card.year)
  }
}

extension FilmMark.Kind {
  package var symbol: String {
    switch self {
    case .favorite: "♥"
    case .watchlist: "○"
    case .seen: "✓"
    }
  }
}

extension FilmMark {
  /// The marks of cards with their meanings, such as `♥ favorite` and `✓ seen`.
  static func legend(of cards: [MovieCard]) -> [CleanText] {
    let marks = cards.flatMap(\.marks)
    return Kind.allCases.compactMap { kind in
      // The name of a mark with stars explains the stars, too.
      marks.filter { $0.kind == kind && !$0.name.isEmpty }.max { $0.text == nil && $1.text != nil }.map { mark in
        CleanText("\(kind.symbol) \(mark.name)")
      }
    }
  }
}

extension ScoreBadge {
  /// The score after a star. Films without a score have no star.
  func line() -> TextLine {
    TextLine(level == .none ? "" : "★ ", style) + TextLine(CleanText(text), style)
  }

  /// The style of the score's level. A score of few votes is no recommendation, so it is muted.
  var style: TextStyle { isTentative ? .muted : .score(level) }
}
