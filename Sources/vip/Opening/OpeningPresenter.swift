import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminalDriver

struct OpeningPresenter: Presenter {
  let words: any ProgramWords
  let source: CatalogSource

  func viewModel(for response: OpeningScene.Response) -> OpeningScene.ViewModel {
    switch (response.address, response.result) {
    case (nil, _): .init()
    case (.success(let address)?, nil): .init(address: address)
    case (.success(let address)?, .opened(let program)?): .init(confirmation: words.opened(address, with: program))
    case (.success(let address)?, .noProgram?): failure(words.noOpener, address)
    case (.success(let address)?, .failed(let program)?): failure(words.openerFailed(program), address)
    case (.failure(let problem)?, _): viewModel(of: problem, response.request)
    }
  }

  private func viewModel(of problem: OpeningScene.Problem, _ request: OpeningScene.Request?) -> OpeningScene.ViewModel {
    let film = request?.film
    let services = film.map { words.adviceOnServices(of: $0.source.reference(to: $0.movie, in: source)) } ?? ""
    switch problem {
    case .nothingToOpen(let title):
      return failure(words.notFound(request?.target ?? .page, of: title))
    case .unwatchable(let title, .notOnOwnServices):
      return failure(words.notOnOwnServices(title), advice: services)
    case .unwatchable(let title, .noAddress):
      return failure(words.noAddress(ofOffers: title), advice: services)
    case .unwatchable(let title, .notFreeUntil(let year)):
      return failure(words.notFree(title, until: year))
    case .unsafe(let address):
      // An address of a server on lines of its own could look like advice.
      return failure(words.unsafeAddress, address.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    case .catalog(let error) where error.code == .notFound:
      return .init(emptyState: words.noSuchFilm(withID: film?.movie ?? 0, at: error.host), outcome: .failed)
    case .catalog(let error):
      return .init(
        emptyState: words.emptyState(titled: words.filmNotLoaded, for: [error]), outcome: error.outcome)
    }
  }

  private func failure(_ title: String, _ message: String = "", advice: String = "") -> OpeningScene.ViewModel {
    .init(emptyState: EmptyState(title: title, message: message, advice: advice), outcome: .failed)
  }
}
