import ArgumentParser
import MovieBrowser
import MovieData
import MovieDisplay
import MovieDomain
import MovieScenes
import MovieTMDb
import ViewerScenes

struct RussianProgramWords: ProgramWords, RussianFallback {
  var languageCode: String { "ru" }
  var adviceOnKeys: String { "Все команды и их клавиши: ? в vip browse или vip manual." }
  var needsTerminal: String { "Для vip browse нужен терминал, который умеет перемещать курсор." }
  var adviceOnTerminal: String { "Есть vip home, vip search и другие команды: vip help" }

  func sentence(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "Нужен токен доступа TMDb."
    case .unavailable: "Не удалось загрузить libcurl."
    case .offline: "В кэше этого нет, а доступ к сети отключён: --offline."
    default: RussianWords().sentence(for: error)
    }
  }

  func advice(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "Чтобы войти: vip auth login"
    case .unavailable: "Установите libcurl 7.85 или новее (в Debian — libcurl4) и попробуйте ещё раз."
    case .offline: "Повторите без --offline."
    default: RussianWords().advice(for: error)
    }
  }

  func sentence(for error: StoreError) -> String {
    let isInput = error.path == nil && (error.code == .noFilms || error.code == .noTitleColumn)
    return RussianWords().sentence(for: isInput ? StoreError(error.code, path: "Стандартный ввод") : error)
  }

  func advice(for error: StoreError) -> String {
    switch error.code {
    case .foreign:
      "Переместите её. Чтобы сохранить фильмы из более ранней версии, сначала экспортируйте их ею: vip export films.json"
    case .noFolder: "Укажите в HOME домашнюю папку этого пользователя."
    case .fileExists: "Чтобы заменить его, добавьте --force."
    case .unreadableFilms: "Выполните vip favorites repair и импортируйте этот файл либо экспортируйте в новый."
    case .unreadableDiary: adviceOnUnreadable
    case .unknownShelf: "Используйте vip favorites import, vip watchlist import или vip seen import."
    case .unknownFormat: "Выберите имя на .json или .csv либо добавьте --format."
    case .malformed where !error.invalidSettings.isEmpty:
      "Сбросить: \(error.commandsToReset.joined(by: "и"))"
    default: RussianWords().advice(for: error)
    }
  }

  var namesOfPicking: String { "сегодня случайный" }
  var namesOfHistory: String { "история" }
  var showsBuiltInFilms: String { "Показаны встроенные фильмы. Все фильмы TMDb: vip auth login" }
  var hasOnlyBuiltInFilms: String { "Доступны только встроенные фильмы. Все фильмы TMDb: vip auth login" }
  func asksForChoice(upTo count: Int) -> String { "Что выбрать? (1–\(count), Enter — отмена) " }
  var explainsDialogue: String {
    "Введите номер, команду или слова для поиска. Enter — прочитать ещё раз, b — назад, u — отменить, q — выход."
  }
  var explainsSettings: String {
    "Чтобы изменить настройку, введите settings set, её название и значение, например: settings set theme dark"
  }
  var asksWhatNext: String { "Что дальше? " }
  func noSuchNumber(_ number: String) -> String { "Номера \(number) здесь нет." }
  func sentence(aboutLine line: String, usage: () -> String?, inEnglish sentence: String) -> String {
    // The reason comes from the parser, which knows only English.
    "Ошибка в команде \(line): \(sentence.ended)" + (usage().map { " Правильно: \($0)" } ?? "")
  }
  func quoteTitle(_ title: String) -> String {
    "Ничего не сделано. Если это слова одного названия, возьмите их в кавычки: '\(title)'"
  }
  func notIDs(_ words: [String]) -> String { "Ничего не сделано. Не номер: \(words.joined(separator: ", "))" }
  var asksForCredential: String { "Токен доступа или ключ API TMDb (ввод скрыт): " }
  var asksForApproval: String { "Или нажмите Enter здесь, когда дадите согласие. " }
  var readsTerminal: String { "Чтение с терминала, по одной записи в строке. Ctrl-D — конец." }
  func sentence(for problem: InputProblem) -> String {
    switch problem {
    case .unreadable(let reason): "Не удалось прочитать стандартный ввод: \(reason)."
    case .empty: "На стандартном вводе нет записей."
    case .tooLong: "Стандартный ввод длиннее \(size(InputList.longest, kilobytes: "КБ", megabytes: "МБ"))."
    case .tooManyEntries: "На стандартном вводе больше \(number(InputList.mostEntries)) записей."
    case .several(let count): "Эта команда принимает одну запись, а на стандартном вводе их \(number(count))."
    case .notText(let line): "Строка \(number(line)) стандартного ввода — не текст в UTF-8."
    case .lineTooLong(let line): "Строка \(number(line)) стандартного ввода слишком длинна для названия или имени."
    }
  }
  var adviceOnLongLists: String {
    "Передайте его по частям, как делает xargs -n 1000. Длинный список можно добавить так: vip import"
  }
  func sentence(for error: TMDbAddressError, in variable: String, like example: String) -> String {
    switch error {
    case .malformed: "\(variable) — не адрес вида \(example)."
    case .unsupportedScheme: "\(variable) должен начинаться с https://."
    case .insecure: "\(variable) должен начинаться с https://: http разрешён только для этого компьютера."
    case .holdsCredential: "В \(variable) не должно быть имени пользователя и пароля."
    }
  }
  func notATimeLimit(_ variable: String) -> String {
    "\(variable) — число секунд от 1 до 3600."
  }
  func notACredential(_ variable: String) -> String {
    "В \(variable) недопустимые знаки."
  }
  func replaying(_ directory: String) -> String { "Воспроизводится запись \(directory)." }
  var notChangedInReplay: String { "С --replay ничего нельзя изменить." }
  func noRecording(_ directory: String) -> String {
    "В \(directory) нет записи."
  }
  var adviceOnRecording: String { "Сделать запись: vip home --record ПАПКА" }
  var nothingToRecord: String { "Записывать нечего: встроенным фильмам сеть не нужна." }
  func notUTF8(_ name: String) -> String { "\(name): неверная кодировка, нужна UTF-8." }
  func outputFailed(because reason: String) -> String { "Не удалось вывести результат: \(reason)." }
  var postersNeedColors: String {
    "Постеры не показаны: нужен терминал с 256 цветами. Для канала: TERM=xterm-256color и "
      + "--images blocks --color always."
  }
  var posters: String { "Постеры" }
  var notRefreshedData: String { "Не удалось обновить; использованы данные из кэша." }
  func noPager(_ command: String) -> String {
    "Программа постраничного вывода «\(command)» не найдена; вывод идёт без неё."
  }
  func leftOut(files: [String]) -> String {
    "Пропущено: \(files.joined(by: "и")). Это не избранное, не список «посмотреть» и не просмотренное."
  }
  var interrupted: String { "Прервано." }
  var adviceOnPager: String { "Укажите другую в VIP_PAGER." }

  var adviceOnUnreadable: String {
    "Выполните vip favorites repair, чтобы перенести нечитаемые записи в отдельный файл."
  }
  func none(on shelf: Shelf) -> EmptyState {
    RussianWords().none(on: shelf).advising("Добавить: \(shelf.addingCommand)")
  }

  func unknownValue(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let state = RussianWords().unknownValue(criterion, name, suggestions: suggestions)
    return criterion == .genre ? state.advising("Все жанры: vip genres") : state
  }

  var adviceWithoutIMDbIDs: String { "Укажите название, имя или номер. Все фильмы TMDb: vip auth login" }
  var adviceOnServices: String { "Назовите свои: vip settings set services 'Netflix, MUBI'" }

  var leftOutDiary: String {
    "В файле есть оценки или даты просмотра, они не были добавлены. Добавить их: vip seen import"
  }
  func noFilms(in path: String?) -> String { "\(path ?? "Стандартный ввод"): фильмов нет." }
}

