public import MovieDisplay
public import MovieDomain
import MovieScenes
import MovieTerminal
public import MovieText

/// The state of the browser: pages in tabs, what has the focus, and the search field. A value without side effects.
///
/// Events change it, and it returns what is to be done; `frame` is what the screen shows.
///
/// ```swift
/// var browser = Browser(page: page, words: EnglishWords(), today: .today)
/// let effects = browser.update(.resized(ScreenSize(columns: 80, rows: 24)))
/// let bytes = screen.bytes(for: browser.frame)
/// ```
public struct Browser: Sendable {
  /// What the layout of a page depends on, apart from its content.
  struct Room: Sendable, Hashable {
    var columns: Int
    var rows: Int
    /// Tells which pictures are loaded; nil if there is no room for any.
    var pictures: Int?
    var query: String
    var keptFilm: Route?
    /// Whether the status says what the end of the list would.
    var saysWarning: Bool
    /// The keys, of which the end of the page may name some.
    var keys: [KeyTable.Entry]
  }

  /// The most pages of a list that are requested without a key, from a server that hardly sends anything.
  private static let pagesPerKey = 10
  private static let messageLimit = 100

  /// The text around the pages, and the names of genres, languages and countries.
  public var words: any BrowserWords
  /// The colors, characters, links and commands of pages. Its size is set by events.
  public var textPage: TextPage {
    didSet { layOutCurrent(force: true) }
  }
  /// Whether lists are walls of posters, until the viewer chooses otherwise on a page.
  public var showsWalls = false {
    didSet { layOutCurrent() }
  }
  /// Whether the settings name the viewer's streaming services.
  public var hasOwnServices = false
  /// A few words at the right of the tabs, such as that the program is offline.
  public var notice = ""
  /// Reads a command line of the program, without the program's name.
  public var route: @Sendable (_ line: String) -> Result<Route, CommandLineProblem> = { _ in .failure(.needsShell) }
  /// The program's name, with which its command lines are shown and copied; empty if they have none.
  public var programName = ""
  /// What to type for a film or a person; nil for another page.
  public var reference: @Sendable (_ route: Route) -> String? = { route in
    switch route {
    case .movie(let id, .overview, let source), .person(let id, let source): source.map { "\($0):\(id)" } ?? "\(id)"
    default: nil
    }
  }
  /// The other commands of the program, without its name, with what they do. Those without a title can be typed, and are
  /// not listed.
  public var programCommands: [(line: String, title: String)] = []
  /// What else people call those, by their lines: the titles of their pages, and synonyms.
  public var otherNames: [String: String] = [:]
  /// The program's commands that only their names find, because they cannot be undone.
  public var commandsByName: Set<String> = []
  /// The program's commands with names that are similar to a word, the most similar first, and the commands of groups with
  /// that name, such as `favorites add`.
  public var similarCommands: @Sendable (_ word: String) -> (names: [String], ofGroups: [String]) = { _ in ([], []) }
  /// What the page of the settings leads to.
  public var settingsLinks: [Hint] = [] {
    didSet { layOutCurrent(force: true) }
  }
  /// Whether films are chosen for another program.
  public let isChooser: Bool
  /// The day on which the browser was opened.
  let today: CalendarDate
  private(set) var keys = KeyTable() {
    didSet { layOutCurrent() }
  }
  var size = ScreenSize(columns: 80, rows: 24)
  var tab = Tab.home
  var histories: [Tab: PageHistory] = [:]
  var mode = Mode.commands
  /// The page that Esc in the empty search field returns to; nil if a key of a tab opened the field.
  var searchedFrom: (tab: Tab, page: PageID)?
  /// Whether the last key was Up, and there was something above.
  var hasMovedUp = false
  /// The text to search for.
  var field = TextField()
  /// The last text that was looked for on a page; Enter in an empty field takes it again.
  var lastFound = ""
  /// The recent searches, newest first.
  var recentSearches: [String] = []
  /// The index of the recent search that is in the field; nil if there is another text.
  var recalled: Int?
  /// The last message; empty for none.
  var status = "" {
    didSet { offer = nil }
  }
  /// What a key does about the last message.
  enum Offer: Sendable { case step(UndoStep), retry }
  private(set) var offer: Offer?
  var messages: [String] = []
  /// The page on which a film, a person or a name is looked up, and the command line that lacks the film; nil if nothing is.
  var lookUp: (page: PageID, line: String?)?
  /// The command line that names what is looked up, until the next input.
  var typedLine: String?
  /// Whether a token is checked. If it is not accepted, the hidden field is there again, because what is typed then is no
  /// command.
  var checksToken = false
  /// The criteria that were cleared and the step that reverts that, or redoes it where they are back, until a change of
  /// shelves or settings is what can be undone.
  var cleared: (step: UndoStep, page: PageID, criteria: [Route.Criterion])?
  var unfinished = UnfinishedWork()
  var knownFilms = KnownFilms()
  /// The catalog that films are chosen from, which may not have all orders and criteria; nil for any.
  public var source: CatalogSource?
  var genres = GenreAliases.usualNames
  /// A sentence: why no shelf can be changed, as in a replay; nil if they can.
  public var refusal: String?
  /// What a digit has rated, until the next key, click or pasted text. Users who do not expect it to be saved press Enter
  /// or type a point.
  var justRated: RatingPrompt?
  /// The command that undoes or redoes a change, but only if the next key is its key again.
  var doubted: Command?
  /// Keys that were pressed before the page on screen had films.
  var heldKeys: [KeyPress] = []
  /// The films that were chosen, in this order.
  var chosenFilms: [Route] = []
  /// Whether the mouse is reported.
  public var usesMouse: Bool
  /// The frame of the spinner while something loads; nil before the first.
  private(set) var turn: Int?
  private var lastPageNumber = 0
  /// The pages whose next rows were requested and have not come yet.
  private(set) var loadingMore: Set<PageID> = []
  /// The number of pages of lists that may be requested before the next key.
  private(set) var pagesLeft = Self.pagesPerKey
  var pictures = LoadedPictures()

