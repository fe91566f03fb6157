public import MovieDisplay

/// What a page shows: the start of a tab, or what a route leads to.
public enum Place: Sendable, Hashable {
  /// The start of a tab.
  case tab(Tab)
  /// What a route leads to.
  case route(Route)
}

extension Place {
  /// Whether the page is a shelf of the viewer, which can be sorted.
  var isShelf: Bool {
    switch self {
    case .tab(.favorites), .tab(.watchlist), .route(.shelf): true
    default: false
    }
  }

  /// The route to the same page; nil for the lists and genres, which are a page of the browser alone.
  var route: Route? {
    switch self {
    case .route(let route): route
    case .tab(.home): .home
    case .tab(.lists): nil
    case .tab(.search): .search(query: "", year: nil, page: 1)
    case .tab(.people): .people(page: 1)
    case .tab(.favorites): .shelf(id: "favorites", sort: "title", isDescending: false, page: 1)
    case .tab(.watchlist): .shelf(id: "watchlist", sort: "added", isDescending: true, page: 1)
    case .tab(.settings): .settings
    }
  }
}
