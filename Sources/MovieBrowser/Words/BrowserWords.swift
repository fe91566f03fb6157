public import MovieDomain
public import MovieScenes
public import ViewerScenes

/// The text of the browser: that around pages, and that of the scenes.
public protocol BrowserWords: ViewerWords {
  /// What a command does, in a few words. For a command that selects a tab, this is the name of the tab.
  func title(of command: Command) -> String
  /// What a command does, in a word or two for the last line of the screen.
  func hint(of command: Command) -> String
  /// Words that people type for a command and that are not in its title; empty for none.
  func otherWords(for command: Command) -> String
  /// A sentence on an empty shelf: the key that adds the film in focus.
  func fillsShelf(_ key: String) -> String
  /// The status while a page is loading that Esc can give up.
  var cancelsLoading: String { get }
  /// The page of messages without any.
  var noMessages: String { get }
  /// The placeholder of the empty search field.
  var searchPrompt: String { get }
  /// The heading of the films that are found without a request.
  var knownFilms: String { get }
  /// What Esc does in a menu, and in an empty field.
  var closes: String { get }
  /// What Enter does in a menu.
  var chooses: String { get }
  /// A sentence: a field has no room for what was typed or pasted, several lines or more than `limit` characters.
  func takesOneLine(of limit: Int) -> String
  /// What Enter does in the search field.
  var searches: String { get }
  /// What the arrow keys do in the search field.
  var movesInResults: String { get }
  /// Before the field for a text to find on the page.
  var finds: String { get }
  /// What Enter does in the field for a text to find.
  var keepsMatch: String { get }
  /// What Enter does in the empty field for a text to find: it takes the last text.
  func findsAgain(_ text: String) -> String
  /// What the arrow keys do in the field for a text to find.
  var movesInMatches: String { get }
  /// In place of the number of places of a text, if it is nowhere.
  var noMatches: String { get }
  /// What a list that is narrowed says once none of its films has the text.
  func noMatches(for text: String) -> String
  /// Which of the places of a text or of the rows of a list is the current one, or how many of all are loaded.
  func place(_ number: String, of count: String) -> String
  /// The status while a text is looked for in rows that load, and how many did.
  func seeks(_ extent: String) -> String
  /// How many films of a list have a text, among those that are loaded.
  func found(_ count: String, among extent: String) -> String
  /// The status at a place of the text that was found.
  func match(_ number: Int, of count: Int, _ text: String) -> String
  /// The status where a text is not on the page.
  func notFound(_ text: String) -> String
  /// What the key for the next place of a text does, in a word or two.
  var nextMatch: String { get }
  /// What the key for the previous place of a text does, in a word or two.
  var previousMatch: String { get }
  /// What Esc does in a field with a text, and while the places of a text are marked.
  var clears: String { get }
  /// Before the hidden field for a token or an API key.
  var asksForToken: String { get }
  /// The placeholder of the hidden field: what is typed or pasted is shown as dots.
  var tokenIsHidden: String { get }
  /// The status while a token is checked.
  var checksToken: String { get }
  /// The question for the rating of a film; the title is empty if it is not known.
  func asksForRating(_ title: String) -> String
  /// What the digits do at the question for a rating.
  var rates: String { get }
  /// What the arrow keys do at the question for a rating.
  var halfStars: String { get }
  /// What Enter does at the question for a rating.
  var saves: String { get }
  /// What Esc does at the question for a rating.
  var cancels: String { get }
  /// A sentence: why other keys cannot be used for commands.
  func sentence(for problem: KeyProblem) -> String
  /// What Enter does where films are chosen for another program.
  var takes: String { get }
  /// What Tab does where films are chosen for another program.
  var marks: String { get }
  /// The status where films are chosen: how many are marked.
  func marked(_ count: Int) -> String
  /// A sentence: films are marked. If people press the key that leaves the choice again, they leave without them.
  func dropsMarks(_ count: Int) -> String
  /// The entry that resets a setting.
  var resetsSetting: String { get }
  /// The title of a list whose entries can be chosen or typed, such as the values of a setting.
  func typesValue(of setting: String) -> String
  /// The status after a change: the key that undoes it, or redoes it if it was undone.
  func reverts(by step: UndoStep, _ key: String) -> String
  /// A sentence: a command line has changed nothing that can be undone. The same key again undoes what was before it.
  func cannotUndo(_ line: String) -> String
  /// A sentence: nothing was undone or redone, because of other changes since. The same key again goes on.
  var wasChangedSince: String { get }
  /// A sentence: nothing was undone or redone, because the next change was made before, or not here. The same key again
  /// undoes or redoes it.
  func wasMadeElsewhere(for step: UndoStep) -> String
  /// The status after something could not be loaded: the key that loads it again.
  func retries(_ key: String) -> String
  /// What that key does, in a word or two.
  var triesAgain: String { get }
  /// The status after a page was loaded again.
  var refreshed: String { get }
  /// The status until a film is stored or removed.
  var changing: String { get }
  /// A sentence: a film is not stored or removed yet. If people press the key that quits again, it will not be.
  var isChanging: String { get }
  /// A sentence: a command line has not ended, and goes on after people have quit, for which they press the key again.
  func runsOn(_ line: String) -> String
  /// A sentence: a sync has not ended. If people press the key that quits again, it stops.
  var isSyncing: String { get }
  /// A sentence: a sync was stopped by a key, and the next one makes the changes that are left.
  var syncWasStopped: String { get }
  /// The status after a page could not be loaded again, without a final period: the reason may follow.
  var pageNotRefreshed: String { get }
  /// The end of a list whose last pages brought nothing new, without a final period.
  var nothingNew: String { get }
  /// The screen is too small for a page.
  var tooSmall: String { get }
  /// The status after a key that has no meaning; `help` is the key that shows all of them, if it does.
  func unknownKey(_ key: String, help: String?) -> String
  /// The status after a key that needs something to open.
  var nothingToOpen: String { get }
  /// The status after a key that needs a page with a command.
  var nothingToCopy: String { get }
  /// The status after a key that needs a web page.
  var noWebPage: String { get }
  /// The status after a key for films, without a film in focus.
  var noFilmHere: String { get }
  /// Leads from a film for tonight to another one.
  var otherFilm: String { get }
  /// The status if that was the same film again.
  var pickedSameFilm: String { get }
  /// The status after a key that moves along the list that a film came from, at its end or without one.
  var noListHere: String { get }
  /// The status after such a key where no film is open.
  var needsOpenFilm: String { get }
  /// The status after a key for the film before, where none was picked before the one on screen.
  var noEarlierFilm: String { get }
  /// The status after a command for a page that is on screen.
  var isOpenAlready: String { get }
  /// The status after a key that sorts, on a page that has one order.
  var notSortable: String { get }
  /// The status after a key for posters, on a terminal without enough colors.
  var noPosters: String { get }
  /// The status after such a key, on a page without posters.
  var noPostersHere: String { get }
  /// The status after the mouse was turned on, and what that prevents.
  var mouseIsOn: String { get }
  /// The status after the mouse was turned off.
  var mouseIsOff: String { get }
  /// The status after a text was passed to the clipboard, which does not answer.
  func copied(_ text: String) -> String
  /// The same for the id of a film or a person.
  func copiedID(_ id: String, of name: String) -> String
  /// A command line has no page, and was copied for a shell.
  func copiedForShell(_ line: String) -> String
  /// A sentence: the command line has run, and has printed nothing.
  func printedNothing(_ line: String) -> String
  /// The status after a program took an address.
  func opened(with program: String) -> String
  /// The status where no program can show an address, which was passed to the clipboard instead.
  func copiedInsteadOfOpening(_ text: String) -> String
  /// The status while the address of a trailer, or to watch a film from, is looked up.
  var looksForAddress: String { get }
  /// The status where no shell can continue the program.
  var cannotSuspend: String { get }
  /// A few words: only films that are part of the program are shown.
  var builtInFilms: String { get }
  /// A few words: nothing is loaded from the network.
  var offline: String { get }

