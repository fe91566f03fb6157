import MovieDisplay
import MovieDomain
import MovieScenes
import MovieText
import PublicDomainCatalog
import Testing

@testable import MovieBrowser

/// The viewer's own shelves.
@Suite(.timeLimit(.minutes(10))) struct ShelfStripTests {
  private var strip: FilmStrip

  init() async { strip = await FilmStrip().started() }

  @Test(arguments: [
    (Tab.favorites.route, "f", 3), (Tab.watchlist.route, "w", 3),
    (.shelf(id: "favorites", [.init("genre", "comedy")], sort: "title", isDescending: false, page: 1), "f", 1),
  ])
  mutating func `A film that leaves is dimmed, and its key puts it back`(route: Route, key: String, count: Int) async {
    for step in ["", "Right", "Right"] {
      await strip.press("\(step) \(key)") { $0.status.hasPrefix("Added") }
    }
    await strip.open(route)
    let before = strip.titles
    #expect(before.count == count)
    await strip.press("G \(key)") { !($0.currentPage?.content?.removed.isEmpty ?? true) }
    let focus = strip.browser.currentPage?.focus
    #expect(strip.titles == before)
    #expect(strip.browser.currentPage?.cards.last?.marks.isEmpty == true)
    #expect(strip.colored.contains("\u{1B}[0;2"))
    await strip.press(key) { $0.currentPage?.content?.removed == [] }
    #expect(strip.titles == before)
    #expect(strip.browser.currentPage?.focus == focus)
    #expect(!strip.colored.contains("\u{1B}[0;2"))
  }

  @Test mutating func `The link that marks a film as seen keeps the focus, although the one above it is gone`() async {
    func marks(_ browser: Browser) -> [FilmMark.Kind]? { browser.currentPage?.film?.marks.map(\.kind) }
    strip.browser.textPage.closingHint = Hint(text: "Log in", route: .logIn)
    await strip.press("Enter")
    await strip.press("w") { marks($0) == [.watchlist] }
    await strip.press("G Up Enter") { marks($0) == [.seen] }
    #expect(strip.browser.currentPage?.focusedText == "Mark as not seen")
  }

  @Test mutating func `A film that leaves a shelf keeps its other marks, and they stay true`() async {
    func marks(_ browser: Browser) -> [String] {
      browser.currentPage?.cards.first?.marks.map { "\($0.kind) \($0.text ?? "")" } ?? []
    }
    await strip.press("f") { $0.status.hasPrefix("Added") }
    await strip.press("* 4") { marks($0) == ["favorite ", "seen 4"] }
    await strip.press("5")
    await strip.press("f") { !($0.currentPage?.content?.removed.isEmpty ?? true) }
    #expect(marks(strip.browser) == ["seen 4"])
    await strip.press("* 5") { marks($0) == ["seen 5"] }
    await strip.press("* 0") { marks($0) == ["seen "] }
    await strip.press("s") { marks($0) == [] }
    await strip.press("f") { marks($0) == ["favorite "] && $0.currentPage?.content?.removed == [] }
  }

  @Test mutating func `A film that is no longer seen is back on the watchlist, and the message says so`() async {
    await strip.press("w") { $0.status.hasPrefix("Added") }
    // A rating can be removed once it is on screen.
    await strip.press("* 4") {
      $0.status.hasSuffix("It is off the watchlist.") && $0.currentPage?.cards.first?.marks.last?.text == "4"
    }
    await strip.press("* 0") { $0.status.hasPrefix("Removed your rating") }
    // The second time, the key takes back its change.
    for _ in 1...2 {
      await strip.press("s") { $0.status.hasSuffix("It is back on the watchlist.") }
      await strip.press("s") { $0.status.hasSuffix("It is off the watchlist.") }
    }
  }

  @Test mutating func `A criterion leaves only the films of a shelf that meet it`() async {
    for step in ["", "Right"] { await strip.press("\(step) f") { $0.status.hasPrefix("Added") } }
    await strip.press(inTurn: "5", "F Enter")
    await strip.type("comedy")
    await strip.press("Enter") { $0.isLoaded && $0.currentPage?.route.criteria?.isEmpty == false }
    #expect(strip.titles == ["The General"])
    #expect(strip.browser.currentPage?.content?.removed == [])
  }

  @Test mutating func `A shelf where no film meets the criteria names them, and first leads to all its films`() async {
    await strip.press("f") { $0.status.hasPrefix("Added") }
    await strip.open(.shelf(id: "favorites", [.init("year", "1990")], sort: "title", isDescending: false, page: 1))
    #expect(strip.rows.joined().contains("Favorites · 1990"))
    await strip.press("Enter") { $0.isLoaded && $0.currentPage?.route.criteria == [] }
    #expect(strip.titles.count == 1)
  }

  @Test(arguments: ["1 5", "Enter Esc", "r"])
  mutating func `The rows of films that have left are gone when the page is left or loaded again`(keys: String) async {
    await strip.press("f") { $0.status.hasPrefix("Added") }
    await strip.press("Right f") { $0.status.hasPrefix("Added") && $0.knownFilms.matches("General").first?.marks != [] }
    await strip.press("5")
    await strip.press("f") { !($0.currentPage?.content?.removed.isEmpty ?? true) }
    #expect(strip.titles.count == 2)
    await strip.press(keys) {
      $0.isLoaded && $0.currentPage?.route == Tab.favorites.route && $0.currentPage?.cards.count == 1
    }
    #expect(strip.browser.currentPage?.focusedCard?.title == strip.titles.first)
  }

  @Test mutating func `Changes are undone and redone one after the other, but not from a field`() async {
    for step in ["", "Right"] { await strip.press("\(step) f") { $0.status.hasPrefix("Added") } }
    let (first, second) = ("The Passion of Joan of Arc", "The General")
    await strip.press("u") { $0.status == "Undone. \(second) is now on no shelf." }
    await strip.press("u") { $0.status == "Undone. \(first) is now on no shelf." }
    #expect(strip.browser.offerText == "Ctrl-r to redo")
    await strip.press("u") { $0.status == "Nothing to undo." }
    await strip.press("Ctrl-r") { $0.status == "Redone. \(first) is now: in your favorites." }
    #expect(strip.browser.offerText == "u to undo")
    await strip.press("Ctrl-r") { $0.status == "Redone. \(second) is now: in your favorites." }
    await strip.press("Ctrl-r") { $0.status == "Nothing to redo." }
    for field in ["/", "n", ":"] {
      await strip.press(field)
      #expect(strip.browser.press("Ctrl-r") == [])
      await strip.press("Esc Esc")
    }
  }

  @Test mutating func `The same key again is a change of its own, undone and redone before that of another`() async {
    for step in ["", "Right"] { await strip.press("\(step) w") { $0.status.hasPrefix("Added") } }
    let (first, second) = ("The Passion of Joan of Arc", "The General")
    await strip.press("w") { $0.status == "Removed The General from the watchlist." }
    #expect(strip.browser.offerText == "u to undo")
    await strip.press("u") { $0.status == "Undone. \(second) is now: on your watchlist." }
    #expect(strip.browser.offerText == "Ctrl-r to redo")
    await strip.press("Ctrl-r") { $0.status == "Redone. \(second) is now on no shelf." }
    await strip.press("u") { $0.status == "Undone. \(second) is now: on your watchlist." }
    await strip.press("u") { $0.status == "Undone. \(second) is now on no shelf." }
    await strip.press("u") { $0.status == "Undone. \(first) is now on no shelf." }
  }

  @Test mutating func `The orders of a shelf are a menu that shows the one in force`() async {
    for step in ["", "Right"] { await strip.press("\(step) f") { $0.status.hasPrefix("Added") } }
    await strip.press("5")
    let byTitle = strip.titles
    await strip.press("S")
    #expect(strip.rows.contains { $0.contains(byTitle[0]) }, "the films stay on screen")
    #expect(strip.browser.menu?.chosen?.title == "by title")
    #expect(strip.browser.menu.map(strip.browser.height(of:)) == 12, "All are on screen.")
    let marked = strip.browser.menu?.entries.filter { $0.label == EnglishWords().inForce }
    #expect(marked?.map(\.title) == ["by title"])
    // The default order of films seen, and all others with their reverse, are there whichever is in force.
    let offered = Set(strip.browser.menu?.entries.map(\.title) ?? [])
    #expect(offered.count == 12 && offered.isSuperset(of: ["latest seen first", "most stars first", "oldest first"]))
    await strip.press("Down Down Enter") { $0.isLoaded && $0.currentPage?.cards.map(\.title) != byTitle }
    #expect(strip.titles == byTitle.reversed())
    #expect(strip.browser.focusedFilm == strip.browser.currentPage?.cards.first?.route && strip.browser.status == "")
    await strip.press("S")
    #expect(strip.browser.menu?.chosen?.title == "highest score first")
  }

  @Test(arguments: ["", "Enter Esc"])
  func `The focus stays on its film when another one comes above it`(keys: String) async throws {
    let films = TransientFilmLibrary()
    var strip = await FilmStrip(films: films).started()
    for step in ["", "Right"] { await strip.press("\(step) f") { $0.status.hasPrefix("Added") } }
    await strip.press("5")
    let film = try #require(strip.browser.focusedFilm)
    await strip.press(keys)
    let new = MovieDetails(movie: Movie(id: 1000, title: "A Film"))
    try await films.add([StoredFilm(source: .publicDomain, details: new, on: .favorites, added: FilmStrip.today)])
    await strip.press("") { $0.currentPage?.cards.count == 3 }
    #expect(strip.titles.first == "A Film")
    #expect(strip.browser.focusedFilm == film)
  }
}
