public import MovieDisplay
import MovieDomain
public import ViewerScenes

/// Turns a `PickScene.Response` into JSON: the film, and the number of films to choose from.
extension PickPresenter: JSONPresenting {
  public static var jsonFields: JSONFields { .shelvedMovies(at: ["movie"]) }

  public func json(of response: Response, like viewModel: ViewModel) -> JSONPage.Content {
    guard viewModel.outcome != .invalidRequest else { return .failure(.usage, saying: viewModel.emptyState) }
    switch response.pick {
    case nil: return .awaiting
    case .failure(let error)?: return .failure(FailureCode(error), saying: viewModel.emptyState)
    case .success(let pick)?:
      let movie: JSONValue
      switch pick.film {
      case nil where viewModel.outcome == .failed:
        return .failure(FailureCode(StoreError(.malformed)), saying: viewModel.emptyState)
      case nil: return .failure(.notFound, saying: viewModel.emptyState)
      case .shelved(let film)?: movie = film.json(from: film.source)
      case .listed(let film)?: movie = film.json(from: response.source).adding(["source": response.source.json])
      }
      return .document(["movie": movie, "total": pick.total.json])
    }
  }
}
