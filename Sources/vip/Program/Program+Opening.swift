import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import MovieText

extension Program {
  /// Opens a page or a video about the film that was named, or shows its address, and exits with the status.
  static func open(
    _ target: OpeningScene.Target, of reference: MovieReference?, onlyShows: Bool, _ options: DisplayOptions
  ) async throws {
    try await run(options, needs: Needs(readsInput: reference == nil)) {
      await $0.open(.init(target: target, film: try await $0.film(reference), onlyShows: onlyShows))
    }
  }

  /// Opens a page or a video about a film, or shows its address.
  func open(_ request: OpeningScene.Request) async -> Outcome? {
    await show(
      OpeningScene.self, request, OpeningPresenter(words: words), in: { OpeningText(page: $0).writing($1) }
    ) {
      SceneDriver(OpeningInteractor(), worker: openingWorker(LinkProgram.found()), output: $0)
    }
  }

  /// The request to open what a route leads to; nil for a route to a page of the program.
  func openingRequest(for route: Route, onlyShows: Bool) -> OpeningScene.Request? {
    switch route {
    case .movie(let id, .trailer, let namespace):
      .init(target: .trailer, film: film(id, in: namespace), onlyShows: onlyShows)
    case .movie(let id, .watch, let namespace):
      .init(target: .watch, film: film(id, in: namespace), onlyShows: onlyShows)
    default: nil
    }
  }

  func openingWorker(_ opener: any LinkOpener) -> OpeningWorker {
    OpeningWorker(
      catalogs: [context.catalog] + context.otherCatalogs, settings: context.settings, opener: opener
    ) { film in
      film.source == .tmdb ? "https://www.themoviedb.org/movie/\(film.movie)" : nil
    }
  }
}
