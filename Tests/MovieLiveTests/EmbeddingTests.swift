import Foundation
import MovieDisplay
import MovieDomain
import MovieLive
import MovieScenes
import MovieStore
import MovieTMDb
import Testing

/// Contains the code of the README's example with TMDb, and of the landing page of MovieLive.
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

  @Test func `The example with a library stores a film in its folder`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "library-\(UUID())").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = UnavailableCatalog(.tmdb, error: CatalogError(.offline))

    let settings = SettingsFile(directory: folder)
    let library = ViewerLibrary(folder: folder, settings: settings, language: .americanEnglish) { error in
      print("A damaged file was moved aside: \(error)")
    }
    var context = SceneContext(catalog: catalog, films: library.films, history: library.history, settings: settings)
    context.news = library.news
    context.synced = library.synced

    let film = StoredFilm(
      source: .tmdb, details: MovieDetails(movie: Movie(id: 1, title: "Film")), on: .favorites, added: .today)
    _ = try await context.films.add([film])
    #expect(FileManager.default.fileExists(atPath: folder))
  }

  private struct Printer: HomeDisplay {
    func display(_ viewModel: HomeScene.ViewModel) async {}
  }
}

/// Checks that the code in documentation catalogs and READMEs is taken from files that compile.
@Suite struct ArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

  private static let articles =
    FileManager.default
    .enumerator(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)?
    .compactMap { $0 as? URL }
    .filter { $0.pathExtension == "md" && $0.pathComponents.contains { $0.hasSuffix(".docc") } } ?? []

  @Test func `The code in articles is part of its source files`() throws {
    #expect(Self.articles.count > 1)
    for article in Self.articles { try check(article) }
  }

  @Test func `The examples of both READMEs are part of their source files`() throws {
    try check(Self.root.appending(path: "README.md"), named: 6)
    try check(Self.root.appending(path: "Sources/TextSnapshots/README.md"), named: 1)
  }

  /// A comment before each snippet, or before some of them, names its file, and `// …` marks omitted lines.
  private func check(_ article: URL, named count: Int? = nil) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    let snippets = text.matches(of: #/<!-- (?<path>(Examples|Tests)/\S+) -->\n```swift\n(?<text>[\s\S]*?)```/#)
    let path = article.path
    #expect(snippets.count == count ?? text.matches(of: /```swift/).count, "\(path) has a snippet that names no file")
    for snippet in snippets {
      let source = try String(contentsOf: Self.root.appending(path: String(snippet.path)), encoding: .utf8)
      for part in snippet.text.split(separator: #/ *// …\n/#) {
        #expect(Self.contains(source, String(part)), "\(path) shows lines that are not in \(snippet.path): \(part)")
      }
    }
  }

  /// A snippet may be indented less than its file, by the same number of spaces in all lines.
  private static func contains(_ source: String, _ snippet: String) -> Bool {
    let lines = snippet.split(separator: "\n", omittingEmptySubsequences: false)
    return [0, 2, 4, 6, 8].contains { count in
      let indentation = String(repeating: " ", count: count)
      return ("\n" + source).contains("\n" + lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n"))
    }
  }
}
