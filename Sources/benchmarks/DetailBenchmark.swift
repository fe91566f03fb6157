import HTTPPort
import HTTPTypes
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import TMDb

/// Times a film with as many people as the longest real responses: decoding the response, and rendering the text.
enum DetailBenchmark {
  static func run() async throws {
    guard let today = CalendarDate(iso8601: "2026-11-20") else { return }
    let body = DetailBody.bytes
    let catalog = TMDbCatalog(
      transport: FixedTransport(body: body), credential: .accessToken("t"), preferences: .init(today: today))
    try await Measurement.report("decode a detail, 166 cast, 561 crew, \(body.count / 1024) KB", runs: 100) {
      try await catalog.movie(603).credits?.crew.count ?? 0
    }
    let details = try await catalog.movie(603)
    let presenter = DetailPresenter(words: EnglishWords())
    for (name, expanded) in [("whole", Set(DetailScene.Part.allCases)), ("in short", [])] {
      let response = DetailScene.Response(source: .tmdb, id: 603, state: .loaded(details), expanded: expanded)
      for (width, palette) in [(80, Palette.plain), (200, .ansi)] {
        let view = DetailText(page: TextPage(width: width, palette: palette, command: { _ in "vip detail 603" }))
        Measurement.report("present and render a detail, \(name), \(width) columns") {
          view.render(presenter.viewModel(for: response)).utf8.count
        }
      }
    }
  }

  private struct FixedTransport: HTTPTransport {
    let body: [UInt8]

    func exchange(_ request: HTTPRequest, timeLimit: Duration) -> BufferedResponse {
      BufferedResponse(head: HTTPResponse(status: .ok), body: body)
    }
  }
}