// MARK: - Commands

extension RussianProgramWords {
  func explanation(of command: any ParsableCommand.Type) -> String {
    switch command {
    case is BrowseCommand.Type: "Смотреть фильмы на весь экран."
    case is HomeCommand.Type: "Показать четыре ряда: лучшие, популярные, новинки, ожидаемые."
    case is ListCommand.Type: "Показать список фильмов."
    case is SearchCommand.Type: "Искать фильмы по названию или людей по имени."
    case is DetailCommand.Type: "Показать фильм: описание, сведения, актёры, создатели, отзывы."
    case is PeopleCommand.Type: "Показать популярных людей или найти людей по имени."
    case is PersonCommand.Type: "Показать человека: биография, сайт и фильмы."
    case is PosterCommand.Type: "Показать постеры фильмов."
    case is GenresCommand.Type: "Показать все жанры."
    case is DiscoverCommand.Type: "Выбрать фильмы по жанру, году, оценке и не только."
    case is TrendingCommand.Type: "Показать фильмы недели."
    case is SimilarCommand.Type: "Показать похожие фильмы."
    case is CollectionCommand.Type: "Показать коллекцию, в которую входит фильм, по порядку выхода."
    case is TrailerCommand.Type: "Смотреть трейлер фильма в mpv или браузере."
    case is WatchCommand.Type: "Открыть страницу, где можно посмотреть фильм."
    case is OpenCommand.Type: "Открыть веб-страницу фильма в браузере."
    case is FavoritesCommand.Type: "Избранное: показать, добавить, убрать, импорт, экспорт, восстановление."
    case is WatchlistCommand.Type: "Список «посмотреть»: показать, добавить, убрать, импорт, экспорт."
    case is SeenCommand.Type: "Показать просмотренные фильмы или отметить их, с оценкой и днём."
    case is PickCommand.Type: "Выбрать фильм на вечер."
    case is CalendarCommand.Type: "Показать календарь премьер."
    case is NewsCommand.Type: "Показать новости о ваших фильмах."
    case is SyncCommand.Type: "Синхронизировать избранное, список «посмотреть» и оценки с учётной записью TMDb."
    case is StatsCommand.Type: "Подсчитать просмотренные фильмы по месяцам, десятилетиям, жанрам и не только."
    case is UndoCommand.Type: "Отменить последнее изменение избранного, списка «посмотреть» или просмотренных."
    case is RedoCommand.Type: "Вернуть изменение, которое было отменено последним."
    case is ExportCommand.Type: "Экспортировать избранное, список «посмотреть» и просмотренные в один файл."
    case is ImportCommand.Type: "Импортировать фильмы из TMDb, IMDb, Trakt, Letterboxd и vip export."
    case is HistoryCommand.Type: "Показать и очистить историю поиска."
    case is SettingsCommand.Type: "Показать и изменить настройки."
    case is AuthCommand.Type: "Войти в TMDb с токеном, выйти или показать состояние."
    case is AuthCommand.Login.Type: "Проверить и сохранить токен или ключ API."
    case is AuthCommand.Logout.Type: "Выйти: удалить сохранённый токен и отозвать разрешение vip sync."
    case is DoctorCommand.Type: "Проверить токен, сеть, файлы и терминал."
    case is CompletionsCommand.Type: "Вывести скрипт автодополнения для оболочки."
    // A test reports what stays English.
    default: command.configuration.abstract
    }
  }
}

