package import MovieDisplay
import MovieDomain
import MovieTerminal
import ViewerScenes

/// A tab of the browser, with pages of its own.
public enum Tab: Int, Sendable, Hashable, CaseIterable {
  /// The first page.
  case home
  /// The lists and genres.
  case lists
  /// The search.
  case search
  /// Popular people.
  case people
  /// The favorites.
  case favorites
  /// The watchlist.
  case watchlist
  /// The films that the viewer has seen.
  case seen
  /// The settings.
  case settings

  /// The digit that selects the tab.
  var digit: Key { Key(Unicode.Scalar(UInt8(ascii: "1") + UInt8(rawValue))) }

  /// What the first page shows. That of the lists is the genres, below the lists.
  package var route: Route { row.route }

  /// The command that selects the tab.
  package var command: Command { row.command }

  private var row: (route: Route, command: Command) {
    switch self {
    case .home: (.home, .home)
    case .lists: (.genres, .lists)
    case .search: (.search(query: "", year: nil, page: 1), .search)
    case .people: (.people(page: 1), .people)
    case .favorites: (Route(.favorites), .favorites)
    case .watchlist: (Route(.watchlist), .watchlist)
    case .seen: (Route(.seen), .seen)
    case .settings: (.settings, .settings)
    }
  }

  /// The tab a number of tabs to the right, starting over at the end.
  func next(_ step: Int) -> Tab {
    let all = Self.allCases
    return all[(rawValue + step + all.count) % all.count]
  }
}
