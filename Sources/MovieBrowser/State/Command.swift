import MovieDomain
import MovieTerminal

/// What a key does. The order is that of the page of keys.
public enum Command: String, Sendable, Hashable, CaseIterable {
  /// Moves the focus.
  case up, down, left, right
  /// Follows the link in focus.
  case open
  /// Closes a list, clears the search field or goes back.
  case escape
  /// Goes back to the page before, or forward again.
  case back, forward
  /// Moves the focus to the next link, or to the previous one.
  case nextTarget, previousTarget
  /// Moves to the next section of the page, or to the previous one.
  case nextSection, previousSection
  /// Moves to the search field. On a list, narrows it.
  case search
  /// Finds a text on the page, then its next place or the previous one.
  case findNext, findPrevious
  /// Adds the film in focus to a shelf, or removes it.
  case toggleFavorite, toggleWatchlist, toggleSeen
  /// Adds a viewing of the film in focus on this day.
  case seeToday
  /// Asks for a rating of the film in focus.
  case rate
  /// Undoes the last change of a shelf, or redoes the one that was undone last.
  case undo, redo
  /// Shows the next film of the list that the film was opened from, or the previous one.
  case nextFilm, previousFilm
  /// Selects a tab. That of the search has `search`.
  case home, lists, people, favorites, watchlist, seen, settings
  /// Selects the tab to the right, or to the left.
  case nextTab, previousTab
  /// Scrolls by a page, or by half a page.
  case pageDown, pageUp, halfPageDown, halfPageUp
  /// Goes to the start of the page, or to its end.
  case top, bottom
  /// Plays the trailer of the film in focus.
  case playTrailer
  /// Opens a page to watch the film in focus from.
  case watch
  /// Opens the page of the film in a web browser.
  case openInBrowser
  /// Copies the web address of the film.
  case copyLink
  /// Copies the id of the film. The raw value makes the name `copy-id`.
  case copyID = "copyId"
  /// Copies the command that prints the page.
  case copyCommand
  /// Sorts the shelf in another way.
  case sort
  /// Chooses films by criteria.
  case filter
  /// Shows the poster of the film in focus, as large as the screen.
  case poster
  /// Shows posters instead of a list, or the list again.
  case togglePosters
  /// Loads the page again, or what failed.
  case refresh
  /// Shows a list: all commands of the program, the keys, or the last messages.
  case palette, help, messages
  /// Turns the mouse on or off.
  case toggleMouse
  /// Draws the whole screen again.
  case repaint
  /// Gives the terminal back to the shell for a while.
  case suspend
  /// Ends the browser.
  case quit
}

extension Command {
  /// What a command is about, which decides its place among all commands.
  enum Group: Sendable, Hashable {
    /// It shows the film in focus, or something of it.
    case film
    /// It changes the shelves of the film in focus.
    case change
    /// It moves the focus or the page.
    case move
    /// It shows the first page of a tab.
    case tab
    case other
  }

  /// The tab that the command selects; nil for another command.
  var tab: Tab? { Tab.allCases.first { $0.command == self } }

  /// The shelf that the command puts films on, or takes them off; nil for another command.
  var shelf: Shelf? {
    switch self {
    case .toggleFavorite: .favorites
    case .toggleWatchlist: .watchlist
    case .toggleSeen: .seen
    default: nil
    }
  }

  /// The name in the settings, such as `toggle-favorite`.
  public var name: String { String(hyphenating: rawValue) }

  /// Looks up a command by its name.
  init?(named name: String) {
    guard let command = Self.allCases.first(where: { $0.name == name.lowercased() }) else { return nil }
    self = command
  }

  /// Its line in the table of keys: the keys, unless the settings name others, the first of which is shown where there is
  /// room for one; and what it is about.
  var row: (keys: [Key], group: Group) {
    switch self {
    case .up: ([Key(.up), Key("k")], .move)
    case .down: ([Key(.down), Key("j")], .move)
    case .left: ([Key(.left), Key("h")], .move)
    case .right: ([Key(.right), Key("l")], .move)
    case .open: ([Key(.enter)], .film)
    case .escape: ([Key(.escape)], .move)
    case .back: ([Key(.backspace), Key(.left, .alt)], .move)
    case .forward: ([Key(.right, .alt)], .move)
    case .nextTarget: ([Key(.tab)], .move)
    case .previousTarget: ([Key(.tab, .shift)], .move)
    case .nextSection: ([Key("}")], .move)
    case .previousSection: ([Key("{")], .move)
    case .search: ([Key("/"), Tab.search.digit], .tab)
    case .findNext: ([Key("n")], .other)
    case .findPrevious: ([Key("N")], .other)
    case .toggleFavorite: ([Key("f")], .change)
    case .toggleWatchlist: ([Key("w")], .change)
    case .toggleSeen: ([Key("s")], .change)
    case .seeToday: ([Key("T")], .change)
    case .rate: ([Key("*")], .change)
    case .undo: ([Key("u")], .other)
    case .redo: ([Key("r", .control)], .other)
    case .nextFilm: ([Key("J")], .other)
    case .previousFilm: ([Key("K")], .other)
    case .home, .lists, .people, .favorites, .watchlist, .seen, .settings: ([tab?.digit].compactMap(\.self), .tab)
    case .nextTab: ([Key("]")], .other)
    case .previousTab: ([Key("[")], .other)
    case .pageDown: ([Key(.pageDown), Key(" "), Key("f", .control)], .move)
    case .pageUp: ([Key(.pageUp), Key("b"), Key("b", .control)], .move)
    case .halfPageDown: ([Key("d", .control)], .move)
    case .halfPageUp: ([Key("u", .control)], .move)
    case .top: ([Key("g"), Key(.home)], .move)
    case .bottom: ([Key("G"), Key(.end)], .move)
    case .playTrailer: ([Key("t")], .film)
    case .watch: ([Key("W")], .film)
    case .openInBrowser: ([Key("o")], .film)
    case .copyLink: ([Key("y")], .other)
    case .copyID: ([Key("i")], .other)
    case .copyCommand: ([Key("Y")], .other)
    case .sort: ([Key("S")], .other)
    case .filter: ([Key("F")], .other)
    case .poster: ([Key("p")], .film)
    case .togglePosters: ([Key("P")], .other)
    case .refresh: ([Key("r"), Key(.function(5))], .other)
    case .palette: ([Key(":"), Key("p", .control)], .other)
    case .help: ([Key("?"), Key(.function(1))], .other)
    case .messages: ([Key("!")], .other)
    case .toggleMouse: ([Key("m")], .other)
    case .repaint: ([Key("l", .control)], .other)
    case .suspend: ([Key("z", .control)], .other)
    case .quit: ([Key("q"), KeyTable.reserved], .other)
    }
  }
}