  /// Creates a browser without pages. The first event is `BrowserEvent.resized`.
  ///
  /// `page` has the colors and characters, and the links and commands of routes. Decades up to that of `today` are offered.
  public init(
    page: TextPage, words: any BrowserWords, today: CalendarDate, isChooser: Bool = false, usesMouse: Bool = true
  ) {
    textPage = page
    self.words = words
    self.today = today
    self.isChooser = isChooser
    self.usesMouse = usesMouse
  }

  /// Uses other keys for some commands, as in `quit=Q, up=Up e`; nil for the usual keys. If that is invalid, a message
  /// says why, and the usual keys are used.
  public mutating func remapKeys(_ text: String?) {
    do throws(KeyProblem) {
      keys = try text.map { text throws(KeyProblem) in try KeyTable(remapping: text) } ?? KeyTable()
    } catch {
      keys = KeyTable()
      report(words.sentence(for: error))
    }
  }

  /// The page on screen; nil before the first event.
  var currentPage: BrowserPage? {
    get { histories[tab]?.current }
    set { if let newValue { histories[tab]?.current = newValue } }
  }

  /// Whether the search field is on screen.
  var hasField: Bool { tab == .search && histories[.search]?.canGoBack == false }

  /// Whether Esc gives up a page that has not been loaded yet, a sync, or the check of a token, which is then not stored.
  var canCancel: Bool {
    let canLeave = histories[tab]?.canGoBack == true || tab != .home && !hasField && !isChooser
    guard case .commands = mode, let currentPage else { return false }
    let isAwaited = !currentPage.wasLoaded || currentPage.isSyncing || isCheckingToken
    return canLeave && isAwaited && currentPage.matches == nil && currentPage.narrowing.isEmpty
  }

  /// Whether the page on screen checks a token.
  var isCheckingToken: Bool { checksToken && currentPage?.route == .logIn }

