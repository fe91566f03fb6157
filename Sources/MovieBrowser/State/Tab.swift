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

/// The pages of a tab: the way to the current one, and the pages that were left by going back.
struct PageHistory: Sendable {
  /// Older pages are closed.
  private static let limit = 50

  private(set) var pages: [BrowserPage]
  private(set) var index = 0

  init(_ first: BrowserPage) {
    pages = [first]
  }

  var current: BrowserPage {
    get { pages[index] }
    set { pages[index] = newValue }
  }

  /// Shows content on the page with an id. Returns the page as it was before; nil if it is not here.
  mutating func show(_ content: PageContent, on id: PageID) -> BrowserPage? {
    guard let place = pages.firstIndex(where: { $0.id == id }) else { return nil }
    defer { pages[place].show(content) }
    return pages[place]
  }

  var canGoBack: Bool { index > 0 }

  /// The page before the current one; nil if that is the first.
  var previous: BrowserPage? { canGoBack ? pages[index - 1] : nil }

  /// Opens a page after the current one. Returns the ids of the pages that can no longer be reached.
  mutating func open(_ page: BrowserPage) -> [PageID] {
    let ahead = pages[(index + 1)...]
    // Closing the page of a sync would stop it.
    pages.replaceSubrange((index + 1)..., with: [page] + ahead.filter(\.isSyncing))
    index += 1
    var closed = ahead.filter { !$0.isSyncing }.map(\.id)
    if pages.count > Self.limit {
      // The first page is the start of the tab, and a sync goes on.
      closed.append(pages.remove(at: pages[1].isSyncing ? 2 : 1).id)
      index -= 1
    }
    return closed
  }

  /// Goes to a page by its id, if it is here.
  mutating func go(to id: PageID) { index = pages.firstIndex { $0.id == id } ?? index }

  mutating func goBack() { index = max(0, index - 1) }

  /// Goes back, and forgets the page that was left. Returns its id.
  mutating func closeCurrent() -> PageID? {
    guard canGoBack else { return nil }
    goBack()
    return pages.remove(at: index + 1).id
  }

  /// Forgets pages other than the first. From a current one among them, goes back.
  mutating func forget(where isForgotten: (BrowserPage) -> Bool) {
    index -= pages[...index].dropFirst().count(where: isForgotten)
    pages = [pages[0]] + pages.dropFirst().filter { !isForgotten($0) }
  }

  mutating func goForward() { index = min(pages.count - 1, index + 1) }
}
