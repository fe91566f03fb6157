import MovieDisplay
import MovieDomain
import MovieScenes
import ProgramScenes
import TMDb

extension Program {
  /// Opens a page or a video about the film that was named, or shows its address, and exits with the status.
  static func open(
    _ target: OpeningScene.Target, of reference: MovieReference?, onlyShows: Bool, _ options: DisplayOptions
  ) async throws {
    try await run(options, needs: Needs(readsInput: reference == nil)) { program in
      await program.withFilm(reference) { await program.open(target, of: $0, onlyShows: onlyShows) }
    }
  }

  /// Opens a page or a video about a film, or shows its address.
  func open(_ target: OpeningScene.Target, of film: FilmID, onlyShows: Bool) async -> Outcome? {
    await show(OpeningScene.self, .init(target, of: film, onlyShows: onlyShows)) {
      SceneDriver(OpeningInteractor(), worker: openingWorker, output: $0)
    }
  }

  private var openingWorker: OpeningWorker { openingWorker(LinkProgram.found()) }

  func openingWorker(_ opener: any LinkOpener) -> OpeningWorker {
    OpeningWorker(
      catalogs: [context.catalog] + context.otherCatalogs, opener: opener
    ) { film in
      film.source == .tmdb ? "https://www.themoviedb.org/movie/\(film.movie)" : nil
    }
  }
}
