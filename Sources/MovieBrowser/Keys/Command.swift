/// What a key does. The raw value is the name in the list of commands.
public enum Command: String, Sendable, Hashable, CaseIterable {
  case up, down, left, right
  case nextTarget, previousTarget
  case open
  case back, forward
  case pageDown, pageUp, halfPageDown, halfPageUp, top, bottom
  case home, lists, search, people, favorites, watchlist, settings
  case nextTab, previousTab
  case nextFilm, previousFilm
  case toggleFavorite, toggleWatchlist, toggleSeen, undo
  case sort
  case playTrailer, openInBrowser, copyLink, copyID, copyCommand
  case togglePosters
  case refresh
  case palette, help, messages
  case toggleMouse, repaint, suspend
  case escape
  case quit
}
