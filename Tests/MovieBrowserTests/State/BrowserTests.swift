import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieText
import PublicDomainCatalog
import Testing
import ViewerScenes

@testable import MovieBrowser

@Suite struct BrowserTests {
  private let page = PageID(number: 1)
  private var browser = Browser.sized()

  @discardableResult
  private mutating func press(_ keys: String) -> [BrowserEffect] { browser.press(keys) }

  private var rows: [String] { FilmStrip.rows(of: browser.frame) }

  /// Types a text that has no blanks.
  private mutating func type(_ text: String) { press(text.map { "\($0)" }.joined(separator: " ")) }

  @discardableResult
  private mutating func paste(_ text: String) -> [BrowserEffect] { browser.update(.terminal(.paste(text))) }

  /// Presses the left button, or does something else with the mouse.
  @discardableResult
  private mutating func click(
    _ action: MouseEvent.Action = .press(.left), row: Int = 5, column: Int = 5
  ) -> [BrowserEffect] {
    browser.update(.terminal(.mouse(MouseEvent(action, row: row, column: column))))
  }

  /// Shows what the scene of a page has loaded.
  @discardableResult
  private mutating func show(_ content: PageContent, on page: Int = 1) -> [BrowserEffect] {
    browser.update(.shown(PageID(number: page), content))
  }

  @discardableResult
  private mutating func show(_ list: ListScene.ViewModel, on page: Int = 1) -> [BrowserEffect] {
    show(PageContent(list, in: ListText.self, isLoading: false), on: page)
  }

  /// Opens the palette, types a text, and returns what it chooses.
  @discardableResult
  private mutating func find(_ text: String) -> Menu.Action? {
    press(":")
    paste(text)
    return browser.menu?.chosen?.action
  }

  /// Types texts into the palette, one after the other, and compares what they choose.
  private mutating func expect(_ found: KeyValuePairs<String, Command>) {
    for (text, command) in found {
      #expect(find(text) == .command(command), "\(text)")
      press("Esc Esc")
    }
  }

  /// Runs a line of the palette.
  private mutating func run(_ line: String) -> [BrowserEffect] {
    find(line)
    return press("Enter")
  }

  /// Makes a command known to the palette, and what its lines name. Without a title, it is no entry.
  private mutating func offer(
    _ command: String, titled title: String = "A command.", as route: Result<Route, CommandLineProblem>
  ) {
    browser.programCommands = [(command, title)]
    browser.route = { _ in route }
  }

  /// Opens the page of a film from a list, and shows what it has loaded.
  private mutating func openFaust(
    id: Int = 1, links: [Hint] = [], direction: String? = nil, sections: [DetailScene.Section] = []
  ) {
    show(list(["Faust"]))
    press("Enter")
    var film = DetailScene.Film(
      id: id, title: "Faust", year: "1926", links: links, score: ScoreBadge(text: "8.0", level: .outstanding),
      facts: [], overview: .init(id: .overview, title: "Overview", content: .text("A wager.")), sections: sections,
      route: .movie(id: id))
    film.direction = direction
    show(PageContent(DetailScene.ViewModel(content: .film(film)), in: DetailText.self, isLoading: false), on: 2)
  }

  private func list(
    _ titles: [String], total: Int? = nil, nextPage: NextPage = .none, isOutdated: Bool = false
  ) -> PageContent {
    let cards = titles.enumerated().map { MovieCard.sample($0 + 1, $1) }
    return PageContent(
      ListScene.ViewModel(title: "Films", total: total, rows: cards), in: ListText.self, isLoading: false,
      nextPage: nextPage, errors: isOutdated ? [CatalogError(.unreachable)] : [])
  }

  @Test func `The films of a shelf that none has left are in memory once`() {
    let shelf = Route.shelf(id: "watchlist", sort: "title", isDescending: false, page: 1)
    var page = BrowserPage(id: PageID(number: 1), route: shelf)
    func addresses() -> [UnsafePointer<MovieCard>?] {
      [page.whole, page.latest].map { unsafe $0?.cards.withUnsafeBufferPointer { $0.baseAddress } }
    }
    page.show(list(["Faust", "M"], total: 3, nextPage: .available))
    page.show(list(["Faust", "M", "Nosferatu"], total: 3))
    #expect(page.latest?.cards.count == 3 && Set(addresses()).count == 1)
    page.show(list(["Faust", "M"], total: 2))
    #expect(page.whole?.cards.count == 3 && Set(addresses()).count == 2)
  }

  @Test func `A film that its new place in the order moves behind the loaded part is still on the shelf`() {
    var page = BrowserPage(
      id: PageID(number: 1), route: .shelf(id: "seen", sort: "title", isDescending: false, page: 1))
    func show(_ ids: ClosedRange<Int>, total: Int, marks: [FilmMark]) {
      var films = ListScene.ViewModel(title: "Seen", total: total, rows: ids.map { .sample($0, "Film \($0)") })
      films.former = [.sample(1, "Film 1")]
      films.former[0].marks = marks
      page.show(PageContent(films, in: ListText.self, isLoading: false, nextPage: .available))
    }
    show(1...3, total: 5, marks: [])
    for (marks, removed, total) in [([FilmMark(.seen)], 0, 5), ([], 1, 4)] {
      show(2...4, total: total, marks: marks)
      #expect(page.content?.removed.count == removed && page.cards.first?.marks == marks)
      #expect(page.content?.place(of: .movie(id: 1))?.total == 5)
    }
  }

  @Test mutating func `A film that leaves a shelf while another page is on screen is gone when the shelf is`() {
    press("6")
    show(list(["Faust", "M"], total: 2), on: 2)
    press("1")
    show(list(["Faust"], total: 1), on: 2)
    press("6")
    #expect(browser.currentPage?.cards.map(\.title) == ["Faust"] && browser.currentPage?.content?.removed == [])
  }

  @Test mutating func `From a film that leaves the shelf that it was opened from, the next one is still reached`() {
    press("6")
    show(list(["Faust", "M"], total: 2), on: 2)
    press("G Enter")
    show(list(["Faust"], total: 1), on: 2)
    press("K")
    #expect(browser.film == .movie(id: 1))
  }

  @Test(arguments: [("Enter Down Down", 2), ("Down", 1)])
  mutating func `A film in focus that a search does not find stays until the focus leaves it`(keys: String, film: Int) {
    _ = browser.update(.known([.sample(1, "Passion"), .sample(2, "Passions")]))
    press("3")
    paste("passion")
    press(keys)
    show(.answer(to: "passion", [3, 4].map { .sample($0, "Passion \($0)") }), on: 2)
    #expect(browser.film == .movie(id: film))
    press("Down")
    #expect(browser.film == .movie(id: 3))
    #expect(!rows.joined().contains(browser.words.knownFilms))
  }

  @Test mutating func `Beside the films that the viewer has seen, the preview says which day is which`() {
    browser = .sized(columns: 120)
    press("7")
    var card = MovieCard.sample(1, "The Kid")
    card.releaseDay = "Jan 21, 1921"
    card.remark = "Jan 9, 2025 · 2×"
    show(ListScene.ViewModel(title: "Seen", total: 1, rows: [card]), on: 2)
    for text in ["Released Jan 21, 1921", "Seen Jan 9, 2025 · 2×"] {
      #expect(rows.contains { $0.hasSuffix("  \(text)") })
    }
  }

  @Test mutating func `A picture of the preview lays out no list again`() {
    press("2")
    show(list(["Faust", "M"]), on: 2)
    func address() -> UnsafePointer<TextLine>? {
      unsafe browser.currentPage?.layout.lines.withUnsafeBufferPointer { $0.baseAddress }
    }
    let before = unsafe address()
    #expect(unsafe before != nil)
    _ = browser.update(.pictures([:]))
    #expect(unsafe address() == before)
  }

  @Test mutating func `A pasted address goes to its film or person, and other text is searched for`() {
    #expect(paste("tt0017925") == [.lookUp(.filmNamed("tt0017925", .overview))])
    for person in ["nm0000036", "https://www.themoviedb.org/person/2176-tommy-lee-jones"] {
      #expect(paste(person) == [.lookUp(.personNamed(person))])
    }
    #expect(paste("quit").last == .send(PageID(number: 2), .search("quit", isFinal: false)))
  }

  @Test(
    arguments: [
      ("3", "#12", .lookUp(.movie(id: 12))),
      ("3", "12", .send(PageID(number: 2), .search("12", isFinal: true))),
      ("3", "person/12", .lookUp(.person(id: 12))), ("3", "built-in:12", .lookUp(.filmNamed("built-in:12", .overview))),
      ("4", "#12", .lookUp(.person(id: 12))), ("4", "movie/12", .lookUp(.movie(id: 12))),
      ("4", "12", .open(PageID(number: 3), .people(page: 1, query: "12"))),
      ("4", "built-in:12", .lookUp(.personNamed("built-in:12"))),
    ] as [(String, String, BrowserEffect)])
  mutating func `An id in a field opens its film, or its person among people, and digits alone are searched for`(
    tab: String, text: String, effect: BrowserEffect
  ) {
    press("\(tab) /")
    type(text)
    #expect(press("Enter").last == effect)
  }

