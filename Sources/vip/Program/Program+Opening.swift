import MovieDisplay
import MovieDomain
import MovieScenes
import TMDb

extension Program {
  /// Opens a page or a video about the film that was named, or shows its address, and exits with the status.
  static func open(
    _ target: OpeningScene.Target, of reference: MovieReference?, onlyShows: Bool, _ options: DisplayOptions
  ) async throws {
    try await run(options, needs: Needs(readsInput: reference == nil)) {
      await $0.open(target, of: try await $0.film(reference), onlyShows: onlyShows)
    }
  }

  /// Opens a page or a video about a film, or shows its address.
  func open(_ target: OpeningScene.Target, of film: FilmID, onlyShows: Bool) async -> Outcome? {
    let request = OpeningScene.Request(target: target, film: film, onlyShows: onlyShows)
    return await show(
      OpeningScene.self, request, OpeningPresenter(words: words), in: { OpeningText(page: $0, write: $1) }
    ) {
      SceneDriver(OpeningInteractor(), worker: openingWorker(LinkProgram.found()), output: $0)
    }
  }

  func openingWorker(_ opener: any LinkOpener) -> OpeningWorker {
    OpeningWorker(
      catalogs: [context.catalog] + context.otherCatalogs, opener: opener
    ) { film in
      film.source == .tmdb ? "https://www.themoviedb.org/movie/\(film.movie)" : nil
    }
  }
}
