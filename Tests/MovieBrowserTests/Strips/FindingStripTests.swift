import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieBrowser

@Suite struct TextMatchesTests {
  private func areas(_ text: String, _ lines: TextLine...) -> [ScreenArea] { TextMatches(text, in: lines).areas }

  private func area(_ row: Int, _ columns: Range<Int>) -> ScreenArea {
    ScreenArea(rows: row..<row + 1, columns: columns)
  }

  @Test func `Case and accents do not matter, wide characters have two columns, and blanks are nowhere`() {
    #expect(areas("amelie", TextLine("  Amélie")) == [area(0, 2..<8)])
    #expect(areas("ÉTÉ", TextLine("Un ete")) == [area(0, 3..<6)])
    #expect(areas("千", TextLine("千と千")) == [area(0, 0..<2), area(0, 4..<6)])
    #expect(areas("", TextLine("a b")).isEmpty)
    #expect(areas("  ", TextLine("a  b")).isEmpty)
  }

  @Test func `A text may be in several pieces of a line, and more than once`() {
    var line = TextLine("Fritz ", .strong)
    line.append("Lang")
    line.append(", Fritz Lang")
    #expect(areas("fritz lang", .empty, line) == [area(1, 0..<10), area(1, 12..<22)])
  }

  @Test func `The first place is the next one on screen, and after the last comes the first`() {
    let line = TextLine("Lang")
    var matches = TextMatches("lang", in: [line, line, .empty, line], from: 2)
    #expect(matches.index == 2)
    matches.move(by: 1)
    #expect(matches.index == 0)
    matches.move(by: -1)
    #expect(matches.current == area(3, 0..<4))
    #expect(TextMatches("lang", in: [line], from: 5).index == 0)
  }

  @Test func `The number of the place stays when lines are laid out again`() {
    let line = TextLine("Lang")
    var matches = TextMatches("lang", in: [line, line, line])
    matches.move(by: 2)
    #expect(matches.found(in: [.empty, line, line, line]).current == area(3, 0..<4))
    #expect(matches.found(in: [line]).current == area(0, 0..<4))
    #expect(matches.found(in: []).current == nil)
  }
}

/// Finding a text on a page.
@Suite(.timeLimit(.minutes(10))) struct FindingStripTests {
  @Test(arguments: StripSize.allCases)
  func `A text is found while it is typed, then the next and previous places`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "Down Right Enter", "n")
    await strip.type("la", until: "Find: la")
    await strip.type("ng", until: "Find: lang")
    await strip.press(inTurn: "Enter", "n", "N N", "Esc")
    // Esc has cleared the matches and stayed here.
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `A text that is not there, and the last text again`() async {
    var strip = await FilmStrip(columns: 60, rows: 14, words: RussianWords()).started()
    await strip.type("zzz", after: "n", until: "zzz")
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.matches == nil)
    await strip.type("morocco", after: "n Ctrl-u", until: "morocco")
    await strip.press(inTurn: "Enter Esc n Enter", "n Esc")
    assertSnapshot(of: strip.text)
  }

  @Test func `A text that is not there leaves the focus where it was`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "Down")
    let film = strip.browser.focusedFilm
    await strip.type("Metro", after: "n", until: "Metro")
    #expect(strip.browser.focusedFilm != film)
    await strip.type("zz", until: "Metrozz")
    await strip.press("Enter") { !$0.mode.isSeeking && $0.isLoaded }
    #expect(strip.browser.focusedFilm == film)
    #expect(strip.browser.status.contains("is not on this page"))
  }

  @Test func `Esc clears the text, and then leaves the field`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.type("q1", after: "n", until: "q1")
    await strip.press("Esc")
    #expect(strip.browser.isFinding)
    await strip.press("Esc")
    #expect(!strip.browser.isFinding)
    #expect(strip.browser.tab == .home)
  }

  @Test func `On the results of a search, the next place is one of what was searched for`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.type("general", after: "/", until: "Results for “general”")
    await strip.press(inTurn: "Enter n", "n")
    assertSnapshot(of: strip.text)
  }

  @Test func `Blanks are not looked for, not even in the rows that are not loaded`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press(inTurn: "2", "Enter")
    #expect(strip.browser.canLoadMore)
    await strip.press("n Space Enter") { _ in true }
    #expect(!strip.browser.mode.isSeeking && !strip.browser.isFinding && strip.browser.lastFound.isEmpty)
  }

  @Test func `Pasted text is looked for`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("n")
    await strip.send(.terminal(.paste("the general")), named: "paste")
    #expect(strip.browser.currentPage?.matches?.areas.count == 2)
  }
}

