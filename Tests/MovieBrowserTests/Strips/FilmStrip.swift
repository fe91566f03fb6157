import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTerminal
import MovieTestSupport
import MovieText
import PublicDomainCatalog
import TerminalTestSupport
import ViewerScenes

@testable import MovieBrowser

/// A browser with its scenes, and the frames it shows: a key, a frame, a key, a frame.
struct FilmStrip {
  var browser: Browser
  /// The frames that were shown, each with what was done before. Most tests do not read them all, so `text` draws them.
  private var frames: [(step: String, frame: Frame)] = []
  private let pages: ScenePages
  private var events: AsyncStream<BrowserEvent>.Iterator
  /// The effects that no scene carries out.
  private(set) var effects: [BrowserEffect] = []

  /// The day on which the strips play.
  static let today: CalendarDate = "2026-11-20"

  init(
    columns: Int = 80, rows: Int = 24, palette: Palette = .plain, catalog: (any MovieCatalog)? = nil,
    films: any FilmLibrary = TransientFilmLibrary(),
    settings: any SettingsStore = TransientSettings(), history: any SearchHistory = TransientSearchHistory(),
    charset: Charset = .unicode, words: any BrowserWords = EnglishWords(),
    isChooser: Bool = false
  ) {
    let (stream, continuation) = AsyncStream.makeStream(of: BrowserEvent.self)
    events = stream.makeAsyncIterator()
    let catalog = catalog ?? PublicDomainCatalog(today: Self.today)
    let context = SceneContext(
      catalog: catalog, films: films, history: history, settings: settings,
      words: CurrentWords(settings, in: CurrentWords.allLanguages), today: Self.today, clock: ImmediateClock())
    pages = ScenePages(context) { continuation.yield($0) }
    browser = Browser(
      page: TextPage(
        width: columns, palette: palette, charset: charset, command: Self.command(for:),
        link: { _ in nil }),
      words: words, today: Self.today, isChooser: isChooser)
    browser.source = (catalog as? PublicDomainCatalog)?.source
    pending = [.resized(ScreenSize(columns: columns, rows: rows))]
  }

  /// Stands for the command of a route: the kind of the route, or the page about a film.
  private static func command(for route: Route) -> String {
    let kind = if case .movie(_, let page, _) = route, page != .overview { "\(page)" } else { "\(route)" }
    return "vip \(kind)".prefix { $0 != "(" }.description
  }

  /// What the browser is told with the next step.
  private var pending: [BrowserEvent] = []

  // MARK: - Steps

  /// Opens the first page without its scene.
  mutating func open() -> [BrowserEffect] {
    defer { pending = [] }
    return pending.flatMap { browser.update($0) }
  }

  /// Starts, and shows the first page when it is loaded.
  mutating func start() async {
    await apply()
    await settle()
    show("start")
  }

  /// Returns the strip with its first page.
  func started() async -> FilmStrip {
    var strip = self
    await strip.start()
    return strip
  }

  /// Presses keys, separated by blanks, and shows the frame as soon as it contains some texts.
  mutating func press(_ keys: String, until texts: String..., without absent: String = "Loading…") async {
    await send(keys: keys)
    await wait(forFrame: { frame in texts.allSatisfy(frame.contains) && !frame.contains(absent) })
    show(keys)
  }

  /// Types letters, maybe after keys such as one that opens a field, and shows the frame as soon as it contains some texts.
  mutating func type(_ letters: String, after keys: String? = nil, until texts: String...) async {
    if let keys { await press(keys) }
    for letter in letters.unicodeScalars { await send(.terminal(.key(KeyPress(Key(letter))))) }
    await wait(forFrame: { frame in texts.allSatisfy(frame.contains) })
    show("type “\(letters)”")
  }

  /// Passes an event to the browser, and shows the frame.
  mutating func send(_ event: BrowserEvent, named name: String) async {
    await send(event)
    show(name)
  }

  /// Opens a page as if a name that was looked up stood for it, or for several if it has the name, and shows the frame
  /// when the page is loaded.
  mutating func open(_ route: Route, loads: Bool = true) async {
    browser.lookUp = browser.currentPage.map { ($0.id, nil) }
    let several = ReferenceScene.ViewModel(state: EmptyState(title: "\(route)"))
    await send(route.isNamed ? .several(route, several) : .found(route))
    if loads { await settle() }
    show("open")
  }

  private mutating func send(_ event: BrowserEvent) async {
    pending.append(event)
    await apply()
  }

  /// Reads command lines of the palette.
  mutating func readLines(_ route: @escaping @Sendable (String) -> Result<Route, CommandLineProblem>) {
    browser.route = route
    browser.programName = "vip"
    browser.programCommands = [("watchlist", "Show films to watch.")]
  }