  /// The title of the criteria for films.
  var criteria: String { get }
  /// The name of a criterion.
  func title(of criterion: MovieFilter.Criterion) -> String
  /// In place of the value of a criterion that films need not meet.
  func noValue(of criterion: MovieFilter.Criterion) -> String
  /// The order of films that meet criteria, unless they have another one.
  var mostPopularFirst: String { get }
  /// Removes all criteria.
  var clearsCriteria: String { get }
  /// A sentence: all criteria were removed.
  var criteriaAreCleared: String { get }
  /// A sentence: the criteria that were removed are in force again.
  var criteriaAreBack: String { get }
  /// A sentence: what was typed is no value of the criterion; `example` is one.
  func notAValue(_ value: String, example: String?) -> String
  /// A sentence: a number that was typed is not within the limits of the criterion, such as `1870..2100`.
  func outOfRange(_ value: String, limits: String) -> String
  /// A sentence: a single number was typed in place of a range.
  func needsRange(_ number: String) -> String
  /// A sentence: the higher number of a range was typed first.
  func endsBeforeItBegins(_ range: String) -> String

  /// Beside the value that a setting has.
  var inForce: String { get }
  /// Narrows a list to the films that have a text.
  var narrows: String { get }
  /// Before the field for the name of a person.
  var searchesPeople: String { get }
  /// Searches all films for the text of the field, also in a narrow window.
  var searchesEverywhere: String { get }
  /// What left and right choose while the focus is in the tabs.
  var tabs: String { get }
}