  /// Whether the page on screen is loading. Only then, `BrowserEvent.tick` is of use.
  public var isWaiting: Bool {
    if mode.isSeeking || lookUp != nil { return true }
    return currentPage?.content?.isLoading ?? true
  }

  /// Whether letters are typed into the search field.
  var isTyping: Bool {
    switch mode {
    case .typing, .choosing: hasField
    default: false
    }
  }

  /// Reacts to an event. Returns what is to be done, in order.
  public mutating func update(_ event: BrowserEvent) -> [BrowserEffect] {
    let left = currentPage?.id
    var effects = receive(event)
    if !heldKeys.isEmpty {
      if left != currentPage?.id { heldKeys = [] }
      layOutCurrent()
      effects += releaseKeys()
    }
    unfinished.begin(effects)
    for case .lookUp(_, let line) in effects { lookUp = currentPage.map { ($0.id, line) } }
    // On another page, the answer is not expected any more.
    if let page = lookUp?.page, page != currentPage?.id {
      lookUp = nil
      effects.insert(.stopLookingUp, at: 0)
    }
    if let left, left != currentPage?.id {
      // Not earlier: until then, the list leads on from a film that has left it.
      currentPage?.forgetRemoved()
      // It does not follow the searches made since.
      if let page = currentPage, page.route == .history, page.content != nil {
        effects.append(.send(page.id, .refresh))
      }
    }
    layOutCurrent()
    layOutFilms(all: false)
    seekOn()
    let covered = coveredRows
    if covered > 0 { currentPage?.keepFocus(above: covered) }
    if !isWaiting { turn = nil }
    return effects + loadMoreIfNeeded() + loadPictures()
  }

  /// What an event itself changes, before what follows from any change.
  private mutating func receive(_ event: BrowserEvent) -> [BrowserEffect] {
    if case .terminal = event { (pagesLeft, typedLine) = (Self.pagesPerKey, nil) }
    switch event {
    case .resized(let size):
      self.size = size
      if case .menu(var menu) = mode {
        menu.select(menu.selected, height: height(of: menu))
        mode = .menu(menu)
      }
      pagesLeft = Self.pagesPerKey
      if histories.isEmpty { return select(tab) }
    case .terminal(.key(let press)): return handle(press)
    case .terminal(.mouse(let event)): return handle(event)
    case .terminal(.paste(let text)): return paste(text)
    case .terminal(.reply): break
    case .tick: turn = (turn ?? -1) + 1
    case .shown(let id, let content):
      let closed = joinPicks(of: content, on: id)
      show(content, on: id)
      return closed
    case .known(let cards): knownFilms.add(cards)
    case .genres(let names): genres = names
    case .pictures(let art):
      let replaced = pictures.add(art)
      return replaced.isEmpty ? [] : [.dropPictures(replaced)]
    case .picturesLost: pictures.removeAll()
    case .found(let route):
      guard let lookUp = self.lookUp.take() else { break }
      return show(found: route, for: lookUp.line)
    case .several(let route, let choice):
      guard let lookUp = self.lookUp.take() else { break }
      return choose(from: choice, for: route, lookUp.line)
    case .notFound(let sentence):
      guard lookUp.take() != nil else { break }
      if let typedLine {
        showMenu(.palette)
        typeIntoMenu(typedLine)
      }
      report(sentence)
    case .reported(let sentence): report(sentence)
    case .ran(let line): unfinished.end(line)
    case .notUndone(let step, let doubt):
      switch doubt {
      case .nothingChanged(let line): report(words.cannotUndo(programName.command(line)))
      case .changedSince: report(words.wasChangedSince)
      case .madeElsewhere: report(words.wasMadeElsewhere(for: step))
      }
      doubted = step == .undo ? .undo : .redo
    case .notSet(let setting, let value, let sentence):
      // Another field may be on screen since.
      if case .commands = mode, currentPage?.route == .settings { showChoices(of: setting, typed: value) }
      report(sentence)
    case .saved: unfinished.endChange()
    case .loggedIn(let sentence, let isNewCatalog):
      defer { report(sentence) }
      return followLogIn(isNewCatalog: isNewCatalog)
    case .changed(let sentence, let step):
      report(sentence)
      offer(step)
      cleared = nil
    }
    return []
  }

