import MovieDisplay
import MovieDomain

// What is said where there is nothing to see, and where that leads.
extension SearchPresenter {
  /// More of a query would hide the sentence it stands in.
  private static let longestQuote = 60

  func quotable(_ query: String) -> String {
    query.count > Self.longestQuote ? query.prefix(Self.longestQuote - 1) + "…" : query
  }

  func showEmpty(_ found: SearchScene.Found, in viewModel: inout SearchScene.ViewModel) {
    let query = found.query
    viewModel.outcome = .failed
    if found.skipped > 0 {
      viewModel.content = .failed(
        EmptyState(
          title: words.search.notSearched(for: quotable(query.text)), message: words.rowsSkipped(found.skipped) + ".",
          advice: words.advice(for: CatalogError(.malformedAnswer))))
    } else if found.totalResults > 0, found.pages.lowerBound > 1 {
      let last = min(found.totalPages, found.pages.lowerBound - 1)
      let text = last == 1 ? words.search.opensFirstPage : words.search.opensLastPage
      showMissing(
        .init(query: query, page: found.pages.lowerBound), message: words.search.lastPage(is: last),
        link: link(text, to: last, of: query), in: &viewModel)
    } else {
      let hasSeveralWords = query.text.contains(where: \.isWhitespace)
      viewModel.content = .nothing(
        EmptyState(
          title: words.search.nothingFound(for: quotable(query.text), year: query.year), message: "",
          advice: words.search.otherWays(severalWords: hasSeveralWords, year: query.year != nil)))
      viewModel.links =
        query.year == nil ? [] : [link(words.search.dropsYear, to: 1, of: MovieQuery(query.text) ?? query)]
    }
  }

  func showFailure(
    of search: SearchScene.Search, _ error: CatalogError, in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    if error.code == .outOfRange {
      showMissing(
        search, message: "", link: link(words.search.opensFirstPage, to: 1, of: search.query), in: &viewModel)
    } else {
      let title = words.search.notSearched(for: quotable(search.query.text))
      viewModel.content = .failed(words.emptyState(titled: title, for: [error]))
    }
  }

  private func showMissing(
    _ search: SearchScene.Search, message: String, link: Hint, in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.content = .nothing(
      EmptyState(
        title: words.search.noPage(search.page, for: quotable(search.query.text)), message: message,
        advice: words.advice(for: CatalogError(.outOfRange))))
    viewModel.links = [link]
  }
}
