public import MovieDomain
public import MovieScenes

/// The browser in Russian.
public struct RussianBrowserWords: BrowserWords, RussianFallback {
  /// Creates the words.
  public init() {}

  public var languageCode: String { "ru" }
}

extension BrowserWords where Self: RussianFallback {
  public func title(of command: Command) -> String { command.row.russian }
  public func hint(of command: Command) -> String { command.hint.russian ?? title(of: command) }
  public func otherWords(for command: Command) -> String { command.otherWords.russian }
  public func fillsShelf(_ key: String) -> String { "Чтобы добавить фильм, нажмите на нём \(key)." }
  public var cancelsLoading: String { "Esc — отменить" }
  public var noMessages: String { "Сообщений нет." }
  public var searchPrompt: String { "Название фильма" }
  public var knownFilms: String { "Уже загруженные фильмы" }
  public var closes: String { "Закрыть" }
  public var chooses: String { "Выбрать" }
  public var leavesField: String { "Очистить и выйти" }
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
  public var tokenIsHidden: String { "при вводе и вставке не показывается" }
  public var checksToken: String { "Проверка…" }
  public func asksForRating(_ title: String) -> String {
    title.isEmpty ? "Ваша оценка:" : "Ваша оценка фильма «\(title)»:"
  }
  public var rates: String { "Оценить" }
  public var halfStars: String { "Ползвезды" }
  public var saves: String { "Сохранить" }
  public var cancels: String { "Отмена" }
  public func sentence(for problem: KeyProblem) -> String {
    switch problem {
    case .unreadable(let text): "«\(text)» — не команда с клавишами. Пример: quit=Q."
    case .unknownCommand(let name, let suggestions):
      suggestions.isEmpty
        ? "Команды «\(name)» нет."
        : "Команды «\(name)» нет. Возможно, вы имели в виду \(suggestions.joined(or: "или"))?"
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
  public func picked(_ count: Int) -> String { "Отмечено фильмов: \(count)" }
  public func dropsMarks(_ count: Int) -> String {
    "Отмечено фильмов: \(count). Нажмите ещё раз, чтобы выйти и не брать их."
  }
  public var inForce: String { "сейчас" }
  public var narrows: String { "Сузить" }
  public var searchesPeople: String { "Найти человека:" }
  public func searchesEverywhere(_ text: String) -> String { "Искать «\(text)» среди всех фильмов" }
  public var tabs: String { "Вкладки" }
  public var resetsSetting: String { "Вернуть значение по умолчанию" }
  public func typesValue(of setting: String) -> String { "\(setting) (выберите или введите):" }
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
  public var noListHere: String { "В эту сторону фильмов в списке больше нет." }
  public var needsOpenFilm: String { "Сначала откройте фильм из списка." }
  public var noEarlierFilm: String { "Здесь нет списка с предыдущим фильмом." }
  public var notSortable: String { "Сортировать можно свои списки и фильмы по условиям." }
  public var noPosters: String { "Для постеров нужен терминал с 256 цветами или больше." }
  public var noPostersHere: String { "На этой странице нет постеров." }
  public var mouseIsOn: String { "Мышь включена. Чтобы выделить текст, удерживайте Shift (в iTerm2 — Option)." }
  public var mouseIsOff: String { "Мышь выключена." }
  public func copied(_ text: String) -> String { "Отправлено в буфер обмена: \(text)" }
  public func copiedForShell(_ line: String) -> String {
    "Это выполнит только оболочка. Отправлено в буфер обмена: \(line)"
  }
  public func opened(with program: String) -> String { "Открыто в \(program)." }
  public func copiedInsteadOfOpening(_ text: String) -> String { "Браузера здесь нет. \(copied(text))" }
  public func address(at site: String) -> String { "адрес на сайте \(site)" }
  public var looksForAddress: String { "Ищу адрес…" }
  public var cannotSuspend: String { "Вернуться некуда: оболочки нет." }
  public var builtInFilms: String { "встроенные фильмы" }
  public var offline: String { "без сети" }

  public var criteria: String { "Фильмы" }
  public func title(of criterion: FilmCriterion) -> String { criterion.title.russian }
  public var clearsCriterion: String { "не задано" }
  public var clearsCriteria: String { "Сбросить всё" }
  public var criteriaAreCleared: String { "Все условия сброшены." }
  public var criteriaAreBack: String { "Условия возвращены." }
  public func notAValue(_ value: String, example: String?) -> String {
    "«\(value)» не подходит" + (example.map { ". Например: \($0)" } ?? "")
  }
  public func endsBeforeItBegins(_ range: String) -> String {
    "Диапазон «\(range)» кончается раньше, чем начинается. Сначала меньшее число."
  }
  public func needsRange(_ number: String) -> String { "Не меньше или не больше? Введите \(number).. или ..\(number)" }
}
