public import MovieDisplay
public import MovieDomain

/// Turns a `ListScene.Response` into display text.
public struct ListPresenter: WordsPresenter {
  private let words: any Words
  private let today: CalendarDate

  public init(words: any Words, today: CalendarDate) {
    self.words = words
    self.today = today
  }

  public func viewModel(for response: ListScene.Response) -> ListScene.ViewModel {
    var viewModel = ListScene.ViewModel(title: title(of: response))
    if case .unknown(let name, let suggestions)? = response.key.genre {
      viewModel.emptyState = words.lists.unknownGenre(name, suggestions: suggestions)
      viewModel.outcome = .invalidRequest
      return viewModel
    }
    if let films = response.pages.value {
      show(films, of: response, in: &viewModel)
    } else if let error = response.pages.error, error.code == .outOfRange {
      viewModel.emptyState = words.emptyState(forPage: response.firstPage, error)
      viewModel.hints = [
        words.hint(for: error) { .list(id: response.key.list.rawValue, genre: genreID(of: response), page: $0) }
      ]
      viewModel.outcome = .failed
    } else if let error = response.pages.error {
      viewModel.emptyState = words.emptyState(titled: words.nothingLoaded, for: [error])
      viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    } else if response.pages == .idle {
      viewModel.emptyState = EmptyState(title: words.notLoaded)
    } else {
      viewModel.activity = words.loading
    }
    return viewModel
  }

  private func title(of response: ListScene.Response) -> String {
    let title = words.title(of: response.key.list)
    return response.key.genre?.genre.map { "\(title) · \(words.lists.genre($0.name))" } ?? title
  }

  private func show(
    _ films: PagedList<Movie>, of response: ListScene.Response, in viewModel: inout ListScene.ViewModel
  ) {
    guard !films.elements.isEmpty else {
      viewModel.emptyState = words.lists.noFilms
      viewModel.outcome = .failed
      return
    }
    viewModel.position = words.position(of: films)
    viewModel.cards = films.elements.map {
      words.card(
        for: $0, in: response.key.list, from: response.source, today: today,
        marks: response.marks[FilmID(response.source, $0.id)])
    }
    viewModel.activity = response.isLoadingMore ? words.loading : nil
    viewModel.hints = hints(for: films, of: response)
    viewModel.footnotes = words.footnotes(for: response.source)
    viewModel.warnings = words.warnings(about: viewModel.title, skipped: films.skipped, error: response.error)
  }

  private func genreID(of response: ListScene.Response) -> Genre.ID? { response.key.genre?.genre?.id }

  private func hints(for films: PagedList<Movie>, of response: ListScene.Response) -> [Hint] {
    let first = films.elements.first.map { Hint(text: words.opensFilm, route: .movie(id: $0.id)) }
    let next = films.nextPage.map {
      Hint(
        text: words.nextPage,
        route: .list(id: response.key.list.rawValue, genre: genreID(of: response), page: $0))
    }
    return [next, first].compactMap(\.self)
  }
}