  /// Presses keys, and shows the frame when the page on screen is loaded.
  mutating func press(_ keys: String) async {
    await send(keys: keys)
    await settle()
    show(keys)
  }

  /// Presses keys, each when the page that the one before opened is loaded.
  mutating func press(inTurn steps: String...) async { for step in steps { await press(step) } }

  private mutating func send(keys: String) async {
    for key in keys.split(separator: " ") { await send(.terminal(.key(Self.key(String(key))))) }
  }

  /// Presses keys, and shows the frame when the browser is as expected.
  mutating func press(_ keys: String, until condition: (Browser) -> Bool) async {
    await send(keys: keys)
    await wait(until: condition)
    show(keys)
  }

  /// Takes the films and genres of the catalog, as of one on this machine.
  mutating func learnCatalog() async {
    await pages.loadKnownFilms(isWholeCatalog: true)
    await wait(until: { !$0.genres.contains("TV Movie") })
  }

  /// Waits until the page on screen is loaded.
  mutating func settle() async { await wait(until: \.isLoaded) }

  private mutating func apply() async {
    while !pending.isEmpty {
      for effect in browser.update(pending.removeFirst()) {
        await pages.perform(effect)
        switch effect {
        case .open, .close, .send, .shelve, .seeToday, .rate, .set, .perform, .lookUp: break
        default: effects.append(effect)
        }
      }
    }
  }

  /// Passes the scenes' results to the browser until a frame is as expected.
  private mutating func wait(forFrame condition: (String) -> Bool) async {
    await wait(until: { condition(Self.rows(of: $0.frame).joined(separator: "\n")) })
  }

  /// Passes the scenes' results to the browser until it is as expected.
  private mutating func wait(until condition: (Browser) -> Bool) async {
    while !condition(browser) {
      guard let event = await events.next(isolation: #isolation) else { return }
      await send(event)
    }
  }

  // MARK: - Text

  private mutating func show(_ step: String) { frames.append((step, browser.frame)) }

  /// Each step, and the frame after it.
  var text: String { frames.map { "── \($0.step)\n" + Self.picture(of: $0.frame) + "\n" }.joined() }

  /// The titles of the films on the page on screen, from top to bottom.
  var titles: [String] { browser.currentPage?.cards.map(\.title) ?? [] }

  /// The rows on screen as a terminal shows them.
  var rows: [String] { Self.rows(of: browser.frame) }

  /// The rows of a frame as a terminal shows them.
  static func rows(of frame: Frame) -> [String] { shown(frame).text }

  /// A frame in a box. Below a row with a mark is a line that shows it.
  static func picture(of frame: Frame) -> String {
    let terminal = shown(frame)
    let edge = String(repeating: "─", count: terminal.columns)
    var lines = ["┌\(edge)┐"]
    for (row, cells) in terminal.grid.enumerated() {
      lines.append("│" + cells.map { $0.width == 0 ? "" : $0.text }.joined() + "│")
      let marks = cells.map { $0.pen.on.contains(7) ? "▔" : row > 0 && $0.pen.on.contains(4) ? "_" : " " }.joined()
      if marks.contains(where: { $0 != " " }) { lines.append(" " + marks.trimmingBlanks) }
    }
    return (lines + ["└\(edge)┘"]).joined(separator: "\n") + "\n"
  }

  /// The rows of the frame on screen with the colors and attributes that the terminal was told.
  var colored: String {
    let abilities = ScreenAbilities(palette: browser.textPage.palette, charset: browser.textPage.charset)
    return Self.shown(browser.frame, abilities).grid.map { cells in
      var pen = TerminalModel.Pen()
      var line = ""
      for cell in cells where cell.width > 0 {
        // Blanks look the same in any color.
        if cell.pen != pen, cell.text != " " || cell.pen.isSeenOnBlanks || pen.isSeenOnBlanks {
          pen = cell.pen
          line += "\u{1B}[\(pen.parameters)m"
        }
        line += cell.text
      }
      return line.trimmingBlanks
    }.joined(separator: "\n")
  }

  private static func shown(
    _ frame: Frame, _ abilities: ScreenAbilities = ScreenAbilities(palette: .plain)
  ) -> TerminalModel {
    var terminal = TerminalModel(columns: frame.size.columns, rows: frame.size.rows, modes: [1049])
    var renderer = ScreenRenderer(abilities: abilities)
    terminal.feed(renderer.bytes(for: frame))
    return terminal
  }

  fileprivate static func key(_ name: String) -> KeyPress { KeyPress(Key(named: name) ?? Key(" ")) }
}

/// A clock on which no time passes while something waits.
private struct ImmediateClock: Clock {
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
  }
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }
}

