public import MovieDomain
public import MovieScenes

/// The browser in English.
public struct EnglishBrowserWords: BrowserWords, EnglishFallback {
  /// Creates the words.
  public init() {}

  public var languageCode: String { "en" }
}

extension BrowserWords where Self: EnglishFallback {
  public func fillsShelf(_ key: String) -> String { "Press \(key) on a film to add it." }
  public var cancelsLoading: String { "Esc cancels" }
  public var noMessages: String { "No messages." }
  public var searchPrompt: String { "Title of a film" }
  public var knownFilms: String { "Films you have already loaded" }
  public var closes: String { "Close" }
  public var chooses: String { "Choose" }
  public func takesOneLine(of limit: Int) -> String {
    "This field takes one line of at most \(number(limit)) characters."
  }
  public var leavesField: String { "Clear, then leave" }
  public var searches: String { "Search" }
  public var movesInResults: String { "Results" }
  public var finds: String { "Find:" }
  public var keepsMatch: String { "Done" }
  public func findsAgain(_ text: String) -> String { "Find “\(text)” again" }
  public var movesInMatches: String { "Matches" }
  public var noMatches: String { "No matches" }
  public func noMatches(for text: String) -> String { "No matches for “\(text)”" }
  public func seeks(_ extent: String) -> String { "Searching… \(extent)" }
  public func found(_ count: String, among extent: String) -> String { "\(count) among \(extent) loaded" }
  public func place(_ number: String, of count: String) -> String { "\(number) of \(count)" }
  public func match(_ number: Int, of count: Int, _ text: String) -> String { "“\(text)”: match \(number) of \(count)" }
  public func notFound(_ text: String) -> String { "“\(text)” is not on this page." }
  public var nextMatch: String { "Next match" }
  public var previousMatch: String { "Previous match" }
  public var clears: String { "Clear" }
  public var asksForToken: String { "Token:" }
  public var tokenIsHidden: String { "what you enter is shown as dots" }
  public var checksToken: String { "Checking…" }
  public func asksForRating(_ title: String) -> String {
    title.isEmpty ? "Your rating:" : "Your rating of \(title):"
  }
  public var rates: String { "Rate" }
  public var halfStars: String { "Half a star" }
  public var saves: String { "Save" }
  public var cancels: String { "Cancel" }
  public func sentence(for problem: KeyProblem) -> String {
    switch problem {
    case .unreadable(let text): "“\(text)” is not a command with its keys, such as quit=Q."
    case .missingComma(let entry): "A comma is missing before “\(entry)”."
    case .unknownCommand(let name, let suggestions):
      suggestions.isEmpty
        ? "There is no command “\(name)”."
        : "There is no command “\(name)”. Did you mean \(suggestions.joined(or: "or"))?"
    case .unknownKey(let name): "There is no key “\(name)”."
    case .ambiguous(let key, let first, let second): "\(key) is given to both \(first.name) and \(second.name)."
    case .keyless(let command, let key, let taker):
      "\(key) is the key of \(command.name). Before \(taker.name) can have it, give \(command.name) another key."
    case .reserved(let key, let command): "\(key) always means \(command.name)."
    }
  }
  public var takes: String { "Take" }
  public var marks: String { "Mark" }
  public func marked(_ count: Int) -> String { count == 1 ? "1 film marked" : "\(count) films marked" }
  public func dropsMarks(_ count: Int) -> String {
    count == 1
      ? "1 film is marked. Press the key again to leave without it."
      : "\(count) films are marked. Press the key again to leave without them."
  }
  public var inForce: String { "now" }
  public var narrows: String { "Narrow" }
  public var searchesPeople: String { "Find a person:" }
  public var searchesEverywhere: String { "Search all films" }
  public var tabs: String { "Tabs" }
  public var resetsSetting: String { "Reset to the default" }
  public func typesValue(of setting: String) -> String { "\(setting) (choose or type):" }
  public func cannotUndo(_ line: String) -> String {
    "“\(line)” changed nothing that can be undone. Press the key again to undo the change before it."
  }
  public var wasChangedElsewhere: String {
    "The setting was changed elsewhere, so it stays. Press the key again for the change before it."
  }
  public func reverts(by step: UndoStep, _ key: String) -> String { "\(key) to \(step == .undo ? "undo" : "redo")" }
  public func retries(_ key: String) -> String { "\(key) to retry" }
  public var triesAgain: String { "Retry" }
  public var refreshed: String { "Updated" }
  public var changing: String { "Saving…" }
  public var isChanging: String { "Your change is still being saved. Press the key again to quit without it." }
  public func runsOn(_ line: String) -> String {
    "Still running: \(line). It goes on without this window. Press the key again to quit."
  }
  public var isSyncing: String { "The sync is still running. Press the key again to stop it and quit." }
  public var pageNotRefreshed: String { "Could not refresh" }
  public var nothingNew: String { "The last pages of the list brought nothing new" }
  public var tooSmall: String { "The window is too small." }
  public func unknownKey(_ key: String, help: String?) -> String {
    "\(key) does nothing here." + (help.map { " Press \($0) for all keys." } ?? "")
  }
  public var nothingToOpen: String { "Nothing to open here." }
  public var nothingToCopy: String { "Nothing to copy here." }
  public var noWebPage: String { "There is no web page for this." }
  public var noFilmHere: String { "No film is selected." }
  public var otherFilm: String { "Another film" }
  public var noListHere: String { "No further film in the list." }
  public var needsOpenFilm: String { "Open a film of the list first." }
  public var noEarlierFilm: String { "There is no list with an earlier film here." }
  public var isOpenAlready: String { "This page is open already." }
  public var notSortable: String { "This list cannot be sorted, but your shelves and films by criteria can." }
  public var noPosters: String { "Posters need 256 colors, which the terminal lacks or NO_COLOR turns off." }
  public var noPostersHere: String { "This page has no posters." }
  public var mouseIsOn: String { "Mouse on. Hold Shift (Option in iTerm2) to select text." }
  public var mouseIsOff: String { "Mouse off." }
  public func copied(_ text: String) -> String { "Sent to the clipboard: \(text)" }
  public func copiedID(_ id: String, of name: String) -> String { copied("\(id), the id of \(name)") }
  public func printedNothing(_ line: String) -> String { "“\(line)” printed nothing." }
  public func copiedForShell(_ line: String) -> String { "Only a shell can run this. Sent to the clipboard: \(line)" }
  public func opened(with program: String) -> String { "Opened with \(program)." }
  public func copiedInsteadOfOpening(_ text: String) -> String { "No browser here. \(copied(text))" }
  public func address(at site: String) -> String { "the address of a page at \(site)" }
  public var looksForAddress: String { "Looking for the address…" }
  public var cannotSuspend: String { "There is no shell to return to." }
  public var builtInFilms: String { "built-in films" }
  public var offline: String { "offline" }