  // MARK: - Pages

  /// Selects a tab and opens its first page if it has none. A tab that is selected already returns to its first page.
  mutating func select(_ tab: Tab) -> [BrowserEffect] {
    guard tab != self.tab || histories[tab] == nil else {
      while histories[tab]?.canGoBack == true { histories[tab]?.goBack() }
      return []
    }
    if tab != .search { searchedFrom = nil }
    self.tab = tab
    mode = .commands
    guard histories[tab] == nil else { return [] }
    let page = newPage(tab.route)
    histories[tab] = PageHistory(page)
    return [.open(page.id, page.route)]
  }

  /// What the page, or else another list, says of a film; nil if it is in none.
  func card(of film: Route) -> MovieCard? {
    if let own = currentPage?.film, own.route == film { return own }
    return currentPage?.card(of: film) ?? knownFilms.card(of: film)
  }

  mutating func open(_ route: Route) -> [BrowserEffect] {
    if route == .sync() {
      // A second sync would fail while another one runs, so its page comes here.
      for (place, history) in histories {
        guard let running = history.pages.first(where: \.isSyncing) else { continue }
        (mode, searchedFrom) = (.commands, nil)
        guard running.id != currentPage?.id else { return [] }
        histories[place]?.forget { $0.id == running.id }
        return histories[tab]?.open(running).map { .close($0) } ?? []
      }
    }
    // The link of a page to itself, such as one that asks for an approval, acts in its place: to go back to it would be
    // of no use.
    if route.isAction, route == currentPage?.route {
      guard route == .logIn else { return refresh() }
      askForToken()
      return []
    }
    guard var history = histories[tab] else { return [] }
    var page = newPage(route)
    if let known = card(of: route) {
      page.show(
        PageContent(
          DetailScene.ViewModel(
            content: .film(DetailScene.Film(known, route: route, overview: words.overview))),
          in: DetailText.self, isLoading: true))
    }
    let closed = history.open(page)
    histories[tab] = history
    mode = .commands
    if route == .logIn { askForToken() }
    // All films are the start of a choice among them.
    if route == .discover([]) { showCriteria() }
    return [.open(page.id, page.route)] + closed.map { .close($0) }
  }

  private mutating func newPage(_ route: Route) -> BrowserPage {
    lastPageNumber += 1
    return BrowserPage(id: PageID(number: lastPageNumber), route: route)
  }

  private mutating func show(_ content: PageContent, on id: PageID) {
    // What a page sent before it was closed may be about a catalog that is not in use any more.
    guard let earlier = Tab.allCases.compactMap({ histories[$0]?.show(content, on: id) }).first else { return }
    knownFilms.add(content.cards)
    knownFilms.add(content.facts.mentioned, isWhole: false)
    recentSearches = content.facts.recentSearches ?? recentSearches
    guard !content.isLoading else { return }
    let wasAsked = loadingMore.remove(id) != nil
    guard id == currentPage?.id else { return }
    // The page says so, until it is left.
    let failure = content.hasFailed ? content.facts.failure : ""
    remember(failure)
    if case .commands = mode, hasField, content.facts.answeredQuery == field.text {
      layOutCurrent()
      // Without a film or person to move to, what is typed next corrects the text.
      if currentPage?.layout.targets.contains(where: \.id.destination.isCard) == false { mode = .typing }
    }
    if isCheckingToken {
      checksToken = false
      if case .commands = mode { askForToken() }
    }
    if let typedLine, content.facts.answeredQuery != nil, content.cards.isEmpty, !content.hasFailed {
      suggestCommands(like: typedLine)
    }
    if earlier.isRefreshing, !earlier.isSorting {
      let hasFailed = content.isOutdated || content.hasFailed
      guard hasFailed || !content.warnings.isEmpty else { return status = words.refreshed }
      // The next rows would fail, too, and say so instead.
      if hasFailed { pagesLeft = 0 }
      let outcome = hasFailed ? words.pageNotRefreshed : words.refreshed
      let isTold = !content.warnings.isEmpty && isOnScreen(words.filmNotRefreshed)
      report(((isTold ? [] : [outcome]) + content.warnings.prefix(1)).joined(separator: " · "))
    } else if let warning = content.warnings.first {
      // Content that is shown once more, such as with other marks, says nothing new.
      let isNew = earlier.content?.isLoading != false || warning != earlier.content?.warnings.first
      guard wasAsked || isNew else { return }
      report(warning)
    } else if content.hasFailed {
      // The page says why, but below the films that are known, which may leave no room for that.
      status = hasField && !isOnScreen(failure) ? failure : ""
    } else {
      // What was said about a failure is not true any more.
      if earlier.hadProblem { status = "" }
      return
    }
    if content.canRetry { offer = .retry }
  }