  @Test(arguments: [
    ("discover --year 1926", BrowserEffect.open(PageID(number: 2), .discover([.init("year", "1926")]))),
    ("vip detail faust", .lookUp(.filmNamed("faust", .overview))),
    ("discover", copiedForShell("vip discover")),
    ("undo", .perform(.undo, isExplicit: true)), ("vip redo", .perform(.redo, isExplicit: true)),
    // Like entries of the palette, or their beginnings.
    ("search nosferatu", .open(PageID(number: 2), .search(query: "nosferatu", year: nil, page: 1))),
    ("vip search", copiedForShell("vip search")),
    ("settings set theme dark", .runCommand("settings set theme dark")),
    ("favorites add 33", .shelve(.movie(id: 33), .favorites, true)),
    ("favorites remove 33", .shelve(.movie(id: 33), .favorites, false)),
    ("discover --genre nosuch", .lookUp(.discover([.init("genre", "nosuch")]))),
  ])
  mutating func `The palette opens, runs or copies a command line`(line: String, effect: BrowserEffect) {
    let names = ["discover", "detail", "search", "favorites", "settings"]
    browser.programCommands = names.map { ($0, "Shows films.") }
    let routes: [String: Result<Route, CommandLineProblem>] = [
      "search nosferatu": .success(.search(query: "nosferatu", year: nil, page: 1)),
      "favorites add 33": .success(.shelve(movieID: 33, on: "favorites", true, source: nil)),
      "favorites remove 33": .success(.shelve(movieID: 33, on: "favorites", false, source: nil)),
      "discover --genre nosuch": .success(.discover([.init("genre", "nosuch")])),
      "discover --year 1926": .success(.discover([.init("year", "1926")])),
      "detail faust": .success(.filmNamed("faust", .overview)), "redo": .success(.redo),
      "settings set theme dark": .failure(.notShown),
    ]
    browser.route = { routes[$0] ?? .failure(.needsShell) }
    #expect(run(line) == [effect])
  }

  @Test(arguments: [("search wind --tsv | head -3", true), ("search 'a | b'", false), ("love > hate", false)])
  mutating func `A command line that needs a shell is copied for it, but no title with such signs`(
    line: String, isCopied: Bool
  ) {
    browser.programCommands = [("search", "Searches for films.")]
    browser.route = { _ in .failure(.notShown) }
    #expect(run(line) == [isCopied ? Self.copiedForShell("vip \(line)") : .runCommand(line)])
  }

  @Test mutating func `Of a paste of several lines, the palette takes none, and other fields take them as one`() {
    find("vip watchlist add 20\nvip watchlist remove 61\n")
    #expect(browser.menu?.field.text == "" && browser.status == browser.words.takesOneLine(of: Menu.longestText))
    paste("undo\n")
    #expect(browser.menu?.field.text == "undo " && browser.status == "")
    press("Esc Esc")
    paste("the\ngeneral")
    #expect(browser.field.text == "the general")
  }

  @Test mutating func `The palette has room for the ids of many films, and refuses what does not fit`() {
    let line = "favorites add " + (1...240).map { "\($0)" }.joined(separator: " ")
    offer("favorites", as: .failure(.notShown))
    #expect(run(line) == [.runCommand(line)])
    find("\(line) \(line) \(line)")
    #expect(browser.menu?.field.text == "" && browser.status == browser.words.takesOneLine(of: Menu.longestText))
    let longest = String(repeating: "x", count: 2_000)
    paste(longest)
    press("y")
    #expect(browser.menu?.field.text == longest && browser.status == browser.words.takesOneLine(of: Menu.longestText))
  }

  private static func copiedForShell(_ line: String) -> BrowserEffect {
    .copy(line, saying: EnglishWords().copiedForShell(line))
  }

  @Test mutating func `Quitting first says what still runs, once`() {
    offer("import", as: .failure(.notShown))
    show(list(["Faust"]))
    for line in ["import a.csv", "import b.csv"] {
      #expect(run(line) == [.runCommand(line)])
      press("Down")
      #expect(rows[22].hasPrefix(browser.words.changing))
      #expect(press("q").isEmpty && browser.status == browser.words.runsOn(line))
    }
    #expect(press("q") == [.quit])
    _ = browser.update(.ran("import b.csv"))
    #expect(press("q").isEmpty && browser.status == browser.words.runsOn("import a.csv"))
    _ = browser.update(.ran("import a.csv"))
    #expect(press("q") == [.quit])
  }

  @Test mutating func `Quitting first says that a change is still being saved`() {
    func saysSo() -> Bool { rows[22].hasPrefix(browser.words.changing) }
    show(list(["Faust"]))
    offer("watchlist", as: .success(.shelve(movieID: 7, on: "watchlist", true, source: nil)))
    #expect(run("watchlist add 7") == [.shelve(.movie(id: 7), .watchlist, true)])
    #expect(saysSo())
    press("Down")
    #expect(saysSo(), "Other keys do not hide it.")
    #expect(press("q").isEmpty && browser.status == browser.words.isChanging)
    // The sentence may have been covered before it was read.
    _ = browser.update(.reported("2 entries could not be read."))
    #expect(press("q").isEmpty && browser.status == browser.words.isChanging)
    #expect(press("q") == [.quit])
    _ = browser.update(.changed("Added Film 7 to the watchlist.", revertedBy: .undo))
    _ = browser.update(.saved)
    #expect(browser.status == "Added Film 7 to the watchlist." && press("q") == [.quit])
    browser.showChoices(of: .adult)
    #expect(press("Down Enter") == [.set(.adult, "on")])
    #expect(press("q").isEmpty && browser.status == browser.words.isChanging)
  }

  @Test mutating func `A change that was not made here is undone by the key pressed twice, but not by a later press`() {
    for keys in ["u", "j u"] {
      #expect(press(keys) == [.perform(.undo)])
      _ = browser.update(.notUndone(.undo, .madeElsewhere))
      #expect(browser.status == browser.words.wasMadeElsewhere(for: .undo))
    }
    #expect(press("u") == [.perform(.undo, isExplicit: true)])
    #expect(press("Ctrl-r") == [.perform(.redo)])
  }

  @Test(arguments: ["?", ":"])
  mutating func `On a list, the keys and the commands tell narrowing it from searching all films`(key: String) {
    show(list(["Faust"], total: 1))
    press(key)
    type("narrow")
    #expect(browser.menu?.chosen?.label == "/")
    press("Enter")
    let isNarrowing = if case .narrowing = browser.mode { true } else { false }
    #expect(isNarrowing)
    press("Esc \(key)")
    type("search")
    #expect(browser.menu?.chosen?.label == "3")
    press("Enter")
    #expect(browser.tab == .search && browser.isTyping)
  }

  @Test mutating func `A message that comes again is among the last messages once`() {
    for sentence in ["Nothing to undo.", "Nothing to undo.", "Refreshed", "Nothing to undo."] {
      _ = browser.update(.reported(sentence))
    }
    #expect(browser.messages == ["Nothing to undo.", "Refreshed", "Nothing to undo."])
  }

  @Test mutating func `Quitting first says that a sync still runs, which it stops`() {
    offer("sync", as: .success(.sync()))
    #expect(run("sync") == [.open(PageID(number: 2), .sync())])
    press("5")
    #expect(press("Ctrl-c").isEmpty && browser.status == browser.words.isSyncing)
    #expect(press("q") == [.quit])
    show(PageContent(NewsScene.ViewModel(title: "Sync"), in: NewsText.self, isLoading: false), on: 2)
    browser.unfinished.forgetWarning(unless: "")
    #expect(press("q") == [.quit])
  }

  @Test(arguments: ["/ a", "n a"])
  mutating func `What quitting would interrupt is said in the place of a field`(keys: String) {
    show(list(["Faust"], total: 1))
    press("f")
    press(keys)
    #expect(press("Ctrl-c").isEmpty)
    #expect(rows.contains { $0.hasPrefix("Your change is still being saved.") })
    #expect(press("Ctrl-c") == [.cancel])
  }

  @Test mutating func `The page of a sync that still runs comes to where it is asked for, instead of a second one`() {
    offer("sync", as: .success(.sync()))
    #expect(run("sync") == [.open(PageID(number: 2), .sync())])
    press("Backspace")
    _ = browser.follow(.route(.movie(id: 1)))
    for route in [Route.movie(id: 1), .settings] {
      #expect(run("sync").isEmpty)
      #expect(browser.currentPage?.route == .sync())
      press("Backspace")
      #expect(browser.currentPage?.route == route)
      press("8")
    }
  }

  @Test mutating func `Esc stops a sync and says so, but not of one that has ended`() {
    offer("sync", as: .success(.sync()))
    _ = run("sync")
    #expect(press("Esc") == [.close(PageID(number: 2))])
    #expect(browser.status == browser.words.syncWasStopped && browser.messages == [browser.status])
    _ = run("sync")
    show(PageContent(NewsScene.ViewModel(title: "Sync"), in: NewsText.self, isLoading: false), on: 3)
    press("Esc")
    #expect(browser.status.isEmpty && browser.currentPage?.route == .home)
  }

  @Test(arguments: [Route.sync(), .undo, .shelve(movieID: 1, on: "favorites", true)])
  mutating func `Where nothing can be changed, as in a replay, a change opens no page and says so`(route: Route) {
    browser.refusal = "Nothing can be changed."
    offer("sync", as: .success(route))
    #expect(run("sync").isEmpty && browser.status == "Nothing can be changed.")
    #expect(browser.currentPage?.route == .home)
  }

  @Test mutating func `A sync that was left with Backspace goes on when another page opens, and forward leads to it`() {
    offer("sync", as: .success(.sync()))
    _ = run("sync")
    press("Backspace")
    #expect(browser.follow(.route(.movie(id: 1))) == [.open(PageID(number: 3), .movie(id: 1))])
    #expect(browser.currentPage?.route == .movie(id: 1))
    press("Alt-Right")
    #expect(browser.currentPage?.route == .sync())
    let closed = (1...60).flatMap { browser.follow(.route(.movie(id: $0))) }
    #expect(closed.contains(.close(PageID(number: 3))) && !closed.contains(.close(PageID(number: 2))))
  }

