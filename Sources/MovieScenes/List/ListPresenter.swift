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
    if let state = unknownName(in: response.key) {
      viewModel.fail(state, as: .invalidRequest)
    } else if let films = response.pages.value {
      show(films, of: response, in: &viewModel)
    } else if let error = response.pages.error, error.criterion != nil {
      viewModel.fail(words.emptyState(for: error, from: response.source))
    } else if let error = response.pages.error, error.code == .notFound, let film = response.key.film,
      film.title.isEmpty
    {
      viewModel.fail(words.noSuchFilm(withID: film.id, at: error.host))
    } else {
      viewModel.showNothing(of: response, titled: words.nothingLoaded, in: words) { route(to: response, page: $0) }
    }
    return viewModel
  }

  private func title(of response: ListScene.Response) -> String {
    switch response.key {
    case .list(let list, let genre):
      let title = words.title(of: list)
      return genre?.value.map { "\(title) · \(words.genre($0.name))" } ?? title
    case .filtered(let selection):
      return ([words.discoverTitle] + words.description(of: selection)).joined(separator: " · ")
    case .similar(let film):
      return film.title.isEmpty ? words.moreLikeThis : words.similar(to: film.title)
    case .collection(let film): return film.collection?.name ?? words.collection
    case .trending: return words.trending
    }
  }

  private func unknownName(in key: ListScene.Selection) -> EmptyState? {
    switch key {
    case .list(_, .unknown(let name, let suggestions)?):
      return words.unknownName(name, of: .genre, suggestions: suggestions)
    case .filtered(let selection): return words.unknownName(in: selection)
    case .list, .similar, .collection, .trending: return nil
    }
  }

  private func emptyList(_ key: ListScene.Selection) -> EmptyState {
    switch key {
    case .list, .trending: words.noFilms
    case .filtered: words.noMatch
    case .similar(let film): words.nothingSimilar(to: film.title)
    case .collection(let film): words.noCollection(of: film.title)
    }
  }

  private func show(
    _ films: PagedList<Movie>, of response: ListScene.Response, in viewModel: inout ListScene.ViewModel
  ) {
    guard !films.elements.isEmpty else {
      // Criteria that no film meets are as a search without results.
      let isSearch = if case .filtered = response.key { true } else { false }
      return viewModel.fail(emptyList(response.key), as: isSearch ? .nothingFound : .failed)
    }
    let other = response.otherSource
    let first = films.elements.first.map {
      Hint(text: words.opensFilm, route: .movie(id: $0.id, source: other?.idNamespace))
    }
    viewModel.show(films, of: response, in: words, opensFirst: first) {
      route(to: response, page: $0)
    } row: {
      words.card(
        for: $0, in: response.key.list, of: other, from: response.source, today: today,
        marks: response.marks[FilmID(response.contentSource, $0.id)])
    }
    viewModel.footnotes = words.footnotes(for: response.contentSource)
  }

  private func route(to response: ListScene.Response, page: Int) -> Route {
    let other = response.otherSource?.idNamespace
    return switch response.key {
    case .list(let list, let genre): .list(id: list.rawValue, genre: genre?.value.map { String($0.id) }, page: page)
    case .filtered(let selection): .discover(selection.routeCriteria, page: page)
    case .similar(let film): .movie(id: film.id, .similar(page: page), source: other)
    case .collection(let film): .movie(id: film.id, .collection, source: other)
    case .trending: .trending(page: page)
    }
  }
}
