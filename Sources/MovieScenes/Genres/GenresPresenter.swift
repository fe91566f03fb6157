public import MovieDisplay
import MovieDomain

/// Turns a `GenresScene.Response` into display text.
public struct GenresPresenter: DateIndependentPresenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: GenresScene.Response) -> GenresScene.ViewModel {
    var viewModel = GenresScene.ViewModel(title: words.genres)
    switch response.value {
    case .idle: viewModel.emptyState = EmptyState(title: words.notLoaded)
    case .loading: viewModel.activity = words.loading
    case .failed(let error):
      viewModel.fail(words.emptyState(titled: words.noGenres, for: [error]), as: error.outcome)
    case .loaded(let catalogGenres), .stale(let catalogGenres, _):
      let genres = arranged(catalogGenres)
      if genres.isEmpty { viewModel.emptyState = EmptyState(title: words.hasNoGenres) }
      viewModel.rows = genres.map { .init(id: $0.id, name: words.genre($0.name), route: route(to: String($0.id))) }
      viewModel.hints = genres.prefix(1).map(hint) + [Hint(text: words.choosesGenre, route: .settings)]
      viewModel.footnotes = words.footnotes(for: response.source)
      viewModel.warnings = words.warnings(about: viewModel.title, skipped: 0, error: response.value.error)
    }
    return viewModel
  }

  private func arranged(_ genres: [Genre]) -> [Genre] {
    // The catalog sorted its own names; translated names need to be sorted again.
    guard genres.contains(where: { words.genre($0.name) != $0.name }) else { return genres }
    return genres.sorted { words.genre($0.name).lowercased() < words.genre($1.name).lowercased() }
  }

  /// Shows how to open a genre by its name, if that name means the genre in every language.
  private func hint(to genre: Genre) -> Hint {
    let name = genre.name.lowercased()
    return Hint(text: words.opensGenre, route: route(to: GenreAliases.isUsual(name) ? name : String(genre.id)))
  }

  private func route(to genre: String) -> Route { .list(id: MovieList.popular.rawValue, genre: genre) }
}
