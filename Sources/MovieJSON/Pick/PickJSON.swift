public import MovieDisplay
import MovieDomain
public import MovieScenes

/// Turns a `PickScene.Response` into JSON: the film, and the number of films to choose from.
public struct PickJSON: DateIndependentPresenter {
  private let text: PickPresenter

  /// The fields of the film.
  public static var fields: JSONFields { .pick }

  public init(words: any Words) {
    text = PickPresenter(words: words)
  }

  public func viewModel(for response: PickScene.Response) -> JSONPage {
    let viewModel = text.viewModel(for: response)
    switch response.pick {
    case nil: return .awaiting(like: viewModel)
    case .failure(let error)?:
      return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
    case .success(let pick)?:
      guard let film = pick.film else {
        return JSONPage(failure: .notFound, saying: viewModel.emptyState, like: viewModel)
      }
      let source = response.sources.first { $0 == film.source } ?? film.source
      return JSONPage(["movie": film.json(from: source), "total": pick.total.json], like: viewModel)
    }
  }
}
