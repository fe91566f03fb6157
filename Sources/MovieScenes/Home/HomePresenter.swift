public import MovieDisplay
public import MovieDomain

/// Turns a `HomeScene.Response` into display text.
public struct HomePresenter: WordsPresenter {
  package let words: any Words
  private let today: CalendarDate

  public init(words: any Words, today: CalendarDate) {
    self.words = words
    self.today = today
  }

  public func viewModel(for response: HomeScene.Response) -> HomeScene.ViewModel {
    let failures = response.rows.map(\.state).filter { $0.value == nil }.compactMap(\.error)
    guard failures.count < response.rows.count else {
      return .init(
        emptyState: words.emptyState(titled: words.nothingLoaded, for: failures),
        outcome: failures.contains(where: \.isAboutCredential) ? .unauthorized : .failed)
    }
    var viewModel = HomeScene.ViewModel(rows: response.rows.map { row(for: $0, in: response) })
    let first = viewModel.rows.lazy.compactMap(\.cards.first?.route).first
    viewModel.hint = first.map { Hint(text: words.opensFilm, route: $0) }
    viewModel.footnotes = words.footnotes(for: response.source)
    viewModel.warnings = response.rows.flatMap(warnings)
    return viewModel
  }

  private func row(for result: HomeScene.RowResult, in response: HomeScene.Response) -> HomeScene.Row {
    let content: HomeScene.Content
    switch result.state {
    case .idle:
      content = .empty(words.notLoaded)
    case .loading:
      content = .loading(words.loading)
    case .loaded(let page), .stale(let page, _):
      content = cards(on: page, of: result.list, in: response)
    case .failed(let error):
      content = .failed(unknownGenre(of: result) ?? words.sentence(for: error))
    }
    let page = result.state.value
    let isStale = page != nil && result.state.error != nil
    let remarks: [String?] = [
      remark(on: result.list, from: response.source),
      isStale ? page.flatMap { words.age(of: $0) } ?? words.notRefreshed : nil,
      page.flatMap { $0.skipped > 0 ? words.rowsSkipped($0.skipped) : nil },
    ]
    return .init(
      id: result.genre == nil ? result.list.rawValue : "genre", title: title(of: result), content: content,
      note: remarks.joinedRemarks.nonBlank, isStale: isStale,
      route: .list(id: result.list.rawValue, genre: result.genre?.value.map { String($0.id) }))
  }

  private func cards(
    on page: ResultsPage<Movie>, of list: MovieList, in response: HomeScene.Response
  ) -> HomeScene.Content {
    guard !page.elements.isEmpty else { return .empty(words.emptyRow) }
    let total = max(page.totalResults, page.elements.count)
    return .cards(
      page.elements.map {
        words.card(
          for: $0, in: list, from: response.source, today: today, marks: response.marks[FilmID(response.source, $0.id)])
      },
      remainders: (0...page.elements.count).map { total > $0 ? words.more(total - $0) : "" })
  }

  private func title(of result: HomeScene.RowResult) -> String {
    let title = words.title(of: result.list)
    return switch result.genre {
    case nil: title
    case .named(let name), .unknown(let name, _): "\(title) · \(name)"
    case .found(let genre): "\(title) · \(words.genre(genre.name))"
    }
  }

  /// An unknown genre is a user error, not a server error.
  private func unknownGenre(of result: HomeScene.RowResult) -> String? {
    guard case .unknown(let name, let suggestions)? = result.genre else { return nil }
    return words.unknownName(name, of: .genre, suggestions: suggestions).reason
  }

  /// An explanation of the list when its title is not enough.
  private func remark(on list: MovieList, from source: CatalogSource) -> String? {
    switch (source.newFilms, list) {
    case (.enteringPublicDomain, .nowPlaying): words.freeFromJanuary(of: today.year, isPast: true)
    case (.enteringPublicDomain, .upcoming): words.freeFromJanuary(of: today.year + 1, isPast: false)
    default: nil
    }
  }

  private func warnings(about result: HomeScene.RowResult) -> [String] {
    let (title, error, unknown) = (title(of: result), result.state.error, unknownGenre(of: result))
    if let error, result.state.value == nil || unknown != nil {
      return [words.warning(about: title, saying: unknown ?? words.sentences(about: error))]
    }
    return words.warnings(about: title, skipped: result.state.value?.skipped ?? 0, error: error)
  }
}
