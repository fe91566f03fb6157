import MovieDisplay
import MovieDomain
import Testing
import TextSnapshots

@testable import MovieBrowser

/// A text that narrows the list on screen.
@Suite(.timeLimit(.minutes(10))) struct NarrowingStripTests {
  private func titles(_ strip: FilmStrip) -> [String] { strip.browser.current?.cards.map(\.title) ?? [] }

  @Test(arguments: StripSize.allCases)
  func `A list narrows with each letter, and Esc shows all of it`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "2", "Enter")
    let all = titles(strip)
    await strip.press("/")
    await strip.type("gold r", until: "The Gold Rush")
    #expect(titles(strip) == ["The Gold Rush"])
    await strip.press("Enter")
    #expect(strip.browser.current?.focusedCard?.title == "The Gold Rush")
    await strip.press("Esc")
    #expect(titles(strip).starts(with: all))
    #expect(strip.browser.current?.focusedCard?.title == "The Gold Rush")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: [("", false), ("Down", true)])
  func `Esc in the field leads back to where one was, or to the film that one has chosen`(key: String, isChosen: Bool)
    async throws
  {
    var strip = await FilmStrip(columns: 80, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "Down Right Right", "/")
    let film = strip.browser.focusedFilm
    await strip.type("the")
    await strip.press(key)
    let chosen = strip.browser.focusedFilm
    #expect(chosen != film)
    await strip.press("Esc")
    #expect(strip.browser.focusedFilm == (isChosen ? chosen : film))
    let page = try #require(strip.browser.current)
    #expect(page.isVisible(try #require(page.focused)))
    await strip.press(inTurn: "g", "/", "Esc")
    #expect(strip.browser.focusedFilm == page.cards.first?.route)
  }

  @Test func `Pages scroll below the field, which stays open`() async {
    var strip = await FilmStrip(columns: 80, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "/")
    await strip.type("the")
    await strip.press("PageDown")
    #expect(strip.browser.current?.scroll ?? 0 > 0)
    await strip.type(" g")
    #expect(strip.browser.current?.narrowing == "the g")
  }

  @Test func `The first letter leads from the end of a list to the first film that has it`() async {
    var strip = await FilmStrip(columns: 80, rows: 14).started()
    await strip.press(inTurn: "2", "Enter", "G")
    #expect(strip.browser.current?.scroll ?? 0 > 0)
    await strip.press("/")
    await strip.type("t")
    #expect(strip.browser.current?.scroll == 0)
    #expect(strip.browser.current?.focusedCard?.title == titles(strip).first)
  }

  @Test func `An address in the field of the people is looked up, not searched for`() async {
    var strip = await FilmStrip().started()
    await strip.press("4", until: "Alfred Hitchcock")
    await strip.press("/")
    await strip.type("nm0000036")
    await strip.press("Enter", until: "The built-in catalog has no IMDb ids")
    #expect(strip.browser.current?.route == .people(page: 1))
  }

  @Test func `A shelf of several pages narrows as a whole`() async throws {
    var strip = await FilmStrip(films: try await TransientFilmLibrary.holding(300, on: .watchlist)).started()
    await strip.press("6")
    #expect(titles(strip).count < 300)
    await strip.press("/") { $0.isLoaded && $0.current?.cards.count == 300 }
    await strip.type("29")
    #expect(Set(titles(strip)) == Set(["Film 29"] + (290...299).map { "Film \($0)" }))
  }

  @Test func `A match that has left the shelf is not counted twice, and then there is none`() async throws {
    var strip = await FilmStrip(films: try await TransientFilmLibrary.holding(300, on: .watchlist)).started()
    await strip.press("6")
    await strip.press("/") { $0.isLoaded && $0.current?.cards.count == 300 }
    await strip.type("film 299")
    await strip.press("Enter")
    await strip.press("w") { $0.current?.content?.removed.count == 1 }
    #expect(strip.text.contains("“film 299”: match 1 of 1"))
    await strip.press(inTurn: "1", "6")
    #expect(strip.text.contains("No matches for “film 299”"))
  }

  @Test(arguments: [EnglishBrowserWords(), RussianBrowserWords()] as [any BrowserWords])
  func `What a list has not is searched for among all films`(words: any BrowserWords) async {
    var strip = await FilmStrip(columns: 80, rows: 14, words: words).started()
    await strip.press("f") { !$0.messages.isEmpty }
    await strip.press(inTurn: "5", "/")
    await strip.type("metropolis", until: words.noMatches)
    await strip.press("Enter", until: "Results for")
    #expect(strip.browser.current?.cards.first?.title == "Metropolis")
    assertSnapshot(of: strip.text, named: words.title(of: .home))
  }

  @Test func `On the page of people, a name finds them`() async {
    var strip = await FilmStrip(columns: 80, rows: 20).started()
    await strip.press("4 /")
    await strip.type("keaton")
    await strip.press("Enter", until: "Buster Keaton")
    #expect(strip.browser.current?.route == .people(page: 1, query: "keaton"))
    await strip.press("Esc")
    #expect(strip.browser.current?.route == Tab.people.route)
  }

  @Test func `A narrowed shelf has all its films in another order, too`() async throws {
    var strip = await FilmStrip(films: try await TransientFilmLibrary.holding(300, on: .watchlist)).started()
    await strip.press("6")
    await strip.press("/") { $0.isLoaded && $0.current?.cards.count == 300 }
    await strip.type("film")
    await strip.press("Enter")
    await strip.press("S Down Enter") { $0.isLoaded && $0.current?.content?.nextPage == NextPage.none }
    #expect(titles(strip).count == 300)
  }
}
