public import MovieDomain
import MovieScenes
public import ViewerScenes

extension RussianWords: BrowserWords {}

extension BrowserWords where Self: RussianFallback {
  public func fillsShelf(_ key: String) -> String { "Чтобы добавить фильм, нажмите на нём \(key)." }
  public var cancelsLoading: String { "Esc — отменить" }
  public var noMessages: String { "Сообщений нет." }
  public var searchPrompt: String { "Название фильма" }
  public var knownFilms: String { "Уже загруженные фильмы" }
  public var closes: String { "Закрыть" }
  public var chooses: String { "Выбрать" }
  public func takesOneLine(of limit: Int) -> String { "Сюда помещается одна строка, не длиннее \(limit) знаков." }
  public var searches: String { "Искать" }
  public var movesInResults: String { "Результаты" }
  public var finds: String { "Найти:" }
  public var keepsMatch: String { "Готово" }
  public func findsAgain(_ text: String) -> String { "Найти «\(text)» снова" }
  public var movesInMatches: String { "Совпадения" }
  public var noMatches: String { "Совпадений нет" }
  public func noMatches(for text: String) -> String { "Нет совпадений с «\(text)»" }
  public func seeks(_ extent: String) -> String { "Поиск… \(extent)" }
  public func found(_ count: String, among extent: String) -> String { "\(count) среди загруженных: \(extent)" }
  public func place(_ number: String, of count: String) -> String { "\(number) из \(count)" }
  public func match(_ number: Int, of count: Int, _ text: String) -> String {
    "«\(text)»: совпадение \(number) из \(count)"
  }
  public func notFound(_ text: String) -> String { "На этой странице нет «\(text)»." }
  public var nextMatch: String { "Дальше" }
  public var previousMatch: String { "Назад" }
  public var clears: String { "Сбросить" }
  public var asksForToken: String { "Токен:" }
  public var tokenIsHidden: String { "вместо знаков видны точки" }
  public var checksToken: String { "Проверка…" }
  public func asksForRating(_ title: String) -> String {
    title.isEmpty ? "Ваша оценка:" : "Ваша оценка фильма \(title.inGuillemets):"
  }
  public var rates: String { "Оценить" }
  public var halfStars: String { "Ползвезды" }
  public var saves: String { "Сохранить" }
  public var cancels: String { "Отмена" }
  public func sentence(for problem: KeyProblem) -> String {
    switch problem {
    case .unreadable(let text): "«\(text)» — не команда с клавишами. Пример: quit=Q."
    case .missingComma(let entry): "Перед «\(entry)» нет запятой."
    case .unknownCommand(let name, let suggestions):
      suggestions.isEmpty
        ? "Команды «\(name)» нет."
        : "Команды «\(name)» нет. Возможно, вы имели в виду \(suggestions.joined(by: "или"))?"
    case .unknownKey(let name): "Клавиши «\(name)» нет."
    case .ambiguous(let key, let first, let second):
      "Клавиша \(key) назначена сразу двум командам: \(first.name) и \(second.name)."
    case .keyless(let command, let key, let taker):
      "\(key) — единственная клавиша команды \(command.name). Чтобы отдать её команде \(taker.name), назначьте другую."
    case .reserved(let key, let command): "Клавиша \(key) всегда означает \(command.name)."
    }
  }
  public var takes: String { "Взять" }
  public var marks: String { "Отметить" }
  public func marked(_ count: Int) -> String { "Отмечено фильмов: \(count)" }
  public func dropsMarks(_ count: Int) -> String {
    "Отмечено фильмов: \(count). Нажмите ещё раз, чтобы выйти и не брать их."
  }
  public var inForce: String { "сейчас" }
  public var narrows: String { "Сузить" }
  public var searchesPeople: String { "Поиск человека:" }
  public var searchesEverywhere: String { "Искать везде" }
  public var tabs: String { "Вкладки" }
  public var resetsSetting: String { "Вернуть значение по умолчанию" }
  public func typesValue(of setting: String) -> String { "\(setting) (выберите или введите):" }
  public func cannotUndo(_ line: String) -> String {
    "После «\(line)» отменять нечего. Нажмите ещё раз, чтобы отменить предыдущее изменение."
  }
  public var wasChangedSince: String {
    "С тех пор были другие изменения, поэтому всё осталось как есть. Нажмите ещё раз, чтобы продолжить."
  }
  public func wasMadeElsewhere(for step: UndoStep) -> String {
    step == .undo
      ? "Предыдущее изменение сделано раньше или не здесь. Нажмите ещё раз, чтобы отменить его."
      : "Предыдущая отмена сделана раньше или не здесь. Нажмите ещё раз, чтобы вернуть изменение."
  }
  public func reverts(by step: UndoStep, _ key: String) -> String {
    "\(key) — \(step == .undo ? "отменить" : "вернуть")"
  }
  public func retries(_ key: String) -> String { "\(key) — повторить" }
  public var triesAgain: String { "Повторить" }
  public var refreshed: String { "Обновлено" }
  public var changing: String { "Сохранение…" }
  public var isChanging: String { "Изменение ещё сохраняется. Нажмите ещё раз, чтобы выйти без него." }
  public func runsOn(_ line: String) -> String {
    "Ещё выполняется: \(line). Команда завершится и без этого окна. Нажмите ещё раз, чтобы выйти."
  }
  public var isSyncing: String { "Синхронизация ещё идёт. Нажмите ещё раз, чтобы остановить её и выйти." }
  public var syncWasStopped: String { "Синхронизация остановлена. Следующая продолжит с того, что осталось." }
  public var pageNotRefreshed: String { "Не удалось обновить" }
  public var nothingNew: String { "На последних страницах списка нет ничего нового" }
  public var tooSmall: String { "Окно слишком маленькое." }
  public func unknownKey(_ key: String, help: String?) -> String {
    "Здесь клавиша \(key) ничего не делает." + (help.map { " Все клавиши: \($0)" } ?? "")
  }
  public var nothingToOpen: String { "Здесь нечего открывать." }
  public var nothingToCopy: String { "Здесь нечего копировать." }
  public var noWebPage: String { "Веб-страницы нет." }
  public var noFilmHere: String { "Фильм не выбран." }
  public var otherFilm: String { "Другой фильм" }
  public var pickedSameFilm: String { "Снова выбран тот же фильм." }
  public var noListHere: String { "В эту сторону фильмов в списке больше нет." }
  public var needsOpenFilm: String { "Сначала откройте фильм, затем следующий." }
  public var noEarlierFilm: String { "До этого другой фильм не выбирался." }
  public var isOpenAlready: String { "Эта страница уже открыта." }
  public var notSortable: String { "Сортировать можно свои списки и отобранные фильмы." }
  public var noPosters: String { "Постерам нужны 256 цветов: их нет у терминала, или их отключает NO_COLOR." }
  public var noPostersHere: String { "На этой странице нет постеров." }
  public var mouseIsOn: String { "Мышь включена. Чтобы выделить текст, удерживайте Shift (в iTerm2 — Option)." }
  public var mouseIsOff: String { "Мышь выключена." }
  public func copied(_ text: String) -> String { "Отправлено в буфер обмена: \(text)" }
  public func copiedID(_ id: String, of name: String) -> String { "Номер отправлен в буфер обмена: \(id) (\(name))" }
  public func printedNothing(_ line: String) -> String { "«\(line)»: ничего не выведено." }
  public func copiedForShell(_ line: String) -> String {
    "Это работает только в командной строке. Отправлено в буфер обмена: \(line)"
  }
  public func opened(with program: String) -> String { "Открыто в \(program)." }
  public func copiedInsteadOfOpening(_ text: String) -> String { "Браузера здесь нет. \(copied(text))" }
  public var looksForAddress: String { "Поиск адреса…" }
  public var cannotSuspend: String { "Вернуться некуда: оболочки нет." }
  public var builtInFilms: String { "встроенные фильмы" }
  public var offline: String { "без сети" }

