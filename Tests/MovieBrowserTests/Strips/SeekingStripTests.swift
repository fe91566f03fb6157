import MovieDisplay
import MovieDomain
import MovieTerminal
import Testing
import TextSnapshots

@testable import MovieBrowser

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
    func title() -> String? { strip.browser.current?.focusedCard?.title }
    await strip.type("m 45")
    await strip.press("Enter") { Self.rests($0) }
    #expect(title() == "Film 45")
    await strip.press("Esc n Ctrl-u")
    await strip.type("m 4")
    await strip.press("Enter")
    var found = [title()]
    for _ in 0..<12 where title() != "Film 49" {
      await strip.press("n") { Self.rests($0) }
      found.append(title())
    }
    #expect(found.suffix(5) == ["Film 45", "Film 46", "Film 47", "Film 48", "Film 49"])
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: [EnglishBrowserWords(), RussianBrowserWords()] as [any BrowserWords])
  func `Esc ends a search of what is not loaded, which says how far it is`(words: any BrowserWords) async {
    var strip = await list(.overlapping)
    strip.speak(words)
    await strip.type("no such film")
    await strip.press("Enter") { $0.mode.isSeeking && $0.current?.cards.count == 60 }
    await strip.press("Esc") { Self.rests($0) }
    #expect(strip.browser.current?.cards.count == 61, "The page that was requested came, and no other.")
    #expect(strip.browser.current?.route == .list(id: "top-rated"))
    assertSnapshot(of: strip.text, named: words.title(of: .home))
  }

  @Test func `A text that no row has is looked for until the list ends`() async {
    var strip = await list(.empty)
    await strip.type("no such film")
    await strip.press("Enter") { Self.rests($0) }
    #expect(strip.browser.status == "“no such film” is not on this page.")
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
