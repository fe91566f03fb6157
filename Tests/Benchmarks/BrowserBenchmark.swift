import Foundation
import HTTPTypes
import MovieBrowser
import MovieDisplay
import MovieDomain
import MovieHTTP
import MoviePictures
import MovieScenes
import MovieTMDb
import MovieTerminal
import MovieText

/// Times the browser from a key to the bytes of its frame, and counts the bytes. Nothing waits in between.
enum BrowserBenchmark {
  static func run() {
    let home = content(of: rows)
    let (short, long) = (list(20), list(10_000))
    let small = ScreenSize(columns: 80, rows: 24)
    let large = ScreenSize(columns: 200, rows: 60)
    report("browser: move the focus on home, 80 × 24", home, small, [Key(.right), Key(.left)], togglingPosters: true)
    report("browser: move the focus on home with posters, 200 × 60", home, large, [Key(.right), Key(.left)])
    report("browser: open a film and show what is known, 80 × 24", long, small, [Key(.enter), Key(.escape)])
    report(
      "browser: narrow a page of 10,000 films, 80 × 24", long, small, [Key("/"), Key("1"), Key("2"), Key(.escape)],
      togglingPosters: true)
    report(
      "browser: narrow a page of 10,000 posters, 80 × 24", long, small, [Key("/"), Key("1"), Key("2"), Key(.escape)])
    report(
      "browser: show a page of 10,000 films, 80 × 24", long, small, [.shown(firstPage, long)], togglingPosters: true)
    report("browser: show a page of 10,000 posters, 80 × 24", long, small, [.shown(firstPage, long)])
    report("browser: scroll a page of 20 films, 80 × 24", short, small, [Key(.pageDown), Key(.pageUp)])
    report(
      "browser: scroll a page of 10,000 films, 80 × 24", long, small, [Key(.pageDown), Key(.pageUp)],
      togglingPosters: true)
    report("browser: turn the wheel, text, 80 × 24", long, small, wheel)
    report("browser: turn the wheel, posters, 80 × 24", long, small, wheel, togglingPosters: true)
  }

  /// The id of the page of a new browser.
  private static var firstPage: PageID {
    var browser = Browser(page: TextPage(width: 80), words: EnglishWords(), today: .today)
    let effects = browser.update(.resized(ScreenSize(columns: 80, rows: 24)))
    guard case .open(let page, _)? = effects.first else { fatalError("A browser opens a page first.") }
    return page
  }

  private static let wheel = [1, -1].map { rows in
    BrowserEvent.terminal(.mouse(MouseEvent(.scroll(columns: 0, rows: rows), row: 5, column: 5)))
  }

  private static func report(
    _ name: String, _ content: PageContent, _ size: ScreenSize, _ keys: [Key], togglingPosters: Bool = false
  ) {
    report(name, content, size, keys.map { .terminal(.key(KeyPress($0))) }, togglingPosters: togglingPosters)
  }

  private static func report(
    _ name: String, _ content: PageContent, _ size: ScreenSize, _ events: [BrowserEvent],
    togglingPosters: Bool = false
  ) {
    let palette = Palette(depth: .full, background: .dark)
    var browser = Browser(page: TextPage(width: 80, palette: palette), words: EnglishWords(), today: .today)
    var effects = browser.update(.resized(size))
    guard case .open(let page, _)? = effects.first else { return }
    effects = browser.update(.shown(page, content))
    if togglingPosters { effects += browser.update(.terminal(.key(KeyPress(Key("P"))))) }
    var screen = ScreenRenderer(abilities: ScreenAbilities(palette: palette))
    var index = 0
    var most = 0
    func step() -> Int {
      effects += browser.update(events[index % events.count])
      index += 1
      for case .loadPictures(let requests) in effects {
        let art = requests.map { ($0, picture(of: $0.size)) }
        effects = browser.update(.pictures(Dictionary(art) { first, _ in first }))
      }
      effects = []
      return screen.bytes(for: browser.frame).count
    }
    for _ in 0..<10 { _ = step() }
    for _ in events { most = max(most, step()) }
    Measurement.report("\(name), \(most) bytes", runs: 400, warmUp: 40, step)
  }

  /// A picture whose cells all differ.
  private static func picture(of size: PosterSize) -> PosterArt {
    .picture(
      Picture(width: size.columns * 2, height: size.rows * 4) { column, row in
        RGB(UInt32(truncatingIfNeeded: row * 7_919 + column * 104_729) &* 2_654_435_761 >> 8)
      })
  }

  private static let rows = HomeScene.ViewModel(
    rows: MovieList.allCases.enumerated().map { number, list in
      HomeScene.Row(
        id: list.rawValue, title: "Shelf \(number)",
        content: .cards(cards(20), remainders: (0...20).map { "\($0) more" }),
        route: .list(id: list.rawValue))
    })

  private static func cards(_ count: Int) -> [MovieCard] {
    (0..<count).map { number in
      MovieCard(
        id: number, title: "Броненосец «Потёмкин» \(number)", year: "1925",
        score: ScoreBadge(text: "8.3", level: .high),
        overview: "A ship, a meal, a flag. The crew refuses, and the city comes down the steps to see.",
        posterPath: "/\(number).jpg", route: .movie(id: number))
    }
  }

  private static func content(of home: HomeScene.ViewModel) -> PageContent {
    PageContent(home, in: HomeText.self, isLoading: false)
  }

  private static func list(_ count: Int) -> PageContent {
    PageContent(
      ListScene.ViewModel(title: "Films", total: count, rows: cards(count)), in: ListText.self, isLoading: false)
  }
}

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
    let response = DetailScene.Response(source: .tmdb, key: .init(id: 603), value: .loaded(.init(details)))
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
