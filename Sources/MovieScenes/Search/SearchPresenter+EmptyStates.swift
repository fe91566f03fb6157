import MovieDisplay
import MovieDomain

extension SearchPresenter {
  func showEmpty(
    _ films: PagedList<Movie>, of subject: SearchScene.Subject, in viewModel: inout SearchScene.ViewModel
  ) {
    guard let query = subject.query else { return }
    viewModel.outcome = .failed
    if films.skipped > 0 {
      let state = EmptyState(
        title: words.search.searchFailed(for: query.text.quotable), message: words.rowsSkipped(films.skipped) + ".",
        advice: words.advice(for: CatalogError(.malformedResponse)))
      viewModel.content = .failed(state, earlier: nil)
    } else {
      let hasSeveralWords = query.text.contains(where: \.isWhitespace)
      viewModel.outcome = .nothingFound
      viewModel.content = .nothing(
        EmptyState(
          title: words.search.nothingFound(for: query.text.quotable, year: query.year),
          message: films.searched.map(words.search.searched) ?? "",
          advice: words.search.advice(hasSeveralWords: hasSeveralWords, hasYear: query.year != nil)))
      viewModel.hints =
        query.year == nil ? [] : [hint(words.search.dropsYear, to: 1, of: MovieQuery(query.text) ?? query)]
    }
  }

  func showFailure(
    of search: PageQuestion<SearchScene.Subject>, _ error: CatalogError, earlier: SearchScene.Results?,
    in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.outcome = error.outcome
    if error.code == .outOfRange, let query = search.key.query {
      viewModel.content = .failed(words.emptyState(forPage: search.page, error), earlier: earlier)
      viewModel.hints = [words.hint(for: error) { .search(query: query.text, year: query.year, page: $0) }]
    } else {
      let title = search.key.query.map { words.search.searchFailed(for: $0.text.quotable) } ?? words.nothingLoaded
      viewModel.content = .failed(words.emptyState(titled: title, for: [error]), earlier: earlier)
    }
  }
}
