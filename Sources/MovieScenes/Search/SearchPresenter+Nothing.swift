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
    if found.films.skipped > 0 {
      viewModel.content = .failed(
        EmptyState(
          title: words.search.notSearched(for: quotable(query.text)),
          message: words.rowsSkipped(found.films.skipped) + ".",
          advice: words.advice(for: CatalogError(.malformedAnswer))))
    } else if found.films.totalResults > 0, found.films.firstPage > 1 {
      let last = min(found.films.totalPages, found.films.firstPage - 1)
      let text = last == 1 ? words.search.opensFirstPage : words.search.opensLastPage
      showMissing(
        .init(query: query, page: found.films.firstPage), message: words.search.lastPage(is: last),
        hint: hint(text, to: last, of: query), in: &viewModel)
    } else {
      let hasSeveralWords = query.text.contains(where: \.isWhitespace)
      viewModel.content = .nothing(
        EmptyState(
          title: words.search.nothingFound(for: quotable(query.text), year: query.year), message: "",
          advice: words.search.otherWays(severalWords: hasSeveralWords, year: query.year != nil)))
      viewModel.hints =
        query.year == nil ? [] : [hint(words.search.dropsYear, to: 1, of: MovieQuery(query.text) ?? query)]
    }
  }

  func showFailure(
    of search: SearchScene.Search, _ error: CatalogError, in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    if error.code == .outOfRange {
      showMissing(
        search, message: "", hint: hint(words.search.opensFirstPage, to: 1, of: search.query), in: &viewModel)
    } else {
      let title = words.search.notSearched(for: quotable(search.query.text))
      viewModel.content = .failed(words.emptyState(titled: title, for: [error]))
    }
  }

  private func showMissing(
    _ search: SearchScene.Search, message: String, hint: Hint, in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.content = .nothing(
      EmptyState(
        title: words.search.noPage(search.page, for: quotable(search.query.text)), message: message,
        advice: words.advice(for: CatalogError(.outOfRange))))
    viewModel.hints = [hint]
  }
}
