public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `SearchScene.Response` into a table of films.
public struct SearchTSV: DateIndependentPresenter {
  private let text: SearchPresenter

  public init(words: any Words) {
    text = SearchPresenter(words: words)
  }

  public func viewModel(for response: SearchScene.Response) -> TSVPage {
    let films = response.results?.pages.value?.elements ?? []
    return TSVPage(columns: Movie.tsvColumns, rows: films.map { $0.tsvRow() }, like: text.viewModel(for: response))
  }
}
