import MovieDisplay
import MovieDomain
import MovieScenes
import ProgramScenes
import TMDb

extension Program {
  /// Opens a page or a video about a film, or shows its address, and exits with the status.
  static func open(
    _ target: OpeningScene.Target, of reference: MovieReference?, onlyShows: Bool, _ options: DisplayOptions
  ) async throws {
    try await run(options, needs: Needs(readsInput: reference == nil)) { program in
      await program.withFilm(reference) { film in
        let request = OpeningScene.Request(target, of: film, onlyShows: onlyShows)
        return await program.show(OpeningScene.self, request) { output in
          SceneDriver(OpeningInteractor(), worker: program.openingWorker, output: output)
        }
      }
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
