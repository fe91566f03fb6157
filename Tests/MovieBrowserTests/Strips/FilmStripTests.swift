import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import PublicDomainCatalog
import Testing
import TextSnapshots
import ViewerScenes

@testable import MovieBrowser

/// What people do, key by key, and what they see.
@Suite(.timeLimit(.minutes(10))) struct FilmStripTests {
  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords], 20...100)
  func `The name of the tab on screen is always in the first row`(words: any BrowserWords, columns: Int) {
    for tab in Tab.allCases {
      var browser = Browser.sized(columns: columns, rows: 6, words: words)
      _ = browser.select(tab)
      #expect(FilmStrip.rows(of: browser.frame)[0].contains(words.title(of: tab.command)))
    }
  }

  @Test(arguments: [("small", 40, 12), ("usual", 80, 24), ("wide", 120, 40), ("large", 200, 50)])
  func `The first page of each tab`(size: String, columns: Int, rows: Int) async {
    var strip = await FilmStrip(columns: columns, rows: rows).started()
    await strip.press("2", until: "Trending")
    await strip.press("3", until: "Title of a film", "Nosferatu")
    await strip.press("Esc 4", until: "People")
    await strip.press("5", until: "No favorites")
    await strip.press("8", until: "language")
    assertSnapshot(of: strip.text, named: size)
  }

  @Test(arguments: StripSize.allCases)
  func `Shelves arrive one by one, and one fails`(size: StripSize) async throws {
    let presenter = HomePresenter(words: EnglishWords(), today: FilmStrip.today)
    var strip = FilmStrip(columns: size.columns, rows: size.rows)
    let films = try await FailingCatalog([]).movies(in: .popular, genre: nil, page: 1)
    let states: [[Loadable<ResultsPage<Movie>>]] = [
      [.loading, .loading, .loading, .loading], [.loading, .loaded(films), .loading, .loading],
      [.loaded(films), .loaded(films), .loading, .failed(CatalogError(.timedOut))],
      [.loaded(films), .loaded(films), .loaded(films), .failed(CatalogError(.timedOut))],
    ]
    for (index, states) in states.enumerated() {
      let rows = zip(MovieList.allCases, states).map { HomeScene.RowResult(list: $0, state: $1) }
      let viewModel = presenter.viewModel(for: HomeScene.Response(source: .publicDomain, rows: rows))
      if index == 0 { _ = strip.open() }
      await strip.send(
        .shown(PageID(number: 1), PageContent(viewModel, in: HomeText.self, isLoading: index < 3)),
        named: "\(index) of 3")
      if index == 1 { await strip.press("Right", until: "Popular", without: "none") }
    }
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: StripSize.allCases)
  func `A carousel to its end and back`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("Right Right", until: "Top rated")
    await strip.press("Right", until: "Top rated")
    await strip.press((0..<30).map { _ in "Right" }.joined(separator: " "), until: "Top rated")
    await strip.press("Left", until: "Top rated")
    await strip.press((0..<30).map { _ in "Left" }.joined(separator: " "), until: "Top rated")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `The rest of a carousel is opened at its last film, which the list goes on from`() async throws {
    var strip = await FilmStrip().started()
    let row = try #require(strip.browser.currentPage?.layout.carousels.first)
    let last = strip.browser.currentPage?.cards[row.count - 1].route
    await strip.press((0..<row.count).map { _ in "Right" }.joined(separator: " "))
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.route == .list(id: "top-rated"))
    #expect(strip.browser.focusedFilm == last && strip.rows[1].contains("\(row.count) of 169"))
    await strip.press("Backspace")
    #expect(strip.browser.currentPage?.focusedText?.contains("more") == true)
  }

  @Test(arguments: StripSize.allCases + [.large])
  func `Into a film, its director, another film, and back with focus and scroll kept`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "Down Right Enter", "G", "n")
    await strip.type("fritz lang", until: "Find: fritz lang")
    await strip.press("Enter")
    // The first place may be one of text without a link.
    let director = TextLine.Target.route(.person(id: 72))
    for _ in 0..<9 where strip.browser.currentPage?.focused?.id.destination != director { await strip.press("n") }
    await strip.press("Esc")
    let (film, position) = (strip.browser.currentPage?.focus, strip.browser.currentPage?.scroll)
    await strip.press(inTurn: "Enter", "G Enter", "Backspace", "Esc")
    #expect(strip.browser.currentPage?.focus == film && strip.browser.currentPage?.scroll == position)
    await strip.press(inTurn: "Backspace", "Backspace", "Alt-Right")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: StripSize.allCases)
  func `A search from the first letter until it is cleared`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("/", until: "Popular ")
    await strip.type("m", until: "Films you have already loaded")
    await strip.type("etropo", until: "Results for “metropo”")
    await strip.press("Down", until: "Results")
    await strip.press("Enter")
    await strip.press("Backspace", until: "Results for")
    await strip.press("/ Esc", until: "Title of a film")
    await strip.press("Esc", until: "Title of a film", "? Keys")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: StripSize.allCases)
  func `Answers to an earlier search are not shown as those of a later one`(size: StripSize) async throws {
    let films = try await FailingCatalog([]).movies(in: .popular, genre: nil, page: 1)
    var strip = FilmStrip(columns: size.columns, rows: size.rows)
    _ = strip.open()
    await strip.press("/", until: "Title of a film", without: "none")
    await strip.send(.known(films.elements.map { .sample($0.id, $0.title) }), named: "known films")
    await strip.type("gen", until: "The General")
    for (query, title) in [("g", "Gold"), ("gen", "The General Line")] {
      let answer = PageContent.answer(to: query, [.sample(900, title, year: "1929")])
      await strip.send(.shown(PageID(number: 2), answer), named: "answer to “\(query)”")
    }
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: StripSize.allCases)
  func `A favorite and its undoing are seen on two pages`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("f", until: "♥ The Passion", "u to undo")
    await strip.press("5", until: "♥ The Passion", "1 of 1")
    await strip.press("u") { browser in
      browser.status.hasPrefix("Undone") && browser.currentPage?.content?.removed.isEmpty == false
        && !browser.unfinished.isSaving
    }
    await strip.press("1", until: "The Passion", without: "♥")
    assertSnapshot(of: strip.text, named: size.name)
    await strip.press("5")
    #expect(strip.rows.joined().contains("No favorites"))
  }

  @Test func `Enter in the emptied search field shows popular films`() async {
    var off = UserSettings()
    off.remembersSearches = false
    var strip = await FilmStrip(columns: 60, rows: 14, settings: TransientSettings(off)).started()
    await strip.press("/", until: "Popular")
    await strip.type("nosferatu", until: "Results for “nosferatu”")
    await strip.press("Esc", until: "Title of a film", "Results for")
    await strip.press("Enter", until: "Popular", without: "Results for")
    assertSnapshot(of: strip.text)
  }

  @Test(arguments: ["2", "8"])
  func `A message of three rows does not cover what has the focus`(page: String) async throws {
    var strip = await FilmStrip(columns: 40, rows: 12).started()
    await strip.press(page)
    for key in ["End", "Up", "Home", "Down"] {
      await strip.press(key)
      let focus = strip.browser.currentPage?.focus
      await strip.send(.reported(String(repeating: "This takes a while to read. ", count: 5)), named: "message")
      // The page is laid out again.
      strip.browser.textPage.closingHint = nil
      await strip.send(.tick, named: "again")
      #expect(strip.rows[8].hasPrefix("This takes"))
      let page = try #require(strip.browser.currentPage)
      let area = try #require(page.focused?.area)
      #expect(page.focus == focus && page.scroll <= area.rows.lowerBound)
      #expect(strip.browser.bodyTop + area.rows.upperBound - page.scroll <= 8, "\(key)")
    }
  }

  @Test(arguments: StripSize.allCases)
  func `A long list goes on, and a page that fails is loaded again`(size: StripSize) async {
    let catalog = FailingCatalog([.page(2)])
    var strip = await FilmStrip(columns: size.columns, rows: size.rows, catalog: catalog).started()
    await strip.press(inTurn: "2", "Enter")
    await strip.press("G") { $0.isLoaded && $0.currentPage?.content?.nextPage == .failed }
    #expect(strip.browser.messages.count == 1)
    catalog.repair()
    await strip.press("r") { $0.isLoaded && ($0.currentPage?.cards.count ?? 0) > 20 }
    await strip.press("G") { $0.isLoaded && $0.currentPage?.content?.nextPage == NextPage.none }
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: StripSize.allCases)
  func `The language changes while home is open`(size: StripSize) async throws {
    let settings = TransientSettings()
    var strip = await FilmStrip(columns: size.columns, rows: size.rows, settings: settings).started()
    await strip.press("8", until: "language")
    await strip.press("Enter", until: "pt-BR")
    await strip.press(
      "Down Down Enter", until: "Настройки", "язык                 ru", "Установлено: язык — ru · u to undo")
    strip.browser.words = RussianWords()
    await strip.press("1", until: "Популярные", without: "Загрузка…")
    strip.browser.words = EnglishWords()
    try await settings.set([SettingValue(.language, "en")])
    await strip.press("1", until: "Popular")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: StripSize.allCases)
  func `Offline, and online again`(size: StripSize) async {
    let catalog = FailingCatalog([.everything])
    var strip = await FilmStrip(columns: size.columns, rows: size.rows, catalog: catalog).started()
    catalog.repair()
    await strip.press("r", until: "Top rated")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `Films that were found keep their heading in sight, and after the last page the place`() async throws {
    var strip = await FilmStrip().started()
    await strip.press("3", until: "Title of a film")
    await strip.type("the", until: "the")
    await strip.press("Enter", until: "Results for “the”")
    await strip.press((0..<14).map { _ in "Down" }.joined(separator: " "))
    #expect(try #require(strip.browser.currentPage).scroll > 0)
    #expect(strip.rows[2].hasPrefix("Results for “the”"))
    for _ in 0..<20 where strip.browser.currentPage?.content?.nextPage != NextPage.none {
      await strip.press("G") { $0.isLoaded && $0.loadingMore.isEmpty }
    }
    await strip.press("G")
    let films = try #require(strip.browser.currentPage).cards.count
    #expect(strip.rows[2].contains("\(films) of \(films)"))
  }

  @Test(arguments: [(20, 5), (1, 1), (19, 24), (20, 6)])
  func `A window that is too small says so`(columns: Int, rows: Int) async {
    var strip = FilmStrip(columns: columns, rows: rows)
    _ = strip.open()
    await strip.send(.known([]), named: "\(columns) × \(rows)")
    assertSnapshot(of: strip.text, named: "\(columns)x\(rows)")
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  func `The page of keys`(words: any BrowserWords) async {
    var strip = await FilmStrip(columns: 80, rows: 61, words: words).started()
    await strip.press("?", until: "Ctrl-c")
    await strip.type("ra", until: "ra")
    assertSnapshot(of: strip.text, named: words.title(of: .home))
  }

  @Test(arguments: StripSize.allCases)
  func `Films are chosen for another program`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows, isChooser: true).started()
    await strip.press("Tab", until: "1 film marked")
    // In a narrow window, the third film is in the next row, below the first.
    await strip.press("Tab \(size == .small ? "Up" : "Left") Tab", until: "1 film marked")
    #expect(strip.browser.press("Enter") == [.finish([.movie(id: size == .small ? 33 : 43)])])
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test func `After a mark, the focus moves to the next film, also in the row below`() async throws {
    var strip = await FilmStrip(isChooser: true).started()
    await strip.press("Right Right Right Tab")
    let films = strip.browser.currentPage?.cards.map(\.route) ?? []
    let focused = try #require(strip.browser.focusedFilm)
    #expect(strip.browser.chosenFilms.count == 1 && films.contains(focused) && strip.browser.takesFilms)
  }

  @Test func `The page of keys says what they do while films are chosen for another program`() async throws {
    var strip = await FilmStrip(isChooser: true).started()
    await strip.press("?")
    let entries = try #require(strip.browser.menu).entries
    #expect(entries.prefix(2).map(\.label) == ["Enter", "Tab"])
    #expect(entries.prefix(2).map(\.title) == [strip.browser.words.takes, strip.browser.words.marks])
    #expect(!entries.contains { $0.action == .command(.open) || $0.action == .command(.nextTarget) })
  }

  @Test(arguments: [("q", BrowserEffect.finish([])), ("Esc", .cancel)])
  func `A choice with marked films is left only after a warning`(key: String, effect: BrowserEffect) async {
    var strip = await FilmStrip(isChooser: true).started()
    await strip.press("Tab \(key)", until: "1 film is marked. Press the key again to leave without it.")
    // The warning is about the key that follows it, and not about a later one.
    await strip.press("Tab \(key)", until: "2 films are marked. Press the key again to leave without them.")
    await strip.press("Down \(key)", until: "2 films are marked.")
    #expect(strip.effects.isEmpty)
    #expect(strip.browser.press(key) == [effect])
  }

  @Test func `Ctrl-C cancels a choice at once, also in a menu and in a window that is too small`() async {
    var strip = await FilmStrip(isChooser: true).started()
    await strip.press("Tab :")
    #expect(strip.browser.press("Ctrl-c") == [.cancel])
    await strip.send(.resized(ScreenSize(columns: 10, rows: 3)), named: "small")
    #expect(strip.browser.press("Ctrl-c") == [.cancel])
  }

  @Test func `In a choice, Enter takes the film that was searched for, or that the page is about`() async throws {
    var strip = await FilmStrip(isChooser: true).started()
    await strip.press("/", until: "Title of a film")
    await strip.type("the", until: "Results for “the”")
    await strip.press("Down Down")
    let film = try #require(strip.browser.focusedFilm)
    #expect(strip.browser.press("Enter") == [.finish([film])])
    await strip.press("Right") { $0.isLoaded && $0.currentPage?.route == film }
    #expect(strip.browser.focusedFilm == nil)
    #expect(strip.rows.last?.hasPrefix("Enter Take   Tab Mark") == true)
    #expect(strip.browser.press("Enter") == [.finish([film])])
    await strip.press("2")
    #expect(strip.rows.last?.contains("Take") == false)
    await strip.press("Enter") { $0.isLoaded && $0.currentPage?.route == .list(id: "top-rated") }
    // Also once a film is marked, Enter opens the list.
    await strip.press(inTurn: "Tab", "Backspace")
    #expect(strip.rows.last?.contains("Enter Open") == true)
    strip.browser.press("Enter")
    #expect(strip.browser.currentPage?.route == .list(id: "top-rated"))
  }
}
