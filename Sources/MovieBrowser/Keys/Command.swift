/// What a key does.
public enum Command: String, Sendable, Hashable, CaseIterable {
  /// Moves the focus up.
  case up
  /// Moves the focus down.
  case down
  /// Moves the focus left.
  case left
  /// Moves the focus right.
  case right
  /// Moves the focus to the next link.
  case nextTarget
  /// Moves the focus to the previous link.
  case previousTarget
  /// Follows the link in focus.
  case open
  /// Goes back to the page before.
  case back
  /// Goes forward again.
  case forward
  /// Scrolls down by a page.
  case pageDown
  /// Scrolls up by a page.
  case pageUp
  /// Scrolls down by half a page.
  case halfPageDown
  /// Scrolls up by half a page.
  case halfPageUp
  /// Goes to the start of the page.
  case top
  /// Goes to the end of the page.
  case bottom
  /// Shows the first page.
  case home
  /// Shows the lists and genres.
  case lists
  /// Moves to the search field.
  case search
  /// Finds a text on the page, then its next place.
  case findNext
  /// Goes to the previous place of the text that was found.
  case findPrevious
  /// Shows popular people.
  case people
  /// Shows the favorites.
  case favorites
  /// Shows the watchlist.
  case watchlist
  /// Shows the settings.
  case settings
  /// Shows the next tab.
  case nextTab
  /// Shows the previous tab.
  case previousTab
  /// Shows the next film of the list that the film was opened from.
  case nextFilm
  /// Shows the previous film of the list that the film was opened from.
  case previousFilm
  /// Adds the film in focus to the favorites, or removes it.
  case toggleFavorite
  /// Adds the film in focus to the watchlist, or removes it.
  case toggleWatchlist
  /// Marks the film in focus as seen, or as not seen.
  case toggleSeen
  /// Asks for a rating of the film in focus.
  case rate
  /// Reverts the last change of a shelf.
  case undo
  /// Sorts the shelf in another way.
  case sort
  /// Plays the trailer of the film in focus.
  case playTrailer
  /// Opens the page of the film in a web browser.
  case openInBrowser
  /// Copies the web address of the film.
  case copyLink
  /// Copies the id of the film.
  case copyID = "copyId"
  /// Copies the command that prints the page.
  case copyCommand
  /// Shows the poster of the film in focus, as large as the screen.
  case poster
  /// Shows posters instead of a list, or the list again.
  case togglePosters
  /// Loads the page again, or what failed.
  case refresh
  /// Shows all commands of the program.
  case palette
  /// Shows the keys.
  case help
  /// Shows the last messages.
  case messages
  /// Turns the mouse on or off.
  case toggleMouse
  /// Draws the whole screen again.
  case repaint
  /// Gives the terminal back to the shell for a while.
  case suspend
  /// Closes a list, clears the search field or goes back.
  case escape
  /// Ends the browser.
  case quit
}

extension Command {
  /// The name in the settings, such as `toggle-favorite`.
  public var name: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
  }

  /// Looks up a command by its name.
  init?(named name: String) {
    guard let command = Self.allCases.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = command
  }
}