extension TerminalModel.Pen {
  fileprivate var isSeenOnBlanks: Bool { !background.isEmpty || !on.isDisjoint(with: [4, 7]) }

  fileprivate var parameters: String {
    // Extended colors are kept without the parameter that says what they are for.
    let colors = [(38, foreground), (48, background)].flatMap { $1.count > 1 ? [$0] + $1 : $1 }
    return ([0] + on.sorted() + colors).map(String.init).joined(separator: ";")
  }
}

extension Browser {
  /// A browser without scenes, in a window.
  static func sized(
    columns: Int = 80, rows: Int = 24, palette: Palette = .plain, words: any BrowserWords = EnglishWords(),
    today: CalendarDate = FilmStrip.today
  ) -> Browser {
    let page = TextPage(width: columns, palette: palette, command: { _ in "vip x" })
    var browser = Browser(page: page, words: words, today: today)
    browser.programName = "vip"
    _ = browser.update(.resized(ScreenSize(columns: columns, rows: rows)))
    return browser
  }

  /// Presses keys, separated by blanks, and carries out none of their effects.
  @discardableResult
  mutating func press(_ keys: String) -> [BrowserEffect] {
    keys.split(separator: " ").flatMap { update(.terminal(.key(FilmStrip.key(String($0))))) }
  }

  /// Whether the page on screen has loaded what it was asked for.
  var isLoaded: Bool { currentPage?.content?.isLoading == false }

  /// The film whose poster covers the page; nil for none.
  var poster: MovieCard? { if case .poster(let card) = mode { card } else { nil } }

  /// The question for a rating; nil if there is none.
  var rating: RatingPrompt? { if case .rating(let prompt) = mode { prompt } else { nil } }

  /// The menu on screen; nil for none.
  var menu: Menu? { if case .menu(let menu) = mode { menu } else { nil } }

  /// Whether keys are commands.
  var isInCommands: Bool { if case .commands = mode { true } else { false } }

  /// Whether the focus is in the tabs.
  var isInTabs: Bool { if case .tabs = mode { true } else { false } }

  /// Whether a text to find is typed.
  var isFinding: Bool { if case .finding = mode { true } else { false } }

  /// Whether the focus is in the results of a search while its text is typed.
  var isChoosing: Bool { if case .choosing = mode { true } else { false } }
}

/// The sizes of common windows. Strips of many frames are lower than the windows, so that their goldens can be read.
enum StripSize: Int, CaseIterable {
  case small = 40
  case usual = 80
  case wide = 120
  /// Only here, the page of a person has two columns.
  case large = 200

  /// The sizes of strips without the page of a person.
  static let allCases = [small, usual, wide]

  var columns: Int { rawValue }

  var rows: Int {
    switch self {
    case .small: 12
    case .usual: 20
    case .wide, .large: 16
    }
  }

  var name: String { "\(columns)x\(rows)" }
}

extension PageContent {
  /// What a search has found: these films and no others.
  static func answer(to query: String, _ films: [MovieCard]) -> PageContent {
    let results = SearchScene.Results(
      title: "Results for “\(query)”", extent: films.count == 1 ? "1 film" : "\(films.count) films",
      total: films.count, rows: films.map { SearchScene.Row(card: $0) }, ending: .end)
    let answer = SearchScene.ViewModel(query: query, content: .results(results))
    return PageContent(answer, in: SearchText.self, isLoading: false)
  }
}

extension MovieCard {
  static func sample(_ id: Int, _ title: String, year: String = "1920", score: String = "7.0") -> MovieCard {
    MovieCard(id: id, title: title, year: year, score: ScoreBadge(text: score, level: .high), route: .movie(id: id))
  }
}

extension TransientFilmLibrary {
  /// A library with films on a shelf, added on two days, of which the last is the only one of the second.
  static func holding(_ count: Int, on shelf: Shelf) async throws -> TransientFilmLibrary {
    let library = TransientFilmLibrary()
    try await library.add(
      (1...count).map { id in
        let date: CalendarDate = id == count ? "2026-11-09" : "2026-11-02"
        var diary = Diary()
        if shelf == .seen { diary.watch(on: ViewingDay(date, today: date), rating: StarRating(text: "4.5")) }
        return StoredFilm(
          source: .publicDomain, details: MovieDetails(movie: Movie(id: id, title: "Film \(id)")), on: shelf,
          added: date, diary: diary)
      })
    return library
  }
}