// MARK: - Auth

extension RussianProgramWords {
  var credential: String { "Вход" }
  func name(of kind: Credential.Kind) -> String { kind == .apiKey ? "по ключу API" : "по токену" }
  /// The same in the nominative.
  private func noun(for kind: Credential.Kind) -> String { kind == .apiKey ? "ключ API" : "токен доступа" }
  var credentialSource: String { "Откуда" }
  var unusedCredential: String { "Не используется" }
  var credentialCheck: String { "Проверка" }
  var credentialAccepted: String { "TMDb принимает" }
  func credentialNotChecked(_ reason: String) -> String { warning(about: "не проверено", saying: reason) }
  var account: String { "Учётная запись" }
  var accountApproved: String { "разрешение для vip sync сохранено" }
  var approvalRemains: String {
    "Сообщить TMDb не удалось: отзовите согласие на странице https://www.themoviedb.org/settings/apps."
  }
  var syncsAccount: String { "Синхронизация с учётной записью TMDb" }
  func credentialRejected(_ kind: Credential.Kind, in location: String) -> String {
    "TMDb не принимает \(noun(for: kind)) (\(location))"
  }
  func name(of kind: Credential.Kind, in location: String) -> String { "\(noun(for: kind)), \(location)" }

  var notLoggedIn: EmptyState {
    EmptyState(
      title: "Вы не вошли в TMDb", message: "Показываются фильмы встроенного каталога.",
      advice: "Токен можно получить на themoviedb.org (Settings > API).")
  }
  var opensAllFilms: String { "Войти, чтобы видеть все фильмы TMDb" }
  var entersToken: String { "Ввести токен доступа или ключ API" }
  func tokenAdvice(_ address: String) -> String { "Скопируйте API Read Access Token на \(address)" }

