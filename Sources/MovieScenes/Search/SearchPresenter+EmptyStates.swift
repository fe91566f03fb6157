import MovieDisplay
import MovieDomain

extension SearchPresenter {
  func quotable(_ query: String) -> String { query.quotable }

  func showEmpty(
    _ films: PagedList<Movie>, of subject: SearchScene.Subject, in viewModel: inout SearchScene.ViewModel
  ) {
    guard let query = subject.query else { return }
    viewModel.outcome = .failed
    if films.skipped > 0 {
      let state = EmptyState(
        title: words.search.searchFailed(for: quotable(query.text)), message: words.rowsSkipped(films.skipped) + ".",
        advice: words.advice(for: CatalogError(.malformedResponse)))
      viewModel.content = .failed(state, earlier: nil)
    } else if films.totalResults > 0, films.firstPage > 1 {
      let last = min(films.totalPages, films.firstPage - 1)
      let text = last == 1 ? words.search.opensFirstPage : words.search.opensLastPage
      showMissingPage(
        films.firstPage, of: query, message: words.search.lastPage(is: last), hint: hint(text, to: last, of: query),
        in: &viewModel)
    } else {
      let hasSeveralWords = query.text.contains(where: \.isWhitespace)
      viewModel.outcome = .nothingFound
      viewModel.content = .nothing(
        EmptyState(
          title: words.search.nothingFound(for: quotable(query.text), year: query.year), message: "",
          advice: words.search.advice(hasSeveralWords: hasSeveralWords, hasYear: query.year != nil)))
      viewModel.hints =
        query.year == nil ? [] : [hint(words.search.dropsYear, to: 1, of: MovieQuery(query.text) ?? query)]
    }
  }

  func showFailure(
    of search: SearchScene.Search, _ error: CatalogError, earlier: SearchScene.Results?,
    in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    if error.code == .outOfRange, let query = search.subject.query {
      let hint = hint(words.search.opensFirstPage, to: 1, of: query)
      showMissingPage(search.page, of: query, message: "", hint: hint, in: &viewModel)
    } else {
      let title =
        search.subject.query.map { words.search.searchFailed(for: quotable($0.text)) } ?? words.nothingLoaded
      viewModel.content = .failed(words.emptyState(titled: title, for: [error]), earlier: earlier)
    }
  }

  private func showMissingPage(
    _ page: Int, of query: MovieQuery, message: String, hint: Hint, in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.content = .nothing(
      EmptyState(
        title: words.search.noPage(page, for: quotable(query.text)), message: message,
        advice: words.advice(for: CatalogError(.outOfRange))))
    viewModel.hints = [hint]
  }
}
