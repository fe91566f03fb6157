import MovieDisplay
import MovieDomain
import MovieTerminal
import Testing
import TextSnapshots

@testable import MovieBrowser

/// Finding a text on a page.
@Suite(.timeLimit(.minutes(10))) struct FindingStripTests {
  @Test(arguments: StripSize.allCases)
  func `A text is found while it is typed, then the next and previous places`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "Down Right Enter", "n")
    await strip.type("la", until: "Find: la")
    await strip.type("ng", until: "Find: lang")
    await strip.press(inTurn: "Enter", "n", "N N", "Esc")
    #expect(strip.browser.current?.route == .movie(id: 34), "Esc has cleared the matches and stayed here")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `A text that is not there, and the last text again`() async {
    var strip = await FilmStrip(columns: 60, rows: 14, words: RussianBrowserWords()).started()
    await strip.press("n")
    await strip.type("zzz", until: "zzz")
    await strip.press("Enter")
    #expect(strip.browser.current?.matches == nil)
    await strip.press("n Ctrl-u")
    await strip.type("morocco", until: "morocco")
    await strip.press(inTurn: "Enter Esc n Enter", "n Esc")
    assertSnapshot(of: strip.text)
  }

  @Test func `A text that is not there leaves the focus where it was`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "Down")
    let film = strip.browser.focusedFilm
    await strip.press("n")
    await strip.type("Metro", until: "Metro")
    #expect(strip.browser.focusedFilm != film)
    await strip.type("zz", until: "Metrozz")
    await strip.press("Enter") { !$0.mode.isSeeking && $0.isLoaded }
    #expect(strip.browser.focusedFilm == film)
    #expect(strip.browser.status.contains("is not on this page"))
  }

  @Test func `Esc clears the text, and then leaves the field`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("n")
    await strip.type("q1", until: "q1")
    await strip.press("Esc")
    #expect(strip.browser.isFinding)
    await strip.press("Esc")
    #expect(!strip.browser.isFinding)
    #expect(strip.browser.tab == .home)
  }

  @Test func `On the results of a search, the next place is one of what was searched for`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("/")
    await strip.type("general", until: "Results for “general”")
    await strip.press("Enter n")
    #expect(strip.browser.current?.matches?.text == "general")
    await strip.press("n")
    assertSnapshot(of: strip.text)
  }

  @Test func `Pasted text is looked for`() async {
    var strip = await FilmStrip(columns: 60, rows: 14).started()
    await strip.press("n")
    await strip.send(.terminal(.paste("the general")), named: "paste")
    #expect(strip.browser.current?.matches?.areas.count == 2)
  }
}
