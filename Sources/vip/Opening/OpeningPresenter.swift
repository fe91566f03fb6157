import MovieDisplay
import MovieDomain
import MovieScenes

/// Turns an `OpeningScene.Response` into display text.
struct OpeningPresenter: Presenter {
  let words: any ProgramWords

  func viewModel(for response: OpeningScene.Response) -> OpeningScene.ViewModel {
    switch response.address {
    case nil: .init(activity: words.loading)
    case .success(let address)?: viewModel(of: address, response)
    case .failure(let problem)?: viewModel(of: problem, response)
    }
  }

  private func viewModel(of address: String, _ response: OpeningScene.Response) -> OpeningScene.ViewModel {
    let opening = words.opening
    switch response.result {
    case nil: return .init(address: address)
    case .opened(let program)?: return .init(confirmation: opening.opened(address, with: program))
    case .noProgram?:
      return .init(
        emptyState: EmptyState(title: opening.noProgram, message: address, advice: opening.adviceOnPrograms),
        outcome: .failed)
    case .failed(let program)?:
      return .init(
        emptyState: EmptyState(
          title: opening.failed(program), message: address, advice: opening.adviceOnPrograms), outcome: .failed)
    }
  }

  private func viewModel(
    of problem: OpeningScene.Problem, _ response: OpeningScene.Response
  ) -> OpeningScene.ViewModel {
    let opening = words.opening
    switch problem {
    case .nothingToOpen(let title):
      let sentence = opening.notFound(response.request?.target ?? .page, of: title)
      return .init(emptyState: EmptyState(title: sentence), outcome: .failed)
    case .unwatchable(let title, .notOnOwnServices):
      return .init(
        emptyState: EmptyState(
          title: opening.notOnOwnServices(title),
          advice: response.request.map { opening.adviceOnServices(of: $0.film.movie) } ?? ""), outcome: .failed)
    case .unwatchable(let title, .notFreeUntil(let year)):
      return .init(emptyState: EmptyState(title: opening.notFree(title, until: year)), outcome: .failed)
    case .unsafe(let address):
      // An address of a server on lines of its own could look like advice.
      let line = address.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return .init(emptyState: EmptyState(title: opening.unsafe, message: line), outcome: .failed)
    case .catalog(let error) where error.code == .notFound:
      return .init(
        emptyState: words.noSuchFilm(response.request?.film.movie ?? 0, at: error.host), outcome: .failed)
    case .catalog(let error):
      return .init(
        emptyState: words.emptyState(titled: words.detail.notLoaded, for: [error]),
        outcome: error.isAboutCredential ? .unauthorized : .failed)
    }
  }
}
