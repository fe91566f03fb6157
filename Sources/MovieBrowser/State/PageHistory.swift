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

  var canGoBack: Bool { index > 0 }

  /// Opens a page after the current one. Returns the ids of the pages that can no longer be reached.
  mutating func open(_ page: BrowserPage) -> [PageID] {
    var closed = pages[(index + 1)...].map(\.id)
    pages.removeSubrange((index + 1)...)
    pages.append(page)
    if pages.count > Self.limit {
      // The first page is the start of the tab.
      closed.append(pages.remove(at: 1).id)
    }
    index = pages.count - 1
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
    index = pages[...index].count { !isForgotten($0) } - 1
    pages.removeAll(where: isForgotten)
  }

  mutating func goForward() { index = min(pages.count - 1, index + 1) }

  /// Changes a page by its id, if it is here.
  mutating func update(_ id: PageID, _ change: (inout BrowserPage) -> Void) {
    guard let place = pages.firstIndex(where: { $0.id == id }) else { return }
    change(&pages[place])
  }
}
