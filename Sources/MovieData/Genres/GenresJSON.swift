public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `GenresScene.Response` into JSON.
public struct GenresJSON: DateIndependentPresenter {
  private let text: GenresPresenter

  /// The fields of each genre.
  public static var fields: JSONFields { .genres }

  public init(words: any Words) {
    text = GenresPresenter(words: words)
  }

  public func viewModel(for response: GenresScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    if let genres = response.value.value {
      return JSONPage(["source": response.source.json, "genres": genres.json], like: viewModel)
    }
    guard let error = response.value.error else { return .awaiting(like: viewModel) }
    return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
  }
}
