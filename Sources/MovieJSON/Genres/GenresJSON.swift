public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `GenresScene.Response` into JSON.
public struct GenresJSON: DatelessPresenter {
  private let text: GenresPresenter

  public init(words: any Words) {
    text = GenresPresenter(words: words)
  }

  public func viewModel(for response: GenresScene.Response) -> JSONPage {
    let said = text.viewModel(for: response)
    if let genres = response.value.value {
      return JSONPage(["source": response.source.json, "genres": genres.json], like: said)
    }
    guard let error = response.value.error else { return .awaiting(like: said) }
    return JSONPage(failure: FailureCode(error), saying: said.emptyState, like: said)
  }
}
