import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes

/// Turns an `OpeningScene.Response` into JSON: the address, and the program that opened it.
struct OpeningJSON: Presenter {
  let words: any ProgramWords

  func viewModel(for response: OpeningScene.Response) -> JSONPage {
    let viewModel = OpeningPresenter(words: words).viewModel(for: response)
    guard viewModel.outcome == .shown else {
      return JSONPage(.failure(code(of: response), saying: viewModel.emptyState), like: viewModel)
    }
    guard let request = response.request, case .success(let address)? = response.address else {
      return JSONPage(.awaiting, like: viewModel)
    }
    let program: String? = if case .opened(let program)? = response.result { program } else { nil }
    return JSONPage(
      .document([
        "id": request.film.movie.json, "source": request.film.source.json, "target": request.target.rawValue.json,
        "url": address.json, "program": program.json,
      ]), like: viewModel)
  }

  private func code(of response: OpeningScene.Response) -> FailureCode {
    switch response.address {
    case .failure(.catalog(let error))?: FailureCode(error)
    case .failure(.nothingToOpen)?, .failure(.unwatchable)?: .notFound
    case .failure(.unsafe)?, .success?, nil: .unsupported
    }
  }
}
