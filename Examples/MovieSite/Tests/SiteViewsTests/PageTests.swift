import MovieDisplay
import MovieDomain
import MoviePictures
import MovieScenes
import PublicDomainCatalog
import Synchronization
import Testing
import TextSnapshots
import ViewerScenes

@testable import SiteViews

nonisolated struct PageTests {
  private static let today = CalendarDate(year: 2026, month: 6, day: 1) ?? .today
  private let context = SceneContext(catalog: PublicDomainCatalog(today: Self.today), today: Self.today)

  private func frame(_ address: String) -> PageFrame {
    PageFrame(words: siteWords(in: "en"), source: context.catalog.source, address: address)
  }

  @Test func film() async throws {
    let page = try await page(of: DetailScene.self, .load(id: 34)) { frame("/film/34").page(of: $0) }
    #expect(page.outcome == .shown)
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func filmWithEverything() async throws {
    let catalog = FullCatalog()
    let context = SceneContext(catalog: catalog, today: Self.today)
    let frame = PageFrame(words: siteWords(in: "en"), source: catalog.source, address: "/film/62")
    for shelf in [Shelf.favorites, .watchlist] {
      let change = ShelfScene.Request.add([FilmID(catalog.source, 62)], to: shelf)
      _ = try await page(of: ShelfScene.self, change, in: context) { frame.page(of: $0) }
    }
    let page = try await page(of: DetailScene.self, .load(id: 62), in: context) { frame.page(of: $0) }
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func unknownFilm() async throws {
    let page = try await page(of: DetailScene.self, .load(id: 99999)) { frame("/film/99999").page(of: $0) }
    #expect(page.outcome == .failed)
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func search() async throws {
    let page = try await page(of: SearchScene.self, .submit("nos")) {
      frame("/search?q=nos").page(of: $0)
    }
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func emptyShelf() async throws {
    let page = try await page(of: ShelfScene.self, .load(.watchlist, .latestFirst)) {
      frame("/shelf/watchlist").page(of: $0, sorting: .watchlist)
    }
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func `Links to sort a shelf keep its criteria`() async throws {
    let ids = [12, 34].map { FilmID(context.catalog.source, $0) }
    _ = try await page(of: ShelfScene.self, .add(ids, to: .watchlist)) { frame("/").page(of: $0) }
    let filter = try FilterSelection([.init("year", "1920..1929")])
    let page = try await page(of: ShelfScene.self, .load(.watchlist, .title, meeting: filter)) {
      frame("/shelf/watchlist?year=1920..1929&sort=title").page(of: $0, sorting: .watchlist)
    }
    #expect(page.body.text.contains("<h1>Watchlist · 1920–1929</h1>"))
    #expect(page.body.text.contains(#"href="/shelf/watchlist?year=1920..1929&amp;sort=rating&amp;descending=1""#))
    #expect(page.body.text.contains("<strong>by title</strong>"))
  }

  @Test(arguments: [(Shelf.favorites, "by title"), (.watchlist, "latest added first"), (.seen, "latest seen first")])
  func `The usual order of a shelf is among those that can be chosen`(shelf: Shelf, order: String) async throws {
    let ids = [12, 34].map { FilmID(context.catalog.source, $0) }
    let change: ShelfScene.Request = shelf == .seen ? .see(ids) : .add(ids, to: shelf)
    _ = try await page(of: ShelfScene.self, change) { frame("/").page(of: $0) }
    let page = try await page(of: ShelfScene.self, .load(shelf, shelf.usualOrder)) {
      frame("/shelf/\(shelf.rawValue)").page(of: $0, sorting: shelf)
    }
    #expect(page.body.text.contains("<strong>\(order)</strong>"))
    #expect(page.body.text.contains("latest added first"))
  }

  @Test func genres() async throws {
    let page = try await page(of: GenresScene.self, .load) { frame("/genres").page(of: $0) }
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func pick() async throws {
    var selection = FilterSelection()
    selection.genres = [.named("comedy")]
    let page = try await page(of: PickScene.self, .pick(from: .filter(selection), seed: 1)) {
      frame("/pick?genre=comedy&seed=1").page(of: $0, describesFilms: true)
    }
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func severalFilms() async throws {
    let page = try await page(of: ReferenceScene.self, .find(.filmNamed("the", .overview))) {
      frame("/film?q=the").page(of: $0)
    }
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  /// What a scene shows at the end of a request.
  private func page<S: MovieScene>(
    of scene: S.Type, _ request: S.Interactor.Request, in context: SceneContext? = nil,
    _ markup: @escaping @Sendable (S.Presenter.ViewModel) -> HTML
  ) async throws -> (body: HTML, outcome: Outcome) where S.Presenter.ViewModel: SceneViewModel {
    let viewModel = try #require(await (context ?? self.context).viewModel(of: scene, for: request))
    return (markup(viewModel), viewModel.outcome)
  }

  @Test func `a film that was seen can be marked as not seen`() async throws {
    let seen = ShelfScene.Request.see([FilmID(context.catalog.source, 34)])
    _ = try await page(of: ShelfScene.self, seen) { frame("/").page(of: $0) }
    let page = try await page(of: DetailScene.self, .load(id: 34)) { frame("/film/34").page(of: $0) }
    #expect(page.body.text.contains(#"name="shelf" value="seen"><input type="hidden" name="on" value="0">"#))
    #expect(page.body.text.contains("<button>Mark as not seen</button>"))
  }

  @Test func `a bar is not read aloud, as the number beside it says the same`() async throws {
    let seen = ShelfScene.Request.see([FilmID(context.catalog.source, 34)])
    _ = try await page(of: ShelfScene.self, seen) { frame("/").page(of: $0) }
    let page = try await page(of: StatsScene.self, .load(year: nil)) { frame("/stats").page(of: $0) }
    let row = /<th><a href="[^"]+">1920s<\/a><td><meter value="1.0" aria-hidden="true"><\/meter> 1/
    #expect(page.body.text.contains(row))
  }

  @Test func `what a catalog demands to be shown is marked as English in other languages`() {
    let source = FullCatalog().source
    for (language, mark) in [("en", ""), ("ru", #" lang="en""#)] {
      let frame = PageFrame(words: siteWords(in: language), source: source, address: "/")
      let page = frame.page("Films", footnotes: [source.attribution, "Other."], "").text
      #expect(page.contains("<footer><p\(mark)>Films &amp; friends.</p><p>Other.</p></footer>"))
    }
  }

  private func row(_ id: String, _ content: HomeScene.Content) -> HomeScene.Row {
    HomeScene.Row(id: id, title: id, content: content, route: .list(id: id))
  }

  @Test func `no place of the first page waits once nothing could be loaded`() async throws {
    let parts = Parts()
    let home = HomePage(frame("/")) { parts.append($0.text) }
    let loading = HomeScene.Content.loading("Loading…")
    await home.displayProgress(.init(rows: [row("first", loading), row("second", loading)]))
    await home.displayProgress(.init(rows: [row("first", .failed("Not today.")), row("second", loading)]))
    await home.display(.init(emptyState: EmptyState(title: "No films", message: "Not at all."), outcome: .failed))
    let texts = parts.all
    try #require(texts.count == 2)
    for slot in ["first", "second"] { #expect(texts[1].contains(#"<div slot="\#(slot)"></div>"#)) }
    #expect(!texts[1].contains("Not today.") && texts[1].split(separator: "Not at all.").count == 2)
    #expect(texts[1].contains("No films") && texts[1].hasSuffix("</html>\n"))
  }

  @Test func `shelves of the first page are sent once, and the page ends`() async throws {
    let parts = Parts()
    let home = HomePage(frame("/")) { parts.append($0.text) }
    let card = MovieCard(
      id: 1, title: "A", year: "1999", score: ScoreBadge(text: "8.0", level: .high), route: .movie(id: 1))
    let loading = HomeScene.Content.loading("Loading…")
    let filled = HomeScene.Content.cards([card], remainders: ["", ""])
    await home.displayProgress(.init(rows: [row("first", loading), row("second", loading)]))
    await home.displayProgress(.init(rows: [row("first", loading), row("second", filled)]))
    await home.displayProgress(.init(rows: [row("first", loading), row("second", filled)]))
    await home.display(.init(rows: [row("first", .failed("Not today.")), row("second", filled)]))
    let texts = parts.all
    try #require(texts.count == 4)
    #expect(texts[0].contains(#"<slot name="first">"#) && !texts[0].contains("<section"))
    #expect(texts[1].contains(#"slot="second""#) && texts[1].contains("/film/1"))
    #expect(texts[2].contains(#"slot="first""#) && texts[2].contains("Not today."))
    #expect(texts[3].hasSuffix("</html>\n"))
    #expect(await home.isComplete)
  }
}

nonisolated extension SnapshotFilter {
  /// Replaces the addresses of assets, which change with their content.
  static let assets = SnapshotFilter { text in
    Asset.all.reduce(text) { $0.replacing($1.address, with: "ASSET.\($1.address.split(separator: ".").last ?? "")") }
  }
}

/// The parts of a page, in the order in which they were sent.
private nonisolated final class Parts: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock(\.self) }

  func append(_ text: String) { texts.withLock { $0.append(text) } }
}

/// A catalog with a film that has posters, offers, videos, reviews and a collection, unlike the built-in films.
struct FullCatalog: CatalogWrapper {
  let source = CatalogSource(
    idNamespace: "films", name: "Films", attribution: "Films & friends.", offersAttribution: "JustWatch",
    missingCriteria: [], posterBase: "https://posters.example/w500")

  func base() -> any MovieCatalog { PublicDomainCatalog(today: .today) }

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    MovieDetails(
      movie: Movie(
        id: id, title: "2001: A Space Odyssey", originalLanguage: "en",
        releaseDate: CalendarDate(year: 1968, month: 4, day: 2), overview: "A monolith & a journey.",
        rating: Rating(average: 8.1, voteCount: 12_345), posterPath: "/poster.jpg"),
      tagline: "The ultimate trip.", genres: [Genre(id: 878, name: "Science Fiction")], runtime: 149,
      budget: 12_000_000, revenue: 68_700_000, homepage: "https://films.example/?a=1&b=2", imdbID: "tt0062622",
      collection: MovieCollection(id: 4438, name: "The Space Odyssey Series"),
      credits: Credits(
        cast: [.init(id: 1, name: "Keir Dullea", roles: ["Dave Bowman"])],
        crew: [.init(id: 2, name: "Stanley Kubrick", roles: ["Director"])]),
      reviews: ResultsPage(
        totalResults: 1,
        elements: [
          Review(
            id: "r", author: "hal", rating: 9, text: "**Open** the doors: <script>alert(1)</script>\n\n- one\n- two",
            date: CalendarDate(year: 2001, month: 1, day: 12))
        ]),
      watchOptions: WatchOptions(
        region: Region("US"),
        offers: [
          .init(.stream, [StreamingService(id: 8, name: "Stream & More")]),
          .init(.rent, [StreamingService(id: 10, name: "Rent Video"), StreamingService(id: 3, name: "Another")]),
        ], link: "https://offers.example/62"),
      release: RegionalRelease(region: Region("US"), certification: "G"),
      videos: [
        Video(
          id: "v", name: "Official <Trailer>", site: "YouTube", key: "oR_e9y-bka0", kind: "Trailer", isOfficial: true),
        Video(id: "w", name: "Elsewhere", site: "unknown", key: "x", kind: "Clip"),
      ],
      recommendations: ResultsPage(
        totalResults: 2,
        elements: [
          Movie(id: 63, title: "With a poster", posterPath: "/other.jpg"), Movie(id: 64, title: "Without"),
        ]))
  }
}

struct HTMLTests {
  @Test(arguments: [
    (#"<script>alert("1")</script>"#, "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;"),
    ("Tom & Jerry's", "Tom &amp; Jerry&#39;s"),
    ("a\u{0}b\u{1B}[2Jc\u{9B}d", "a\u{FFFD}b\u{FFFD}[2Jc\u{FFFD}d"),
    ("left\u{202E}right\u{2066}", "left\u{FFFD}right\u{FFFD}"),
    ("Amélie – 天気の子 “quoted”", "Amélie – 天気の子 “quoted”"),
    ("two\nlines", "two\nlines"),
  ])
  func `text is escaped`(text: String, expected: String) {
    #expect(("<p>\(text)</p>" as HTML).text == "<p>\(expected)</p>")
  }

  @Test func `markup is not escaped again`() {
    let inner: HTML = "<b>\("<")</b>"
    let missing: HTML? = nil
    #expect(
      ("<p>\(inner)\([inner, inner])\(missing)\(7)</p>" as HTML).text
        == "<p><b>&lt;</b><b>&lt;</b><b>&lt;</b>7</p>")
  }

  @Test func `text in an attribute cannot end it`() {
    let title = #"" onclick="alert(1)"#
    #expect((#"<a title="\#(title)">"# as HTML).text == #"<a title="&quot; onclick=&quot;alert(1)">"#)
  }
}

struct MotifSpriteTests {
  @Test func `every motif is drawn`() {
    let symbols = MotifSprite.text.split(separator: "<symbol ").dropFirst()
    #expect(symbols.count == TitleCard.Motif.allCases.count)
    for (symbol, motif) in zip(symbols, TitleCard.Motif.allCases) {
      #expect(symbol.hasPrefix(#"id="\#(motif.rawValue)""#))
      #expect(symbol.contains("<path"))
    }
    #expect(!MotifSprite.text.contains("nan"))
    #expect(MotifSprite.text.utf8.count < 100_000)
  }

  @Test func `a square is traced around its edge`() {
    var values = Array(repeating: Array(repeating: 0.0, count: 8), count: 8)
    for y in 2..<6 {
      for x in 2..<6 { values[y][x] = 1 }
    }
    let path = Contour.path(of: values, above: 0.5)
    #expect(path.hasPrefix("M") && path.hasSuffix("Z"))
    #expect(path.split(separator: "M").count == 1)
    // Edges are between the centers of the pixels, corners are cut by half a pixel.
    for corner in ["2.5 2", "2 2.5", "5.5 2", "6 5.5"] { #expect(path.contains(corner)) }
  }

  @Test func `an area with a hole has two outlines`() {
    var values = Array(repeating: Array(repeating: 1.0, count: 9), count: 9)
    values[4][4] = 0
    #expect(Contour.path(of: values, above: 0.5).split(separator: "M").count == 2)
  }
}