/// Finding a text in a list of which most rows are not loaded, and what is shown meanwhile.
@Suite(.timeLimit(.minutes(10))) struct SeekingStripTests {
  private static func rests(_ browser: Browser) -> Bool {
    !browser.mode.isSeeking && browser.isLoaded && browser.loadingMore.isEmpty
  }

  /// A list of 10,000 films, of which each page brings one that is new.
  private func list(_ pages: PagingCatalog.Pages, columns: Int = 80, rows: Int = 14) async -> FilmStrip {
    var strip = await FilmStrip(columns: columns, rows: rows, catalog: PagingCatalog(pages)).started()
    await strip.press("2")
    await strip.press("Enter") { Self.rests($0) }
    await strip.press("n")
    return strip
  }

  @Test(arguments: StripSize.allCases)
  func `A text is found in rows that are not loaded yet, then the next one`(size: StripSize) async {
    var strip = await list(.overlapping, columns: size.columns, rows: size.rows)
    await strip.type("m 45")
    await strip.press("Enter") { Self.rests($0) }
    await strip.type("m 4", after: "Esc n Ctrl-u")
    await strip.press("Enter")
    for _ in 0..<12 where strip.browser.currentPage?.focusedCard?.title != "Film 49" {
      await strip.press("n") { Self.rests($0) }
    }
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  func `Esc ends a search of what is not loaded, which says how far it is`(words: any BrowserWords) async {
    var strip = await list(.overlapping)
    strip.browser.words = words
    await strip.type("no such film")
    await strip.press("Enter") { $0.mode.isSeeking && $0.currentPage?.cards.count == 60 }
    await strip.press("Esc") { Self.rests($0) }
    #expect(strip.browser.currentPage?.cards.count == 61, "The page that was requested came, and no other.")
    #expect(strip.browser.currentPage?.route == .list(id: "top-rated"))
    assertSnapshot(of: strip.text, named: words.title(of: .home))
  }

  @Test func `A spinner turns while something loads, and only then`() async {
    var strip = FilmStrip(columns: 60, rows: 10)
    _ = strip.open()
    #expect(strip.browser.isWaiting)
    await strip.send(.tick, named: "tick")
    await strip.send(.tick, named: "tick")
    let rows = strip.rows
    #expect(rows.contains { $0.hasPrefix("⠙ Loading…") })
    let other = await FilmStrip(columns: 60, rows: 10).started()
    #expect(!other.browser.isWaiting && other.browser.turn == nil)
  }
}

/// A text that narrows the list on screen.
@Suite(.timeLimit(.minutes(10))) struct NarrowingStripTests {
  /// The watchlist of 300 films, narrowed by a text.
  private func watchlist(narrowedBy text: String) async throws -> FilmStrip {
    var strip = await FilmStrip(films: try await TransientFilmLibrary.holding(300, on: .watchlist)).started()
    await strip.press("6")
    #expect(strip.titles.count < 300)
    await strip.press("/") { $0.isLoaded && $0.currentPage?.cards.count == 300 }
    await strip.type(text)
    return strip
  }

  @Test(arguments: StripSize.allCases)
  func `A list narrows with each letter, and Esc shows all of it`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "2", "Enter")
    let all = strip.titles
    await strip.type("gold r", after: "/", until: "The Gold Rush")
    await strip.press(inTurn: "Enter", "Esc")
    #expect(strip.titles.starts(with: all))
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: [("", false), ("Down", true)])
  func `Esc in the field leads back, or to the film that was chosen`(key: String, isChosen: Bool) async throws {
    var strip = await FilmStrip(columns: 80, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "Down Right Right", "/")
    let film = strip.browser.focusedFilm
    await strip.type("the")
    await strip.press(key)
    let chosen = strip.browser.focusedFilm
    #expect(chosen != film)
    await strip.press("Esc")
    #expect(strip.browser.focusedFilm == (isChosen ? chosen : film))
    let page = try #require(strip.browser.currentPage)
    #expect(page.isVisible(try #require(page.focused)))
    await strip.press(inTurn: "g", "/", "Esc")
    #expect(strip.browser.focusedFilm == page.cards.first?.route)
  }

  @Test(arguments: [40, 80, 120], ["Down", "Down Down"])
  func `When all films are shown again, the page begins with whole cards`(columns: Int, keys: String) async throws {
    var strip = await FilmStrip(columns: columns, rows: 20).started()
    await strip.press(inTurn: "2", "Enter", "/")
    await strip.type("the")
    await strip.press(keys)
    let film = strip.browser.focusedFilm
    await strip.press("Esc")
    #expect(strip.browser.focusedFilm == film)
    let page = try #require(strip.browser.currentPage)
    #expect(page.isVisible(try #require(page.focused)))
    let isCut = page.scroll > 0 && page.layout.lines[page.scroll - 1].width > 0
    #expect(!isCut || page.layout.lines[page.scroll].width == 0)
  }

  @Test func `In a narrowed list, the keys for the next and the previous match move between its films`() async throws {
    var strip = try await watchlist(narrowedBy: "film 29")
    await strip.press("Enter")
    let films = strip.browser.currentPage?.cards.map(\.route) ?? []
    try #require(films.count == 11)
    for (key, film) in [("n", films[1]), ("N", films[0]), ("N", films[films.count - 1]), ("n", films[0])] {
      await strip.press(key)
      #expect(strip.browser.focusedFilm == film && !strip.browser.isFinding)
    }
  }

  @Test(arguments: ["PageDown", "Ctrl-f", "Ctrl-d"])
  func `Pages scroll below the field, which stays open`(key: String) async {
    var strip = await FilmStrip(columns: 80, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "/")
    await strip.type("the")
    await strip.press(key)
    #expect(strip.browser.currentPage?.scroll ?? 0 > 0)
    await strip.type(" g")
    #expect(strip.browser.currentPage?.narrowing == "the g")
  }

  @Test func `The first letter leads from the end of a list to the first film that has it`() async {
    var strip = await FilmStrip(columns: 80, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "G")
    #expect(strip.browser.currentPage?.scroll ?? 0 > 0)
    await strip.type("t", after: "/")
    #expect(strip.browser.currentPage?.scroll == 0)
    #expect(strip.browser.currentPage?.focusedCard?.title == strip.titles.first)
  }

  @Test func `An address in the field of the people is looked up, not searched for`() async {
    var strip = await FilmStrip().started()
    await strip.press("4", until: "Alfred Hitchcock")
    await strip.type("nm0000036", after: "/")
    await strip.press("Enter", until: "The built-in catalog has no IMDb ids")
    #expect(strip.browser.currentPage?.route == .people(page: 1))
  }

  @Test func `A match that has left the shelf is not counted twice, and then there is none`() async throws {
    var strip = try await watchlist(narrowedBy: "film 299")
    await strip.press("Enter")
    await strip.press("w") { $0.currentPage?.content?.removed.count == 1 && !$0.unfinished.isSaving }
    #expect(strip.text.contains("“film 299”: match 1 of 1"))
    await strip.press(inTurn: "1", "6")
    #expect(strip.text.contains("No matches for “film 299”"))
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  func `What a list has not is searched for among all films`(words: any BrowserWords) async {
    var strip = await FilmStrip(columns: 80, rows: 14, words: words).started()
    await strip.press("f") { !$0.messages.isEmpty && $0.currentPage?.cards.first?.marks.isEmpty == false }
    await strip.press(inTurn: "5", "/")
    await strip.type("metropolis", until: words.noMatches)
    await strip.press("Enter", until: "Results for")
    assertSnapshot(of: strip.text, named: words.title(of: .home))
  }

  @Test func `On the page of people, a name finds them`() async {
    var strip = await FilmStrip(columns: 80, rows: 20).started()
    await strip.press("4", until: "Alfred Hitchcock")
    await strip.press("/")
    await strip.type("keaton")
    let focus = strip.browser.currentPage?.focus
    await strip.press("Down")
    #expect(strip.browser.currentPage?.focus == focus && !strip.browser.hintSpans.contains { $0.key == "↑↓" })
    await strip.press("Enter", until: "Buster Keaton")
    #expect(strip.browser.currentPage?.route == .people(page: 1, query: "keaton"))
    await strip.press("Esc")
    #expect(strip.browser.currentPage?.route == Tab.people.route)
  }

  @Test func `A narrowed shelf has all its films in another order, too`() async throws {
    var strip = try await watchlist(narrowedBy: "film")
    await strip.press("Enter")
    await strip.press("S Down Enter") { $0.isLoaded && $0.currentPage?.content?.nextPage == NextPage.none }
    #expect(strip.titles.count == 300)
  }
}
