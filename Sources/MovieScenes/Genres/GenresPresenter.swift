public import MovieDisplay
import MovieDomain

/// Says the genres in words.
public struct GenresPresenter: Presenter {
  private let words: any Words

  public init(words: any Words) {
    self.words = words
  }

  public func viewModel(for response: GenresScene.Response) -> GenresScene.ViewModel {
    var viewModel = GenresScene.ViewModel(title: words.lists.genres)
    if let genres = response.genres.value {
      viewModel.genres = genres.map { .init(id: $0.id, name: $0.name, route: route(to: $0)) }
      viewModel.hint = genres.first.map { Hint(text: words.lists.opensGenre, route: route(to: $0)) }
      viewModel.footnotes = [words.footnote(for: response.source)]
      viewModel.warnings = words.warnings(about: viewModel.title, skipped: 0, error: response.genres.error)
    } else if let error = response.genres.error {
      viewModel.emptyState = words.emptyState(titled: words.lists.noGenres, for: [error])
      viewModel.outcome = error.isAboutCredential ? .unauthorized : .failed
    }
    return viewModel
  }

  private func route(to genre: Genre) -> Route {
    .list(id: MovieList.popular.rawValue, genre: genre.id)
  }
}
