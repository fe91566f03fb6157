public import MovieDisplay
import MovieDomain

/// Turns a `SearchScene.Response` into display text.
public struct SearchPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: SearchScene.Response) -> SearchScene.ViewModel {
    var viewModel = SearchScene.ViewModel(query: response.text, content: .prompt(words.typesTitle, earlier: nil))
    if !response.suggestions.isEmpty {
      let queries = response.suggestions.map { Hint(text: $0, route: .search(query: $0, year: nil, page: 1)) }
      viewModel.suggestions = .init(title: words.recentSearches, rows: queries)
    }
    // Popular films have nothing to do with a query.
    let isUnrelated = response.results?.key == .popular && MovieQuery(response.text) != nil
    let earlier = isUnrelated ? nil : response.results.flatMap { results($0, ending: .end) }
    switch response.progress {
    case .resting:
      if let results = response.results { show(results, in: &viewModel) }
      viewModel.people = response.people.map(words.row)
      // What names people needs no advice.
      if !response.people.isEmpty, case .nothing(var state) = viewModel.content {
        state.advice = ""
        viewModel.content = .nothing(state)
      }
      return viewModel
    case .tooShort:
      viewModel.content = .prompt(words.atLeast(letters: SearchInteractor.fewestLetters), earlier: earlier)
    case .searching(let search):
      let text = search.key.query.map { words.searching(for: $0.text.quotable) } ?? words.loading
      viewModel.content = .searching(text, earlier: earlier)
    case .failed(let search, let error):
      showFailure(of: search, error, earlier: earlier, in: &viewModel)
    }
    viewModel.footnotes = earlier == nil ? [] : response.results.map(footnotes) ?? []
    return viewModel
  }

  private func show(
    _ results: PagesResponse<SearchScene.Subject, Movie>, in viewModel: inout SearchScene.ViewModel
  ) {
    guard let films = results.pages.value else { return }
    guard !films.elements.isEmpty else { return showEmpty(films, of: results.key, in: &viewModel) }
    var ending = films.nextPage == nil ? SearchScene.Ending.end : .more
    if results.isLoadingMore {
      ending = .loading(words.loadingNextPage)
    } else if let page = films.nextPage, let query = results.key.query {
      viewModel.hints.append(hint(words.nextPage, to: page, of: query))
    }
    if let error = results.nextPageError {
      ending = .failed(words.warning(about: words.nextPage, saying: words.sentence(for: error)))
    }
    viewModel.content = self.results(results, ending: ending).map { .results($0) } ?? viewModel.content
    viewModel.hints += films.elements.prefix(1).map { Hint(text: words.opensFilm, route: .movie(id: $0.id)) }
    viewModel.footnotes = footnotes(below: results)
    viewModel.warnings =
      words.warnings(about: words.searchTitle, skipped: films.skipped, error: results.pages.error)
      + (results.nextPageError.map { words.warnings(about: words.nextPage, skipped: 0, error: $0) } ?? [])
  }

  private func results(
    _ results: PagesResponse<SearchScene.Subject, Movie>, ending: SearchScene.Ending
  ) -> SearchScene.Results? {
    guard let films = results.pages.value, !films.elements.isEmpty else { return nil }
    let count = max(films.totalResults, films.elements.count)
    let skipped = films.skipped > 0 ? words.rowsSkipped(films.skipped) : nil
    let query = results.key.query
    let rows = films.elements.map { movie in
      SearchScene.Row(
        card: words.card(for: movie, marks: results.marks[FilmID(results.source, movie.id)]),
        originalTitle: movie.originalTitle == movie.shownTitle ? nil : movie.originalTitle)
    }
    return .init(
      title: query.map { words.results(for: $0.text.quotable, year: $0.year) } ?? words.title(of: .popular),
      extent: words.films(count), total: films.firstPage == 1 ? count : nil,
      place: films.totalPages > 1 ? words.place(of: films) : nil,
      note: [words.age(of: films), skipped].joinedRemarks.nonBlank, isStale: results.pages.error != nil,
      rows: rows, ending: ending)
  }

  private func footnotes(below results: PagesResponse<SearchScene.Subject, Movie>) -> [String] {
    let searched = results.pages.value?.searched.map(words.searched)
    return [searched].compactMap(\.self) + words.footnotes(for: results.source)
  }

  private func hint(_ text: String, to page: Int, of query: MovieQuery) -> Hint {
    .init(text: text, route: .search(query: query.text, year: query.year, page: page))
  }

  private func showEmpty(
    _ films: PagedList<Movie>, of subject: SearchScene.Subject, in viewModel: inout SearchScene.ViewModel
  ) {
    guard let query = subject.query else { return }
    viewModel.outcome = .failed
    if films.skipped > 0 {
      let state = EmptyState(
        title: words.searchFailed(for: query.text.quotable), message: words.rowsSkipped(films.skipped) + ".",
        advice: words.advice(for: CatalogError(.malformedResponse)))
      viewModel.content = .failed(state, earlier: nil)
    } else {
      viewModel.outcome = .nothingFound
      var state = words.nothingFound(for: query.text.quotable, year: query.year)
      state.message = films.searched.map(words.searched) ?? ""
      viewModel.content = .nothing(state)
      viewModel.hints =
        query.year == nil ? [] : [hint(words.dropsYear, to: 1, of: MovieQuery(query.text) ?? query)]
    }
  }

  private func showFailure(
    of search: PageQuestion<SearchScene.Subject>, _ error: CatalogError, earlier: SearchScene.Results?,
    in viewModel: inout SearchScene.ViewModel
  ) {
    viewModel.outcome = error.outcome
    if error.code == .outOfRange, let query = search.key.query {
      viewModel.content = .failed(words.emptyState(forPage: search.page, error), earlier: earlier)
      viewModel.hints = [words.hint(for: error) { .search(query: query.text, year: query.year, page: $0) }]
    } else {
      let title = search.key.query.map { words.searchFailed(for: $0.text.quotable) } ?? words.nothingLoaded
      viewModel.content = .failed(words.emptyState(titled: title, for: [error]), earlier: earlier)
    }
  }
}