  /// A mistyped command with a number is no key, and no command that takes one.
  @Test(arguments: [
    ("discover", "discover --score 11..", "--score must be from 0 to 10."),
    ("detail", "detials 5", "Unknown command “vip detials 5”."),
  ])
  mutating func `The palette says what is wrong with a command line`(command: String, line: String, problem: String) {
    offer(command, as: .failure(.invalid(problem)))
    #expect(run(line).isEmpty)
    #expect(browser.tab == .home && browser.status == problem && browser.menu?.field.text == line)
  }

  @Test mutating func `The panel of criteria shows the one whose name was looked up`() {
    press("F Enter")
    paste("netflix, mubi")
    press("Enter")
    _ = browser.update(.found(.discover([.init("on", "8")])))
    #expect(browser.currentPage?.route == .discover([.init("on", "8")]))
    #expect(browser.menu?.chosen?.action == .showValues(of: .service))
  }

  @Test(arguments: [false, true])
  mutating func `The viewer's services are offered as a criterion if the settings name some`(hasServices: Bool) {
    browser.hasOwnServices = hasServices
    press("6 F")
    paste("services")
    press("Enter")
    #expect(browser.menu?.criterion == .service)
    #expect(browser.menu?.entries.contains { $0.label == "mine" } == hasServices)
  }

