import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieText
import SceneTestSupport
import Testing
import TextSnapshots

@testable import MovieBrowser

/// Keys that the settings change.
@Suite(.timeLimit(.minutes(10))) struct KeyStripTests {
  @Test func `The page of keys, the tabs and the last line show the real keys`() async {
    var strip = FilmStrip(columns: 100, rows: 56)
    strip.browser.remapKeys("quit=Q, help=h, home=H, left=Left, toggle-favorite=F2 +")
    await strip.start()
    await strip.press(inTurn: "H", "q")
    await strip.press("h", until: "F2, +")
    assertSnapshot(of: strip.text)
    await strip.press("Esc Q")
    #expect(strip.effects == [.quit])
  }

  @Test func `Keys that cannot be used are explained, and the usual ones stay`() async {
    var strip = FilmStrip(columns: 60, rows: 14)
    strip.browser.remapKeys("quit=Q, sort=u")
    #expect(
      strip.browser.status == "u is the key of undo. Before sort can have it, give undo another key.")
    await strip.start()
    await strip.press("q")
    #expect(strip.effects == [.quit])
  }

  @Test func `The settings take keys only if they can be used`() async throws {
    let settings = TransientSettings()
    var strip = await FilmStrip(columns: 70, rows: 22, settings: settings).started()
    await strip.press("8")
    await strip.press("G Enter", until: "quit=Q")
    await strip.press("q u i t = F o o Enter", until: "There is no key “Foo”.")
    #expect(await settings.settings().keys == nil)
    // What was typed is still there.
    await strip.press("Esc")
    await strip.press("u n d o = U Enter") { browser in
      let rows = FilmStrip.rows(of: browser.frame).filter { $0.contains("undo=U") }
      return rows.count == 2 && !browser.unfinished.isSaving
    }
    #expect(await settings.settings().keys == "undo=U")
    assertSnapshot(of: strip.text)
  }

  /// Every key of the table, on the pages where it does most, does what its command says and nothing else breaks.
  @Test(arguments: KeyTable().entries)
  func `Every key of the table does something`(entry: KeyTable.Entry) async {
    for key in entry.keys {
      var strip = await FilmStrip(columns: 100, rows: 30).started()
      // A page behind, a page ahead, a list to move in, and something to undo.
      await strip.press(inTurn: "2", "Enter", "Enter", "Backspace")
      switch entry.command {
      case .forward: break
      case .right: await strip.press("Down Down")
      case .pageUp, .halfPageUp: await strip.press("G")
      default: await strip.press("Down Down Right")
      }
      if entry.command == .nextFilm || entry.command == .previousFilm { await strip.press("Enter") }
      let before = FilmStrip.picture(of: strip.browser.frame)
      let effects = strip.browser.press("\(key)")
      let after = FilmStrip.picture(of: strip.browser.frame)
      #expect(!effects.isEmpty || before != after, "\(key) does nothing")
      #expect(!strip.browser.status.contains("does nothing"), "\(key)")
    }
  }

  @Test(arguments: [("Ctrl-l", BrowserEffect.repaint), ("Ctrl-z", .suspend)])
  func `The keys that repaint and suspend close nothing`(key: String, effect: BrowserEffect) async {
    var strip = await FilmStrip().started()
    await strip.press("* Right")
    #expect(strip.browser.press(key) == [effect])
    #expect(strip.browser.rating?.halves == 1)
    await strip.press("Esc n x")
    #expect(strip.browser.press(key) == [effect])
    #expect(strip.browser.isFinding)
    await strip.press("Esc Esc p")
    #expect(strip.browser.press(key) == [effect])
    #expect(strip.browser.poster != nil)
  }

  @Test func `A letter is text in a field, also if it repaints elsewhere`() async {
    var strip = await FilmStrip().started()
    strip.browser.remapKeys("repaint=x")
    await strip.press("Esc n x")
    #expect(strip.browser.currentPage?.matches?.text == "x")
  }
}

