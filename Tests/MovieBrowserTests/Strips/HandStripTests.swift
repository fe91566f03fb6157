import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import Testing
import TextSnapshots

@testable import MovieBrowser

/// Ways for hands that know few keys, and for those that know all.
@Suite(.timeLimit(.minutes(10))) struct HandStripTests {
  private var strip: FilmStrip

  init() async { strip = await FilmStrip().started() }

  @Test mutating func `The start of a page is the first film of its first shelf, also after that was turned`() async {
    let first = strip.browser.currentPage?.focusedCard
    #expect(strip.browser.currentPage?.layout.targets.first?.id.destination == .command(.list(id: "top-rated")))
    for _ in 0..<8 { await strip.press("Right") }
    #expect(strip.browser.currentPage?.offsets.isEmpty == false)
    await strip.press("g")
    #expect(strip.browser.currentPage?.focusedCard == first && first != nil)
  }

  @Test mutating func `The next film of one that was opened from a shelf is the next on the shelf`() async throws {
    let carousel = try #require(strip.browser.currentPage?.layout.carousels.first)
    let films = try #require(strip.browser.currentPage?.cards.prefix(carousel.count).map(\.route))
    try #require(films.count > carousel.visible + 1)
    for _ in 1..<carousel.visible { await strip.press("Right") }
    await strip.press("Enter")
    for index in carousel.visible..<carousel.visible + 2 {
      await strip.press("J")
      #expect(strip.browser.currentPage?.route == films[index])
    }
    await strip.press("Esc")
    #expect(strip.browser.currentPage?.focusedCard?.route == films[carousel.visible + 1])
  }

  @Test(arguments: [("phantom", true), ("metropolis", false)])
  func `A command line adds the film that it names, or one of several`(name: String, isShared: Bool) async throws {
    let films = TransientFilmLibrary()
    var strip = FilmStrip(films: films)
    strip.readLines { line in
      guard let id = Int(line.split(separator: " ").last ?? "") else {
        return .failure(.namesFilm(name, start: "watchlist add"))
      }
      return .success(.shelve(movieID: id, on: "watchlist", true))
    }
    await strip.start()
    await strip.type("watchlist add \(name)", after: ":")
    if isShared {
      await strip.press("Enter", until: "Several films match “\(name)”")
      #expect(strip.browser.menu?.chosen?.label.lowercased().contains(name) == true)
    }
    await strip.press("Enter", until: "u to undo")
    let shelved = try await films.films(on: .watchlist, .title, offset: 0, limit: 10)
    #expect(shelved.elements.map { $0.movie.title.lowercased().contains(name) } == [true])
  }

  @Test(arguments: StripSize.allCases)
  func `Arrows and Enter reach the tabs and all commands`(size: StripSize) async {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.press(inTurn: "Up", "Right", "Enter", "Esc Up Down")
    assertSnapshot(of: strip.text, named: size.name)
  }

  @Test mutating func `Arrows, Enter and Esc reach films, people, shelves, criteria and settings`() async throws {
    await strip.press("Enter")
    #expect(strip.browser.film != nil && strip.browser.film == strip.browser.currentPage?.route)
    for _ in 0..<60 where strip.browser.currentPage?.focused?.id.destination.route?.isPerson != true {
      await strip.press("Down")
    }
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.route.isPerson == true)
    await strip.press("Esc Esc Up")
    var tabs: Set<Tab> = []
    for _ in Tab.allCases {
      await strip.press("Right")
      tabs.insert(strip.browser.tab)
    }
    #expect(tabs == Set(Tab.allCases))
    await strip.press("Right Right Right Right Enter")
    while strip.browser.menu?.chosen?.action != .command(.filter) { await strip.press("Down") }
    await strip.press("Enter Enter Down Enter")
    #expect(strip.browser.tab == .favorites && strip.browser.currentPage?.route.criteria?.map(\.name) == ["genre"])
    await strip.press("Esc Up Right Right Right Down Down Enter Down Enter")
    let page = try #require(strip.browser.currentPage)
    #expect(page.route == .settings && page.focused?.id.destination == .setting("region"))
  }

  @Test func `From a poster, one step down leads to the next row of posters, which is then whole`() async throws {
    var strip = await FilmStrip(palette: Palette(depth: .full, background: .dark)).started()
    for _ in 0..<3 {
      let before = try #require(strip.browser.currentPage?.focus?.carousel)
      await strip.press("Down")
      let page = try #require(strip.browser.currentPage)
      let card = try #require(page.focusedCard)
      #expect(page.focus?.carousel != before)
      let shown = strip.rows
      #expect(shown.contains { $0.contains("┏") } && shown.contains { $0.contains("┗") })
      #expect(shown.contains { $0.contains("#\(card.id)") })
    }
  }

  @Test mutating func `The sections of a film's page follow each other, down and up, also those without links`()
    async throws
  {
    await strip.press("Enter")
    let lines = try #require(strip.browser.currentPage).layout.lines
    let headings = lines.indices.filter { lines[$0].isHeading }
    for (key, expected) in [("}", headings), ("{", headings.dropLast().reversed())] {
      var met: [Int] = []
      for _ in expected {
        await strip.press(key)
        let page = try #require(strip.browser.currentPage)
        let row = page.focused?.row ?? page.scroll
        met.append(headings.last { $0 <= row } ?? 0)
      }
      #expect(met == expected)
    }
    await strip.press("{")
    assertSnapshot(of: strip.text)
  }

  @Test mutating func `The id of a film or person is copied until the focus moves, saying whose it is`() async throws {
    let film = try #require(strip.browser.currentPage?.focusedCard)
    func copied(_ id: Int, of name: String) -> BrowserEffect {
      .copy("\(id)", saying: EnglishWords().copiedID("\(id)", of: name))
    }
    await strip.press(inTurn: "Enter", "i")
    #expect(strip.effects.last == copied(film.id, of: film.title))
    var person: Int?
    for _ in 1...20 where person == nil {
      await strip.press("Tab")
      if case .person(let id, _)? = strip.browser.currentPage?.focused?.id.destination.route { person = id }
    }
    let id = try #require(person, "The focus never reaches the cast.")
    await strip.press("i")
    let name = try #require(strip.browser.currentPage?.focusedText)
    #expect(strip.effects.last == copied(id, of: name))
    let count = strip.effects.count
    await strip.press(inTurn: "Enter", "i")
    #expect(strip.effects.count > count && strip.effects.last == copied(id, of: name))
  }

  @Test mutating func `Of several films with a name, one is opened, and no id need be typed`() async {
    await strip.open(.filmNamed("phantom", .overview))
    #expect(strip.rows.contains { $0.contains("Several films match “phantom”") })
    #expect(!strip.rows.contains { $0.contains("id.") })
    let film = strip.browser.focusedFilm
    await strip.press("Enter")
    #expect(strip.browser.currentPage?.route == film && film != nil)
  }

  @Test mutating func `A click on a key of the last line is the key`() async throws {
    let span = try #require(strip.browser.hintSpans.first { $0.key == "f" })
    let click = MouseEvent(.press(.left), row: 23, column: span.columns.lowerBound)
    await strip.send(.terminal(.mouse(click)), named: "click")
    await strip.press("Right") { $0.status.hasPrefix("Added") }
    await strip.press(":")
    let close = try #require(strip.browser.hintSpans.first { $0.key == "Esc" })
    await strip.send(
      .terminal(.mouse(MouseEvent(.press(.left), row: 23, column: close.columns.lowerBound))), named: "click")
    #expect(strip.browser.menu == nil)
  }

  @Test func `A film in a carousel keeps the focus in a narrower window and back`() async {
    var strip = await FilmStrip(columns: 120, rows: 36).started()
    await strip.press("Down Right Right Right")
    let film = strip.browser.currentPage?.focusedCard
    for (columns, rows) in [(40, 12), (120, 36)] {
      await strip.send(.resized(ScreenSize(columns: columns, rows: rows)), named: "\(columns) × \(rows)")
      #expect(strip.browser.currentPage?.focusedCard == film)
      #expect(strip.rows.joined().contains("The Gold") || film?.title != "The Gold Rush")
    }
  }

  @Test func `A carousel at its end is full in a wider window, too`() async throws {
    var strip = await FilmStrip(columns: 80, rows: 36).started()
    await strip.press((0..<30).map { _ in "Right" }.joined(separator: " "))
    await strip.send(.resized(ScreenSize(columns: 160, rows: 36)), named: "160 × 36")
    let carousels = try #require(strip.browser.currentPage?.layout.carousels)
    #expect(carousels[0].visible == carousels[1].visible && carousels[0].offset > 0)
    #expect(carousels[0].offset + carousels[0].visible == carousels[0].count)
  }

  @Test(arguments: ["0", "Left Left Left Left Left Left Left Left Enter"])
  mutating func `A rating is removed, and undoing brings it back`(keys: String) async {
    await strip.press("*")
    await strip.press("4", until: "✓4 The")
    await strip.press("*")
    await strip.press(keys, until: "Removed your rating of", "✓ The")
    await strip.press("u", until: "✓4 The")
  }

  @Test mutating func `The settings begin with the first, and their menus with the value in force`() async {
    await strip.press(inTurn: "8", "Down Down Enter")
    assertSnapshot(of: strip.text)
    await strip.press("Esc Up Up Enter")
    let marked = strip.browser.menu?.entries.filter { $0.title == EnglishWords().inForce }
    #expect(marked?.map(\.label) == ["system default"] && strip.browser.menu?.chosen == marked?.first)
    await strip.press("Esc Down Enter")
    for (text, label) in [("pola", "PL"), ("fre", "fr")] {
      await strip.type(text)
      #expect(strip.browser.menu?.chosen?.label == label)
      await strip.press("Esc Esc Up Enter")
    }
  }

  @Test mutating func `The menu of a setting offers no reset of its default, and no services of an example`() async {
    await strip.press(inTurn: "8", "Down Down Down Enter")
    #expect(strip.browser.menu?.entries.map(\.label) == ["auto", "light", "dark"])
    await strip.press(inTurn: "Esc", "Down Enter")
    #expect(strip.browser.menu?.entries.map(\.label) == ["not set"])
  }

  @Test func `People have their names where portraits would leave no room for them`() async {
    var strip = await FilmStrip(columns: 40, rows: 12, palette: Palette(depth: .full, background: .dark)).started()
    await strip.press("4")
    #expect(strip.rows.contains { $0.contains("Alfred Hitchcock") })
  }

  @Test mutating func `A changed setting stays where it is, and the status line confirms it`() async {
    await strip.press(inTurn: "8", "Down Down")
    let row = strip.browser.currentPage?.focused?.row
    await strip.press("Enter Up Enter", until: "adult       on ", "Set adult to on · u to undo")
    #expect(strip.browser.currentPage?.focused?.row == row && row != nil)
    await strip.press("Enter Down Enter", until: "adult       off ", "Set adult to off · u to undo")
    #expect(strip.browser.messages.count == 2, "Each change is confirmed once.")
    await strip.press("Enter Enter", until: "adult is already off.")
  }

  @Test func `A setting that is refused says why also in a small window, and leaves nothing to undo`() async {
    let settings = TransientSettings()
    var strip = await FilmStrip(columns: 40, rows: 20, settings: settings).started()
    await strip.press(inTurn: "8", "Down Down Down Down Down")
    #expect(strip.browser.currentPage?.focused?.id.destination == .setting("genre"))
    await strip.press("Enter")
    await strip.type("netflix")
    await strip.press("Enter") { $0.status.contains("“netflix”") }
    #expect(strip.rows.suffix(4).joined().contains("netflix"))
    #expect(strip.browser.menu?.field.text == "netflix", "The text is there to be corrected.")
    await strip.press(inTurn: "Esc", "Esc")
    await strip.press("u") { $0.status == "Nothing to undo." }
    #expect(await settings.settings() == UserSettings())
  }

  @Test func `The wheel scrolls the shelf below the pointer sideways`() async throws {
    var strip = await FilmStrip(rows: 60).started()
    let carousel = try #require(strip.browser.currentPage?.layout.carousels.dropFirst().first)
    let row = carousel.lines.lowerBound + strip.browser.bodyTop
    for (columns, offset) in [(2, 2), (-1, 1), (-9, 0)] {
      let event = MouseEvent(.scroll(columns: columns, rows: 0), row: row, column: 9)
      await strip.send(.terminal(.mouse(event)), named: "wheel")
      #expect(strip.browser.currentPage?.offsets == [carousel.id: offset])
    }
  }

  @Test func `Posters are there at once, and the one in focus has a frame`() async {
    var strip = await FilmStrip(palette: Palette(depth: .full, background: .dark)).started()
    await strip.press("Right")
    await strip.press("f") { !$0.messages.isEmpty }
    await strip.press("5 P")
    assertSnapshot(of: strip.text)
  }

  @Test(arguments: StripSize.allCases + [.large])
  func `On the page of a person, G leads to the last film`(size: StripSize) async throws {
    var strip = await FilmStrip(columns: size.columns, rows: size.rows).started()
    await strip.open(.person(id: 83))
    await strip.press("G")
    let page = try #require(strip.browser.currentPage)
    let focused = try #require(page.focused)
    #expect(focused.id == page.layout.films.last?.target.id && page.isVisible(focused))
  }

  @Test func `A key acts on no film that was scrolled away`() async throws {
    var strip = await FilmStrip(columns: 40, rows: 11).started()
    await strip.open(.person(id: 83))
    await strip.press("} } b b")
    let page = try #require(strip.browser.currentPage)
    #expect(!page.isVisible(try #require(page.focused)))
    for (key, sentence) in [("w", strip.browser.words.noFilmHere), ("Enter", strip.browser.words.nothingToOpen)] {
      #expect(strip.browser.press(key).isEmpty)
      #expect(strip.browser.status == sentence)
    }
    #expect(strip.browser.currentPage?.id == page.id)
  }
}

extension Route {
  /// Whether it is the page of a person.
  var isPerson: Bool { if case .person = self { true } else { false } }
}
