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
  /// Films were put on a shelf or taken off, in a sentence, and the step that reverts that.
  case changed(String, revertedBy: UndoStep)
  /// A change of a shelf, a rating or an undo has ended, after what it reported.
  case saved
  /// A log-in has succeeded, in a sentence. If there is another catalog now, ids have another meaning.
  case loggedIn(String, isNewCatalog: Bool)
}
