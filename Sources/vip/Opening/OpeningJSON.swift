import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminalDriver

extension OpeningPresenter: JSONPresenting {
  func json(of response: OpeningScene.Response, like viewModel: OpeningScene.ViewModel) -> JSONPage.Content {
    guard viewModel.outcome == .shown else {
      return .failure(code(of: response), saying: viewModel.emptyState)
    }
    guard let request = response.request, case .success(let address)? = response.address else { return .awaiting }
    let program: String? = if case .opened(let program)? = response.result { program } else { nil }
    return .document([
      "id": request.film.movie.json, "source": request.film.source.json, "target": request.target.rawValue.json,
      "url": address.json, "program": program.json,
    ])
  }

  private func code(of response: OpeningScene.Response) -> FailureCode {
    switch response.address {
    case .failure(.catalog(let error))?: FailureCode(error)
    case .failure(.nothingToOpen)?, .failure(.unwatchable)?: .notFound
    case .failure(.unsafe)?, .success?, nil: .unsupported
    }
  }
}
