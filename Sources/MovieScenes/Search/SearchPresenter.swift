public import MovieDisplay
import MovieDomain

/// Says the search scene in words.
public struct SearchPresenter: Presenter {
  let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: SearchScene.Response) -> SearchScene.ViewModel {
    var viewModel = SearchScene.ViewModel(
      query: response.text, suggestions: suggestions(response.suggestions), content: .prompt(""))
    switch response.state {
    case .waiting:
      let isEmpty = MovieQuery(response.text) == nil
      viewModel.content = .prompt(
        isEmpty ? words.search.invitation : words.search.atLeast(letters: SearchProgress.fewestLetters))
    case .searching(let earlier):
      viewModel.content = .searching(
        words.search.searching(for: quotable(response.text)), earlier: earlier.map { results($0, ending: .end) })
      viewModel.footnotes = earlier == nil ? [] : [words.footnote(for: response.source)]
    case .found(let found) where found.films.elements.isEmpty:
      showEmpty(found, in: &viewModel)
    case .found(let found):
      show(found, ending: found.nextPage == nil ? .end : .more, from: response.source, in: &viewModel)
    case .appending(let found):
      show(found, ending: .loading(words.search.loadingNextPage), from: response.source, in: &viewModel)
    case .incomplete(let found, let error):
      let sentence = words.warning(about: words.search.nextPage, saying: words.sentence(for: error))
      show(found, ending: .failed(sentence), from: response.source, in: &viewModel)
      viewModel.warnings += words.warnings(about: words.search.nextPage, skipped: 0, error: error)
    case .failed(let search, let error):
      showFailure(of: search, error, in: &viewModel)
    }
    return viewModel
  }

  private func suggestions(_ queries: [String]) -> SearchScene.Suggestions? {
    queries.isEmpty ? nil : .init(title: words.search.recent, queries: queries)
  }

  private func show(
    _ found: SearchScene.Found, ending: SearchScene.Ending, from source: CatalogSource,
    in viewModel: inout SearchScene.ViewModel
  ) {
    let films = found.films
    viewModel.content = .results(results(found, ending: ending))
    if let page = found.nextPage, !ending.isLoading {
      viewModel.hints.append(hint(words.nextPage, to: page, of: found.query))
    }
    if let movie = films.elements.first {
      viewModel.hints.append(Hint(text: words.opensFilm, route: .movie(id: movie.id)))
    }
    viewModel.footnotes = [words.footnote(for: source)]
    viewModel.warnings = words.warnings(
      about: words.search.name, skipped: films.skipped, error: films.staleness?.error)
  }

  private func results(_ found: SearchScene.Found, ending: SearchScene.Ending) -> SearchScene.Results {
    let films = found.films
    let count = words.search.films(max(films.totalResults, films.elements.count))
    let notes = [words.age(of: films), films.skipped > 0 ? words.rowsSkipped(films.skipped) : nil].compactMap(\.self)
    return .init(
      title: words.search.results(for: quotable(found.query.text), year: found.query.year),
      extent: films.totalPages > 1 ? "\(count) · \(words.place(of: films))" : count,
      note: notes.isEmpty ? nil : notes.joined(separator: " · "), rows: films.elements.map(row), ending: ending)
  }

  private func row(for movie: Movie) -> SearchScene.Row {
    .init(
      card: words.card(for: movie), originalTitle: movie.originalTitle == movie.title ? nil : movie.originalTitle,
      overview: movie.overview.isEmpty ? nil : movie.overview)
  }

  func hint(_ text: String, to page: Int, of query: MovieQuery) -> Hint {
    .init(text: text, route: .search(query: query.text, year: query.year, page: page))
  }
}

extension SearchScene.Ending {
  /// Whether the way on is taken already.
  fileprivate var isLoading: Bool {
    if case .loading = self { true } else { false }
  }
}
