import MovieDisplay
import MovieDomain
import MovieTerminal
import MovieText
import Testing
import TextSnapshots

@testable import MovieBrowser

/// A poster that covers the page.
@Suite(.timeLimit(.minutes(10))) struct PosterStripTests {
  @Test(arguments: StripSize.allCases)
  func `A poster as large as the screen`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "p", "Esc", "Enter p", "p")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test(arguments: [Palette.Depth.indexed, .full])
  func `In color`(depth: Palette.Depth) async {
    var strip = await FilmStrip(columns: 40, rows: 14, palette: Palette(depth: depth, background: .dark)).started()
    await strip.press("p")
    assertSnapshot(of: strip.colored, named: "\(depth)")
  }

  @Test func `P hides the poster of a film, and shows it again`() async {
    var strip = await FilmStrip(palette: Palette(depth: .full, background: .dark)).started()
    await strip.press("Enter")
    func hasPoster() -> Bool { strip.rows[1].hasPrefix("┌") }
    #expect(hasPoster())
    await strip.press("P")
    #expect(!hasPoster() && strip.browser.status == "")
    await strip.press("P")
    #expect(hasPoster())
  }

  @Test(arguments: [(80, 20), (80, 24), (120, 36), (200, 50)])
  func `In a wall, a key leads to the next row, whose titles are on screen`(columns: Int, rows: Int) async {
    var strip = await FilmStrip(columns: columns, rows: rows, palette: Palette(depth: .full, background: .dark))
      .started()
    await strip.press(inTurn: "2", "Enter", "P")
    for key in ["Down", "Down", "Up", "Up"] {
      let before = strip.browser.currentPage?.focused?.id
      await strip.press(key)
      #expect(strip.browser.currentPage?.focused?.id != before)
      let page = strip.browser.currentPage
      let area = page?.focused?.area.rows ?? 0..<0
      let shown = (page?.scroll ?? 0)..<(page?.scroll ?? 0) + strip.browser.bodyHeight
      #expect(shown.contains(area.lowerBound) && shown.contains(area.upperBound - 1))
    }
    await strip.send(.resized(ScreenSize(columns: 40, rows: 12)), named: "small")
    #expect(strip.rows[2].hasPrefix("▎"))
    await strip.press("P")
    #expect(strip.browser.status == "The window is too small.")
  }

  @Test func `In a choice of films, a poster that is marked has its sign also in focus, and no lines through it`()
    async throws
  {
    var strip = await FilmStrip(palette: Palette(depth: .full, background: .dark), isChooser: true).started()
    await strip.press(inTurn: "2", "Enter", "P", "Tab Left")
    let lines = FilmStrip.picture(of: strip.browser.frame).split(separator: "\n")
    let corner = try #require(lines.firstIndex { $0.hasPrefix("│●━") })
    #expect(lines[corner + 1].hasPrefix("│┃"))
  }

  @Test func `The sign of a marked poster that is scrolled away covers no letter of its title`() async throws {
    var strip = await FilmStrip(palette: Palette(depth: .full, background: .dark), isChooser: true).started()
    await strip.press(inTurn: "2", "Enter", "P", "Tab")
    let film = try #require(strip.browser.currentPage?.layout.films.first?.target.area)
    let title = try #require(strip.titles.first)
    strip.browser.currentPage?.scroll = film.rows.lowerBound + PosterSize(columns: film.columns.count).rows
    #expect(strip.rows.contains { $0.hasPrefix(title.prefix(4)) } && !strip.rows.contains { $0.hasPrefix("●") })
  }

  @Test func `Any other key closes it and does what it always does`() async {
    var strip = await FilmStrip().started()
    await strip.press("p 8")
    #expect(strip.browser.poster == nil)
    #expect(strip.browser.tab == .settings)
    await strip.press("p")
    #expect(strip.browser.poster == nil)
    #expect(strip.browser.status == "No film is selected.")
  }

  @Test(arguments: [(40, 12), (80, 23), (80, 24)])
  func `The name of a picked film is on screen, also without room for a poster`(columns: Int, rows: Int) async throws {
    var strip = await FilmStrip(columns: columns, rows: rows, palette: Palette(depth: .full, background: .dark))
      .started()
    await strip.open(.pick(from: nil, [], seed: 3))
    let film = try #require(strip.browser.currentPage?.content?.facts.film)
    #expect(strip.browser.film == film.route)
    let shown = strip.rows
    #expect(shown.contains { $0.contains(film.title) })
    #expect(shown.contains { $0.hasPrefix("┏") } == (rows >= 24))
    #expect(!shown.contains { $0.hasPrefix("Press") })
  }

  @Test func `The page of lists leads to a film of the watchlist for tonight, another one each day`() async {
    var strip = await FilmStrip().started()
    await strip.open(.genres)
    let links = strip.browser.currentPage?.layout.targets.map(\.id.destination) ?? []
    #expect(links.contains(.route(.pick(from: "watchlist", [], seed: 20_261_120))))
  }

  @Test func `From a film for tonight, a key and a link lead to another one, and Esc back`() async throws {
    var strip = await FilmStrip(columns: 100).started()
    await strip.open(.pick(from: nil, [], seed: 3))
    let first = strip.browser.currentPage?.film
    await strip.press("K", until: "No other film was picked before this one")
    await strip.press("J", until: "J Another film")
    let second = strip.browser.currentPage?.film
    #expect(second != nil && second != first && strip.browser.status == "")
    await strip.press("K")
    #expect(strip.browser.currentPage?.film == first)
    await strip.press("J", until: "J Another film")
    await strip.press("Down Enter", until: "Another film")
    #expect(strip.browser.currentPage?.route == .pick(from: nil, [], seed: 5))
    await strip.press("Esc Esc")
    #expect(strip.browser.currentPage?.film == first)
  }

  @Test func `Picking the only film of a shelf again is said once, and then one key leads back`() async throws {
    let films = try await TransientFilmLibrary.holding(1, on: .watchlist)
    var strip = await FilmStrip(columns: 40, rows: 12, films: films).started()
    await strip.open(.pick(from: "watchlist", [], seed: 3))
    #expect(strip.rows.last?.hasPrefix("J Another film   ? Keys") == true, "The key is in a small window, too.")
    await strip.press("J")
    #expect(strip.browser.status == strip.browser.words.pickedSameFilm)
    await strip.press("f") { $0.status.hasPrefix("Added") && $0.currentPage?.film?.marks.count == 2 }
    #expect(strip.browser.status != strip.browser.words.pickedSameFilm, "It says so once.")
    await strip.press(inTurn: "J", "K")
    #expect(strip.browser.status == strip.browser.words.noEarlierFilm)
    #expect(strip.browser.currentPage?.route == .pick(from: "watchlist", [], seed: 5))
    await strip.press("Esc")
    #expect(strip.browser.currentPage?.route == .home)
  }

  @Test func `An undone change is named, also if it brings back the film that was picked before`() async throws {
    let films = try await TransientFilmLibrary.holding(1, on: .watchlist)
    var strip = await FilmStrip(films: films).started()
    await strip.open(.pick(from: "watchlist", [], seed: 3))
    await strip.press("s") { $0.currentPage?.film?.marks.isEmpty == false && !$0.status.isEmpty }
    await strip.press("J") { $0.currentPage?.film == nil && $0.currentPage?.content?.isLoading == false }
    await strip.press("u") { $0.currentPage?.film != nil && $0.status.hasPrefix("Undone") }
    #expect(strip.browser.status.hasPrefix("Undone"))
  }

  @Test func `Below a shelf without a film for tonight, there is no log-in`() async throws {
    let films = try await TransientFilmLibrary.holding(1, on: .watchlist)
    var strip = await FilmStrip(films: films).started()
    strip.browser.textPage.closingHint = Hint(text: "Log in", route: .logIn)
    await strip.open(.pick(from: "watchlist", [.init("year", "2090..")], seed: 3))
    #expect(strip.browser.currentPage?.film == nil && !strip.rows.contains { $0.hasPrefix("Log in") })
  }

  @Test(arguments: [[], [Route.Criterion("genre", "comedy")]])
  func `Picking from an empty shelf says how films come there`(criteria: [Route.Criterion]) async {
    var strip = await FilmStrip().started()
    await strip.open(.pick(from: "watchlist", criteria, seed: 3))
    let shown = strip.rows.filter { !$0.isEmpty }
    // Above the link to other films.
    #expect(shown.dropLast().suffix(2) == ["Press w on a film to add it.", "Pick from all films of up to two hours"])
    let page = strip.browser.currentPage?.id
    await strip.press("J")
    #expect(strip.browser.currentPage?.id == page && strip.browser.status == strip.browser.words.noFilmHere)
  }
}