  public var criteria: String { "Отбор фильмов" }
  public func noValue(of criterion: MovieFilter.Criterion) -> String { criterion == .order ? "обычный" : "неважно" }
  public var mostPopularFirst: String { "сначала популярные" }
  public var clearsCriteria: String { "Сбросить всё" }
  public var criteriaAreCleared: String { "Все условия сброшены." }
  public var criteriaAreBack: String { "Условия возвращены." }
  public func notAValue(_ value: String, example: String?) -> String {
    "«\(value)» не подходит" + (example.map { ". Например: \($0)" } ?? "")
  }
  public func outOfRange(_ value: String, limits: String) -> String {
    "\(notAValue(value, example: nil)). Возможно: \(limits)"
  }
  public func endsBeforeItBegins(_ range: String) -> String {
    "Диапазон «\(range)» кончается раньше, чем начинается. Сначала меньшее число."
  }
  public func needsRange(_ number: String) -> String { "Не меньше или не больше? Введите \(number).. или ..\(number)" }
}

// MARK: - Commands and criteria

extension BrowserWords where Self: RussianFallback {
  public func title(of command: Command) -> String {
    switch command {
    case .up: "Вверх"
    case .down: "Вниз"
    case .left: "Влево"
    case .right: "Вправо"
    case .open: "Открыть"
    case .escape: "Закрыть, очистить или вернуться"
    case .back: "Назад"
    case .forward: "Вперёд"
    case .nextTarget: "Следующая ссылка"
    case .previousTarget: "Предыдущая ссылка"
    case .nextSection: "Следующий раздел"
    case .previousSection: "Предыдущий раздел"
    case .search: "Поиск"
    case .findNext: "Найти на странице, затем дальше"
    case .findPrevious: "Предыдущее совпадение"
    case .toggleFavorite: "Добавить в избранное или убрать"
    case .toggleWatchlist: "В «посмотреть» или убрать"
    case .toggleSeen: "Отметить просмотр или снять"
    case .seeToday: "Отметить просмотр сегодня"
    case .rate: "Оценить и отметить просмотр"
    case .undo: "Отменить"
    case .redo: "Вернуть"
    case .nextFilm: "Следующий фильм списка"
    case .previousFilm: "Предыдущий фильм списка"
    case .home: "Главная"
    case .lists: "Списки"
    case .people: "Люди"
    case .favorites: "Избранное"
    case .watchlist: "Посмотреть"
    case .seen: "Просмотрено"
    case .settings: "Настройки"
    case .nextTab: "Следующая вкладка"
    case .previousTab: "Предыдущая вкладка"
    case .pageDown: "Страница вниз"
    case .pageUp: "Страница вверх"
    case .halfPageDown: "Полстраницы вниз"
    case .halfPageUp: "Полстраницы вверх"
    case .top: "В начало"
    case .bottom: "В конец"
    case .playTrailer: "Смотреть трейлер"
    case .watch: "Открыть страницу просмотра"
    case .openInBrowser: "Открыть в браузере"
    case .copyLink: "Скопировать ссылку"
    case .copyID: "Скопировать номер"
    case .copyCommand: "Скопировать команду этой страницы"
    case .sort: "Изменить порядок списка"
    case .filter: "Отобрать фильмы по жанру, году, оценке и не только"
    case .poster: "Показать постер во весь экран"
    case .togglePosters: "Показать или скрыть постеры"
    case .refresh: "Обновить"
    case .palette: "Все команды"
    case .help: "Клавиши"
    case .messages: "Последние сообщения"
    case .toggleMouse: "Включить или выключить мышь"
    case .repaint: "Перерисовать экран"
    case .suspend: "Приостановить"
    case .quit: "Выйти"
    }
  }

