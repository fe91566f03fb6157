import Foundation
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import Testing
import ViewerScenes

/// Contains the code of the README's example with TMDb, and of the landing page of MovieLive.
@Suite(.timeLimit(.minutes(10))) struct MovieLiveSnippets {
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

  @Test func `The example with a library stores a film in its folder`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = UnavailableCatalog(.tmdb, error: CatalogError(.offline))

    let settings = SettingsFile(directory: folder)
    let library = ViewerLibrary(folder: folder, language: .americanEnglish) { error in
      print("A damaged file was moved aside: \(error)")
    }
    let context = SceneContext(
      catalog: catalog, films: library.films, history: library.history, news: library.news, synced: library.synced,
      settings: settings, words: CurrentWords(settings, in: CurrentWords.allLanguages))

    let film = StoredFilm(
      source: .tmdb, details: MovieDetails(movie: Movie(id: 1, title: "Film")), on: .favorites, added: .today)
    _ = try await context.films.add([film])
    #expect(FileManager.default.fileExists(atPath: folder))
  }

  private struct Printer: HomeDisplay {
    func display(_ viewModel: HomeScene.ViewModel) async {}
  }
}