/// Frames with the colors that terminals are told. Posters have their own goldens.
@Suite(.timeLimit(.minutes(10))) struct ColorStripTests {
  @Test(arguments: [
    ("none", Palette.plain), ("16", .ansi), ("256-dark", Palette(depth: .indexed, background: .dark)),
    ("256-light", Palette(depth: .indexed, background: .light)),
    ("full-dark", Palette(depth: .full, background: .dark)),
    ("full-light", Palette(depth: .full, background: .light)),
  ])
  func `Home, a favorite, an outdated shelf, a film, a match, a rating, keys and a search`(
    name: String, palette: Palette
  ) async {
    let catalog = FailingCatalog([])
    var strip = FilmStrip(columns: 60, rows: 14, palette: palette, catalog: catalog)
    var frames: [String] = []
    func add(_ step: String) { frames.append("── \(step)\n\(strip.colored)\n") }
    await strip.start()
    add("start")
    await strip.press("f", until: "♥", "u to undo")
    add("f")
    catalog.fail([.list(.topRated)])
    await strip.press("r", until: "┊")
    add("r")
    await strip.press(inTurn: "Down Enter", "n")
    await strip.type("mur", until: "Find: mur")
    add("Down Enter n mur")
    await strip.press("Enter Esc *")
    add("Enter Esc *")
    await strip.press("Esc ? Down")
    add("Esc ? Down")
    await strip.type("m", after: "Esc /", until: "Films you have already loaded")
    add("Esc / m")
    assertSnapshot(of: frames.joined(separator: "\n"), named: name)
  }
}