  var noCredentialEntered: EmptyState {
    EmptyState(
      title: "Токен не введён", message: "Вставьте его в ответ на запрос или передайте на стандартный ввод.",
      advice: "Его можно получить на themoviedb.org (Settings > API).")
  }
  var invalidCredential: EmptyState {
    EmptyState(
      title: "Это не токен", message: "В нём недопустимые знаки, или он слишком длинный.",
      advice: "Скопируйте его ещё раз, целиком.")
  }
  func credentialNotSaved(_ kind: Credential.Kind) -> String {
    "\(kind == .apiKey ? "Ключ API" : "Токен доступа") не сохранён"
  }
  func credentialSaved(_ kind: Credential.Kind, in location: String) -> String {
    "Вход в TMDb выполнен. \(kind == .apiKey ? "Ключ API" : "Токен") сохранён в \(location)."
  }
  func loggedOut(_ location: String) -> String { "Выход выполнен. Удалены данные для входа: \(location)." }
  var wasNotLoggedIn: String { "Вход не был выполнен." }
  func takesPrecedence(_ variable: String) -> String { "Переменная \(variable) задана и имеет приоритет." }
  func variableRemains(_ variable: String) -> String { "Переменная \(variable) всё ещё задана и будет использована." }
  var credentialNotRead: String { "Не удалось прочитать токен" }
  var nothingChanged: String { "Ничего не изменено" }
}

// MARK: - Doctor

extension RussianProgramWords {
  var doctorTitle: String { "Проверка" }
  func title(of subject: HealthFinding.Subject) -> String {
    switch subject {
    case .program: "Программа"
    case .access: "Доступ к TMDb"
    case .network: "Сеть"
    case .files: "Файлы"
    case .terminal: "Терминал"
    }
  }
  func verdict(_ verdict: HealthFinding.Verdict) -> String {
    verdict == .trouble ? "Проблема" : verdict == .remark ? "Замечание" : "В порядке"
  }
  func healthSummary(troubles: Int, remarks: Int) -> String {
    let problems =
      troubles == 0 ? "Проблем нет" : "Найдено: \(counted(troubles, "проблема", "проблемы", "проблем"))"
    return problems + (remarks == 0 ? "." : ", \(counted(remarks, "замечание", "замечания", "замечаний")).")
  }

  var libraryMissing: String { "не загружается" }
  func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String {
    switch role {
    case .transport: advice(for: CatalogError(.unavailable))
    case .database: "Установите программу заново."
    case .pictures: "Установите libjpeg, чтобы видеть постеры, а не заставки."
    }
  }
  var withoutTLS: String { "без TLS" }
  var withoutHTTP2: String { "без HTTP/2" }

