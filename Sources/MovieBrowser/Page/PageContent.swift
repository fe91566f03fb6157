package import MovieDisplay
package import MovieText

/// What a page shows at the moment: a view model, and the text view that lays it out.
public protocol PageContent: Sendable {
  /// Whether the scene is still loading.
  var isLoading: Bool { get }
  /// Whether more rows can be loaded at the end.
  var nextPage: NextPage { get }
  /// What is missing from the page or out of date, in sentences.
  var warnings: [String] { get }
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

/// A view model with its text view.
package protocol LaidOutContent: PageContent {
  /// The films, in the order of the lines.
  var cards: [MovieCard] { get }
  /// Returns the first film that a route leads to; nil if there is none.
  func card(of route: Route) -> MovieCard?
  /// Whether nothing could be loaded, which may succeed later.
  var hasFailed: Bool { get }
  /// The film that the page is about; nil for another page.
  var film: MovieCard? { get }
  /// All recent searches, newest first; nil if the content does not tell.
  var recentSearches: [String]? { get }
  /// Returns the lines of the content on a page.
  func lines(on page: TextPage) -> [TextLine]
  /// Returns the rows of cards that have more cards than fit on the page.
  func carousels(on page: TextPage) -> [Carousel]
  /// Returns the pictures that a page has room for.
  func pictureRequests(on page: TextPage) -> [PictureRequest]
  /// Returns whether the films are those of a query in the search field.
  func answers(_ query: String) -> Bool
}

extension LaidOutContent {
  package func card(of route: Route) -> MovieCard? { cards.first { $0.route == route } }
  package var hasFailed: Bool { false }
  package var film: MovieCard? { nil }
  package var recentSearches: [String]? { nil }
}

/// A view model of one scene.
package struct ViewedContent<View: PageText>: LaidOutContent where View.ViewModel: SceneViewModel {
  let viewModel: View.ViewModel
  package let isLoading: Bool
  package let nextPage: NextPage
  package let cards: [MovieCard]
  /// The index of the first card of each route. A list may be long, and the focus moves with each key.
  private let places: [Route: Int]

  package init(_ viewModel: View.ViewModel, in view: View.Type, isLoading: Bool, nextPage: NextPage = .none) {
    self.viewModel = viewModel
    self.isLoading = isLoading
    self.nextPage = nextPage
    let cards = Self.view(TextPage(width: 80)).cards(of: viewModel)
    self.cards = cards
    places = Dictionary(cards.enumerated().compactMap { index, card in card.route.map { ($0, index) } }) { first, _ in
      first
    }
  }

  package func card(of route: Route) -> MovieCard? { places[route].map { cards[$0] } }

  package var warnings: [String] { viewModel.warnings }

  package var hasFailed: Bool { viewModel.outcome == .failed || viewModel.outcome == .unauthorized }

  package var film: MovieCard? {
    guard case .film(let film)? = (viewModel as? DetailScene.ViewModel)?.content else { return nil }
    return MovieCard(film)
  }

  package var recentSearches: [String]? {
    // Other texts are answered with the searches that contain them.
    guard let search = viewModel as? SearchScene.ViewModel, search.query.isEmpty else { return nil }
    return search.suggestions?.queries ?? []
  }

  package func lines(on page: TextPage) -> [TextLine] { Self.view(page).lines(of: viewModel) }

  package func carousels(on page: TextPage) -> [Carousel] { Self.view(page).carousels(of: viewModel) }

  package func pictureRequests(on page: TextPage) -> [PictureRequest] {
    page.pictures == nil ? [] : Self.view(page).pictureRequests(for: viewModel)
  }

  package func answers(_ query: String) -> Bool {
    guard let search = viewModel as? SearchScene.ViewModel, search.query == query else { return false }
    return switch search.content {
    case .results, .nothing, .failed: true
    case .prompt, .searching: false
    }
  }

  private static func view(_ page: TextPage) -> View { View(page: page, write: { _ in }) }
}
