public import MovieDisplay
public import MovieDomain

/// Says a list of films in words.
public struct ListPresenter: Presenter {
  private let words: any Words
  private let today: CalendarDate

  public init(words: any Words, today: CalendarDate) {
    self.words = words
    self.today = today
  }

  public func viewModel(for response: ListScene.Response) -> ListScene.ViewModel {
    var viewModel = ListScene.ViewModel(title: title(of: response))
    if case .unknown(let name, let suggestions) = response.genre {
      viewModel.emptyState = words.lists.unknownGenre(name, suggestions: suggestions)
      viewModel.outcome = .misused
      return viewModel
    }
    if let films = response.films.value {
      show(films, of: response, in: &viewModel)
    } else if let error = response.films.error {
      viewModel.emptyState = words.emptyState(titled: words.home.nothingLoaded, for: [error])
      viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    } else {
      viewModel.activity = words.home.loading
    }
    return viewModel
  }

  private func title(of response: ListScene.Response) -> String {
    let title = words.title(of: response.list)
    if case .genre(let genre) = response.genre {
      return "\(title) · \(words.lists.genre(genre.name))"
    } else {
      return title
    }
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
      words.card(for: $0, in: response.list, from: response.source, today: today)
    }
    viewModel.activity = response.isLoadingMore ? words.home.loading : nil
    viewModel.hints = hints(for: films, of: response)
    viewModel.footnotes = [words.footnote(for: response.source)]
    viewModel.warnings = words.warnings(about: viewModel.title, skipped: films.skipped, error: response.films.error)
  }

  private func hints(for films: PagedList<Movie>, of response: ListScene.Response) -> [Hint] {
    let genre: Genre.ID? = if case .genre(let genre) = response.genre { genre.id } else { nil }
    let first = films.elements.first.map { Hint(text: words.opensFilm, route: .movie(id: $0.id)) }
    let next = films.nextPage.map {
      Hint(text: words.nextPage, route: .list(id: response.list.rawValue, genre: genre, page: $0))
    }
    return [next, first].compactMap(\.self)
  }
}