  func exposed(_ path: String) -> String { "\(path) могут прочитать другие." }
  var adviceOnExposed: String { "Выполните для него chmod 600." }

  var server: String { "Сервер" }
  func responded(_ host: String, milliseconds: Int, over protocols: [String]) -> String {
    let time = milliseconds == 0 ? "меньше чем за 1 мс" : "за \(number(milliseconds)) мс"
    return "\(host) отвечает \(time) (\(protocols.joined(separator: ", ")))"
  }
  func notContacted(_ host: String) -> String { "\(host) не запрашивается: задан --offline." }
  func replayed(_ host: String) -> String { "\(host) не запрашивается: воспроизводится запись." }
  var noPagerSet: String { "нет" }

  var cache: String { "Кэш" }
  func absent(_ path: String) -> String { "пока нет: \(path)" }
  var yourFilms: String { "Ваши фильмы" }
  func films(_ count: Int, in path: String) -> String { "\(films(count)): \(path)" }
  func cache(_ count: Int, bytes: Int, in path: String) -> String {
    "\(entries(count)) (\(size(bytes, kilobytes: "КБ", megabytes: "МБ"))): \(path)"
  }
  func unreadable(_ count: Int, in path: String) -> String {
    "В \(path) не удалось прочитать \(entries(count))."
  }
  private func entries(_ count: Int) -> String { counted(count, "запись", "записи", "записей") }
  func damaged(_ path: String) -> String { "Файл \(path) повреждён." }
  var adviceOnDamaged: String { "При следующем обращении он будет переименован и создан заново." }
  func setAside(_ path: String) -> String { "\(path) — повреждённая библиотека, вместо неё создана новая." }
  var adviceOnSetAside: String {
    "Если не хватает фильмов, импортируйте их из прежнего экспорта. Потом удалите этот файл."
  }
  func name(of folder: HealthFinding.FolderKind) -> String {
    switch folder {
    case .settings: "Папка настроек"
    case .data: "Папка данных"
    case .cache: "Папка кэша"
    }
  }
  func writable(_ path: String) -> String { "доступна для записи: \(path)" }

  var screen: String { "Вывод" }
  func columns(_ count: Int, isTerminal: Bool) -> String {
    let columns = counted(count, "столбец", "столбца", "столбцов")
    return "\(isTerminal ? "терминал" : "не терминал"), \(columns)"
  }
  var abilities: String { "Возможности" }
  var pager: String { "По страницам" }
}

// MARK: - Web pages and videos

extension RussianProgramWords {
  func opened(_ address: String, with program: String) -> String { "Адрес \(address) открыт в \(program)." }
  func notFound(_ target: OpeningScene.Target, of title: String) -> String {
    switch target {
    case .page: "\(title.inGuillemets) — встроенный фильм, страницы в сети у него нет"
    case .imdb: "Номер IMDb фильма \(title.inGuillemets) не найден"
    case .homepage: "Сайт фильма \(title.inGuillemets) не найден"
    case .trailer: "Трейлер фильма \(title.inGuillemets) не найден"
    case .watch: "Страница, где можно посмотреть фильм \(title.inGuillemets), не найдена"
    }
  }
  func notOnOwnServices(_ title: String) -> String { "Фильма \(title.inGuillemets) нет на ваших сервисах" }
  func noAddress(ofOffers title: String) -> String {
    "Фильм \(title.inGuillemets) есть на сервисах, но у страницы с предложениями нет адреса"
  }
  func adviceOnServices(of film: String) -> String {
    "На каких сервисах он есть, сказано на его странице: vip detail \(film)"
  }
  func notFree(_ title: String, until year: Int) -> String {
    "Фильм \(title.inGuillemets) станет общественным достоянием 1 января \(year) года"
  }
  var unsafeAddress: String { "Это не адрес http или https" }
  var noOpener: String { "Не нашлось программы, которая открывает адреса" }
  func openerFailed(_ program: String) -> String { "Программе \(program) не удалось открыть адрес" }
}
