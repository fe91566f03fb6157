import Foundation
import HTTPTypes
import MovieDisplay
import MovieDomain
import MovieHTTP
import MovieScenes
import MovieTMDb
import MovieText

/// Times a film: decoding the response in a file, and rendering the text.
enum DetailBenchmark {
  static func decode(path: String, times: Int) async throws {
    let catalog = try catalog(path)
    for _ in 0..<times {
      _ = try await catalog.movie(603)
    }
  }

  static func render(path: String, times: Int) async throws {
    let text = try await rendering(path)
    for _ in 0..<times {
      _ = text()
    }
  }

  static func run(path: String) async throws {
    let catalog = try catalog(path)
    try await Measurement.report("decode a detail", runs: 100) {
      try await catalog.movie(603).credits?.crew.count ?? 0
    }
    let text = try await rendering(path)
    Measurement.report("present and render a detail, in short, 80 columns") { text().utf8.count }
  }

  private static func catalog(_ path: String) throws -> TMDbCatalog {
    let body = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    return TMDbCatalog(transport: FixedTransport(body: body), credential: nil, preferences: .init())
  }

  /// Presents and renders the film in short, as `vip detail` does on a terminal of 80 columns.
  private static func rendering(_ path: String) async throws -> () -> String {
    let details = try await catalog(path).movie(603)
    let presenter = DetailPresenter(words: EnglishWords())
    let response = DetailScene.Response(source: .tmdb, id: 603, state: .loaded(details), expanded: [])
    let view = DetailText(page: TextPage(width: 80, palette: .plain, command: { _ in "vip detail 603" }))
    return { view.render(presenter.viewModel(for: response)) }
  }

  private struct FixedTransport: HTTPTransport {
    let body: [UInt8]

    func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) -> BufferedResponse {
      BufferedResponse(head: HTTPResponse(status: .ok), body: self.body)
    }
  }
}
