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
