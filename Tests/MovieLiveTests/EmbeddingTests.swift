import Foundation
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieTMDb
import Testing

/// Contains the code of the README's example with TMDb.
@Suite(.timeLimit(.minutes(10))) struct EmbeddingTests {
  @Test func `The README's example opens nothing before the first request`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "live-\(UUID())").path()
    let credential = try #require(Credential(pasted: "0123456789abcdef0123456789abcdef"))
    let view = Printer()

    let tmdb = LiveTMDb(credential, options: .init(userAgent: "MyApp/1.0", cacheFolder: folder))
    let context = SceneContext(catalog: tmdb.catalog(TMDbPreferences(language: "en-US")))
    let home = context.open(HomeScene.self, on: view)

    #expect(context.catalog.source == .tmdb)
    #expect(context.sources == [.tmdb])
    await tmdb.close()
    #expect(!FileManager.default.fileExists(atPath: folder))
    withExtendedLifetime(home) {}
  }

  private struct Printer: HomeDisplay {
    func display(_ viewModel: HomeScene.ViewModel) async {}
  }
}
