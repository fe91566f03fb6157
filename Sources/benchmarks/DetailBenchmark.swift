import HTTPTypes
import MovieDisplay
import MovieDomain
import MovieHTTP
import MovieScenes
import MovieTMDb
import MovieText

/// Times a film with as many people as the longest real responses: decoding the response, and rendering the text.
enum DetailBenchmark {
  private static func catalog(_ body: [UInt8]) -> TMDbCatalog {
    TMDbCatalog(transport: FixedTransport(body: body), credential: nil, preferences: .init())
  }

  static func decode(times: Int) async throws {
    let catalog = catalog(DetailBody.bytes)
    for _ in 0..<times {
      _ = try await catalog.movie(603)
    }
  }

  static func render(times: Int) async throws {
    let text = try await rendering()
    for _ in 0..<times {
      _ = text()
    }
  }

  static func run() async throws {
    let body = DetailBody.bytes
    let catalog = catalog(body)
    try await Measurement.report("decode a detail, 166 cast, 561 crew, \(body.count / 1024) KB", runs: 100) {
      try await catalog.movie(603).credits?.crew.count ?? 0
    }
    let text = try await rendering()
    Measurement.report("present and render a detail, in short, 80 columns") { text().utf8.count }
  }

  /// Presents and renders the film in short, as `vip detail` does on a terminal of 80 columns.
  private static func rendering() async throws -> () -> String {
    let details = try await catalog(DetailBody.bytes).movie(603)
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