  public func hint(of command: Command) -> String {
    switch command {
    case .escape: "Назад"
    case .toggleFavorite: "Избранное"
    case .toggleWatchlist: "Посмотреть"
    case .toggleSeen: "Просмотрен"
    case .rate: "Оценить"
    case .watch: "Смотреть"
    case .playTrailer: "Трейлер"
    case .copyLink: "Копировать"
    case .nextTab: "Вкладка"
    case .palette: "Команды"
    case .filter: "Отбор"
    case .sort: "Порядок"
    default: title(of: command)
    }
  }

  public func otherWords(for command: Command) -> String {
    switch command {
    case .rate: "звёзды звезды рейтинг stars"
    case .seeToday: "пересмотрел пересмотрела"
    case .seen: "дневник"
    case .watchlist: "закладки"
    case .people: "режиссёр режиссер актёр актер"
    case .filter: "выбрать условия длительность минуты"
    case .sort: "сортировка сортировать"
    case .togglePosters: "стена"
    case .copyLink: "адрес буфер"
    case .help: "помощь справка"
    case .toggleFavorite, .toggleWatchlist: "добавить"
    case .settings: "тема тёмная темная светлая"
    case .quit: "exit выход закрыть"
    default: ""
    }
  }

  public func title(of criterion: MovieFilter.Criterion) -> String {
    switch criterion {
    case .genre, .anyGenre: "Жанр"
    case .without: "Без жанра"
    case .year: "Годы"
    case .score: "Оценка"
    case .runtime: "Длительность"
    case .votes: "Голоса"
    case .originalLanguage: "Язык оригинала"
    case .country: "Страна"
    case .service: "Сервисы"
    case .certification: "Возраст"
    case .person: "Человек"
    case .stars: "Ваши звёзды"
    case .seen: "Просмотрено"
    case .order: "Порядок"
    }
  }
}