  @Test mutating func `While a name is looked up, Esc cancels, and the answer comes to no other page`() {
    offer("detail", as: .success(.filmNamed("lincoln", .overview)))
    let film: Route = .movie(id: 1)
    func lastRows() -> String { rows.suffix(2).joined() }
    func look() { #expect(run("detail lincoln") == [.lookUp(.filmNamed("lincoln", .overview))]) }
    show(list(["Faust"]))
    look()
    _ = browser.update(.tick)
    #expect(browser.isWaiting && lastRows().contains("Loading… · Esc cancels"))
    #expect(press("Esc") == [.stopLookingUp])
    #expect(!browser.isWaiting && !lastRows().contains("Loading…"))
    #expect(browser.update(.found(film)).isEmpty && browser.update(.notFound("None.")).isEmpty)
    #expect(browser.currentPage?.route == .home && browser.status == "")
    look()
    #expect(press("5").contains(.stopLookingUp))
    press("1")
    #expect(browser.update(.found(film)).isEmpty && browser.currentPage?.route == .home)
    look()
    #expect(browser.update(.found(film)).first == .open(PageID(number: 3), film))
  }

  @Test(arguments: ["browse", "vip browse"])
  mutating func `A command that is typed whole wins over entries that contain it`(line: String) {
    browser.programCommands = [("browse", "")]
    browser.route = { $0 == "browse" ? .success(.home) : .failure(.needsShell) }
    press("5")
    #expect(run(line) == [] && browser.tab == .home && browser.status == "")
    #expect(run(line) == [] && browser.status == browser.words.isOpenAlready)
    press(":")
    #expect(browser.menu?.entries.contains { $0.line == "vip browse" } == false)
  }

  @Test(arguments: Tab.allCases.filter { $0 != .search })
  mutating func `The command line of a tab shows its first page, and its key the page that was left`(tab: Tab) {
    let (other, film) = (tab == .home ? Tab.lists.digit : Tab.home.digit, Route.movie(id: 1))
    offer("browse", titled: "", as: .success(tab.route))
    press("\(tab.digit)")
    _ = browser.follow(.route(film))
    press("\(other) \(tab.digit)")
    #expect(browser.currentPage?.route == film)
    press("\(other)")
    #expect(run("browse").isEmpty && browser.tab == tab && browser.currentPage?.route == tab.route)
    _ = browser.follow(.route(film))
    #expect(run("browse").isEmpty && browser.currentPage?.route == tab.route)
  }

  @Test(arguments: ["people", "vip people", "peo"])
  mutating func `A tab that is typed in the palette shows its first page`(text: String) {
    offer("people", titled: "", as: .success(Tab.people.route))
    press("\(Tab.people.digit)")
    _ = browser.follow(.route(.person(id: 1)))
    press("\(Tab.home.digit)")
    #expect(run(text).isEmpty && browser.tab == .people && browser.currentPage?.route == Tab.people.route)
  }

  @Test(arguments: [
    ("trailer", BrowserEffect.leave(.movie(id: 1, .trailer))), ("vip trailer", .leave(.movie(id: 1, .trailer))),
    ("favorites add", .shelve(.movie(id: 1), .favorites, true)),
    ("vip fav", .open(PageID(number: 2), Tab.favorites.route)),
    ("vip", .open(PageID(number: 2), .movie(id: 1))),
    // Changes that no page shows.
    ("seen --on yesterday", .runCommand("seen --on yesterday 1")), ("seen --rate 4", .runCommand("seen --rate 4 1")),
  ])
  mutating func `A command that lacks a film is about the one in focus`(line: String, effect: BrowserEffect) {
    show(list(["Faust"]))
    browser.programCommands = [
      ("favorites", "Favorites."), ("trailer", "Play."), ("person", "A person."), ("seen", "Seen."),
      ("import", "Import."),
    ]
    browser.route = {
      switch $0 {
      case "trailer 1": .success(.movie(id: 1, .trailer))
      case "favorites add 1": .success(.shelve(movieID: 1, on: "favorites", true))
      case "person 1": .success(.person(id: 1))
      case let line where line.contains(" --") && line.hasSuffix(" 1"): .failure(.notShown)
      default: .failure(.invalid("Missing expected argument"))
      }
    }
    #expect(run(line) == [effect])
    #expect(run("import --dry-run").isEmpty && browser.status == "Missing expected argument", "An import has no film.")
    press("Esc Esc : p e r s o n Enter")
    #expect(browser.status == "Missing expected argument", "No person has the id of a film.")
    #expect(browser.menu?.field.text == "person ", "It leaves room for one.")
    paste("1")
    press("Enter")
    #expect(browser.currentPage?.route == .person(id: 1))
  }

  @Test mutating func `Enter runs a typed command line, which is an entry, or the entry that the arrows select`() {
    show(list(["Faust"]))
    browser.programCommands = [("watch", "Watch."), ("watchlist", "Watchlist.")]
    browser.route = { $0 == "watch add" ? .success(.filmNamed("add", .watch)) : .failure(.needsShell) }
    find("watch add")
    #expect(browser.menu?.visible.map(\.action).prefix(2) == [.run("watch add"), .command(.toggleWatchlist)])
    #expect(rows.contains { $0.contains("vip watch add") })
    #expect(press("Enter") == [.lookUp(.filmNamed("add", .watch))])
    find("watch add")
    #expect(press("Down Enter") == [.shelve(.movie(id: 1), .watchlist, nil)])
    find("watch")
    while browser.menu?.chosen?.action != .command(.watch) { press("Down") }
    #expect(press("Enter") == [.leave(.movie(id: 1, .watch))])
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  mutating func `The palette changes a film only as the text says`(words: any BrowserWords) {
    browser = .sized(words: words)
    browser.programCommands = [("seen", "Show films that you have seen.")]
    let (adds, removes) = (words.add(to: .favorites), words.remove(from: .favorites))
    for (marks, offered, other) in [([], adds, removes), ([FilmMark(.favorite)], removes, adds)] {
      var card = MovieCard.sample(1, "Faust")
      card.marks = marks
      show(ListScene.ViewModel(title: "Films", rows: [card]))
      #expect(find(offered) == .command(.toggleFavorite))
      press("Esc")
      paste(other)
      #expect(browser.menu?.chosen?.action != .command(.toggleFavorite))
      press("Esc Esc")
    }
  }

  @Test mutating func `The last messages are whole, and a menu uses the room of a larger window`() {
    _ = browser.update(.resized(ScreenSize(columns: 40, rows: 8)))
    for number in 1...9 { browser.report("\(number): The value is no date. Use the form YYYY-MM-DD.") }
    press("!")
    #expect(browser.menu?.entries.map(\.title).prefix(2) == ["9: The value is no date. Use the", "form YYYY-MM-DD."])
    press("End")
    #expect(browser.menu?.scroll == 14)
    _ = browser.update(.resized(ScreenSize(columns: 80, rows: 40)))
    #expect(browser.menu?.scroll == 0)
  }

  @Test mutating func `Why a page could not be loaded is among the last messages`() {
    let state = EmptyState(title: "Could not load films", message: "The server could not be reached.")
    for keys in ["", "r"] {
      press(keys)
      show(PageContent(HomeScene.ViewModel(emptyState: state, outcome: .failed), in: HomeText.self, isLoading: false))
    }
    #expect(browser.messages == [state.reason, browser.words.pageNotRefreshed])
  }

  @Test mutating func `A message that one row has no room for is over the last rows of the page`() {
    _ = browser.update(.resized(ScreenSize(columns: 40, rows: 12)))
    show(list((1...20).map { "Film \($0)" }))
    let page = rows.prefix(10)
    _ = browser.update(.changed("Added “The Passion of Joan of Arc” to the watchlist.", revertedBy: .undo))
    #expect(rows.prefix(9) == page.prefix(9))
    #expect(rows[9..<11] == ["Added “The Passion of Joan of Arc” to", "the watchlist · u to undo"])
    _ = browser.update(.changed("Added \(String(repeating: "some films ", count: 20)).", revertedBy: .undo))
    #expect(rows[10].hasSuffix("… · u to undo"))
    press("Down")
    #expect(rows.prefix(10) == page)

    offer("discover", as: .failure(.invalid("The value “eleven” is invalid for --score. Use a range such as 7..")))
    _ = run("discover --score eleven")
    #expect(rows[9..<11] == ["The value “eleven” is invalid for", "--score. Use a range such as 7.."])
  }

  @Test mutating func `Below a film that needs a log-in, a link leads to it`() {
    let response = DetailScene.Response(
      source: .publicDomain, key: .init(id: 603), value: .failed(CatalogError(.missingCredential)))
    let viewModel = DetailPresenter(words: EnglishWords()).viewModel(for: response)
    show(PageContent(viewModel, in: DetailText.self, isLoading: false))
    #expect(press("Enter") == [.open(PageID(number: 2), .logIn)])
    // Also if a list knows the film.
    press("Esc 5")
    show(list(["Faust"]), on: 3)
    press("Enter")
    show(PageContent(viewModel, in: DetailText.self, isLoading: false), on: 4)
    #expect(browser.currentPage?.film?.title == "Faust" && press("Enter") == [.open(PageID(number: 5), .logIn)])
  }

  @Test mutating func `On the page of an id that no film has, no key is about a film`() {
    _ = browser.follow(.route(.movie(id: 99_999)))
    let viewModel = DetailScene.ViewModel(content: .empty(EmptyState(title: "No such film")))
    show(PageContent(viewModel, in: DetailText.self, isLoading: false), on: 2)
    for key in ["f", "*"] { #expect(press(key).isEmpty && browser.status == browser.words.noFilmHere) }
    #expect(browser.rating == nil && !browser.hintSpans.contains { $0.key == "f" })
  }

  @Test mutating func `The field that is opened again takes a new text in place of the old one`() {
    press("/ a Esc Esc / b")
    #expect(browser.field.text == "b")
  }

  @Test mutating func `The focus stays on its film and on screen when the window shrinks and grows`() throws {
    show(list((1...60).map { "Film \($0)" }))
    for _ in 1...6 { press("Down") }
    let focus = browser.currentPage?.focus
    for size in [(120, 36), (40, 12), (20, 6), (120, 36)] {
      _ = browser.update(.resized(ScreenSize(columns: size.0, rows: size.1)))
      let page = try #require(browser.currentPage)
      #expect(page.focus == focus)
      #expect(page.isVisible(try #require(page.focused)), "\(size)")
    }
  }

  @Test(arguments: [
    SearchScene.Content.nothing(EmptyState(title: "No film matches “xyz”")),
    .failed(EmptyState(title: "Search failed"), earlier: nil),
  ])
  mutating func `After a search without a result, what is typed next corrects the text`(content: SearchScene.Content) {
    browser.textPage.closingHint = Hint(text: "For all of TMDb", route: .logIn)
    press("3 x y z Enter")
    let answer = SearchScene.ViewModel(query: "xyz", content: content)
    show(PageContent(answer, in: SearchText.self, isLoading: false), on: 2)
    press("q")
    #expect(browser.isTyping && browser.field.text == "xyzq")
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  mutating func `In a narrow window, too, the last line says that all films are searched for what a list has not`(
    words: any BrowserWords
  ) {
    browser = .sized(columns: 40, words: words)
    press("7")
    show(list(["Faust"], total: 1), on: 2)
    press("/ x x")
    #expect(browser.hintSpans.last?.title == words.searchesEverywhere)
  }

  @Test mutating func `While an id is typed, other films are dimmed, and the last line says that Enter opens it`() {
    press("3")
    show(.answer(to: "", [.sample(1, "Wings")]), on: 2)
    #expect(rows.contains { $0.hasPrefix("▎Wings") })
    type("#12")
    #expect(rows.contains { $0.hasPrefix("┊Wings") })
    #expect(browser.hintSpans.first { $0.key == "Enter" }?.title == browser.words.hint(of: .open))
  }

  @Test mutating func `Tab in the search field shows the focus before it moves`() {
    press("/")
    show(list(["Faust", "Metropolis"]), on: 2)
    let focus = browser.currentPage?.focus
    press("Tab")
    #expect(browser.isChoosing && browser.currentPage?.focus == focus)
    press("Tab")
    #expect(browser.currentPage?.focus != focus)
  }

  @Test mutating func `The next page is requested once, and after a failure only again by a key`() {
    #expect(show(list(["Faust"], nextPage: .available)) == [.send(page, .nextPage)])
    #expect(press("Down").isEmpty)
    #expect(show(list(["Faust"], nextPage: .failed)).isEmpty)
    #expect(press("r") == [.send(page, .nextPage)])
  }

  @Test mutating func `The end of a search whose next page failed says why once the status does not`() {
    press("3")
    let results = SearchScene.Results(
      title: "Popular", extent: "2 films", total: 2, rows: [.init(card: .sample(1, "Faust"))],
      ending: .failed("Next page: No network."))
    var search = SearchScene.ViewModel(query: "", content: .results(results))
    search.warnings = ["Next page: No network."]
    show(PageContent(search, in: SearchText.self, isLoading: false, nextPage: .failed, errors: []), on: 2)
    func ending() -> [String] {
      let lines = browser.currentPage?.layout.lines.map(\.string) ?? []
      return lines.filter { $0.contains("No network") }
    }
    #expect(browser.status == "Next page: No network." && ending() == [])
    _ = browser.update(.reported(""))
    #expect(ending() == ["Next page: No network · r to retry"])
  }

  @Test mutating func `While the next rows are loading, Esc only leaves the list`() {
    _ = browser.follow(.route(.list(id: "popular")))
    #expect(browser.canCancel)
    show(list(["Faust"], nextPage: .available), on: 2)
    show(PageContent(ListScene.ViewModel(title: "Films"), in: ListText.self, isLoading: true), on: 2)
    #expect(browser.isWaiting && !browser.canCancel)
  }

  @Test mutating func `What was said about a failure goes when it has succeeded`() {
    var late = ListScene.ViewModel(title: "Films")
    late.warnings = ["Late."]
    show(late)
    #expect(browser.status == "Late.")
    show(list(["Faust"]))
    #expect(browser.status == "")
  }

  @Test mutating func `After a refresh that failed, the next rows are requested only by a key`() {
    show(list(["Faust"], nextPage: .available))
    #expect(press("r") == [.send(page, .refresh)])
    #expect(show(list(["Faust"], nextPage: .available, isOutdated: true)).isEmpty)
    #expect(browser.status == browser.words.pageNotRefreshed)
    #expect(press("Down") == [.send(page, .nextPage)])
  }

  @Test mutating func `Up goes on to the tabs when it is pressed again, not while it is held`() {
    show(list((1...6).map { "Film \($0)" }))
    press("Down")
    let fresh = KeyPress(Key(.up))
    var held = fresh
    held.isRepeated = true
    // A key that is held begins to repeat only after a while.
    for (press, isInTabs) in [(fresh, false), (fresh, false), (held, false), (held, false), (fresh, true)] {
      _ = browser.update(.terminal(.key(press)))
      #expect(browser.isInTabs == isInTabs)
    }
  }

  @Test mutating func `A key that is held changes a film once, and opens a menu that stays open`() throws {
    show(list(["Faust"]))
    func held(_ key: Key) -> BrowserEvent {
      var press = KeyPress(key)
      press.isRepeated = true
      return .terminal(.key(press))
    }
    let film = try #require(browser.film)
    let change = BrowserEffect.shelve(film, .favorites, nil)
    #expect(press("f") == [change] && browser.update(held(Key("f"))).isEmpty && press("f") == [change])
    let tab = browser.tab
    #expect(press("* 4") == [.rate(film, StarRating(halves: 8))])
    for _ in 0..<2 { #expect(browser.update(held(Key("4"))).isEmpty && browser.tab == tab) }
    press("?")
    #expect(browser.update(held(Key("?"))).isEmpty && browser.menu != nil)
  }

  @Test mutating func `Without a key, one page more than fills the screen is requested`() {
    func titles(_ count: Int) -> [String] { (1...count).map { "Film \($0)" } }
    #expect(show(list(titles(4), nextPage: .available)) == [.send(page, .nextPage)])
    #expect(show(list(titles(30), nextPage: .available)) == [.send(page, .nextPage)])
    #expect(show(list(titles(31), nextPage: .available)).isEmpty)
    #expect(press("Down") == [.send(page, .nextPage)])
  }

  @Test mutating func `In a window that is too small for a page, keys and pasted text change nothing`() {
    show(list(["Faust"]))
    _ = browser.update(.resized(ScreenSize(columns: 15, rows: 3)))
    #expect(press("f").isEmpty && press("Enter").isEmpty && press("2").isEmpty)
    #expect(paste("tt0013442").isEmpty && paste("Faust").isEmpty)
    #expect(browser.tab == .home && press("q") == [.quit])
    _ = browser.update(.resized(ScreenSize(columns: 80, rows: 24)))
    press("/")
    _ = browser.update(.resized(ScreenSize(columns: 15, rows: 3)))
    #expect(press("q") == [.quit], "The field that would take the letter is not on screen.")
  }

  @Test mutating func `The next film of a list replaces the one opened from it, and the list itself has none`() {
    show(list(["Faust", "Metropolis"]))
    press("K")
    #expect(browser.status == browser.words.needsOpenFilm)
    press("Enter")
    #expect(press("J") == [.open(PageID(number: 3), .movie(id: 2)), .close(PageID(number: 2))])
    press("J")
    #expect(browser.status == "The list has no more films in this direction.")
    offer("similar", as: .success(.movie(id: 2, .similar())))
    _ = run("similar")
    press("J")
    #expect(browser.status == browser.words.needsOpenFilm)
  }

  @Test mutating func `The heading of a list says how many films there are while a link below them has the focus`() {
    let hint = Hint(text: "Popular films", route: .list(id: "popular"))
    var films = ListScene.ViewModel(title: "Films", total: 3, rows: [.sample(1, "Faust"), .sample(2, "M")])
    films.hints = [hint]
    show(films)
    #expect(rows[1].hasSuffix("─ 1 of 3"))
    press("G Tab")
    #expect(browser.currentPage?.focus?.destination == .command(hint.route) && rows[1].hasSuffix("─ 3 films"))
  }

  @Test mutating func `The next film may be one of the list that is still to be loaded`() {
    let (titles, list) = (["Faust", "Metropolis"], PageID(number: 1))
    #expect(show(self.list(titles, total: 3, nextPage: .available)) == [.send(list, .nextPage)])
    press("Enter")
    // It has brought none.
    show(self.list(titles, total: 3, nextPage: .available))
    #expect(press("K").isEmpty && browser.status == "The list has no more films in this direction.")
    #expect(press("J").first == .send(list, .nextPage))
    #expect(press("J").isEmpty)
    #expect(browser.status == "Loading…" && browser.currentPage?.route == .movie(id: 2))
    show(self.list(titles + ["Nosferatu"], total: 3))
    press("J")
    #expect(browser.currentPage?.route == .movie(id: 3))
  }

  @Test mutating func `Keys that are typed before a page is there are not said to have nothing to act on`() {
    press("Enter f s")
    #expect(browser.status == "")
    show(list([]))
    press("f")
    #expect(browser.status == "No film is selected.")
  }

  @Test mutating func `Keys for the first films wait for them, but not on another page, and none changes a film`() {
    var held = KeyPress(Key("t"))
    held.isRepeated = true
    #expect(press("Right t t").isEmpty && browser.update(.terminal(.key(held))).isEmpty && press("Enter").isEmpty)
    let shown = show(list(["Faust", "M"]))
    let plays = BrowserEffect.leave(.movie(id: 2, .trailer))
    #expect(browser.currentPage?.route == .movie(id: 2))
    #expect(shown.count { $0 == plays } == 1, "Pressing it again does not repeat it.")
    press("2 Right 1 2")
    show(list(["Faust", "M"]), on: 3)
    #expect(browser.film == .movie(id: 1))
    #expect(press("4 Right w") == [.open(PageID(number: 4), Tab.people.route)])
    #expect(show(list(["Faust", "M"]), on: 4).isEmpty && browser.film == .movie(id: 1))
  }

  @Test(arguments: [(2, 32), (2, 60), (3, 31), (3, 45)])
  mutating func `A click on any line of a film gives it the focus, and a second one opens it`(row: Int, column: Int) {
    show(list(["Faust", "Metropolis"]))
    #expect(click(row: row, column: column).isEmpty)
    #expect(click(row: row, column: column) == [.open(PageID(number: 2), .movie(id: 2))])
  }

  @Test mutating func `Enter opens a film that was clicked after another one was rated`() {
    show(list(["Faust", "Metropolis"]))
    press("* 4")
    click(row: 2, column: 32)
    #expect(press("Enter") == [.open(PageID(number: 2), .movie(id: 2))])
  }

  @Test(arguments: [1, 20, 60])
  mutating func `A click anywhere in the row of a setting is a click on its value`(column: Int) {
    press("8")
    let rows = ["language", "region"].map {
      SettingsScene.Row(key: $0, value: nil, fact: Fact(label: "The \($0)", value: .text("as the system")))
    }
    show(
      PageContent(SettingsScene.ViewModel(title: "Settings", settings: rows), in: SettingsText.self, isLoading: false),
      on: 2)
    let row = self.rows.firstIndex { $0.hasPrefix("The region") } ?? 0
    click(row: row, column: column)
    #expect(browser.currentPage?.focused?.id.destination == .setting("region"))
    click(row: row, column: column)
    #expect(browser.menu?.title == browser.words.typesValue(of: browser.words.name(of: .region)))
  }

  @Test mutating func `The genres to choose from are in the language of the scenes`() {
    browser = .sized(words: RussianWords())
    browser.showChoices(of: .genre)
    #expect(browser.menu?.entries.map(\.label).dropFirst().prefix(3) == ["боевик", "приключения", "мультфильм"])
  }

  @Test mutating func `A click never leaves the terminal`() {
    var card = MovieCard.sample(1, "Faust")
    card.route = .movie(id: 1, .trailer)
    show(ListScene.ViewModel(title: "Films", rows: [card]))
    for _ in 0..<3 { #expect(click(row: 2, column: 4).isEmpty) }
    #expect(press("Enter") == [.leave(.movie(id: 1, .trailer))])
  }

  @Test mutating func `A film opens with what is known, which stays until there is more`() throws {
    show(list(["Faust"]))
    press("Enter")
    #expect(browser.currentPage?.film?.title == "Faust")
    #expect(rows.joined().contains("Loading… · Esc cancels"))
    let loading = PageContent(
      DetailScene.ViewModel(content: .loading("Loading…")), in: DetailText.self, isLoading: true)
    show(loading, on: 2)
    #expect(browser.currentPage?.film?.title == "Faust")
    #expect(press("Esc") == [.close(PageID(number: 2))])
    #expect(browser.currentPage?.route == .home)
    browser.words = RussianWords()
    press("Enter")
    #expect(rows.joined().contains("Загрузка… · Esc — отменить"))
  }

  @Test mutating func `A tab that is slow, but not the first, is left with Esc, and loaded when it is opened again`() {
    #expect(press("Esc").isEmpty)
    show(list(["Faust"]))
    press("2")
    #expect(rows.joined().contains("Loading… · Esc cancels"))
    #expect(press("Esc") == [.close(PageID(number: 2))] && browser.tab == .home)
    #expect(press("2") == [.open(PageID(number: 3), Tab.lists.route)])
  }

  @Test mutating func `A tab that is slow stays with the pages that were opened from it`() {
    press("2")
    _ = browser.follow(.route(.list(id: "popular")))
    press("Backspace")
    #expect(press("Esc").isEmpty && browser.tab == .home)
    press("2 Alt-Right")
    #expect(browser.currentPage?.route == .list(id: "popular"))
  }

  @Test mutating func `Esc on the results leads back only from the search that was opened last`() {
    show(list(["Faust"]))
    press("/ Esc 4 [")
    #expect(browser.tab == .search)
    press("Esc Esc")
    #expect(browser.tab == .search)
  }

  @Test mutating func `On a film's page, its id is copied, also while a link to other films has the focus`() {
    let year = Route.discover([.init("year", "1926")])
    openFaust(id: 7, links: [Hint(text: "1926", route: year)])
    press("Tab")
    for _ in 0..<3 where browser.currentPage?.focused?.id.destination.route != year { press("Tab") }
    #expect(browser.currentPage?.focused?.id.destination.route == year)
    #expect(press("i") == [.copy("1", saying: browser.words.copiedID("1", of: "Faust"))])
  }

  @Test mutating func `Until the focus leaves the first of the cast, the link is that of the film`() {
    browser.textPage = TextPage(
      width: 80, link: { Hyperlink($0 == .movie(id: 1) ? "https://a.example/film" : "https://a.example/person") })
    let cast = [4, 5].map { DetailScene.Credit(id: $0, name: "Person \($0)", role: "", route: .person(id: $0)) }
    openFaust(sections: [.init(id: .cast, title: "Cast", content: .people(cast))])
    #expect(browser.currentPage?.focused?.id.destination.route == .person(id: 4))
    let address = "https://a.example/film"
    #expect(press("o") == [.openAddress(address)])
    #expect(press("y") == [.copy(address, saying: browser.words.copied(address))])
    press("Tab")
    #expect(press("o") == [.openAddress("https://a.example/person")])
  }

  @Test(arguments: [(false, nil), (true, 1)] as [(Bool, Int?)])
  mutating func `A director has the focus first among the cast, but not among the facts`(
    isInCast: Bool, occurrence: Int?
  ) {
    let director = Route.person(id: 4)
    let cast = [DetailScene.Credit(id: 4, name: "F. W. Murnau", role: "", route: director)]
    openFaust(
      links: [Hint(text: "F. W. Murnau", route: director)], direction: "directed by F. W. Murnau",
      sections: isInCast ? [.init(id: .cast, title: "Cast", content: .people(cast))] : [])
    #expect(browser.currentPage?.focus?.occurrence == occurrence)
    press("Tab")
    #expect(browser.currentPage?.focused?.id.destination.route == director)
  }

  @Test mutating func `A film of another catalog is copied and passed to commands as it is typed`() {
    browser.reference = { _ in "built-in:12" }
    show(list(["Faust"]))
    #expect(press("i") == [.copy("built-in:12", saying: browser.words.copiedID("built-in:12", of: "Faust"))])
    browser.route = { $0 == "seen add it" ? .failure(.namesFilm("it", start: "seen add")) : .failure(.notShown) }
    browser.programCommands = [("seen", "List films.")]
    _ = run("seen add it")
    let found = Route.movie(id: 12, source: "public-domain")
    #expect(browser.update(.found(found)).contains(.runCommand("seen add built-in:12")))
  }

  @Test mutating func `A title in the palette is whole beside a short line`() {
    let title = "Show what has changed for films of your watchlist"
    browser.programCommands = [("news", title), ("somewhat long and not on screen", "Other")]
    press(":")
    paste("changed")
    #expect(rows.contains { $0.contains("\(title)  vip news") })
  }

  /// The columns in which the command lines on screen begin.
  private var startsOfLines: [Int] {
    rows.compactMap { row in
      row.firstRange(of: "vip ").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
    }
  }

  @Test(arguments: [80, 100, 160])
  mutating func `The command lines in the palette begin in one column, also beside a title that is cut`(columns: Int) {
    browser = .sized(columns: columns, rows: 40)
    show(list(["Faust"]))
    browser.programCommands = [
      ("collection", "Show the collection a film is part of, in order of release"),
      ("a-command-with-a-long-name-too", "Show films"),
    ]
    press(":")
    let starts = startsOfLines
    #expect(starts.count > 10 && Set(starts).count == 1)
    #expect(rows.contains { $0.contains("in order of release  ") } == (columns > 80))
  }

  @Test mutating func `The command lines in the palette stay in their column where longer ones come on screen`() {
    browser = .sized(columns: 100, rows: 40)
    browser.textPage.command = { $0.criteria?.first.map { "vip discover --genre '\($0.value)'" } ?? "vip x" }
    show(list(["Faust"]))
    press(":")
    var starts: Set<Int> = []
    for key in ["Home", "End"] {
      press(key)
      starts.formUnion(startsOfLines)
    }
    #expect(starts.count == 1 && rows.contains { $0.contains("Comedy · Genre") && $0.hasSuffix("--genre 'Comedy'") })
  }

  @Test mutating func `The palette leaves moves to their keys, and says which row is a search`() {
    browser.route = { .success(.search(query: $0, year: nil, page: 1)) }
    browser.programCommands = [("news", "Show what has changed")]
    press(":")
    #expect(browser.menu?.entries.contains { $0.action == .command(.up) || $0.action == .command(.bottom) } == false)
    paste("tonight")
    #expect(rows.contains { $0.hasSuffix("  Search all films: tonight") } && !rows.joined().contains("vip tonight"))
  }

  @Test(arguments: ["?", "F1", "!"])
  mutating func `The key that opens the page of keys or the messages closes it again`(key: String) {
    for isOpen in [true, false] {
      press(key)
      #expect((browser.menu != nil) == isOpen)
    }
    press("/ a F1 F1")
    #expect(browser.isTyping && browser.field.text == "a")
  }

  @Test mutating func `On the page of keys, a pasted space narrows nothing, and Space is a page down`() throws {
    press("?")
    paste(" ")
    let menu = try #require(browser.menu)
    #expect(menu.field.text == " " && menu.visible == menu.entries)
    let height = browser.height(of: menu)
    for (keys, selected) in [("Esc Space", height), ("Ctrl-p", height - 1), ("Ctrl-n", height)] {
      press(keys)
      #expect(browser.menu?.field.text == "" && browser.menu?.selected == selected, "\(keys)")
    }
  }

  @Test mutating func `The palette shows one key of each command, and a few letters choose none by its key`() {
    show(list(["Faust"]))
    #expect(find("set language en") != .command(.open) && browser.menu != nil)
    #expect(browser.menu?.entries.allSatisfy { !$0.label.contains(",") } == true)
  }

  @Test mutating func `Lists are walls if the viewer wants posters, until P is pressed`() throws {
    browser = .sized(palette: Palette(depth: .full, background: .dark))
    browser.showsWalls = true
    press("5")
    show(list(["Faust"]), on: 2)
    #expect(browser.showsPosters(try #require(browser.currentPage)))
    press("P")
    #expect(!browser.showsPosters(try #require(browser.currentPage)))
  }

  @Test mutating func `On a page without posters, P says so`() throws {
    browser = .sized(palette: Palette(depth: .full, background: .dark))
    press("P")
    #expect(browser.status == "", "Nothing is known yet")
    show(PageContent(GenresScene.ViewModel(title: "Genres"), in: GenresText.self, isLoading: false))
    press("P")
    #expect(browser.status == "This page has no posters." && browser.currentPage?.showsPosters == nil)
    show(list(["Faust"]))
    press("P")
    #expect(browser.status == "")
  }

  @Test mutating func `Esc in the search field leads back to where it was opened`() {
    show(list((1...60).map { "Film \($0)" }))
    press("5 1 G Enter")
    let route = browser.currentPage?.route
    press("/")
    #expect(browser.tab == .search)
    press("Esc")
    #expect(browser.tab == .home && browser.currentPage?.route == route)
  }

  @Test mutating func `In the tab of searches, Esc gives up a search that is loading, and then clears the field`() {
    press("3 a b c Enter")
    #expect(browser.isInCommands && rows.joined().contains("Loading… · Esc cancels"))
    for text in ["abc", ""] {
      #expect(press("Esc") == [.send(PageID(number: 2), .search("", isFinal: false))])
      #expect(browser.tab == .search && browser.isTyping && browser.field.text == text)
    }
  }

  @Test mutating func `After the wheel, a key acts on what is in sight`() throws {
    _ = browser.update(.resized(ScreenSize(columns: 80, rows: 16)))
    show(list((1...60).map { "Film \($0)" }))
    let first = browser.film
    for _ in 0..<10 { click(.scroll(columns: 0, rows: 1)) }
    let page = try #require(browser.currentPage)
    #expect(page.isVisible(try #require(page.focused)) && browser.film != first)
    #expect(press("f") == [.shelve(try #require(browser.film), .favorites, nil)])
  }

  @Test mutating func `The palette begins with the film in focus, and with what changes nothing`() {
    show(list(["Faust"]))
    browser.programCommands = [("seen", "Show films that you have seen.")]
    press(":")
    #expect(browser.menu?.chosen?.action == .command(.open))
    press("Esc")
    expect([
      "seen": .seen, "see": .seen, "watch": .watchlist, "fav": .favorites, "quit": .quit, "add wat": .toggleWatchlist,
    ])
    browser.programCommands = [("sync", "Sync favorites, the watchlist and ratings with your TMDb account.")]
    find("fav wat")
    let found = browser.menu?.visible ?? []
    #expect(found.prefix(2).map(\.action) == [.command(.toggleWatchlist), .command(.watchlist)])
    #expect(found.drop { $0.line != "vip sync" }.dropFirst().first?.action == .run("fav wat"))
    press("Esc Esc")
    expect([
      "wat fav": .toggleFavorite, "remove wat": .watchlist, "search fav": .favorites, "watchlist": .watchlist,
      "fav add": .toggleFavorite, "favorite add": .toggleFavorite, "viewing": .seeToday,
    ])
    browser.words = RussianWords()
    expect(["доб": .toggleFavorite, "изб доб": .toggleFavorite, "спис доб": .toggleWatchlist])
    browser.words = EnglishWords()
    press("2")
    #expect(find("fav wat") == .command(.watchlist) && browser.film == nil)
  }

  @Test mutating func `The palette knows the names of commands, and says that other words are searched for`() {
    browser.programCommands = [("discover", "Find films.")]
    browser.route = { line in
      line == "nosferatu"
        ? .success(.search(query: line, year: nil, page: 1)) : .failure(.invalid("Did you mean vip discover?"))
    }
    #expect(run("sort").isEmpty)
    #expect(browser.menu == nil && browser.status == browser.words.notSortable)
    find("nosferatu")
    #expect(browser.hintSpans.first { $0.key == "Enter" }?.title == browser.words.searchesEverywhere)
    press("Esc")
    // A command that is misspelled is not searched for.
    paste("xdiscover")
    #expect(browser.hintSpans.first { $0.key == "Enter" }?.title == browser.words.chooses)
    press("Esc")
    // Nor is what begins like one, or names a film by an id.
    browser.similarCommands = { ($0 == "discovr" ? ["discover"] : [], $0 == "get" ? ["settings get"] : []) }
    browser.route = {
      $0 == "tt0017925" ? .success(.filmNamed($0, .overview)) : .success(.search(query: $0, year: nil, page: 1))
    }
    for (line, searches) in [("discovr drama", false), ("tt0017925", false), ("get carter", true)] {
      paste(line)
      let title = searches ? browser.words.searchesEverywhere : browser.words.chooses
      #expect(browser.hintSpans.first { $0.key == "Enter" }?.title == title)
      press("Esc")
    }
  }

  @Test(arguments: [
    ("wl", Menu.Action.command(.watchlist)), ("wlist", .command(.watchlist)), ("favrites", .command(.favorites)),
    ("setings", .command(.settings)), ("log-in", .run("login")), ("dscvr", .run("discover")),
    ("logo", .run("logout")), ("re", .command(.refresh)), ("del", .run("del")), ("saved", .run("saved")),
  ])
  mutating func `The palette finds misspelled words, and never logs out at a guess`(text: String, action: Menu.Action) {
    browser.programCommands = [
      ("login", "Check a token."), ("logout", "Log out: delete the saved token."),
      ("discover", "Find films."),
    ]
    browser.commandsByName = ["logout"]
    #expect(find(text) == action)
    // What is a guess may be the title of a film.
    let isGuess = !["log-in", "logo", "re"].contains(text)
    #expect(browser.menu?.visible.contains { $0.action == .run(text) } == isGuess)
  }

  @Test(arguments: [
    "the matrix", "the general", "night of the living dead", "quit now", "sort rating", "fav nosferatu", "home alone",
  ])
  mutating func `A title in the palette comes before commands that have one of its words, and never quits`(text: String)
  {
    browser.programCommands = [
      ("discover", "Find films by genre, and the order."), ("sync", "Sync the watchlist and ratings."),
    ]
    #expect(find(text) == .run(text))
    #expect(browser.menu?.visible.contains { $0.action == .command(.quit) } == false)
    press("Esc")
    paste("settings language")
    #expect(browser.menu?.chosen?.action == .command(.settings))
  }

  @Test(arguments: [
    ("top rated", "list top-rated"), ("popular", "list popular"), ("top", "list top-rated"), ("searches", "history"),
    ("recent searches", "history"), ("history", "history"),
  ])
  mutating func `The palette finds lists and recent searches by the titles of pages`(text: String, line: String) {
    browser.programCommands = [
      ("list top-rated", "Top rated"), ("list popular", "Popular"), ("list", "Show a list of films"),
      ("news", "Show what has changed"), ("history", "Recent searches"),
    ]
    #expect(find(text) == .run(line))
    press("Esc")
    paste("recent")
    #expect(browser.menu?.visible.contains { $0.action == .run("history") } == true)
  }

  @Test mutating func `A command line whose film is not found stays to be corrected`() {
    offer("detail", as: .success(.filmNamed("zzzz", .overview)))
    #expect(run("detail zzzz") == [.lookUp(.filmNamed("zzzz", .overview))])
    _ = browser.update(.notFound("No film matches “zzzz”"))
    #expect(browser.menu?.field.text == "detail zzzz" && browser.status == "No film matches “zzzz”")
    press("Enter j")
    _ = browser.update(.notFound("No film matches “zzzz”"))
    #expect(browser.menu == nil)
  }

  @Test(
    arguments: [
      ("detial metropolis", "detail", "Did you mean vip detail metropolis?"), ("detial metropolis", nil, nil),
      // A search by its command, which would find nothing again.
      ("search zzzz", "search", nil),
    ] as [(String, String?, String?)])
  mutating func `A line that finds no film stays to be corrected if it may begin with a mistyped command`(
    line: String, similar: String?, question: String?
  ) {
    offer(similar ?? "detail", as: .success(.search(query: line, year: nil, page: 1)))
    browser.similarCommands = { (line.hasPrefix("\($0) ") ? [similar].compactMap(\.self) : ["home"], []) }
    _ = run(line)
    let answer = SearchScene.ViewModel(query: line, content: .nothing(EmptyState(title: "No film matches")))
    show(PageContent(answer, in: SearchText.self, isLoading: false), on: browser.currentPage?.id.number ?? 0)
    #expect(browser.status == question ?? "" && browser.menu?.field.text == question.map { _ in line })
  }

  @Test mutating func `In a field for searches, digits, brackets and keys of commands are text, and Esc leads out`() {
    for text in ["1917", "[Rec]", "]", "q1f"] {
      press("5 /")
      type(text)
      #expect(browser.tab == .search && browser.isTyping && browser.field.text == text)
      press("Esc Esc")
      #expect(browser.tab == .favorites && browser.isInCommands)
    }
    press("3 4")
    #expect(browser.tab == .search && browser.field.text == "4")
    press("Esc Esc 4")
    #expect(browser.tab == .people)
    press("/ 5 ]")
    #expect(browser.tab == .people)
    #expect(rows.contains { $0.contains("Search for a person: 5]") })
    press("Esc 5")
    #expect(browser.tab == .favorites)
  }

  @Test(arguments: [
    (false, Command.quit, "exit quit q"), (false, .rate, "stars rate rating"), (false, .undo, "undo"),
    (false, .settings, "language theme dark light"), (false, .seen, "diary watched"), (false, .watchlist, "bookmark"),
    (false, .people, "director"), (false, .filter, "runtime"), (false, .togglePosters, "wall"),
    (false, .copyLink, "url clipboard"), (true, .quit, "выход exit"), (true, .rate, "звёзды оценить рейтинг"),
    (true, .undo, "отменить"), (true, .settings, "язык тема тёмн светлые theme"), (true, .sort, "сортир"),
    (true, .help, "помощь справка"), (true, .people, "режисс"), (true, .copyLink, "адрес"),
  ])
  mutating func `The palette finds commands by other words`(isRussian: Bool, command: Command, words: String) {
    if isRussian { browser = .sized(words: RussianWords()) }
    browser.programCommands = [
      ("stats", "Count films."), ("undo", "Undo."), ("sync", "Sync the watchlist and ratings with your account."),
    ]
    show(list(["Faust"]))
    for word in words.split(separator: " ") {
      #expect(find("\(word)") == .command(command), "\(word)")
      press("Esc Esc")
    }
  }

  @Test(arguments: [
    ("новост", "news"), ("сегодня", "pick"), ("вечер", "pick"), ("случай", "pick"), ("стат", "stats"),
    ("комедия", "discover --genre Comedy"),
  ])
  mutating func `The palette finds pages by title, before a change of the film in focus`(text: String, line: String) {
    browser = .sized(words: RussianWords())
    browser.textPage.command = { $0.criteria?.first.map { "vip discover --genre \($0.value)" } }
    browser.programCommands = [("news", "Что изменилось"), ("pick", "Выбрать фильм"), ("stats", "Подсчёты")]
    browser.otherNames = ["news": "Новости", "pick": "На сегодняшний вечер случайный", "stats": "Статистика"]
    show(list(["Faust"]))
    #expect(find(text) == .run(line))
  }

  @Test mutating func `Esc clears the field of a menu before it closes the menu, and the last line says which`() {
    find("nosferatu")
    for title in [browser.words.clears, browser.words.closes] {
      #expect(browser.hintSpans.first { $0.key == "Esc" }?.title == title)
      press("Esc")
    }
    #expect(browser.menu == nil)
  }

  @Test(arguments: [EnglishWords(), RussianWords()] as [any BrowserWords])
  mutating func `A narrow window shows the whole sentence`(words: any BrowserWords) {
    browser = .sized(columns: 12, rows: 6, words: words)
    let text = rows.flatMap { $0.split(separator: " ") }
    #expect(text.joined(separator: " ") == words.tooSmall)
  }

  @Test mutating func `Of a long list, some screens are laid out, and every film is reached`() {
    func focus(_ browser: Browser) -> TextLine.Target? { browser.currentPage?.focus?.destination }
    show(list((1...2_000).map { "Film \($0)" }, total: 2_000))
    let opened = browser
    #expect((browser.currentPage?.layout.targets.count ?? .max) < 200)

    var reached: Set<Route> = []
    var scroll = -1
    while let page = browser.currentPage, page.scroll > scroll {
      scroll = page.scroll
      reached.formUnion(page.visibleTargets().compactMap(\.id.destination.route))
      press("PageDown")
    }
    #expect(reached.count == 2_000)

    browser = opened
    press("End")
    #expect(focus(browser) == .route(.movie(id: 2_000)))

    browser = opened
    press("n 1 9 9 9 Enter")
    #expect(focus(browser) == .route(.movie(id: 1_999)))

    press("/ 1 9 9 9")
    #expect(browser.currentPage?.layout.targets.count == 1)
    press("Esc")
    #expect(focus(browser) == .route(.movie(id: 1_999)))
  }

  /// A film with a poster.
  private func poster(_ id: Int) -> MovieCard {
    var card = MovieCard.sample(id, "Film \(id)")
    card.posterPath = "/\(id).jpg"
    return card
  }

  private func requests(in effects: [BrowserEffect]) -> [PictureRequest] {
    effects.flatMap { effect -> [PictureRequest] in
      if case .loadPictures(let requests) = effect { requests } else { [] }
    }
  }

  @Test mutating func `Far down a wall, the pictures are loaded as soon as all of its films are shown again`() {
    browser = .sized(palette: Palette(depth: .full, background: .dark))
    show(ListScene.ViewModel(title: "Films", total: 1_000, rows: (1...1_000).map(poster)))
    press("/ 9 9 9")
    let effects = press("Esc")
    #expect(requests(in: effects).contains { $0.path == "/1000.jpg" })
  }

  @Test mutating func `A picture that could not be loaded is requested again when its page is`() {
    browser = .sized(palette: Palette(depth: .full, background: .dark))
    let shown = show(ListScene.ViewModel(title: "Films", total: 1, rows: [poster(1)]))
    let (moved, refreshed) = (press("Down"), press("r"))
    let counts = [shown, moved, refreshed].map { requests(in: $0).count }
    #expect(counts == [1, 0, 1])
  }

  @Test mutating func `Of a picture that comes twice, because its page was loaded again before, the second one stays`()
    throws
  {
    browser = .sized(palette: Palette(depth: .full, background: .dark))
    let effects = show(ListScene.ViewModel(title: "Films", total: 1, rows: [poster(1)]))
    let request = try #require(requests(in: effects).first)
    press("r")
    #expect(browser.update(.pictures([request: .stored(7)])).isEmpty)
    #expect(browser.update(.pictures([request: .stored(8)])) == [.dropPictures([7])])
  }

  @Test mutating func `Pictures that come or go while another page is on screen have done so when their page is again`()
    throws
  {
    browser = .sized(palette: Palette(depth: .full, background: .dark))
    let effects = show(ListScene.ViewModel(title: "Films", total: 1, rows: [poster(1)]))
    let request = try #require(requests(in: effects).first)
    for (event, isShown) in [(BrowserEvent.pictures([request: .stored(7)]), true), (.picturesLost, false)] {
      press("2")
      _ = browser.update(event)
      press("1")
      let pieces = browser.currentPage?.layout.lines.flatMap(\.pieces) ?? []
      #expect(pieces.contains { if case .stored(7, _)? = $0.picture { true } else { false } } == isShown)
    }
  }

  @Test func `In a window without room for a line, laying out a long list ends`() {
    var page = BrowserPage(id: PageID(number: 1), route: .list(id: "popular"))
    page.show(list((1...100).map { "Film \($0)" }, total: 100))
    let ends = (0...100).contains { _ in !page.raiseFilmLimit(all: false) }
    #expect(ends)
  }

  @Test mutating func `The link below a list takes the focus only after its last film`() {
    browser.textPage.closingHint = Hint(text: "Log in", route: .logIn)
    let titles = (1...60).map { "Film \($0)" }
    let last = TextLine.Target.route(.movie(id: 60))
    show(list(titles, total: 80, nextPage: .available))
    for _ in 1...90 { press("Down") }
    #expect(browser.currentPage?.layout.targets.last?.id.destination == last)
    press("g")
    show(list(titles, total: 60))
    press("End")
    #expect(browser.currentPage?.focus?.destination == last)
    press("Down")
    #expect(browser.currentPage?.focus?.destination == .command(.logIn))
  }

  @Test(arguments: [Route.FilmPage.overview, .credits, .reviews, .complete])
  mutating func `The keys for films mean the film of each page about one, also before that is loaded`(
    part: Route.FilmPage
  ) {
    offer("detail", as: .success(.movie(id: 12, part)))
    _ = run("detail")
    #expect(browser.film == .movie(id: 12))
  }

  @Test(arguments: [Route.sync(), .sync(isDryRun: true)])
  mutating func `A sync, which leads to the log-in itself, has no second link to it`(route: Route) {
    browser.textPage.closingHint = Hint(text: "Log in", route: .logIn)
    offer("sync", as: .success(route))
    _ = run("sync")
    let notSynced = EmptyState(title: "Not synced", link: Hint(text: "Log in", route: .logIn))
    show(ListScene.ViewModel(title: "Sync", emptyState: notSynced, outcome: .unauthorized), on: 2)
    #expect(rows.contains { $0.contains("Not synced") } && rows.count { $0.contains("Log in") } == 1)
  }

  @Test mutating func `A sync that asks for an approval leads on to the next one, on the same page`() {
    offer("sync", as: .success(.sync()))
    _ = run("sync")
    let approval = EmptyState(title: "Not synced", isStep: true)
    let hint = Hint(text: "Sync now", route: .sync())
    show(ListScene.ViewModel(title: "Sync", emptyState: approval, hints: [hint], outcome: .unauthorized), on: 2)
    #expect(press("Enter") == [.send(PageID(number: 2), .refresh)])
    #expect(press("Enter").isEmpty, "It runs already.")
    #expect(press("Esc") == [.close(PageID(number: 2))], "It does not run on out of sight.")
  }

  @Test mutating func `After the last film of a shelf has gone, the film above it has the focus, not the link below`() {
    browser.textPage.closingHint = Hint(text: "Log in", route: .logIn)
    press("5")
    show(list(["Faust", "Metropolis", "Nosferatu"], total: 3), on: 2)
    press("G")
    show(list(["Faust", "Metropolis"], total: 2), on: 2)
    press("1 5")
    #expect(browser.currentPage?.cards.count == 2 && browser.currentPage?.focusedCard?.title == "Metropolis")
  }

  @Test mutating func `An empty shelf names the key that adds films, also when the settings change it`() {
    press("5")
    show(ListScene.ViewModel(title: "Favorites", emptyState: EmptyState(title: "No favorites yet")), on: 2)
    #expect(rows.contains { $0.hasPrefix("Press f on a film") })
    press("1")
    browser.remapKeys("toggle-favorite=x")
    press("5")
    #expect(rows.contains { $0.hasPrefix("Press x on a film") })
    browser.remapKeys(nil)
    #expect(rows.contains { $0.hasPrefix("Press f on a film") })
  }

  @Test mutating func `The last line names only keys that do something, and an empty shelf the key that adds films`() {
    func keys(_ browser: Browser) -> [String] { browser.hintSpans.map(\.key) }
    _ = browser.update(.resized(ScreenSize(columns: 200, rows: 24)))
    show(list(["Faust"]))
    #expect(Set(["Enter", "f", "w"]).isSubset(of: keys(browser)))
    show(
      ListScene.ViewModel(
        title: "Films", emptyState: EmptyState(title: "Nothing could be loaded"), outcome: .failed))
    #expect(Set(["Enter", "f", "w"]).isDisjoint(with: keys(browser)))
    press("5")
    show(ListScene.ViewModel(title: "Favorites", emptyState: EmptyState(title: "No favorites yet")), on: 2)
    #expect(Set(["F", "S", "f"]).isDisjoint(with: keys(browser)))
    press("!")
    #expect(keys(browser) == ["Esc"])
  }

  @Test func `The watchlist has one name in Russian`() {
    let name = RussianWords().title(of: .watchlist)
    #expect(RussianWords().add(to: .watchlist).contains("«\(name.lowercased())»"))
  }

  @Test mutating func `A key without a command is told of, also if it types nothing`() {
    show(list(["Faust"]))
    for key in ["x", "Ctrl-o", "Delete", "F2"] {
      press(key)
      #expect(browser.status == "\(key) does nothing here. Press ? for all keys.")
    }
  }

  @Test mutating func `A key without a command leaves no field, so that what is typed next is no command`() {
    show(list(["Faust"], total: 1))
    #expect(press("/ f Ctrl-x Ctrl-Left s").isEmpty)
    #expect(browser.currentPage?.narrowing == "sf")
    #expect(press("Esc n f Ctrl-x Ctrl-Left s").isEmpty)
    #expect(browser.currentPage?.matches?.text == "sf")
  }

  @Test mutating func `A button of the mouse leads back from a field, criteria or a poster, which are then gone`() {
    show(list(["Faust"], total: 1))
    press("/ f")
    click(.press(.back))
    #expect(browser.isInCommands && browser.currentPage?.narrowing == "f")
    press("Esc F")
    click(.press(.back))
    #expect(browser.isInCommands && browser.currentPage?.route == .home)
    press("Enter p")
    click(.press(.back))
    #expect(browser.isInCommands && browser.currentPage?.route == .movie(id: 1))
    _ = browser.follow(.route(.logIn))
    click(.press(.back))
    #expect(browser.isInCommands && browser.currentPage?.route == .movie(id: 1))
  }

  @Test mutating func `The wheel does not scroll the page behind a poster`() {
    show(list((1...60).map { "Film \($0)" }))
    press("p")
    click(.scroll(columns: 0, rows: 6))
    #expect(browser.poster != nil && browser.currentPage?.scroll == 0)
  }

  @Test mutating func `A page of a menu begins where the one before has ended, and the wheel scrolls it`() {
    press("? Down")
    for (key, scroll) in [("PageDown", 20), (nil, 23), ("PageUp", 3), ("PageUp", 0)] as [(String?, Int)] {
      if let key { press(key) } else { click(.scroll(columns: 0, rows: 1)) }
      #expect(browser.menu?.scroll == scroll && browser.menu?.selected == (scroll == 0 ? 0 : scroll + 1))
    }
  }

  @Test mutating func `A click in a scrolled panel selects the entry under it, and one above chooses nothing`() throws {
    press("F")
    paste("genre")
    press("Enter End")
    let menu = try #require(browser.menu)
    let top = browser.top(of: menu)
    #expect(menu.isPanel && menu.scroll > 0)
    click(row: top)
    #expect(browser.menu?.selected == menu.scroll && browser.menu?.scroll == menu.scroll)
    #expect(click(row: top - 1).isEmpty && browser.isInCommands)
  }

  @Test mutating func `A click beside a menu that is over the search field leads back to the field, as Esc does`() {
    press("/ a")
    for leave in ["Esc", nil] {
      press("Ctrl-p")
      #expect(browser.menu != nil)
      if let leave { press(leave) } else { click(row: 1) }
      #expect(browser.menu == nil && browser.isTyping && browser.field.text == "a")
    }
  }

  @Test mutating func `A title of a menu that is cut is whole in the status line while it is selected`() {
    browser = .sized(columns: 40)
    show(list(["Faust"]))
    let title = "Show the collection a film is part of"
    browser.programCommands = [("collection", title)]
    find("collection")
    #expect(rows.count { $0.contains(title) } == 1 && rows[22] == title)
    press("Esc")
    #expect(!rows[22].contains(title))
  }

  @Test mutating func `In a narrow window, the keys leave room for what they do`() {
    browser = .sized(columns: 40, rows: 80)
    show(list(["Faust"]))
    press("?")
    for (key, title) in [("f", "from fav"), ("w", "from wat")] {
      #expect(rows.contains { $0.hasPrefix("\(key) ") && $0.contains(title) })
    }
    #expect(browser.menu?.entries.first?.action == .command(.open), "Up is the key for up.")
  }

  @Test mutating func `In the narrowest window, the field for the name of a person has room for it`() {
    browser = .sized(columns: 20, rows: 6)
    press("4 / a b c")
    #expect(rows.contains { $0.hasSuffix("… abc") })
  }

  @Test mutating func `The years to choose from on a shelf begin with the decade of the latest film`() {
    press("5")
    show(list(["Faust"]), on: 2)
    #expect(browser.values(of: .year).first == "1920s")
    press("1")
    #expect(browser.values(of: .year).first == "2020s")
    _ = browser.update(.genres(["Horror"]))
    #expect(browser.values(of: .year) == ["1920s"], "All films are known.")
    browser.words = RussianWords()
    #expect(browser.values(of: .year) == ["1920-е"])
  }

  @Test(arguments: [(2029, "2020s"), (2030, "2030s")])
  func `The years to choose from begin with this decade`(year: Int, decade: String) throws {
    let browser = Browser.sized(today: try #require(CalendarDate(year: year, month: 1, day: 1)))
    #expect(browser.values(of: .year).first == decade && browser.values(of: .year).last == "1900s")
  }

  @Test mutating func `In a menu, only another text leads to the first entry`() {
    press("? Down Down Tab Left")
    #expect(browser.menu?.selected == 2)
    press("e")
    #expect(browser.menu?.selected == 0)
  }

  @Test(arguments: [("en", "english"), ("ru", "русск"), ("de", "german"), ("de", "немец")])
  mutating func `A language is found by its name in either language of the screen`(code: String, name: String) {
    for words in [EnglishWords(), RussianWords()] as [any BrowserWords] {
      browser.words = words
      browser.showChoices(of: .language)
      paste(name)
      #expect(browser.menu?.chosen?.action == .set(.language, code))
    }
  }
}
