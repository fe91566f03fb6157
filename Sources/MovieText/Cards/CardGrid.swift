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

  /// The grid of a page with shelves: each shows the films that fit on one row. While people read a page that loads, there
  /// is room for as many as may come.
  init(shelves: [[MovieCard]], isLoading: Bool, page: TextPage) {
    let isReserved = isLoading && page.isInteractive && page.pictures != nil
    self.init(mostCards: isReserved ? TextPage.decidingFilms : shelves.map(\.count).max() ?? 0, page: page) { columns in
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

  /// The rows of films that load, if people read what is below meanwhile.
  var placeHeight: Int {
    if case .wall(let wall) = layout, wall.page.isInteractive { wall.columns.rowHeight } else { 0 }
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
    // The id and the remark; where no card has both, in one row.
    let below = zip(facts, remarks).map { [$0.below, $1].filter { $0.width > 0 } }
    let most = below.map(\.count).max() ?? 0
    let blocks = cards.enumerated().map { index, card in
      let title = titles[index].map { TextLine($0, .strong, to: card.route.map { .route($0) }) }
      let lines = title + Array(repeating: .empty, count: height - title.count) + [facts[index].line] + below[index]
      let rest = Array(repeating: TextLine.empty, count: most - below[index].count)
      return Block.barred(lines + rest, card.score.style)
    }
    return Block.beside(blocks, at: start)
  }
}

/// Pictures in rows, with captions.
struct Wall {
  let columns: WallColumns
  let page: TextPage

  func tile(of card: MovieCard, hasDay: Bool) -> WallTile {
    WallTile(card, hasDay: hasDay, isInteractive: page.isInteractive)
  }

  /// The first pictures, as many as fit on a row.
  func row(_ tiles: ArraySlice<WallTile>) -> [TextLine] {
    let tiles = tiles.prefix(columns.count)
    let width = columns.size.columns
    let pictures = tiles.map { tile in
      let block = PosterBlock(
        art: page.pictures?[tile.path] ?? .titleCard, card: tile.titleCard, size: columns.size)
      guard page.isInteractive else { return block.lines(on: page) }
      let lines = block.isStored ? block.lines(on: page) : DeferredPoster(block, page: page).lines
      return tile.route.map { route in lines.map { $0.leading(to: .route(route)) } } ?? lines
    }
    let captions = tiles.map { tile in
      tile.title.wrapped(to: width, lines: CardColumns.titleLines).map {
        TextLine($0, .strong, to: tile.route.map { .route($0) })
      } + tile.facts(width)
    }
    return Block.beside(pictures, at: columns.start) + Block.beside(captions, at: columns.start)
  }

  func lines(_ tiles: [WallTile]) -> [TextLine] {
    let rows = stride(from: 0, to: tiles.count, by: columns.count).map { row(tiles[$0...]) }
    return Array(rows.joined(separator: [.empty]))
  }

  func requests(for tiles: some Sequence<WallTile>) -> [PictureRequest] {
    tiles.compactMap { PictureRequest($0.path, $0.kind, size: columns.size) }
  }
}

/// The columns of a wall of pictures: as many as fit, equally wide and equally far from each other.
struct WallColumns: Sendable, Hashable {
  private static let narrowest = 18
  private static let widest = 24
  /// On the largest screens, pictures are at least this wide, and at least this many are beside each other.
  private static let wanted = (columns: 32, count: 7)
  /// The width and height of a page from which pictures are larger: two rows of them are on screen.
  private static let roomy = (width: 160, height: 44)
  private static let gap = 2
  /// The rows of a caption, and the empty one below it.
  private static let caption = 4

  let count: Int
  let size: PosterSize
  /// The number of cells between two pictures: a full row has no room for another cell.
  private let gap: Int

  /// Chooses columns for a number of pictures. A few are larger than many, and all are larger on a large screen.
  init(pictures: Int, on page: TextPage) {
    let pageWidth = page.width
    let pictures = page.isInteractive ? min(pictures, TextPage.decidingFilms) : pictures
    let height = page.height ?? 0
    let isRoomy = page.isInteractive && pageWidth >= Self.roomy.width && height >= Self.roomy.height
    // Two rows with their captions stay on screen.
    let highest = isRoomy ? PosterSize(fittingColumns: pageWidth, rows: height / 2 - Self.caption).columns : Self.widest
    let wanted = min(highest, Self.wanted.columns, (pageWidth + Self.gap) / Self.wanted.count - Self.gap)
    let least = isRoomy ? max(Self.widest, wanted) : Self.narrowest
    let fitting = max(1, (pageWidth + Self.gap) / (least + Self.gap))
    count = max(1, min(fitting, pictures))
    let room = (pageWidth - Self.gap * (count - 1)) / count
    size = PosterSize(columns: min(count == fitting ? highest : max(Self.widest, least), room))
    gap = count == fitting && count > 1 ? (pageWidth - count * size.columns) / (count - 1) : Self.gap
  }

  /// The column of one film, whose poster is as large as on its own page, and not smaller than in lists.
  init(ofFilmOn page: TextPage) {
    count = 1
    let columns = [Self(pictures: 1, on: page).size, PosterSize(on: page)].compactMap { $0?.columns }
    size = PosterSize(columns: columns.max() ?? 0)
    gap = Self.gap
  }

  func start(_ index: Int) -> Int { index * (size.columns + gap) }

  /// The height of a row of pictures with their captions.
  var rowHeight: Int { size.rows + Self.caption - 1 }
}

/// A picture on a wall, with its caption.
struct WallTile {
  /// The title card in place of a missing picture.
  let titleCard: MovieCard
  let path: String?
  let kind: PictureRequest.Kind
  let title: CleanText
  let route: Route?
  /// The lines below the title at a width.
  let facts: (_ width: Int) -> [TextLine]

  /// The poster of a film, with title, year, score and id. An interactive page has no line for an id alone.
  init(_ card: MovieCard, hasDay: Bool, isInteractive: Bool) {
    titleCard = card
    path = card.posterPath
    kind = .poster
    title = card.markedTitle
    route = card.route
    facts = { width in
      let facts = CardFacts(card, width: width, hasDay: hasDay)
      let below = isInteractive && card.qualifiedID == nil ? .empty : facts.below
      return [facts.line, below, card.remark(hasDay: hasDay, width: width)].filter { $0.width > 0 }
    }
  }

  /// The portrait of a person, with name, department and id. Without one, it is a card with the initials.
  init(_ person: PeopleScene.Row) {
    titleCard = MovieCard(
      id: person.id, title: Self.initials(of: person.name), year: "", score: ScoreBadge(text: "", level: .none),
      route: person.route)
    path = person.portraitPath
    kind = .portrait
    title = CleanText(person.name)
    route = person.route
    facts = { width in
      let id = TextLine(CleanText("#\(person.id)"), .muted)
      let line = TextLine(CleanText(person.department).truncated(to: width), .muted)
      guard line.width > 0, line.width + 1 + id.width <= width else { return [line, id].filter { $0.width > 0 } }
      return [line.followed(by: id, endingAt: width)]
    }
  }

  private static func initials(of name: String) -> String {
    let words = name.split(separator: " ")
    let letters = words.count > 1 ? [words.first, words.last] : [words.first]
    return letters.compactMap { $0?.first.map(String.init) }.joined()
  }
}
