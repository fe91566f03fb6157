public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `ShelfScene.Response` into a table of films.
public struct ShelfTSV: DateIndependentPresenter {
  private let text: ShelfPresenter

  public init(words: any Words) {
    text = ShelfPresenter(words: words)
  }

  public func viewModel(for response: ShelfScene.Response) -> TSVPage {
    let rows = (response.films ?? []).map { favorite in
      favorite.movie.tsvRow(from: favorite.source == response.source ? nil : response.known(favorite.source))
    }
    return TSVPage(columns: Movie.tsvColumns, rows: rows, like: text.viewModel(for: response))
  }
}
