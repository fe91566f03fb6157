import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieTestSupport
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieBrowser

/// Rows that are out of date: gray in color, and with dotted bars.
@Suite(.timeLimit(.minutes(10))) struct StaleStripTests {
  private let catalog = FailingCatalog([])

  @Test(arguments: StripSize.allCases)
  func `Films that could not be refreshed, and films that were`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows, catalog: catalog).started()
    catalog.fail([.list(.topRated)])
    await strip.press("r", until: "┊")
    catalog.repair()
    await strip.press("r") { $0.isLoaded && !FilmStrip.rows(of: $0.frame).joined().contains("┊") }
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `A refresh says what became of it, each time`() async {
    var strip = await FilmStrip(columns: 60, rows: 14, catalog: catalog).started()
    catalog.fail([.everything])
    await strip.press("r", until: "Could not refresh")
    #expect(strip.rows.joined().contains("┊"))
    await strip.press("r") { $0.isLoaded && !$0.status.isEmpty }
    #expect(strip.browser.status.hasPrefix("Could not refresh"))
    catalog.repair()
    await strip.press("r", until: "Updated")
    strip.browser.words = RussianWords()
    await strip.press("r", until: "Обновлено")
    catalog.fail([.newerFilms])
    await strip.press("r", until: "Не удалось обновить")
  }

  @Test func `Of a film that could not be loaded, what is known stays, and the page says why until it is`() async {
    var strip = await FilmStrip(catalog: catalog).started()
    catalog.fail([.everything])
    await strip.press("Enter", until: "Could not load the film", "The Passion of Joan of Arc", "r to retry")
    #expect(strip.browser.film == .movie(id: 43))
    await strip.press("Right", until: "Could not load the film", without: "r to retry")
    await strip.press("r", until: "Could not refresh · r to retry", "Could not load the film")
    catalog.repair()
    await strip.press("r", until: "Updated", without: "Could not load")
    #expect(
      strip.browser.currentPage?.content?.hasFailed == false && strip.browser.currentPage?.layout.lines.count ?? 0 > 30)
  }

  @Test func `A film that could not be refreshed says so once, and names the key once`() async {
    var strip = await FilmStrip(columns: 60, rows: 17, catalog: catalog).started()
    await strip.press("Enter")
    catalog.fail([.everything])
    await strip.press("r", until: "The server could not be reached")
    #expect(strip.rows.count { $0.contains("refresh") } == 1)
    #expect(strip.rows.count { $0.contains("Retry") || $0.contains("retry") } == 1)
  }

  @Test(arguments: [
    (CatalogError(.timedOut), "r to retry"), (CatalogError(.rateLimited), "r to retry"),
    (CatalogError(.notFound), ""), (CatalogError(.rejectedCredential), ""), (CatalogError(.offline), ""),
  ])
  func `Only what may pass is offered to be tried again`(error: CatalogError, key: String) async {
    let catalog = FailingCatalog([], error: error)
    var strip = await FilmStrip(catalog: catalog).started()
    catalog.fail([.everything])
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.film != nil && strip.browser.offerText == key)
    await strip.press("Right")
    #expect((strip.browser.hintSpans[1].title == "Retry") == !key.isEmpty)
    await strip.press("Esc 4") { $0.tab == .people && $0.isLoaded }
    #expect(strip.browser.currentPage?.content?.hasFailed == true && strip.browser.offerText == key)
  }

  @Test(arguments: [
    Route.movie(id: 999_999), .discover([.init("on", "8")]), .pick(from: nil, [.init("on", "8")], seed: 1),
    .personNamed("keaton"), .personNamed("nobody at all"), .movie(id: 43, .collection),
  ])
  func `What is not there is not offered to be tried again`(route: Route) async {
    var strip = await FilmStrip().started()
    await strip.open(route)
    #expect(strip.browser.currentPage?.content?.hasFailed == true && strip.browser.offerText == "")
  }

  @Test func `A damaged entry of a shelf is not offered to be read again`() async {
    var strip = await FilmStrip(films: DamagedLibrary()).started()
    await strip.press("5")
    #expect(strip.browser.status.contains("could not be read") && strip.browser.offerText == "")
  }

  @Test func `In a menu, where letters are typed, no message names a key, and the last line does after it`() async {
    var strip = await FilmStrip(catalog: FailingCatalog([.everything])).started()
    await strip.press("F") { $0.isLoaded }
    #expect(strip.browser.menu != nil && strip.browser.currentPage?.content?.hasFailed == true)
    #expect(strip.browser.offerText == "")
    await strip.send(.changed("Added a film.", revertedBy: .undo), named: "change")
    #expect(strip.browser.offerText == "")
    await strip.press("Esc")
    #expect(strip.browser.hintSpans[1].title == "Retry")
  }

  @Test(arguments: [8, 24])
  func `Where a search fails, films that are known stay, and it is told once why`(rows: Int) async {
    var strip = await FilmStrip(rows: rows, catalog: catalog).started()
    catalog.fail([.everything])
    await strip.type("passion", after: "3")
    await strip.press("Enter", until: "Search for “passion” failed", "▎The Passion of Joan of Arc")
    #expect(strip.rows.count { $0.contains("Search for “passion” failed") } == 1)
    #expect(strip.browser.status.isEmpty == (rows == 24), "Below the film, a low window has no room for that.")
  }

  @Test func `After a search that succeeds, nothing is offered to be tried again`() async {
    var strip = await FilmStrip(catalog: catalog).started()
    catalog.fail([.everything])
    await strip.type("passion", after: "3", until: "Enter to retry")
    catalog.repair()
    await strip.press("Enter", until: "Results for “passion”")
    #expect(strip.browser.offerText == "")
  }

  @Test func `Films from the cache, offline`() async {
    var strip = await FilmStrip(columns: 60, rows: 14, catalog: FailingCatalog([.newerFilms])).started()
    await strip.press(inTurn: "2", "Enter")
    assertSnapshot(of: strip.text)
  }

  @Test func `In ASCII`() async {
    let strip = await FilmStrip(columns: 60, rows: 14, catalog: FailingCatalog([.newerFilms]), charset: .ascii)
      .started()
    assertSnapshot(of: strip.colored)
  }

  @Test func `The results of an earlier search while another one runs`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("3", until: "Popular")
    let card = MovieCard.sample(900, "Gold", year: "1929")
    let results = SearchScene.Results(
      title: "Results for “gold”", extent: "1 film", total: 1, rows: [.init(card: card)], ending: .end)
    for (query, content) in [
      ("gold", SearchScene.Content.results(results)),
      ("golde", .searching("Searching for “golde”…", earlier: results)),
      ("golde", .failed(EmptyState(title: "Search failed"), earlier: results)),
    ] {
      await strip.send(
        .shown(
          PageID(number: 2),
          PageContent(
            SearchScene.ViewModel(query: query, content: content), in: SearchText.self, isLoading: query == "golde")),
        named: query)
    }
    assertSnapshot(of: strip.text)
  }

  @Test func `While a page is refreshed, its rows are out of date, but not while it loads more`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    let films = ListScene.ViewModel(title: "Films", rows: (1...3).map { .sample($0, "Film \($0)") })
    for (step, isLoading) in [
      ("more", true), ("loaded", false), ("refreshing", true), ("refreshed", false), ("more", true),
    ] {
      if step == "refreshing" { strip.browser.press("r") }
      let content = PageContent(films, in: ListText.self, isLoading: isLoading)
      await strip.send(.shown(PageID(number: 1), content), named: step)
      #expect(strip.rows.joined().contains("┊") == (step == "refreshing"))
    }
  }
}

/// A library with a film, and one that cannot be read.
private struct DamagedLibrary: LibraryWrapper {
  let base = TransientFilmLibrary()

  func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async -> ShelfPart {
    let film = ShelvedFilm(source: .publicDomain, movie: Movie(id: 1, title: "Faust"), added: FilmStrip.today)
    return ShelfPart(total: 2, elements: [film], unreadable: [FilmName(id: FilmID(.publicDomain, 2), title: "M")])
  }
}
