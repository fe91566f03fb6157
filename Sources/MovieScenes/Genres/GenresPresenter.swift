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
    if let genres = response.value.value {
      viewModel.rows = rows(of: genres)
      viewModel.hints =
        hints(for: viewModel.rows, of: genres) + [Hint(text: words.choosesGenre, route: .settings)]
      viewModel.footnotes = words.footnotes(for: response.source)
      viewModel.warnings = words.warnings(about: viewModel.title, skipped: 0, error: response.value.error)
    } else if let error = response.value.error {
      viewModel.fail(words.emptyState(titled: words.noGenres, for: [error]), as: error.outcome)
    } else if response.value == .idle {
      viewModel.emptyState = EmptyState(title: words.notLoaded)
    }
    return viewModel
  }

  private func rows(of genres: [Genre]) -> [GenresScene.Row] {
    let rows = genres.map { GenresScene.Row(id: $0.id, name: words.genre($0.name), route: route(to: $0)) }
    // The catalog sorted its own names; translated names need to be sorted again.
    guard rows.map(\.name) != genres.map(\.name) else { return rows }
    return rows.sorted { $0.name.lowercased() < $1.name.lowercased() }
  }

  /// Shows how to open a genre by its name, if that name means the genre in every language.
  private func hints(for rows: [GenresScene.Row], of genres: [Genre]) -> [Hint] {
    guard let row = rows.first, let genre = genres.first(where: { $0.id == row.id }) else { return [] }
    let name = genre.name.lowercased()
    let named = Route.list(id: MovieList.popular.rawValue, genre: name)
    return [Hint(text: words.opensGenre, route: GenreAliases.isUsual(name) ? named : row.route)]
  }

  private func route(to genre: Genre) -> Route {
    .list(id: MovieList.popular.rawValue, genre: String(genre.id))
  }
}
