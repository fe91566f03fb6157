public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `FavoritesScene.Response` into a table of films.
public struct FavoritesTSV: DateIndependentPresenter {
  private let text: FavoritesPresenter

  public init(words: any Words) {
    text = FavoritesPresenter(words: words)
  }

  public func viewModel(for response: FavoritesScene.Response) -> TSVPage {
    let rows = (response.favorites ?? []).map { favorite in
      favorite.movie.tsvRow(from: favorite.source == response.source ? nil : response.known(favorite.source))
    }
    return TSVPage(columns: Movie.tsvColumns, rows: rows, like: text.viewModel(for: response))
  }
}
