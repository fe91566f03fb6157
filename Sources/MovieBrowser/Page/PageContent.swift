import MovieDisplay
package import MovieDomain
package import MovieText

/// What a page shows at the moment: a view model, and the text view that lays it out.
public struct PageContent: Sendable {
  private(set) var isLoading: Bool
  let nextPage: NextPage
  /// The films of the page, and what else it tells.
  private(set) var facts: PageFacts
  /// The films that have left the shelf, but keep their rows.
  private(set) var removed: Set<Route> = []
  /// What is missing from the page or out of date, in sentences.
  let warnings: [String]
  /// Whether nothing could be loaded.
  private(set) var hasFailed: Bool
  /// Whether something could not be loaded, so that it is missing or of an earlier time.
  private(set) var isOutdated: Bool
  /// Whether what could not be loaded may be there if the page is loaded again.
  private(set) var canRetry: Bool
  private(set) var view: ContentView
  /// What is below it: why the rest could not be loaded.
  private var failure: ContentView?
  /// The index of the first row of each route. A list may be long, and the focus moves with each key.
  private var places: [Route: Int]

  package init<View: BrowsableText>(
    _ viewModel: View.ViewModel, in view: View.Type, isLoading: Bool, nextPage: NextPage = .none,
    errors: [CatalogError]? = nil, canRetry: Bool = true
  ) {
    self.isLoading = isLoading
    self.nextPage = nextPage
    facts = View(page: TextPage(width: 80)).facts(of: viewModel)
    warnings = viewModel.warnings
    hasFailed = viewModel.outcome == .failed || viewModel.outcome == .unauthorized
    isOutdated = errors?.isEmpty == false
    // Where errors are known and there is none, what is missing does not exist, unless it is the next page.
    let mayPass = errors.map { $0.isEmpty ? nextPage == .failed : $0.contains(where: \.mayPass) }
    self.canRetry = canRetry && mayPass ?? true
    self.view = ContentView(viewModel, in: view)
    places = Self.places(of: facts.rowRoutes ?? facts.cards.map(\.route))
  }

  var cards: [MovieCard] { facts.cards }

  /// The number of all rows, also those that are not loaded; nil if the page is no list of films or people.
  var total: Int? { facts.total }

