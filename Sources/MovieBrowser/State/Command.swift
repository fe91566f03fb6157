import MovieDomain
import MovieTerminal

/// What a key does. The order is that of the page of keys.
public enum Command: String, Sendable, Hashable, CaseIterable {
  /// Moves the focus up.
  case up
  /// Moves the focus down.
  case down
  /// Moves the focus left.
  case left
  /// Moves the focus right.
  case right
  /// Follows the link in focus.
  case open
  /// Closes a list, clears the search field or goes back.
  case escape
  /// Goes back to the page before.
  case back
  /// Goes forward again.
  case forward
  /// Moves the focus to the next link.
  case nextTarget
  /// Moves the focus to the previous link.
  case previousTarget
  /// Moves to the next section of the page.
  case nextSection
  /// Moves to the previous section of the page.
  case previousSection
  /// Moves to the search field. On a list, narrows it.
  case search
  /// Finds a text on the page, then its next place.
  case findNext
  /// Goes to the previous place of the text that was found.
  case findPrevious
  /// Adds the film in focus to the favorites, or removes it.
  case toggleFavorite
  /// Adds the film in focus to the watchlist, or removes it.
  case toggleWatchlist
  /// Marks the film in focus as seen, or as not seen.
  case toggleSeen
  /// Adds a viewing of the film in focus on this day.
  case seeToday
  /// Asks for a rating of the film in focus.
  case rate
  /// Undoes the last change of a shelf.
  case undo
  /// Redoes the change that was undone last.
  case redo
  /// Shows the next film of the list that the film was opened from.
  case nextFilm
  /// Shows the previous film of the list that the film was opened from.
  case previousFilm
  /// Shows the first page.
  case home
  /// Shows the lists and genres.
  case lists
  /// Shows popular people.
  case people
  /// Shows the favorites.
  case favorites
  /// Shows the watchlist.
  case watchlist
  /// Shows the films that the viewer has seen.
  case seen
  /// Shows the settings.
  case settings
  /// Shows the next tab.
  case nextTab
  /// Shows the previous tab.
  case previousTab
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
  /// room for one; what it does, in a few words of each language; and what it is about.
  var row: (keys: [Key], english: String, russian: String, group: Group) {
    switch self {
    case .up: ([Key(.up), Key("k")], "Up", "Вверх", .move)
    case .down: ([Key(.down), Key("j")], "Down", "Вниз", .move)
    case .left: ([Key(.left), Key("h")], "Left", "Влево", .move)
    case .right: ([Key(.right), Key("l")], "Right", "Вправо", .move)
    case .open: ([Key(.enter)], "Open", "Открыть", .film)
    case .escape: ([Key(.escape)], "Close, clear or go back", "Закрыть, очистить или вернуться", .move)
    case .back: ([Key(.backspace), Key(.left, .alt)], "Back", "Назад", .move)
    case .forward: ([Key(.right, .alt)], "Forward", "Вперёд", .move)
    case .nextTarget: ([Key(.tab)], "Next link", "Следующая ссылка", .move)
    case .previousTarget: ([Key(.tab, .shift)], "Previous link", "Предыдущая ссылка", .move)
    case .nextSection: ([Key("}")], "Next section", "Следующий раздел", .move)
    case .previousSection: ([Key("{")], "Previous section", "Предыдущий раздел", .move)
    case .search: ([Key("/"), Key("3")], "Search", "Поиск", .tab)
    case .findNext: ([Key("n")], "Find on this page, then next match", "Найти на странице, затем дальше", .other)
    case .findPrevious: ([Key("N")], "Previous match", "Предыдущее совпадение", .other)
    case .toggleFavorite: ([Key("f")], "Add to or remove from favorites", "Добавить в избранное или убрать", .change)
    case .toggleWatchlist: ([Key("w")], "Add to or remove from watchlist", "В список «посмотреть» или убрать", .change)
    case .toggleSeen: ([Key("s")], "Mark as seen or not seen", "Отметить просмотр или снять", .change)
    case .seeToday: ([Key("T")], "Mark as seen today", "Просмотрено сегодня", .change)
    case .rate: ([Key("*")], "Rate, and mark as seen", "Оценить и отметить просмотр", .change)
    case .undo: ([Key("u")], "Undo", "Отменить", .other)
    case .redo: ([Key("r", .control)], "Redo", "Вернуть", .other)
    case .nextFilm: ([Key("J")], "Next film of the list", "Следующий фильм списка", .other)
    case .previousFilm: ([Key("K")], "Previous film of the list", "Предыдущий фильм списка", .other)
    case .home: ([Key("1")], "Home", "Главная", .tab)
    case .lists: ([Key("2")], "Lists", "Списки", .tab)
    case .people: ([Key("4")], "People", "Люди", .tab)
    case .favorites: ([Key("5")], "Favorites", "Избранное", .tab)
    case .watchlist: ([Key("6")], "Watchlist", "Посмотреть", .tab)
    case .seen: ([Key("7")], "Seen", "Просмотрено", .tab)
    case .settings: ([Key("8")], "Settings", "Настройки", .tab)
    case .nextTab: ([Key("]")], "Next tab", "Следующая вкладка", .other)
    case .previousTab: ([Key("[")], "Previous tab", "Предыдущая вкладка", .other)
    case .pageDown: ([Key(.pageDown), Key(" "), Key("f", .control)], "Page down", "Страница вниз", .move)
    case .pageUp: ([Key(.pageUp), Key("b"), Key("b", .control)], "Page up", "Страница вверх", .move)
    case .halfPageDown: ([Key("d", .control)], "Half a page down", "Полстраницы вниз", .move)
    case .halfPageUp: ([Key("u", .control)], "Half a page up", "Полстраницы вверх", .move)
    case .top: ([Key("g"), Key(.home)], "To the top", "В начало", .move)
    case .bottom: ([Key("G"), Key(.end)], "To the end", "В конец", .move)
    case .playTrailer: ([Key("t")], "Play the trailer", "Смотреть трейлер", .film)
    case .watch: ([Key("W")], "Open where to watch it", "Открыть страницу просмотра", .film)
    case .openInBrowser: ([Key("o")], "Open in the web browser", "Открыть в браузере", .film)
    case .copyLink: ([Key("y")], "Copy the link", "Скопировать ссылку", .other)
    case .copyID: ([Key("i")], "Copy the id", "Скопировать номер", .other)
    case .copyCommand: ([Key("Y")], "Copy the command of this page", "Скопировать команду этой страницы", .other)
    case .sort: ([Key("S")], "Change the order of a shelf", "Изменить порядок списка", .other)
    case .filter:
      (
        [Key("F")], "Choose films by genre, year, score and more", "Выбрать фильмы по жанру, году, оценке и не только",
        .other
      )
    case .poster: ([Key("p")], "Show the poster in full size", "Показать постер во весь экран", .film)
    case .togglePosters: ([Key("P")], "Show or hide posters", "Показать или скрыть постеры", .other)
    case .refresh: ([Key("r"), Key(.function(5))], "Refresh", "Обновить", .other)
    case .palette: ([Key(":"), Key("p", .control)], "All commands", "Все команды", .other)
    case .help: ([Key("?"), Key(.function(1))], "Keys", "Клавиши", .other)
    case .messages: ([Key("!")], "Recent messages", "Последние сообщения", .other)
    case .toggleMouse: ([Key("m")], "Turn the mouse on or off", "Включить или выключить мышь", .other)
    case .repaint: ([Key("l", .control)], "Repaint the screen", "Перерисовать экран", .other)
    case .suspend: ([Key("z", .control)], "Suspend", "Приостановить", .other)
    case .quit: ([Key("q"), Key("c", .control)], "Quit", "Выйти", .other)
    }
  }

