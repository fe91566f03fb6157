import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import ViewerScenes

// The lines of the pages, and the pictures that they have room for.
extension Browser {
  /// The fewest rows for a carousel of posters.
  private static let rowsForPosters = 20
  /// The fewest rows for the wide poster of a picked film, and its title.
  private static let rowsForPick = 24
  /// The fewest columns for a preview beside a list.
  private static let columnsForPreview = 100

  /// The number of rows for the page.
  private var contentHeight: Int { max(0, size.rows - (hasField ? 4 : 3)) }

  /// The number of rows that scroll.
  var bodyHeight: Int { currentPage?.height ?? contentHeight }

  /// The columns of the preview beside a list; nil if there is none.
  var previewColumns: Range<Int>? {
    guard size.columns >= Self.columnsForPreview, let currentPage, !currentPage.cards.isEmpty,
      currentPage.route != .home, !showsPosters(currentPage)
    else { return nil }
    let width = min(60, size.columns * 2 / 5)
    return size.columns - width..<size.columns
  }

  /// Whether a row of posters and their titles fit on the screen.
  var hasRoomForPosters: Bool { size.rows >= Self.rowsForPosters }

  /// Whether the lists of a page are walls of posters, and whether the page of a film or a person has its picture.
  func showsPosters(_ page: BrowserPage) -> Bool {
    guard textPage.showsPictures, page.cards.isEmpty || hasRoomForPosters else { return false }
    return page.showsPosters ?? (page.route == .home || page.cards.isEmpty || showsWalls)
  }

  /// The page of text that a page is laid out on.
  private func textPage(for page: BrowserPage) -> TextPage {
    var text = textPage
    text.width = max(1, (previewColumns?.lowerBound ?? size.columns + 2) - 2)
    text.height = contentHeight
    text.isInteractive = true
    text.carouselOffsets = page.offsets
    // Rows that load would move a link below them. An empty shelf and a film for tonight have other ones.
    let isLoading = page.content?.isLoading ?? true
    if page.content?.nextPage == .available || page.route.otherPick != nil || page.route == text.closingHint?.route
      || page.cards.isEmpty && (isLoading || page.order != nil || page.addsToShelf != nil)
    {
      text.closingHint = nil
    }
    // In small windows, pictures leave no room for names.
    let hasRoomForNames =
      switch page.route {
      case .people: hasRoomForPosters
      case .pick: size.rows >= Self.rowsForPick
      default: true
      }
    if hasRoomForNames, showsPosters(page) {
      text.pictures = PagePictures()
    }
    return text
  }

  /// Whether the search for what is typed has succeeded.
  private func hasResults(_ page: BrowserPage) -> Bool {
    page.content?.facts.answeredQuery == field.text && page.content?.hasFailed == false
  }

  /// The film in focus that the results of a search lack: a key never acts on another one.
  private func keptFilm(on page: BrowserPage) -> Route? {
    guard hasField, !field.text.isEmpty, page.wasMoved, hasResults(page) else { return nil }
    return page.focus?.destination.route.flatMap { page.card(of: $0) == nil ? knownFilms.card(of: $0)?.route : nil }
  }

  /// The films whose titles begin with what is typed, until the search has found some; then the one that is kept.
  private func matches(for page: BrowserPage, on text: TextPage) -> [TextLine] {
    guard hasField, !field.text.isEmpty else { return [] }
    let cards =
      hasResults(page) && !page.cards.isEmpty
      ? [keptFilm(on: page).flatMap(knownFilms.card)].compactMap(\.self) : knownFilms.matches(field.text)
    guard !cards.isEmpty else { return [] }
    let results = SearchScene.Results(
      title: words.knownFilms, extent: "", rows: cards.map { SearchScene.Row(card: $0) }, ending: .end)
    var text = text
    text.pictures = nil
    return SearchText(page: text).lines(of: SearchScene.ViewModel(query: field.text, content: .results(results)))
      + [.empty]
  }

  /// The line at the end of a list whose last pages brought nothing new or could not be loaded, how films come onto an
  /// empty shelf, what leads from a film for tonight to another one, or where the settings lead.
  private func ending(of page: BrowserPage, on text: TextPage) -> [TextLine] {
    guard let content = page.content else { return [] }
    if page.route == .settings, !settingsLinks.isEmpty {
      return [.empty]
        + settingsLinks.map { TextLine(CleanText($0.text).truncated(to: text.width), .command, to: .route($0.route)) }
    }
    if let other = page.route.otherPick, content.facts.film != nil {
      return [.empty, TextLine(CleanText(words.otherFilm).truncated(to: text.width), .command, to: .command(other))]
    }
    if page.order != nil, content.cards.isEmpty, page.narrowing.isEmpty, page.route.criteria?.isEmpty == false {
      return [.empty, TextLine(CleanText(words.clearsCriteria), .command, to: .command(page.route.meeting([])))]
    }
    let sentences: [String]
    if content.nextPage == .stalled || content.nextPage == .failed {
      let reason = content.nextPage == .stalled ? words.nothingNew : content.warnings.first
      guard reason != status else { return [] }
      let retry = keys.key(of: .refresh).map { words.retries("\($0)") }
      sentences = [reason?.withoutFullStop, retry].compactMap(\.self)
    } else if page.narrowing.isEmpty, !content.isLoading, !content.hasFailed, let add = page.addsToShelf,
      let key = keys.key(of: add)
    {
      sentences = [words.fillsShelf("\(key)")]
    } else {
      return []
    }
    let lines = CleanText(sentences.joined(separator: " · ")).wrapped(to: text.width)
    return [.empty] + lines.map { TextLine($0, .muted) }
  }

