import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieText

/// A page that was opened, with its route, focus and scroll position.
struct BrowserPage: Sendable {
  private static let firstFilms = TextPage.decidingFilms

  let id: PageID
  private(set) var route: Route
  var isSyncing: Bool { route == .sync() && (isRefreshing || content?.isLoading ?? true) }
  private(set) var content: PageContent? { didSet { room = nil } }
  /// The room that the lines were laid out for; nil if the content has changed since.
  var room: Browser.Room?
  /// All of the content, of which a text may leave only some films in `content`.
  private(set) var whole: PageContent? {
    didSet {
      titles = nil
      narrow()
    }
  }
  /// The text that films on screen have in their titles; empty for all films.
  var narrowing = "" {
    didSet {
      guard narrowing != oldValue else { return }
      // The first letter leads to the first film that has it; after that, the focus stays on its film.
      if oldValue.isEmpty {
        focusOfAll = focus
        resetFocus()
      } else {
        wasMoved = true
        if narrowing.isEmpty, cards.isEmpty { focus = focusOfAll }
      }
      // As many as before fill a few screens.
      seenFilms = max(Self.firstFilms, layout.indexOfFirst(from: 3 * height))
      narrow()
    }
  }
  /// What had the focus before the films were narrowed.
  private var focusOfAll: PageTarget.ID?
  /// The words of the titles of all films, while they are needed.
  private var titles: [FoldedText]?
  /// What the scene sent last. On a shelf, `whole` also has the films that have left it since the page was opened.
  private(set) var latest: PageContent?
  /// The lines, laid out when the content or the room changes.
  var layout = PageLayout.empty
  /// The rows that the lines were laid out for.
  var height = 0
  /// The pictures that the page has room for.
  var pictures = PagePictureRequests()
  /// What has the focus; nil for nothing.
  var focus: PageTarget.ID?
  /// Whether the focus was moved. Otherwise, it is the first target, whichever that is.
  var wasMoved = false
  /// How many films of a list people have seen, with a few screens more.
  private var seenFilms = Self.firstFilms
  /// The column that moves up and down keep to.
  var goal = 0
  /// The first line on screen.
  var scroll = 0
  /// The number of cards that each carousel is scrolled by.
  var offsets: [String: Int] = [:]
  /// The places of the text that was looked for; nil for none.
  var matches: TextMatches?
  /// Whether all of the content was shown once.
  private(set) var wasLoaded = false
  /// Whether the page failed or had warnings when it was last loaded, also while it is loading again.
  private(set) var hadProblem = false
  /// Whether the content was requested again. Until it comes, the rows on screen are out of date.
  var isRefreshing = false
  /// Whether it was requested in another order.
  private(set) var isSorting = false
  /// Whether the films are not what the text in the search field names.
  var hasOtherFilms = false
  /// Whether the page is a wall of posters; nil if the user has not chosen.
  var showsPosters: Bool?

  init(id: PageID, route: Route) {
    self.id = id
    self.route = route
  }

  /// The order of the shelf; nil for another page.
  var order: ShelfOrder? {
    guard case .shelf(_, _, let field, let isDescending, _) = route else { return nil }
    return ShelfOrder.Field(rawValue: field).map { ShelfOrder($0, isDescending: isDescending) }
  }

  /// Shows the shelf in another order as soon as the scene has sent it.
  mutating func sort(by order: ShelfOrder) {
    guard case .shelf(let id, let criteria, _, _, _) = route else { return }
    route = .shelf(id: id, criteria, sort: order.field.rawValue, isDescending: order.isDescending, page: 1)
    isRefreshing = true
    isSorting = true
  }

  /// Shows what the scene sent. The films of a shelf keep their places until the page is opened or loaded again.
  mutating func show(_ new: PageContent) {
    let first = cards.first?.route
    whole =
      if let whole, whole.facts.film != nil, new.facts.film == nil {
        // What is known of a film stays until there is more to show.
        whole.inState(of: new)
      } else if let whole, whole.isOutdated, whole.total != nil, new.isLoading, new.cards.isEmpty {
        new.keepingFilms(of: whole)
      } else if isShelf, let whole, !isRefreshing, !whole.isOutdated {
        new.keepingRows(of: whole, on: shelf)
      } else {
        new
      }
    // Of a shelf that no film has left, one copy is enough.
    latest = whole?.cards == new.cards ? whole : new
    // A film that came onto the shelf is above the first one, which people look at.
    if isShelf, !isRefreshing, first != nil, cards.first?.route != first { wasMoved = true }
    guard !new.isLoading else { return }
    (isRefreshing, isSorting, wasLoaded) = (false, false, true)
    hadProblem = new.hasFailed || !new.warnings.isEmpty
  }