  /// What it does, in a word or two of each language for the last line of the screen; nil if that is its title.
  var hint: (english: String?, russian: String?) {
    switch self {
    case .escape: ("Back", "Назад")
    case .toggleFavorite: ("Favorite", "В избранное")
    case .toggleWatchlist: ("Watchlist", "Посмотреть")
    case .toggleSeen: ("Seen", "Просмотрен")
    case .rate: ("Rate", "Оценить")
    case .nextTab: (nil, "Вкладка")
    case .palette: ("Commands", "Команды")
    case .filter: ("Filter", "Отбор")
    case .sort: ("Order", "Порядок")
    default: (nil, nil)
    }
  }

  /// Words of each language that people type for it and that are not in its title; empty for none.
  var otherWords: (english: String, russian: String) {
    switch self {
    case .rate: ("stars rating", "звёзды звезды рейтинг stars")
    case .seen: ("diary watched", "дневник")
    case .watchlist: ("bookmark bookmarks", "закладки")
    case .people: ("director actor", "режиссёр режиссер актёр актер")
    case .filter: ("runtime minutes", "длительность минуты")
    case .sort: ("", "сортировка сортировать")
    case .togglePosters: ("wall", "стена")
    case .help: ("", "помощь")
    case .toggleFavorite, .toggleWatchlist: ("", "добавить")
    case .settings: ("", "тема тёмная темная светлая")
    case .quit: ("exit close", "exit выход закрыть")
    default: ("", "")
    }
  }
}