extension EnglishWords: BrowserWords {}

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
  public var tokenIsHidden: String { "input is shown as dots" }
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
        : "There is no command “\(name)”. Did you mean \(suggestions.joined(by: "or"))?"
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
  public var searchesPeople: String { "Search for a person:" }
  public var searchesEverywhere: String { "Search all films" }
  public var tabs: String { "Tabs" }
  public var resetsSetting: String { "Reset to the default" }
  public func typesValue(of setting: String) -> String { "\(setting) (choose or type):" }
  public func cannotUndo(_ line: String) -> String {
    "“\(line)” changed nothing that can be undone. Press the key again to undo the change before it."
  }
  public var wasChangedSince: String {
    "Other changes were made since, so nothing has changed now. Press the key again to go on."
  }
  public func wasMadeElsewhere(for step: UndoStep) -> String {
    step == .undo
      ? "The next change to undo was made earlier or elsewhere. Press the key again to undo it."
      : "The next change to redo was undone earlier or elsewhere. Press the key again to redo it."
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
  public var syncWasStopped: String { "The sync was stopped. The next one goes on with what is left." }
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
  public var pickedSameFilm: String { "The same film was picked again." }
  public var noListHere: String { "The list has no more films in this direction." }
  public var needsOpenFilm: String { "Open a film first, then go to the next." }
  public var noEarlierFilm: String { "No other film was picked before this one." }
  public var isOpenAlready: String { "This page is open already." }
  public var notSortable: String { "Only your shelves and filtered films can be sorted." }
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
  public var looksForAddress: String { "Looking for the address…" }
  public var cannotSuspend: String { "There is no shell to return to." }
  public var builtInFilms: String { "built-in films" }
  public var offline: String { "offline" }

  public var criteria: String { "Filter films" }
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
    case .sort: "Change the order of the list"
    case .filter: "Filter films by genre, year, score and more"
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
    case .watch: "Watch"
    case .playTrailer: "Trailer"
    case .copyLink: "Copy"
    case .palette: "Commands"
    case .filter: "Filter"
    case .sort: "Order"
    default: title(of: command)
    }
  }

  public func otherWords(for command: Command) -> String {
    switch command {
    case .rate: "stars rating"
    case .seeToday: "viewing rewatch"
    case .seen: "diary watched"
    case .watchlist: "bookmark bookmarks"
    case .people: "director actor"
    case .filter: "criteria runtime minutes"
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