extension Browser {
  /// Does what a command is for.
  mutating func perform(_ command: Command) -> [BrowserEffect] {
    let height = bodyHeight
    switch command {
    case .up: _ = move(.up)
    case .down: _ = move(.down)
    case .left: _ = move(.left)
    case .right: _ = move(.right)
    case .nextTarget: _ = move(.next)
    case .previousTarget: _ = move(.previous)
    case .nextSection: currentPage?.moveToSection(next: true)
    case .previousSection: currentPage?.moveToSection(next: false)
    case .pageDown: scroll(by: max(1, height - 2))
    case .pageUp: scroll(by: -max(1, height - 2))
    case .halfPageDown: scroll(by: max(1, height / 2))
    case .halfPageUp: scroll(by: -max(1, height / 2))
    case .top:
      // Without the focus, because the layout turns a carousel so that its card in focus is in sight.
      if currentPage?.offsets.isEmpty == false {
        currentPage?.offsets = [:]
        currentPage?.focus = nil
        layOutCurrent(force: true)
      }
      currentPage?.moveToEdge(end: false)
    case .bottom:
      layOutFilms(all: true)
      currentPage?.moveToEdge(end: true)
      if canLoadMore, currentPage?.order != nil || pagesLeft > 0 { mode = .seeking(.end) }
    case .open: return openFocused()
    case .back: histories[tab]?.goBack()
    case .forward: histories[tab]?.goForward()
    case .search: return startNarrowing() ?? openSearch(from: currentPage?.id)
    case .findNext: find(1)
    case .findPrevious: find(-1)
    case .home, .lists, .people, .favorites, .watchlist, .seen, .settings: return command.tab.map { select($0) } ?? []
    case .nextTab: return select(tab.next(1))
    case .previousTab: return select(tab.next(-1))
    case .nextFilm: return openNeighbor(1)
    case .previousFilm: return openNeighbor(-1)
    case .toggleFavorite, .toggleWatchlist, .toggleSeen:
      guard let film, let shelf = command.shelf else { return hasNothing(words.noFilmHere) }
      // A server may be slow to send what is stored of the film.
      return [.shelve(film, shelf, nil)]
    case .seeToday: return film.map { [.seeToday($0)] } ?? hasNothing(words.noFilmHere)
    case .rate: askForRating()
    case .undo: return revert(by: .undo)
    case .redo: return revert(by: .redo)
    case .sort: return showOrders()
    case .filter: return showFilter()
    case .playTrailer, .watch:
      guard let route = route(of: command) else { return refuse(words.noFilmHere) }
      return [.leave(route)]
    case .openInBrowser: return withLink { .openAddress($0) }
    case .copyLink: return withLink { [words] in .copy($0, saying: words.copied($0)) }
    case .copyID: return copyID()
    case .copyCommand: return copyCommand()
    case .poster: showPoster()
    case .togglePosters: return togglePosters()
    case .refresh: return refresh()
    case .palette, .help, .messages: showMenu(command)
    case .toggleMouse:
      usesMouse.toggle()
      status = usesMouse ? words.mouseIsOn : words.mouseIsOff
      return [.useMouse(usesMouse)]
    case .repaint: return [.repaint]
    case .suspend: return isChooser ? [] : [.suspend]
    case .escape:
      guard currentPage?.matches == nil else {
        currentPage?.matches = nil
        return []
      }
      guard currentPage?.narrowing.isEmpty ?? true else { return narrow(nil) }
      if canCancel { return cancelLoading() }
      guard histories[tab]?.canGoBack == true else {
        if canCancelSearch {
          mode = .typing
          return search("", isFinal: false)
        }
        if hasField, searchedFrom != nil { leaveSearch() } else if isChooser { return quit(.cancel) }
        return []
      }
      histories[tab]?.goBack()
    case .quit: return quit(isChooser ? .finish([]) : .quit)
    }
    return []
  }
}
