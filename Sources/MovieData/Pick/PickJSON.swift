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
    guard viewModel.outcome != .invalidRequest else {
      return JSONPage(failure: .usage, saying: viewModel.emptyState, like: viewModel)
    }
    switch response.pick {
    case nil: return .awaiting(like: viewModel)
    case .failure(.store(let error))?:
      return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
    case .failure(.catalog(let error))?:
      return JSONPage(failure: FailureCode(error), saying: viewModel.emptyState, like: viewModel)
    case .success(let pick)?:
      let movie: JSONValue
      switch pick.film {
      case nil where viewModel.outcome == .failed:
        return JSONPage(failure: FailureCode(StoreError(.malformed)), saying: viewModel.emptyState, like: viewModel)
      case nil: return JSONPage(failure: .notFound, saying: viewModel.emptyState, like: viewModel)
      case .shelved(let film)?: movie = film.json(from: response.known(film.source))
      case .listed(let film)?: movie = film.json(from: response.source).adding(["source": response.source.json])
      }
      return JSONPage(["movie": movie, "total": pick.total.json], like: viewModel)
    }
  }
}
