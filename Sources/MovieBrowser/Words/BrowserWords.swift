public import MovieDomain
public import MovieScenes

/// The text of the browser: that around pages, and that of the scenes.
public protocol BrowserWords: Words {
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
  /// What Esc does in a menu.
  var closes: String { get }
  /// What Enter does in a menu.
  var chooses: String { get }
  /// A sentence: a field has no room for what was typed or pasted, several lines or more than `limit` characters.
  func takesOneLine(of limit: Int) -> String
  /// What Esc does in the search field.
  var leavesField: String { get }
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
  /// What Esc does while the places of a text are marked.
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
  /// A sentence: the setting to undo or redo was changed elsewhere, and stays. The same key again goes on.
  var wasChangedElsewhere: String { get }
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
  /// The status after a key that moves along the list that a film came from, at its end or without one.
  var noListHere: String { get }
  /// The status after such a key where no film is open.
  var needsOpenFilm: String { get }
  /// The status after a key for the film before, on a page without a list.
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
  /// What was passed to the clipboard, in short: an address at a site.
  func address(at site: String) -> String
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
