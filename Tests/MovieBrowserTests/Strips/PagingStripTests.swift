import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTestSupport
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieBrowser

/// How many pages of a list are requested from servers whose pages bring little.
@Suite(.timeLimit(.minutes(10))) struct PagingStripTests {
  /// The keys that open popular people, a list of films and the films of the search tab.
  private static let lists = [["4"], ["2", "Enter"], ["3", "Esc"]]

  private static func rests(_ browser: Browser) -> Bool { browser.isLoaded && browser.loadingMore.isEmpty }

  /// The number of pages that were requested for a list, after each key. The first ones open it.
  private func requests(
    _ pages: PagingCatalog.Pages, _ keys: [String], columns: Int, rows: Int
  ) async -> (counts: [Int], strip: FilmStrip) {
    let catalog = PagingCatalog(pages)
    var strip = await FilmStrip(columns: columns, rows: rows, catalog: catalog).started()
    let home = catalog.count
    var counts: [Int] = []
    for key in keys {
      await strip.press(key, until: Self.rests)
      counts.append(catalog.count - home)
    }
    return (counts, strip)
  }

  @Test(arguments: lists, [(80, 24), (120, 40)])
  func `Lists end at an empty page, and wait for a key after two without or ten with a new row`(
    list: [String], size: (Int, Int)
  ) async {
    let keys = list + Array(repeating: "G", count: 4)
    for pages in [PagingCatalog.Pages.repeated, .unreadable] {
      let (counts, strip) = await requests(pages, keys + ["r", "G", "Down"], columns: size.0, rows: size.1)
      #expect(counts.suffix(4) == [3, 4, 4, 4])
      #expect(strip.rows.contains { $0.contains("brought nothing new") })
    }
    let (counts, strip) = await requests(.empty, keys, columns: size.0, rows: size.1)
    #expect(counts.last == 2 && strip.browser.currentPage?.content?.nextPage == NextPage.none)
    let many = await requests(.overlapping, keys, columns: size.0, rows: size.1).counts
    #expect(zip([0] + many, many).allSatisfy { $1 - $0 <= 11 }, "with the first page")
  }

  @Test(arguments: PagingCatalog.Pages.allCases)
  func `The pages of a search are requested like those of a list`(pages: PagingCatalog.Pages) async {
    let catalog = PagingCatalog(pages)
    var strip = await FilmStrip(catalog: catalog).started()
    let home = catalog.count
    await strip.open(.search(query: "film", year: nil, page: 1), loads: false)
    for _ in 0..<4 { await strip.press("G", until: Self.rests) }
    let limits: [PagingCatalog.Pages: Int] = [.repeated: 3, .unreadable: 3, .empty: 2, .overlapping: 41]
    #expect((1...(limits[pages] ?? 1)).contains(catalog.count - home))
  }

  @Test func `The heading of a search says once how many films there are, from its first page on`() async {
    var strip = await FilmStrip(catalog: PagingCatalog(.overlapping)).started()
    await strip.press("/", until: "Popular")
    await strip.type("film", until: "Results for “film”")
    #expect((strip.browser.currentPage?.content?.loaded ?? 0) < 50)
    for place in 1...2 {
      await strip.press("Down")
      let heading = strip.rows[2]
      #expect(heading.hasPrefix("Results for “film” ──") && heading.hasSuffix("── \(place) of 10,000"), "\(heading)")
    }
  }

  private func library(_ count: Int) async throws -> TransientFilmLibrary { try await .holding(count, on: .seen) }

  @Test func `The tab of films one has seen goes on to its end, with days and stars`() async throws {
    var strip = try await FilmStrip(columns: 80, rows: 16, films: library(130)).started()
    await strip.press("7", until: Self.rests)
    await strip.press("G", until: Self.rests)
    strip.browser.words = RussianWords()
    await strip.press("Down", until: Self.rests)
    assertSnapshot(of: strip.text)
    for _ in 0..<10 where strip.browser.currentPage?.content?.nextPage == .available {
      await strip.press("G", until: Self.rests)
    }
    #expect(strip.browser.currentPage?.cards.count == 130)
    #expect(strip.browser.currentPage?.layout.targets.last?.id.destination == .route(.movie(id: 99)))
  }

  @Test func `One key leads to the last film of a shelf, also if it is not loaded yet`() async throws {
    var strip = try await FilmStrip(columns: 80, rows: 16, films: library(1050)).started()
    await strip.press("7", until: Self.rests)
    await strip.press("End") { $0.isLoaded && $0.currentPage?.cards.count == 1050 }
    let page = try #require(strip.browser.currentPage)
    #expect(page.focus == page.layout.targets.last?.id)
    #expect(page.content?.place(of: page.focused?.id.destination.route)?.number == 1050)
  }

  @Test(arguments: ["G", "End"])
  func `While a list goes on to its end, a key acts on no film`(key: String) async throws {
    for isChooser in [false, true] {
      var strip = try await FilmStrip(columns: 80, rows: 16, films: library(1050), isChooser: isChooser).started()
      await strip.press("7", until: Self.rests)
      strip.browser.press(key)
      for key in ["f", "w", "s", "*", "t", "Enter"] + (isChooser ? ["Tab"] : []) {
        #expect(strip.browser.press(key) == [])
        #expect(strip.browser.mode.isSeeking)
      }
      #expect(strip.browser.chosenFilms == [])
      strip.browser.press("Esc")
      #expect(!strip.browser.mode.isSeeking)
    }
  }

  @Test func `A film that comes onto a part of a shelf counts once, and pushes no film off it`() async throws {
    let films = try await library(60)
    var strip = await FilmStrip(columns: 80, rows: 16, films: films).started()
    await strip.press("7", until: Self.rests)
    func total() -> Int? { strip.browser.currentPage.flatMap { $0.content?.place(of: $0.cards.first?.route)?.total } }
    let first = strip.browser.currentPage?.cards.map(\.id).prefix(39).map(\.self)
    await strip.press("Down s") { $0.currentPage?.content?.removed.count == 1 }
    for count in 1...2 {
      var diary = Diary()
      diary.watch(on: ViewingDay("2026-11-10", today: FilmStrip.today), rating: nil)
      let new = MovieDetails(movie: Movie(id: 100 + count, title: "New"))
      try await films.add([
        StoredFilm(source: .publicDomain, details: new, on: .seen, added: FilmStrip.today, diary: diary)
      ])
      await strip.press("") { $0.currentPage?.cards.contains { $0.id == 100 + count } == true }
      #expect(strip.browser.currentPage?.content?.nextPage == .available)
      let rows = strip.browser.currentPage?.cards.map(\.id).dropFirst(count).prefix(39)
      #expect(rows.map { Array($0) } == first, "Each film has kept its place.")
      #expect(strip.browser.currentPage?.content?.removed.count == 1)
      #expect(total() == 60 + count)
    }
  }

  @Test func `All films of one's shelves are known to the search field, also while one is removed`() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: BrowserEvent.self)
    let films = ShrinkingLibrary(base: try await library(1050))
    let context = SceneContext(catalog: PublicDomainCatalog(today: .today), films: films)
    await ScenePages(context) { continuation.yield($0) }.loadKnownFilms(isWholeCatalog: false)
    continuation.finish()
    var ids: Set<Int> = []
    for await case .known(let cards) in stream { ids.formUnion(cards.map(\.id)) }
    #expect(ids == Set(1...1050))
  }

  @Test func `A shelf requests nothing from the catalog`() async {
    let counts = await requests(.repeated, ["f", "5", "G", "Down", "r"], columns: 80, rows: 24).counts
    #expect(counts.last == 0)
  }

  @Test func `While a text is too short to be searched for, the results before it have no next page`() async {
    var strip = await FilmStrip(columns: 200, rows: 60, catalog: PagingCatalog(.overlapping)).started()
    await strip.press("3", until: Self.rests)
    await strip.type("b", until: "at least")
    #expect(strip.browser.currentPage?.content?.nextPage == NextPage.none)
  }

  @Test func `The end of the list says that nothing new came`() async {
    var strip = await FilmStrip(columns: 60, rows: 12, catalog: PagingCatalog(.repeated)).started()
    await strip.press("4", until: Self.rests)
    for _ in 0..<3 { await strip.press("G", until: Self.rests) }
    strip.browser.words = RussianWords()
    await strip.press("r", until: Self.rests)
    await strip.press("G", until: Self.rests)
    assertSnapshot(of: strip.text)
  }
}