  /// Whether the page says a sentence where it can be seen, at least how it begins.
  private mutating func isOnScreen(_ sentence: String) -> Bool {
    layOutCurrent()
    let shown = currentPage.map { $0.layout.lines.dropFirst($0.scroll).prefix($0.height) } ?? []
    return shown.flatMap(\.pieces).contains { !$0.text.string.isEmpty && sentence.hasPrefix($0.text.string) }
  }

  /// The key of a command; nil where it would be typed.
  private func untypedKey(of command: Command) -> Key? {
    if case .menu = mode { nil } else { isTyping ? nil : keys.key(of: command) }
  }

  /// Requests the rows that the screen has room for, and one page more before the end of the list is on screen.
  private mutating func loadMoreIfNeeded() -> [BrowserEffect] {
    guard let page = currentPage, let content = page.content, content.nextPage == .available, !content.isLoading,
      !loadingMore.contains(page.id)
    else { return [] }
    if mode.isSeeking {
      pagesLeft = max(0, pagesLeft - 1)
      // All of a shelf is here, and can be shown at once.
      return loadNextPage(of: page.id, isAll: page.order != nil)
    }
    guard pagesLeft > 0 else { return [] }
    let rest = page.layout.lines.count - page.scroll
    guard rest <= 2 * bodyHeight else { return [] }
    pagesLeft = rest < bodyHeight ? pagesLeft - 1 : 0
    return loadNextPage(of: page.id)
  }

  mutating func loadNextPage(of id: PageID, isAll: Bool = false) -> [BrowserEffect] {
    loadingMore.insert(id)
    return [.send(id, isAll ? .rest : .nextPage)]
  }

  // MARK: - Messages

  /// Says why a key does nothing.
  mutating func refuse(_ sentence: String) -> [BrowserEffect] {
    report(sentence)
    return []
  }

  /// Names the key of a step beside the message.
  mutating func offer(_ step: UndoStep) { offer = .step(step) }

  /// What is offered beside the message, with the words and keys of this moment; empty for none, and for a key that would
  /// be typed.
  var offerText: String {
    switch offer {
    case .step(let step)?: untypedKey(of: step == .undo ? .undo : .redo).map { words.reverts(by: step, "\($0)") } ?? ""
    case .retry?: (isTyping ? Key(.enter) : untypedKey(of: .refresh)).map { words.retries("\($0)") } ?? ""
    case nil: ""
    }
  }

  mutating func report(_ sentence: String) {
    status = sentence
    // What another sentence has covered may not have been read.
    unfinished.forgetWarning(unless: sentence)
    remember(sentence)
  }

  private mutating func remember(_ sentence: String) {
    guard !sentence.isEmpty, sentence != messages.last else { return }
    messages.append(sentence)
    messages.removeFirst(max(0, messages.count - Self.messageLimit))
  }
}
