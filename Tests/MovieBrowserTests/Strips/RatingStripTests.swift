import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieText
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieBrowser

/// Rating a film where it is in focus.
@Suite(.timeLimit(.minutes(10))) struct RatingStripTests {
  @Test(arguments: StripSize.allCases)
  func `A digit rates the film in focus, and undoing takes the rating back`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("*")
    await strip.press("4", until: "✓4 The", "u to undo")
    await strip.press("u", until: "Ctrl-r to redo", without: "✓")
    await strip.press("Ctrl-r", until: "✓4 The", "u to undo")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `A rating that changes nothing offers no undo, which would revert an earlier change`() async {
    var strip = await FilmStrip().started()
    await strip.press("*")
    await strip.press("4", until: "✓4 The", "u to undo")
    await strip.press("*")
    let keys = "1–5 Rate   Enter Save   Esc Cancel   ←→ Half a star   0 Clear"
    #expect(strip.rows[23] == keys)
    await strip.press("Enter", until: "is already marked as seen", without: "u to undo")
  }

  @Test func `A key records that a film is seen today, once a day`() async throws {
    let library = TransientFilmLibrary()
    var strip = await FilmStrip(films: library).started()
    await strip.press("T", until: "on Nov 20, 2026", "u to undo")
    let film = try #require(try await library.films(on: .seen, .title, offset: 0, limit: 2).elements.first)
    #expect(film.diary?.viewings.map(\.day.date) == [FilmStrip.today])
    await strip.press("T", until: "is already marked as seen")
  }

  @Test(arguments: [("* 4 Enter", false), ("* 4 Enter Enter", true), ("* 4 Right Enter", true)])
  func `Enter right after a digit, which has saved already, opens nothing`(keys: String, opens: Bool) async {
    var strip = await FilmStrip().started()
    await strip.press(keys)
    #expect((strip.browser.currentPage?.route != .home) == opens)
  }

  @Test func `Pasted text answers no question, and the program ends also while it asks one`() async {
    var strip = await FilmStrip().started()
    await strip.press("*")
    await strip.send(.terminal(.paste("4")), named: "paste")
    #expect(strip.browser.rating != nil && strip.browser.currentPage?.route == .home)
    await strip.press("Ctrl-c")
    #expect(strip.effects == [.cancel])
  }

  @Test func `Arrows choose half stars`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("* Right Right Right")
    await strip.press("Enter", until: "✓1.5 The", "u to undo")
    // The film's own stars are where the arrows go on from.
    await strip.press(inTurn: "*", "Left Left")
    await strip.press("Enter", until: "✓0.5 The", "u to undo")
    await strip.press("* l l l l l")
    await strip.press("Esc") { !$0.unfinished.isSaving }
    assertSnapshot(of: strip.text)
  }

  @Test func `In ASCII, half a star takes one of the five places, too`() async {
    var strip = await FilmStrip(columns: 60, rows: 14, charset: .ascii).started()
    await strip.press("* Right Right Right")
    #expect(strip.rows[12] == "Your rating of The Passion of Joan of Arc:  *h---")
  }

  @Test(arguments: ["x", "Down", "?", "Enter"])
  func `The question starts at no stars, and another key keeps it`(key: String) async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("* \(key)")
    #expect(strip.browser.rating?.halves == 0)
    #expect(strip.browser.status == "")
    #expect(strip.rows[12] == "Your rating of The Passion of Joan of Arc:  ·····")
    await strip.press("Right")
    #expect(strip.browser.status == "")
    await strip.press("Esc")
    #expect(strip.browser.rating == nil)
  }

  @Test func `On a film's page, the film is rated`() async {
    var strip = await FilmStrip(columns: 70, rows: 16, words: RussianWords()).started()
    await strip.press(inTurn: "Enter", "*")
    await strip.press("5", until: "u — отменить")
    assertSnapshot(of: strip.text)
  }

  @Test func `On a film's page, the rating made there is shown and removed`() async {
    var strip = await FilmStrip().started()
    await strip.learnCatalog()
    await strip.open(.movie(id: 150))
    await strip.press("* 4") { $0.status.hasPrefix("Marked") }
    await strip.press("", until: "Seen · 4 stars")
    #expect(strip.browser.route(of: .toggleSeen) == .shelve(movieID: 150, on: "seen", false))
    await strip.press("*")
    #expect(strip.browser.rating?.halves == 8)
    await strip.press("0", until: "Removed your rating")
  }

  @Test(arguments: [
    ("* 3 . 5", 7), ("* 3 , 5", 7), ("* 5 . 5", 10), ("* 3 . 0", 6), ("* 3 . 4", 6), ("* 3 . Enter", 6),
  ])
  func `A point after the digit asks for half a star`(keys: String, halves: Int) async throws {
    let library = TransientFilmLibrary()
    var strip = await FilmStrip(films: library).started()
    let (rates, ends) = (keys.prefix(5), keys.dropFirst(5))
    await strip.press(String(rates)) { !$0.unfinished.isSaving }
    #expect(strip.rows[23] == "5 Half a star   Esc Close")
    await strip.press(String(ends)) { !$0.unfinished.isSaving }
    let film = try #require(try await library.films(on: .seen, .title, offset: 0, limit: 2).elements.first)
    #expect(film.diary?.rating?.halves == halves)
    #expect(strip.browser.tab == .home && strip.browser.rating == nil)
  }
}
