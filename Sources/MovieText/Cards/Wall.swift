import MovieDisplay

/// Pictures in rows, with captions.
struct Wall {
  let columns: WallColumns
  let page: TextPage

  /// At most as many pictures as the wall has columns.
  func row(_ tiles: [WallTile]) -> [TextLine] {
    let width = columns.size.columns
    let pictures = tiles.map { tile in
      let block = PosterBlock(
        art: page.pictures?[tile.path] ?? .titleCard, card: tile.titleCard, size: columns.size)
      guard page.isInteractive else { return block.lines(on: page) }
      let lines = block.isStored ? block.lines(on: page) : DeferredPoster(block, page: page).lines
      return lines.map { $0.leading(to: .route(tile.route)) }
    }
    let captions = tiles.map { tile in
      tile.title.wrapped(to: width, lines: CardColumns.titleLines).map {
        TextLine($0, .strong, to: .route(tile.route))
      } + tile.facts(width)
    }
    return Block.beside(pictures, at: columns.start) + Block.beside(captions, at: columns.start)
  }

  func lines(_ tiles: [WallTile]) -> [TextLine] {
    tiles.chunks(of: columns.count).map { row(Array($0)) }.separated
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

  var rowHeight: Int { size.rows + Self.caption - 1 }
}

/// A picture on a wall, with its caption.
struct WallTile {
  /// The title card in place of a missing picture.
  let titleCard: MovieCard
  let path: String?
  let title: CleanText
  let route: Route
  /// The lines below the title at a width.
  let facts: (_ width: Int) -> [TextLine]

  /// The poster of a film, with title, year, score and id. An interactive page has no line for an id alone.
  init(_ card: MovieCard, hasDay: Bool, isInteractive: Bool) {
    titleCard = card
    path = card.posterPath
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
    title = CleanText(person.name)
    route = person.route
    facts = { width in
      let id = TextLine(CleanText("#\(person.id)"), .muted)
      let line = TextLine(CleanText(person.department).truncated(to: width), .muted)
      guard line.width + 1 + id.width <= width else { return [line, id].filter { $0.width > 0 } }
      return [line.followed(by: id, endingAt: width)]
    }
  }

  private static func initials(of name: String) -> String {
    // Nicknames are in quotation marks.
    let letters = name.split(separator: " ").compactMap { $0.first { $0.isLetter || $0.isNumber } }
    return String(letters.prefix(1) + letters.dropFirst().suffix(1))
  }
}
