import MovieDisplay
import MovieDomain
import MovieScenes
import PublicDomainCatalog
import SiteViews
import Synchronization
import Testing
import TextSnapshots

struct PageTests {
  private let context = SceneContext(
    catalog: PublicDomainCatalog(today: CalendarDate(year: 2026, month: 6, day: 1) ?? .today),
    today: CalendarDate(year: 2026, month: 6, day: 1) ?? .today)

  private func frame(_ address: String) -> PageFrame {
    PageFrame(words: siteWords(in: "en"), source: context.catalog.source, address: address)
  }

  @Test func film() async throws {
    let sink = PageSink()
    let scene = context.open(DetailScene.self, on: FilmPage(frame("/film/34"), to: sink))
    await scene.handle(.load(id: 34))
    let page = try #require(await sink.page)
    #expect(page.outcome == .shown)
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func filmWithEverything() async throws {
    let catalog = FullCatalog()
    let context = SceneContext(catalog: catalog, today: CalendarDate(year: 2026, month: 6, day: 1) ?? .today)
    for (shelf, change) in [
      (Shelf.favorites, ShelfScene.Request.add([FilmID(catalog.source, 62)], to: .favorites)),
      (.watchlist, .add([FilmID(catalog.source, 62)], to: .watchlist)),
    ] {
      let page = ShelfPage(frame("/"), shelf: shelf.rawValue, to: PageSink())
      await context.open(ShelfScene.self, on: page).handle(change)
    }
    let sink = PageSink()
    let frame = PageFrame(words: siteWords(in: "en"), source: catalog.source, address: "/film/62")
    await context.open(DetailScene.self, on: FilmPage(frame, to: sink)).handle(.load(id: 62))
    assertSnapshot(of: try #require(await sink.page).body.text, filter: .assets)
  }

  @Test func unknownFilm() async throws {
    let sink = PageSink()
    let scene = context.open(DetailScene.self, on: FilmPage(frame("/film/99999"), to: sink))
    await scene.handle(.load(id: 99999))
    let page = try #require(await sink.page)
    #expect(page.outcome == .failed)
    assertSnapshot(of: page.body.text, filter: .assets)
  }

  @Test func search() async throws {
    let sink = PageSink()
    let scene = context.open(SearchScene.self, on: SearchPage(frame("/search?q=nos"), isPart: false, to: sink))
    await scene.handle(.submit("nos"))
    assertSnapshot(of: try #require(await sink.page).body.text, filter: .assets)
  }

  @Test func emptyShelf() async throws {
    let sink = PageSink()
    let page = ShelfPage(frame("/shelf/watchlist"), shelf: "watchlist", to: sink)
    let scene = context.open(ShelfScene.self, on: page)
    await scene.handle(.load(.watchlist, .latestFirst))
    assertSnapshot(of: try #require(await sink.page).body.text, filter: .assets)
  }

  @Test func `shelves of the first page are sent once, and the page ends`() async throws {
    let parts = Parts()
    let home = HomePage(frame("/")) { parts.append($0.text) }
    let shelf = { (id: String, content: HomeScene.Content) in
      HomeScene.Shelf(id: id, title: id, content: content, route: .list(id: id))
    }
    let card = MovieCard(
      id: 1, title: "A", year: "1999", score: ScoreBadge(text: "8.0", level: .high), route: .movie(id: 1))
    let loading = HomeScene.Content.loading("Loading…")
    let filled = HomeScene.Content.cards([card], remainders: ["", ""])
    await home.displayProgress(.init(shelves: [shelf("first", loading), shelf("second", loading)]))
    await home.displayProgress(.init(shelves: [shelf("first", loading), shelf("second", filled)]))
    await home.displayProgress(.init(shelves: [shelf("first", loading), shelf("second", filled)]))
    await home.display(.init(shelves: [shelf("first", .failed("Not today.")), shelf("second", filled)]))
    let texts = parts.all
    try #require(texts.count == 4)
    #expect(texts[0].contains(#"<slot name="first">"#) && !texts[0].contains("<section"))
    #expect(texts[1].contains(#"slot="second""#) && texts[1].contains("/film/1"))
    #expect(texts[2].contains(#"slot="first""#) && texts[2].contains("Not today."))
    #expect(texts[3].hasSuffix("</html>\n"))
    #expect(await home.isComplete)
  }
}

extension SnapshotFilter {
  /// Replaces the addresses of assets, which change with their content.
  static let assets = SnapshotFilter { text in
    Asset.all.reduce(text) { $0.replacing($1.address, with: "ASSET.\($1.address.split(separator: ".").last ?? "")") }
  }
}

/// The parts of a page, in the order in which they were sent.
private final class Parts: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock(\.self) }

  func append(_ text: String) { texts.withLock { $0.append(text) } }
}
