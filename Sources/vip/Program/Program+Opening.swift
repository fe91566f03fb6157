import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

extension Program {
  /// Opens a page or a video about a film, or shows its address.
  func open(_ request: OpeningScene.Request) async -> Outcome? {
    await show(
      OpeningScene.self, request, OpeningPresenter(words: words), in: { OpeningText(page: $0).writing($1) }
    ) {
      SceneDriver(
        AnswerInteractor(response: OpeningScene.Response()), worker: openingWorker(UserPrograms.found()), output: $0)
    }
  }

  /// The request to open what a route leads to; nil for a route to a page of the program.
  func openingRequest(for route: Route, onlyShows: Bool) -> OpeningScene.Request? {
    guard case .movie(let id, let page, let namespace) = route, page == .trailer || page == .watch else { return nil }
    return .init(
      target: page == .trailer ? .trailer : .watch, film: context.film(id, in: namespace), onlyShows: onlyShows)
  }

  func openingWorker(_ opener: UserPrograms) -> OpeningWorker {
    OpeningWorker(
      catalogs: [context.catalog] + context.otherCatalogs, settings: context.settings, opener: opener)
  }
}