  public var criteria: String { "Films by criteria" }
  public func noValue(of criterion: MovieFilter.Criterion) -> String {
    switch criterion {
    case .without: "none"
    case .order: "usual"
    default: "any"
    }
  }
  public var mostPopularFirst: String { "most popular first" }
  public var clearsCriteria: String { "Clear all" }
  public var criteriaAreCleared: String { "All criteria cleared." }
  public var criteriaAreBack: String { "The criteria are back." }
  public func notAValue(_ value: String, example: String?) -> String {
    "“\(value)” cannot be used here" + (example.map { ". For example: \($0)" } ?? "")
  }
  public func outOfRange(_ value: String, limits: String) -> String {
    "\(notAValue(value, example: nil)). Possible: \(limits)"
  }
  public func endsBeforeItBegins(_ range: String) -> String {
    "The range “\(range)” ends before it begins. Put the lower number first."
  }
  public func needsRange(_ number: String) -> String { "At least or at most? Type \(number).. or ..\(number)" }
}

// MARK: - Commands and criteria

extension BrowserWords where Self: EnglishFallback {
  public func title(of command: Command) -> String {
    switch command {
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .open: "Open"
    case .escape: "Close, clear or go back"
    case .back: "Back"
    case .forward: "Forward"
    case .nextTarget: "Next link"
    case .previousTarget: "Previous link"
    case .nextSection: "Next section"
    case .previousSection: "Previous section"
    case .search: "Search"
    case .findNext: "Find on this page, then next match"
    case .findPrevious: "Previous match"
    case .toggleFavorite: "Add to or remove from favorites"
    case .toggleWatchlist: "Add to or remove from watchlist"
    case .toggleSeen: "Mark as seen or not seen"
    case .seeToday: "Mark as seen today"
    case .rate: "Rate, and mark as seen"
    case .undo: "Undo"
    case .redo: "Redo"
    case .nextFilm: "Next film of the list"
    case .previousFilm: "Previous film of the list"
    case .home: "Home"
    case .lists: "Lists"
    case .people: "People"
    case .favorites: "Favorites"
    case .watchlist: "Watchlist"
    case .seen: "Seen"
    case .settings: "Settings"
    case .nextTab: "Next tab"
    case .previousTab: "Previous tab"
    case .pageDown: "Page down"
    case .pageUp: "Page up"
    case .halfPageDown: "Half a page down"
    case .halfPageUp: "Half a page up"
    case .top: "To the top"
    case .bottom: "To the end"
    case .playTrailer: "Play the trailer"
    case .watch: "Open where to watch it"
    case .openInBrowser: "Open in the web browser"
    case .copyLink: "Copy the link"
    case .copyID: "Copy the id"
    case .copyCommand: "Copy the command of this page"
    case .sort: "Change the order of a shelf"
    case .filter: "Choose films by genre, year, score and more"
    case .poster: "Show the poster in full size"
    case .togglePosters: "Show or hide posters"
    case .refresh: "Refresh"
    case .palette: "All commands"
    case .help: "Keys"
    case .messages: "Recent messages"
    case .toggleMouse: "Turn the mouse on or off"
    case .repaint: "Repaint the screen"
    case .suspend: "Suspend"
    case .quit: "Quit"
    }
  }

  public func hint(of command: Command) -> String {
    switch command {
    case .escape: "Back"
    case .toggleFavorite: "Favorite"
    case .toggleWatchlist: "Watchlist"
    case .toggleSeen: "Seen"
    case .rate: "Rate"
    case .palette: "Commands"
    case .filter: "Filter"
    case .sort: "Order"
    default: title(of: command)
    }
  }

  public func otherWords(for command: Command) -> String {
    switch command {
    case .rate: "stars rating"
    case .seen: "diary watched"
    case .watchlist: "bookmark bookmarks"
    case .people: "director actor"
    case .filter: "runtime minutes"
    case .togglePosters: "wall"
    case .copyLink: "address url clipboard"
    case .quit: "exit close"
    default: ""
    }
  }

  public func title(of criterion: MovieFilter.Criterion) -> String {
    switch criterion {
    case .genre, .anyGenre: "Genre"
    case .without: "Without genre"
    case .year: "Years"
    case .score: "Score"
    case .runtime: "Minutes"
    case .votes: "Votes"
    case .originalLanguage: "Original language"
    case .country: "Country"
    case .service: "Services"
    case .certification: "Age rating"
    case .person: "Person"
    case .stars: "Your stars"
    case .seen: "Seen"
    case .order: "Order"
    }
  }
}