  /// Shows the shelf as it is now.
  mutating func forgetRemoved() {
    if isShelf, let latest, latest.cards != whole?.cards { whole = latest }
  }

  private mutating func narrow() {
    let query = FoldedText(narrowing)
    guard !query.words.isEmpty, let whole else { return content = whole }
    let titles = titles ?? whole.cards.map { FoldedText($0.title) }
    self.titles = titles
    content = whole.keeping { titles[$0].hasWords(startingLike: query) }
  }

  /// Shows all films again, with the focus where it was, unless a film was found or chosen since: the only one, or
  /// another than the first.
  mutating func returnFromNarrowing() {
    guard !narrowing.isEmpty else { return }
    let isFirst = cards.count != 1 && focus?.destination.route == cards.first?.route
    narrowing = ""
    if isFirst, focusOfAll != nil { focus = focusOfAll }
  }

  /// The command that adds films to the shelf that the page shows or picks from, where it has none; nil for another page,
  /// and for a part of a shelf, which may be empty although the shelf is not.
  var addsToShelf: Command? {
    guard cards.isEmpty, film == nil else { return nil }
    let id: String? =
      switch route {
      case .shelf(let id, [], _, _, _): id
      case .pick(let id, let criteria, _) where criteria.isEmpty || content?.facts.isShelfEmpty == true: id
      default: nil
      }
    return id.flatMap(Shelf.init).flatMap { shelf in Command.allCases.first { $0.shelf == shelf } }
  }

  private var isShelf: Bool { order != nil }

  var shelf: Shelf? { if case .shelf(let id, _, _, _, _) = route { Shelf(rawValue: id) } else { nil } }

  var focused: PageTarget? { layout.target(focus) }

  /// The target that keys act on: none that was scrolled away.
  var focusedOnScreen: PageTarget? {
    focused.flatMap { $0.area.rows.overlaps(scroll..<scroll + height) ? $0 : nil }
  }

  var cards: [MovieCard] { content?.cards ?? [] }

  func card(of route: Route) -> MovieCard? { content?.card(of: route) }

  /// The film that the page is about; nil for another page.
  var film: MovieCard? { content?.facts.film }

  var focusedCard: MovieCard? { focused?.id.destination.route.flatMap(card) }

  /// The first line of the text that has the focus; nil if nothing has.
  var focusedText: String? {
    focused.map { target in
      layout.lines[target.row].pieces.filter { $0.target == target.id.destination }.map(\.text.string).joined()
    }
  }

  /// Lays out the content again, below some lines and above others. The focus stays where it leads, and on the same row
  /// of the screen.
  mutating func layOut(on page: TextPage, below top: [TextLine], above bottom: [TextLine]) {
    let row = focused.map { $0.row - scroll }
    let wasVisible = focused.map { isVisible($0) } ?? false
    let index = focus.flatMap(layout.index)
    layout = layout(on: page, below: top, above: bottom)
    if wasMoved, let turned = offsetShowingFocus {
      offsets[turned.carousel] = turned.offset
      layout = layout(on: page, below: top, above: bottom)
    }
    height = max(0, (page.height ?? 0) - (layout.heading == nil ? 0 : 1))
    matches = matches?.found(in: layout.lines)
    if wasMoved, let focused {
      focus = focused.id
      // What is above a focus that is out of sight stays, too, if the page was not scrolled.
      if let row, wasVisible || scroll > 0 { scroll = focused.row - row }
      if wasVisible || row == nil, !isVisible(focused) {
        scroll = scrollShowing(focused)
      }
    } else if wasMoved, let index, let neighbor = neighbor(of: index) {
      focus(on: neighbor)
    } else if !wasMoved || wasLoaded || !layout.targets.isEmpty {
      // Enter opens only what is in sight.
      let shown = layout.targets.prefix { $0.row < max(1, height) }
      // Facts lead away from the film. If there is nothing else, nothing has the focus.
      let others = shown.filter { !isFact($0.id) }
      let first =
        others.first(where: \.id.destination.isCard)
        ?? (film == nil ? layout.targets.first(where: \.id.destination.isCard) ?? shown.first : others.first)
      focus = first?.id
      goal = first?.column ?? 0
    }
    clampScroll()
  }