/// The links in the facts about a film.
@Suite(.timeLimit(.minutes(10))) struct LinkStripTests {
  @Test(arguments: StripSize.allCases)
  func `The facts about a film lead to films by year, director, genre and country`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press("Enter")
    let film = strip.browser.currentPage?.route
    let routes = strip.browser.currentPage?.layout.targets.compactMap(\.id.destination.route) ?? []
    let criteria = routes.compactMap { if case .discover(let criteria, _) = $0 { criteria.first?.name } else { nil } }
    #expect(Set(criteria) == ["year", "person", "genre", "country"])
    var opened: Set<String> = []
    for route in routes.prefix(while: { if case .movie(_, .overview, _) = $0 { false } else { true } }) {
      guard case .discover(let criteria, _) = route, let name = criteria.first?.name, opened.insert(name).inserted
      else {
        continue
      }
      for _ in routes where strip.browser.currentPage?.focused?.id.destination.route != route {
        await strip.press("Tab")
      }
      await strip.press("Enter")
      #expect(strip.browser.currentPage?.route == route)
      #expect(strip.browser.currentPage?.cards.isEmpty == false)
      await strip.press("Esc")
      #expect(strip.browser.currentPage?.route == film)
      #expect(strip.browser.currentPage?.focused?.id.destination.route == route)
    }
    #expect(opened.count == 4)
  }

  @Test func `A film's page begins with the focus on its cast, below the year, which Up reaches`() async {
    var strip = await FilmStrip(columns: 120, rows: 40).started()
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.focused?.id.destination.route?.isPerson == true)
    for _ in 0..<9 { await strip.press("Up") }
    #expect(strip.browser.currentPage?.focused?.id.destination.route?.criteria?.first?.name == "year")
  }
}

/// What a film's page offers first.
@Suite(.timeLimit(.minutes(10))) struct FilmPageStripTests {
  @Test func `Where only facts about a film are in sight, nothing has the focus, and a key to watch it is named`() async
  {
    var strip = await FilmStrip(columns: 80, rows: 20).started()
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.focus == nil)
    #expect(strip.rows[19].hasPrefix("? Keys   Esc Back   q Quit   W Watch   / Search"))
    await strip.press("Up")
    #expect(strip.browser.isInTabs)
    await strip.press("Down Down")
    #expect(strip.browser.currentPage?.focused?.id.destination.route?.criteria?.first?.name == "year")
  }
}

@Suite(.timeLimit(.minutes(10))) struct RouteStripTests {
  @Test func `The palette opens every route`() async {
    var text = ""
    for route in Route.all {
      var strip = await FilmStrip(rows: 10).started()
      strip.readLines { _ in .success(route) }
      await strip.type("watchlist 1", after: ":")
      await strip.press("Enter") { browser in
        // The pages of these two are the program's.
        let isProgramPage = [.doctor, .logIn].contains(browser.currentPage?.route)
        return browser.lookUp == nil && (browser.isLoaded || isProgramPage)
      }
      // Below the tabs, the title of the page.
      text += "\(route)\n" + FilmStrip.picture(of: strip.browser.frame).split(separator: "\n")[2] + "\n"
      text += strip.effects.map { "\($0)\n" }.joined()
    }
    assertSnapshot(of: text)
  }

  @Test(arguments: [("country", "country", "JP"), ("original-language", "language", "ja")])
  func `A country or language that is none stays in the palette, with how one is written`(
    criterion: String, noun: String, code: String
  ) async {
    var strip = await FilmStrip().started()
    strip.readLines { _ in .success(.discover([.init(criterion, "zz")])) }
    await strip.type("watchlist zz", after: ":")
    await strip.press("Enter", until: "Unknown \(noun) “zz”. Use its name, or a code such as \(code).")
    #expect(strip.browser.menu?.field.text == "watchlist zz" && strip.browser.currentPage?.route == .home)
  }
}

/// Titles in scripts whose widths terminals disagree about.
@Suite(.timeLimit(.minutes(10))) struct ScriptStripTests {
  private static let titles = [
    "عمر المختار", "ليلة سقوط بغداد", "ฟ้าทะลายโจร", "ลุงบุญมีระลึกชาติ", "क्षितिज", "दो बीघा ज़मीन", "ঘরে বাইরে", "தேவர் மகன்",
    "千と千尋の神隠し", "올드보이", "👩‍🔬 Science", "🫩 Tired", "🇺🇳 Day", "❤️ Heart", "e\u{301}tude",
  ]

  @Test(arguments: StripSize.allCases)
  func `Films in many scripts keep their columns in lists and on shelves`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: 24).started()
    let cards = Self.titles.enumerated().map { index, title in
      MovieCard.sample(index + 1, title, year: "\(1960 + index)", score: "7.\(index % 10)")
    }
    let rows = [0, 4, 8, 11].map { first in
      let shown = Array(cards[first...].prefix(4))
      return HomeScene.Row(
        id: "\(first)", title: "Shelf",
        content: .cards(shown, remainders: Array(repeating: "", count: shown.count + 1)), route: .list(id: "popular"))
    }
    for (name, content) in [
      ("list", PageContent(ListScene.ViewModel(title: "Films", rows: cards), in: ListText.self, isLoading: false)),
      ("shelves", PageContent(HomeScene.ViewModel(rows: rows), in: HomeText.self, isLoading: false)),
    ] {
      await strip.send(.shown(PageID(number: 1), content), named: name)
      await strip.press("Down Down Right")
    }
    assertSnapshot(of: strip.text, named: size.name)
  }
}
