package import MovieDisplay
import MovieDomain

extension ListViewModel {
  /// Shows why there are no rows.
  package mutating func fail(_ state: EmptyState, as outcome: Outcome = .failed) {
    emptyState = state
    self.outcome = outcome
  }

  /// Shows the pages of a list. `route` leads to another page, `opensFirst` to the first row.
  mutating func show<Key, Element>(
    _ pages: PagedList<Element>, of response: PagesResponse<Key, Element>, in words: any Words, opensFirst: Hint?,
    route: (_ page: Int) -> Route, row: (Element) -> Row
  ) {
    position = words.position(of: pages)
    note = words.age(of: pages)
    total = pages.firstPage == 1 ? pages.totalResults : nil
    isStale = pages.staleness != nil
    rows = pages.elements.map(row)
    activity = response.isLoadingMore ? words.loading : nil
    let next = pages.nextPage.map { Hint(text: words.nextPage, route: route($0)) }
    hints = [next, opensFirst].compactMap(\.self)
    warnings = words.warnings(about: title, skipped: pages.skipped, error: response.error)
  }

  /// Shows why there are no pages: they are loading, or could not be loaded, as the title of the failure says.
  mutating func showNothing<Key, Element>(
    of response: PagesResponse<Key, Element>, titled failure: String, in words: any Words, route: (_ page: Int) -> Route
  ) {
    switch response.pages {
    case .idle: emptyState = EmptyState(title: words.notLoaded)
    case .failed(let error) where error.code == .outOfRange:
      fail(words.emptyState(forPage: response.firstPage, error))
      hints = [words.hint(for: error, route)]
    case .failed(let error): fail(words.emptyState(titled: failure, for: [error]), as: error.outcome)
    case .loading, .loaded, .stale: activity = words.loading
    }
  }
}