  /// Whether a target is a fact about a film: its year, its director or another criterion. Below, a director may also be
  /// in the credits.
  private func isFact(_ id: PageTarget.ID) -> Bool {
    guard case .route(let route) = id.destination else { return false }
    if case .discover = route { return true }
    return id.occurrence == 0 && content?.facts.links.contains(route) == true
  }

  private func layout(on page: TextPage, below top: [TextLine], above bottom: [TextLine]) -> PageLayout {
    var page = page
    page.carouselOffsets = offsets
    let isStale = hasOtherFilms || (isRefreshing || content?.isOutdated == true) && content?.isLoading == true
    var rows = (content?.first(filmLimit).lines(on: page) ?? []).map { isStale && $0.hasBar ? $0.stale : $0 }
    let first = rows.lazy.flatMap(\.pieces).compactMap(\.target).first
    // Above the films of a search may be people and earlier searches.
    let isSearch = content?.facts.answeredQuery != nil && first?.route != nil && first?.route == cards.first?.route
    let isList = (content?.total != nil || isSearch) && top.isEmpty && rows.first?.isHeading ?? false
    let heading = isList ? rows.removeFirst() : nil
    // How films come onto an empty shelf is above the links to others.
    let isEmpty = addsToShelf != nil
    let end = isEmpty ? rows.lastIndex { $0.width > 0 && $0.pieces.allSatisfy { $0.target == nil } } : nil
    rows.insert(contentsOf: bottom, at: end.map { $0 + 1 } ?? rows.count)
    return PageLayout(
      top + rows, below: heading, carousels: content?.view.carousels(page) ?? [], of: route)
  }

  /// How far the carousel of the film in focus is to be scrolled, if the film is not among its cards in a narrower window.
  private var offsetShowingFocus: (carousel: String, offset: Int)? {
    guard let focus, layout.index(of: focus) == nil, let (carousel, films) = focusedCarousel,
      let number = films.firstIndex(where: { $0.route == focus.destination.route })
    else { return nil }
    return (carousel.id, number < carousel.offset ? number : number - carousel.visible + 1)
  }

  /// The carousel in focus with all of its films, also those that are not on the page; nil if there is none.
  private var focusedCarousel: (Carousel, films: [MovieCard])? {
    guard let id = focus?.carousel, let place = layout.carousels.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    let before = layout.carousels[..<place].reduce(0) { $0 + $1.count }
    return (layout.carousels[place], Array(cards.dropFirst(before).prefix(layout.carousels[place].count)))
  }

  /// The last film of the carousel whose link to the rest of its list has the focus; nil if something else has.
  var lastOfCarouselWithRestInFocus: Route? {
    focus?.destination.isCard == false ? focusedCarousel?.films.last?.route : nil
  }

  /// The films that lead to each other: those of the carousel in focus, or all that are laid out.
  var neighbors: [(route: Route, id: PageTarget.ID)] {
    guard let (carousel, films) = focusedCarousel else { return layout.films.map { ($0.route, $0.target.id) } }
    return films.map { film in
      (film.route, PageTarget.ID(destination: .route(film.route), carousel: carousel.id, occurrence: 0))
    }
  }

  /// The target that takes the focus from one that is gone: the last card of its carousel, or what is now in its place;
  /// for a card, no link below the last card. It is never the first of the page, where people do not look.
  private func neighbor(of index: Int) -> PageTarget? {
    if let carousel = focus?.carousel,
      let card = layout.targets.last(where: { $0.id.carousel == carousel && $0.id.destination.isCard })
    {
      return card
    }
    let card = layout.targets.prefix(index + 1).last(where: \.id.destination.isCard)
    return focus?.destination.isCard == true ? card ?? layout.targets.first : layout.targets.prefix(index + 1).last
  }

  /// How many films of a list are laid out: as far as people have seen, and to the focus. A list may have thousands.
  var filmLimit: Int {
    let place = focus?.destination.route.flatMap { content?.place(of: $0)?.number } ?? 0
    return max(seenFilms, place + Self.firstFilms)
  }

  /// Raises the number of films to lay out: to all, or further if the end of those that are laid out is near the screen.
  /// Returns false if nothing changes.
  mutating func raiseFilmLimit(all: Bool) -> Bool {
    let limit = filmLimit
    let rest = layout.lines.count - scroll
    guard limit < cards.count, all || rest <= 2 * height else { return false }
    // At least one more, also in a window without room for a line.
    seenFilms = all ? cards.count : max(limit + 1, limit * 3 * height / max(1, rest))
    return true
  }
}

/// Identifies a page of the browser; never used twice.
public struct PageID: Sendable, Hashable {
  let number: Int
}
