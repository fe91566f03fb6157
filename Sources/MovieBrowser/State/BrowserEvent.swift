public import MovieDisplay
public import MovieDomain
public import MovieTerminal
public import MovieText

/// Something that the browser reacts to.
public enum BrowserEvent: Sendable {
  /// The terminal has a size; the first event.
  case resized(ScreenSize)
  /// A key, the mouse, pasted text or a reply.
  case terminal(TerminalEvent)
  /// A moment has passed while the page on screen loads: the spinner turns.
  case tick
  /// A scene has something to show on its page.
  case shown(PageID, PageContent)
  /// Films are stored here, and can be found at once.
  case known([MovieCard])
  /// The catalog has these genres, and no others.
  case genres([String])
  /// Pictures were loaded.
  case pictures([PictureRequest: PosterArt])
  /// The terminal no longer has the pictures that were loaded, or shows better ones.
  case picturesLost
  /// What a name that was looked up stands for.
  case found(Route)
  /// A name in a route that was looked up stands for several films or people.
  case several(Route, ReferenceScene.ViewModel)
  /// A name that was looked up stands for nothing, in a sentence for the status line.
  case notFound(String)
  /// An effect was carried out or failed, in a sentence for the status line.
  case reported(String)
  /// A command line has ended.
  case ran(String)
  /// A change was not undone or redone, because the viewer may mean another one. The same key again undoes or redoes it.
  case notUndone(UndoStep, UndoDoubt)
  /// A value that was typed could not be set, as a sentence says.
  case notSet(Setting, String, because: String)
  /// Films were put on a shelf or taken off, or settings were changed, in a sentence, and the step that reverts that.
  case changed(String, revertedBy: UndoStep)
  /// A change of a shelf, a rating, a setting or an undo has ended, after what it reported.
  case saved
  /// A log-in has succeeded, in a sentence. If there is another catalog now, ids have another meaning.
  case loggedIn(String, isNewCatalog: Bool)
}

/// Why the viewer may mean another change than the one that would be undone or redone.
public enum UndoDoubt: Sendable, Hashable {
  /// A command line that was run since has changed neither shelves nor settings.
  case nothingChanged(by: String)
  /// Others were made since the one that was last here.
  case changedSince
  /// It was not made here, or is an older one.
  case madeElsewhere
}

/// Something that the browser wants to be done outside of it.
public enum BrowserEffect: Sendable, Hashable {
  /// Opens the scene of a page and loads it.
  case open(PageID, Route)
  /// Closes the scene of a page.
  case close(PageID)
  /// Sends a request to the scene of a page.
  case send(PageID, BrowserRequest)
  /// Puts a film on a shelf or takes it off, and reports what was done. Nil takes it off if it is there, and else adds it.
  case shelve(Route, Shelf, Bool?)
  /// Adds a viewing of a film on this day, and reports it.
  case seeToday(Route)
  /// Marks a film as seen, with the viewer's rating, or removes the rating if it is nil, and reports what was done.
  case rate(Route, StarRating?)
  /// Changes a setting, or resets it if the value is nil, and reports it.
  case set(Setting, String?)
  /// Undoes the last change of films or settings, or redoes the one that was undone last, and reports it. One that was not
  /// made here is undone or redone only if that is explicit, and not one press of a key.
  case perform(UndoStep, isExplicit: Bool = false)
  /// Finds the film or person that a route names by a text, and reports the route to it. The browser then runs a command
  /// line that lacks the film's id, if there is one.
  case lookUp(Route, running: String? = nil)
  /// Stops looking up a name, because the answer is not expected any more.
  case stopLookingUp
  /// Loads pictures.
  case loadPictures([PictureRequest])
  /// Removes pictures that are no longer needed from the terminal, by their ids.
  case dropPictures([UInt32])
  /// Opens what a route leads to outside of the terminal: a trailer, or a page to watch a film from.
  case leave(Route)
  /// Opens an address in the web browser.
  case openAddress(String)
  /// Copies a text to the clipboard, and reports a sentence.
  case copy(String, saying: String)
  /// Runs a command line that shows no page, and reports what it says.
  case runCommand(String)
  /// Turns reports of the mouse on or off.
  case useMouse(Bool)
  /// Paints the whole screen again.
  case repaint
  /// Stops the program until the shell continues it.
  case suspend
  /// Ends the program.
  case quit
  /// Ends the program with the films that were chosen; none if nothing was.
  case finish([Route])
  /// Ends the program as an interrupt does, or without a choice of films, because that was canceled.
  case cancel

  /// Whether it changes shelves or settings, and so ends with `BrowserEvent.saved`. A replay changes neither.
  package var isChange: Bool {
    switch self {
    case .shelve, .seeToday, .rate, .set, .perform: true
    default: false
    }
  }
}

/// A request to the scene of a page, in terms that fit every scene.
public enum BrowserRequest: Sendable, Hashable {
  /// Loads everything again; what is on screen stays until then.
  case refresh
  /// Loads the next page of a list.
  case nextPage
  /// Loads all that follows on a shelf.
  case rest
  /// Searches for the text of the search field. `isFinal` is true when Enter was pressed.
  case search(String, isFinal: Bool)
  /// Sorts a shelf.
  case sort(ShelfOrder)
  /// Logs in with what was typed.
  case logIn(Secret)
}

/// Why a command line of the program opens no page.
public enum CommandLineProblem: Error, Sendable, Hashable {
  /// It changes or prints something, in a few lines, for which there is no page.
  case notShown
  /// It changes something for a film that is named by a text. `start` is the line, and lacks only the film's id.
  case namesFilm(String, start: String)
  /// It draws or prints more than that, or reads standard input.
  case needsShell
  /// It cannot be read, as this sentence says.
  case invalid(String)
}