  private static func places(of routes: [Route]) -> [Route: Int] {
    Dictionary(routes.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private mutating func replaceCards(with cards: [MovieCard]) {
    facts.cards = cards
    places = Self.places(of: cards.map(\.route))
    view = view.replacingCards(cards)
  }

  /// Returns the content of a shelf with each film where it was. Those that have left the shelf keep their rows, so that a
  /// key never meets another film than the one that people look at, but only marks that are known to be true.
  func keepingRows(of earlier: PageContent, on shelf: Shelf?) -> PageContent {
    guard !hasFailed, !earlier.cards.isEmpty else { return self }
    // The id as it is shown identifies a film of any catalog.
    let now = Dictionary(cards.map { ($0.shownID, $0) }) { first, _ in first }
    let former = Dictionary(facts.mentioned.map { ($0.shownID, $0.marks) }) { first, _ in first }
    let before = Set(earlier.cards.map(\.shownID))
    // A film that is new is above the next one that was here.
    var new: [MovieCard] = []
    var above: [String: [MovieCard]] = [:]
    for card in cards {
      if !before.contains(card.shownID) {
        new.append(card)
      } else if !new.isEmpty {
        above[card.shownID] = new
        new = []
      }
    }
    // Films behind the last one of a part are on the shelf, but others have pushed them off the part.
    let last = nextPage == .none ? nil : cards.last?.shownID
    var isPushed = false
    // Their new place in the order may be behind the part, too.
    let mayBeBehind = nextPage != .none && total ?? 0 >= earlier.total ?? 0
    var kept = self
    var rows: [MovieCard] = []
    for var card in earlier.cards {
      let key = card.shownID
      rows += above[key] ?? []
      let wasRemoved = earlier.removed.contains(card.route)
      if let now = now[key] {
        card = now
      } else if !isPushed || wasRemoved {
        card.marks = former[key] ?? []
        let isBehind = mayBeBehind && card.marks.contains { $0.kind == shelf?.mark }
        if !isBehind { kept.removed.insert(card.route) }
      }
      rows.append(card)
      isPushed = isPushed || key == last
    }
    kept.replaceCards(with: rows + new)
    return kept
  }

  /// What is known of a film, in the state of content that has no more of it.
  func inState(of content: PageContent) -> PageContent {
    var known = self
    known.isLoading = content.isLoading
    known.hasFailed = content.hasFailed
    known.canRetry = content.canRetry
    known.failure = content.hasFailed ? content.view : nil
    return known
  }

  /// The content of a list that another one takes the place of.
  var outdated: PageContent {
    var outdated = self
    outdated.isLoading = true
    outdated.isOutdated = true
    return outdated
  }

  /// Returns the content of a list that is still loading, with the films of the one that it takes the place of.
  func keepingFilms(of earlier: PageContent) -> PageContent {
    var kept = outdated
    kept.facts.cards = earlier.cards
    kept.facts.total = earlier.total
    kept.places = earlier.places
    kept.view = view.replacingCards(earlier.cards)
    return kept
  }

  /// Returns the content of a list with the films at some indexes.
  func keeping(_ isKept: (Int) -> Bool) -> PageContent {
    guard total != nil else { return self }
    var kept = self
    kept.replaceCards(with: cards.indices.filter(isKept).map { cards[$0] })
    kept.removed.formIntersection(kept.cards.map(\.route))
    kept.facts.total = kept.cards.count - kept.removed.count
    return kept
  }

  /// Returns the content of a list with its first films, for lines.
  func first(_ count: Int) -> PageContent {
    guard total != nil, count < cards.count else { return self }
    var first = self
    first.facts.cards = Array(cards.prefix(count))
    first.view = view.replacingCards(first.cards)
    return first
  }

  /// Returns the first film that a route leads to; nil if there is none.
  func card(of route: Route) -> MovieCard? {
    places[route].flatMap { cards.indices.contains($0) ? cards[$0] : nil }
  }

  /// The number of rows that are loaded.
  var loaded: Int { places.count }

  /// Returns the place of a film or person in the list, counted from 1, and the number of all; nil if this is no list.
  func place(of route: Route?) -> (number: Int, total: Int)? {
    guard let total = total ?? facts.found, let index = route.flatMap({ places[$0] }) else { return nil }
    return (index + 1, max(total + removed.count, loaded))
  }

  func lines(on page: TextPage) -> [TextLine] {
    view.lines(page) + (failure.map { [.empty] + $0.lines(page) } ?? [])
  }
}

/// What follows the rows of a page.
public enum NextPage: Sendable, Hashable {
  /// Nothing: all rows are shown.
  case none
  /// More rows, which can be loaded.
  case available
  /// More rows, but the last pages brought none.
  case stalled
  /// More rows, which could not be loaded.
  case failed
}

/// A view model of any scene, in its text view.
struct ContentView: Sendable {
  let lines: @Sendable (TextPage) -> [TextLine]
  /// The rows of cards that have more cards than fit on a page.
  let carousels: @Sendable (TextPage) -> [Carousel]
  /// The pictures that a page has room for.
  let pictureRequests: @Sendable (TextPage) -> [PictureRequest]
  let replacingCards: @Sendable ([MovieCard]) -> ContentView

  init<View: BrowsableText>(_ viewModel: View.ViewModel, in view: View.Type) {
    lines = { View(page: $0).lines(of: viewModel) }
    carousels = { View(page: $0).carousels(of: viewModel) }
    pictureRequests = { View(page: $0).pictureRequests(for: viewModel) }
    replacingCards = {
      ContentView(View(page: TextPage(width: 80)).replacingCards(of: viewModel, with: $0), in: view)
    }
  }
}

/// The pictures of a page. Only those near the screen are loaded, because a list may have thousands.
struct PagePictureRequests: Sendable {
  /// The pictures of films, by their paths.
  private var films: [String: [PictureRequest]] = [:]
  /// The other pictures, such as the poster of the page's film.
  private var others: [PictureRequest] = []

  init() {}

  init(_ requests: [PictureRequest], films cards: some Sequence<MovieCard>) {
    let paths = Set(cards.compactMap(\.posterPath))
    films = Dictionary(grouping: requests.filter { paths.contains($0.path) }, by: \.path)
    others = requests.filter { !paths.contains($0.path) }
  }

  /// The pictures of some films, and those that belong to the page.
  func near(_ cards: [MovieCard]) -> [PictureRequest] {
    others + cards.compactMap(\.posterPath).flatMap { films[$0] ?? [] }
  }
}

extension DetailScene.Film {
  /// What is known of a film before its page is loaded: what its card shows.
  init(_ card: MovieCard, route: Route, overview title: String) {
    self.init(
      id: card.id, title: card.title, year: card.year, marks: card.marks, score: card.score, facts: [],
      overview: DetailScene.Section(id: .overview, title: title, content: .text(card.overview ?? "")), sections: [],
      posterPath: card.posterPath, route: route)
  }
}

extension Shelf {
  var mark: FilmMark.Kind {
    switch self {
    case .favorites: .favorite
    case .watchlist: .watchlist
    case .seen: .seen
    }
  }
}