  /// Lays out the page on screen if its content or the room has changed.
  mutating func layOutCurrent(force: Bool = false) {
    guard let page = currentPage else { return }
    let text = textPage(for: page)
    let room = Room(
      columns: text.width, rows: contentHeight, pictures: text.pictures.map { _ in pictures.version },
      query: hasField ? field.text : "", keptFilm: keptFilm(on: page),
      saysWarning: status == page.content?.warnings.first, keys: keys.entries)
    if force || page.room != room {
      let requests = text.pictures == nil ? [] : page.content?.first(page.filmLimit).view.pictureRequests(text) ?? []
      let illustrated = text.pictures == nil ? text : text.with(requests, from: pictures.art)
      let matches = matches(for: page, on: text)
      let ending = ending(of: page, on: text)
      let films = page.cards.prefix(page.filmLimit)
      let hasOtherFilms = hasField && isReference
      currentPage?.hasOtherFilms = hasOtherFilms
      currentPage?.layOut(on: illustrated, below: matches, above: ending)
      currentPage?.pictures = PagePictureRequests(requests, films: films)
      currentPage?.room = room
    } else {
      currentPage?.clampScroll()
    }
  }

  /// Lays out more films of a list if the end of those that are laid out is near the screen, or all of them.
  mutating func layOutFilms(all: Bool) {
    while currentPage?.raiseFilmLimit(all: all) == true { layOutCurrent(force: true) }
  }

  // MARK: - Pictures

  /// The preview of the film in focus; nil if there is no room or no film.
  var preview: CardPreview? {
    guard let columns = previewColumns, let page = currentPage, var card = page.focusedCard else { return nil }
    if page.shelf == .seen, let day = card.remark {
      card.releaseDay = card.releaseDay.map { "\(words.released) \($0)" }
      card.remark = "\(words.title(of: Shelf.seen)) \(day)"
    }
    return CardPreview(
      card,
      page: illustrated(columns: columns.count, rows: contentHeight) { CardPreview(card, page: $0).pictureRequest })
  }

  /// The poster that covers the page; nil if there is none.
  var shownPoster: CardPoster? {
    guard case .poster(let poster) = mode else { return nil }
    return CardPoster(
      poster,
      page: illustrated(columns: size.columns, rows: size.rows - 3) { CardPoster(poster, page: $0).pictureRequest })
  }

  /// A page of a size, with the picture that it has room for, if that was loaded.
  private func illustrated(columns: Int, rows: Int, _ request: (TextPage) -> PictureRequest?) -> TextPage {
    var text = textPage
    text.width = columns
    text.height = rows
    text.pictures = PagePictures()
    return text.with([request(text)].compactMap(\.self), from: pictures.art)
  }

  mutating func loadPictures() -> [BrowserEffect] {
    guard let currentPage, textPage.showsPictures else { return [] }
    let height = bodyHeight
    let near = currentPage.layout.targets(in: currentPage.scroll - height..<currentPage.scroll + 2 * height)
    let wanted =
      currentPage.pictures.near(near.compactMap { $0.id.destination.route.flatMap(currentPage.card) })
      + [preview?.pictureRequest, shownPoster?.pictureRequest].compactMap(\.self)
    let (new, dropped) = pictures.request(wanted)
    guard !new.isEmpty else { return [] }
    return (dropped.isEmpty ? [] : [.dropPictures(dropped.sorted())]) + [.loadPictures(new)]
  }
}

/// The pictures that were loaded, up to a limit.
struct LoadedPictures: Sendable {
  private static let limit = 150

  private(set) var art: [PictureRequest: PosterArt] = [:] {
    didSet { version += 1 }
  }
  /// Changes with the pictures: a page with room for some is laid out again, also one that comes back on screen.
  private(set) var version = 0
  /// Also those that cannot be loaded.
  private var requested: Set<PictureRequest> = []

  /// Adds pictures. Returns the ids of those that they replace: a picture that is requested again while it loads, comes
  /// twice.
  mutating func add(_ art: [PictureRequest: PosterArt]) -> [UInt32] {
    let replaced = art.keys.compactMap { self.art[$0] }
    self.art.merge(art) { $1 }
    // So one that comes after it was given up is not loaded again.
    requested.formUnion(art.keys)
    return replaced.compactMap { picture -> UInt32? in if case .stored(let id) = picture { id } else { nil } }
  }

  mutating func removeAll() {
    art = [:]
    requested = []
  }

  /// Forgets which pictures could not be loaded, so that they are requested again.
  mutating func forgetMissing() { requested.formIntersection(art.keys) }

  /// Returns the wanted pictures that were not requested yet, and the ids of those that the terminal no longer needs.
  mutating func request(_ wanted: [PictureRequest]) -> (new: [PictureRequest], dropped: [UInt32]) {
    // A film may be on several shelves.
    var seen = requested
    let new = wanted.filter { seen.insert($0).inserted }
    guard !new.isEmpty else { return ([], []) }
    var dropped: [UInt32] = []
    if requested.count > Self.limit {
      for (request, picture) in art where !wanted.contains(request) {
        art[request] = nil
        if case .stored(let id) = picture { dropped.append(id) }
      }
      requested = Set(art.keys)
    }
    requested.formUnion(new)
    return (new, dropped)
  }
}

extension TextPage {
  /// The page with those pictures of some requests that were loaded.
  fileprivate func with(_ requests: [PictureRequest], from art: [PictureRequest: PosterArt]) -> TextPage {
    var page = self
    let loaded = requests.compactMap { request in art[request].map { (request.path, $0) } }
    page.pictures = PagePictures(Dictionary(loaded) { first, _ in first })
    return page
  }
}
