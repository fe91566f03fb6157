public import MovieDisplay
public import MovieDomain
import MovieScenes

/// The words in Russian.
public struct RussianWords: ViewerWords, RussianFallback {
  /// Creates the words in Russian.
  public init() {}

  public var languageCode: String { "ru" }

  /// The form of a noun after a number: 1 отзыв, 2 отзыва, 5 отзывов.
  fileprivate static func plural(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    switch (count.magnitude % 10, count.magnitude % 100) {
    case (_, 11...14): many
    case (1, _): one
    case (2...4, _): few
    default: many
    }
  }
}

extension String {
  /// A title in quotation marks. Those inside it become marks of the other kind.
  package var inGuillemets: String { "«\(replacing("«", with: "„").replacing("»", with: "“"))»" }
}

/// Gives a type the Russian text for every member that it does not implement, as `EnglishFallback` does in English.
public protocol RussianFallback {}

extension ViewerWords where Self: RussianFallback {
  public func catalogText(_ text: String) -> String { catalogTexts[text] ?? text }
  fileprivate func catalog(_ name: String) -> String {
    name == catalogTexts["built-in"] ? "Встроенный каталог" : "Каталог «\(name)»"
  }

  public var loading: String { "Загрузка…" }
  public var nothingLoaded: String { "Не удалось загрузить фильмы" }
  public var notRefreshed: String { "не удалось обновить" }
  public var logsIn: String { "Войти" }
  public var notLoaded: String { "Ещё не загружено" }

  public func number(_ value: Int) -> String { Digits.grouped(value, by: "\u{A0}") }
  public func decimal(tenths: Int) -> String { Digits.decimal(tenths: tenths, point: ",", by: "\u{A0}") }

  public func date(_ date: CalendarDate) -> String {
    let months = [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
      "декабря",
    ]
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }
  public func fullDate(_ date: CalendarDate) -> String { self.date(date) }

  public func title(of list: MovieList) -> String {
    switch list {
    case .topRated: "Лучшие"
    case .popular: "Популярные"
    case .nowPlaying: "Новинки"
    case .upcoming: "Ожидаемые"
    }
  }

  public var unknownYear: String { "без даты" }
  public var notRated: String { "нет оценки" }
  public func ofTen(_ score: String) -> String { "\(score) из 10" }
  public var opensFilm: String { "Подробнее" }
  public var nextPage: String { "Следующая страница" }
  public func films(_ count: Int) -> String { counted(count, "фильм", "фильма", "фильмов") }
  public var firstPage: String { "Первая страница" }
  public var lastPage: String { "Последняя страница" }
  public func noPage(_ page: Int, last: Int?) -> String {
    let rest =
      switch last {
      case nil: ""
      case 1: "; страница только одна"
      case .some(let last): "; последняя — \(number(last))"
      }
    return "Страницы \(number(page)) нет\(rest)"
  }
  public func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    let (first, last) = (number(numbers.lowerBound), number(numbers.upperBound))
    return "\(first == last ? "страница \(last)" : "страницы \(first)–\(last)") из \(number(total))"
  }
  public func more(_ count: Int) -> String { "ещё \(number(count))" }
  /// The first of some titles, and how many more there are.
  private func first(_ titles: [String], of count: Int) -> String {
    titles.joined(separator: ", ") + (count > titles.count ? " и \(more(count - titles.count))" : "")
  }
  /// The same after a colon; empty without titles.
  fileprivate func listed(_ titles: [String], of count: Int) -> String {
    titles.isEmpty ? "" : ": \(first(titles, of: count))"
  }
  /// The same in parentheses; empty without titles.
  fileprivate func parenthesized(_ titles: [String], of count: Int) -> String {
    titles.isEmpty ? "" : " (\(first(titles, of: count)))"
  }
  public func asOf(_ age: Duration) -> String {
    let minutes = Int(age.components.seconds / 60)
    return switch minutes {
    case ..<1: "из кэша, только что"
    case ..<60: "из кэша, \(minutes) \(RussianWords.plural(minutes, "минуту", "минуты", "минут")) назад"
    case ..<1440: "из кэша, \(minutes / 60) \(RussianWords.plural(minutes / 60, "час", "часа", "часов")) назад"
    default: "из кэша, \(minutes / 1440) \(RussianWords.plural(minutes / 1440, "день", "дня", "дней")) назад"
    }
  }
  public func rowsSkipped(_ count: Int) -> String {
    "не удалось прочитать \(counted(count, "запись", "записи", "записей"))"
  }
  public func warning(about part: String, saying sentence: String) -> String {
    // Names of servers and files are not Cyrillic.
    let isCyrillic = sentence.unicodeScalars.first.map { (0x400...0x4FF).contains($0.value) } ?? false
    let continued = isCyrillic ? sentence.prefix(1).lowercased() + sentence.dropFirst() : sentence
    return "\(part.beforeColon("«", "»")): \(continued)"
  }

  public func sentence(for error: CatalogError) -> String {
    let host = error.host ?? "Сервер"
    switch error.code {
    case .cancelled: return "Запрос отменён."
    case .unreachable: return "Не удалось связаться с \(error.host ?? "сервером")."
    case .hostNotFound: return "DNS не нашёл адрес \(error.host ?? "сервера")."
    case .timedOut: return "\(host) слишком долго не отвечает."
    case .untrusted: return "Не удалось проверить сертификат \(error.host ?? "сервера")."
    case .tlsFailed: return "Не удалось установить защищённое соединение с \(error.host ?? "сервером")."
    case .connectionLost: return "Соединение с \(error.host ?? "сервером") прервано."
    case .proxyFailed: return "Не удалось подключиться к \(error.host ?? "серверу") через прокси."
    case .unavailable: return "Не удалось загрузить сетевую библиотеку."
    case .missingCredential: return "Нужен токен доступа."
    case .rejectedCredential: return "\(host) не принял токен или ключ."
    case .notFound: return "\(error.host.map { "На \($0) такого" } ?? "Такого в каталоге") нет."
    case .rateLimited: return "Слишком много запросов к \(error.host ?? "серверу")."
    case .serverFailed: return "Внутренняя ошибка на \(error.host ?? "сервере")\(status(error))."
    case .refused: return "\(host) отклонил запрос\(status(error))."
    case .tooLarge: return "Ответ от \(error.host ?? "сервера") слишком большой."
    case .malformedResponse:
      return "Не удалось прочитать ответ от \(error.host ?? "сервера") (прокси или страница входа в сеть?)."
    case .redirected: return "\(host) перенаправил запрос; перенаправления не поддерживаются."
    case .outOfRange: return "Такой страницы нет."
    case .offline: return "В кэше этого нет, а автономный режим включён."
    case .unsupported: return "Каталог этого не поддерживает."
    case .notRecorded: return "В записи нет читаемого ответа на этот запрос к \(error.host ?? "серверу")."
    }
  }

  public func advice(for error: CatalogError) -> String {
    switch error.code {
    case .unreachable, .hostNotFound, .connectionLost: return "Проверьте сеть и попробуйте ещё раз."
    case .proxyFailed: return "Проверьте настройки прокси и попробуйте ещё раз."
    case .timedOut, .serverFailed, .malformedResponse, .tooLarge: return "Попробуйте позже."
    case .untrusted: return "Проверьте дату и сертификаты на этом компьютере."
    case .tlsFailed: return "Проверьте адрес сервера и сертификаты на этом компьютере."
    case .unavailable: return "Установите её и попробуйте ещё раз."
    case .missingCredential: return "Его можно получить у каталога."
    case .rejectedCredential: return "Проверьте, что он скопирован целиком и не отозван."
    case .rateLimited: return "Попробуйте через \(error.retryAfter.map(wait) ?? "минуту")."
    case .redirected, .refused: return "Проверьте адрес сервера."
    case .notFound: return error.host == nil ? "Проверьте номер." : "Проверьте номер и адрес сервера."
    case .notRecorded: return "Воспроизведите записанную команду с теми же параметрами."
    case .offline: return "Отключите автономный режим."
    case .outOfRange: return "Укажите меньший номер страницы."
    case .unsupported: return "Воспользуйтесь другим каталогом."
    case .cancelled: return "Попробуйте ещё раз."
    }
  }

  /// How long to wait; minutes and hours are rounded up.
  private func wait(_ seconds: Int) -> String {
    switch seconds {
    case ..<120: counted(seconds, "секунду", "секунды", "секунд")
    case ..<7_200: counted((seconds + 59) / 60, "минуту", "минуты", "минут")
    default: counted((seconds + 3_599) / 3_600, "час", "часа", "часов")
    }
  }

  /// A number with the form of a noun that it needs.
  package func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    "\(number(count)) \(RussianWords.plural(count, one, few, many))"
  }

  /// A number of stars, such as `4,5 звезды`.
  fileprivate func counted(stars: String) -> String {
    Int(stars).map { counted($0, "звезда", "звезды", "звёзд") } ?? "\(stars) звезды"
  }

  private func status(_ error: CatalogError) -> String {
    error.status.map { " (код \($0))" } ?? ""
  }

  public func sentence(for error: StoreError) -> String {
    let path = error.path.flatMap { $0.isEmpty ? nil : $0 } ?? "Файл"
    let place = error.movedTo ?? "другой файл"
    switch error.code {
    case .cancelled: return "Запрос отменён."
    case .unreadable: return "\(path): не удалось прочитать\(reason(error))."
    case .denied: return "\(path): нет прав на доступ\(reason(error))."
    case .malformed:
      return "\(path): \(error.invalidSettings.map(invalid).joined(by: "и").nonBlank ?? "неверное содержимое")."
    case .foreign: return "\(path): эта версия программы не может использовать эту базу данных."
    case .readOnly: return "\(path): нет прав на запись\(reason(error))."
    case .readOnlyVolume: return "\(path): файловая система доступна только для чтения\(reason(error))."
    case .diskFull: return "\(path): не сохранено, на диске нет места\(reason(error))."
    case .sizeLimit: return "\(path): не сохранено, файл слишком велик\(reason(error))."
    case .newerVersion: return "\(path): файл записан более новой версией программы."
    case .setAside:
      let rest =
        switch error.copiedFilms {
        case nil: ", всё, что удалось прочитать, скопировано в новый."
        case 0: ". Ни одного фильма прочитать не удалось, создан новый, пустой файл."
        case let count?: ". Удалось прочитать и перенести в новый файл: \(films(count))."
        }
      return "\(path): файл был повреждён. Он переименован в \(place)\(rest)"
    case .emptied:
      return "\(path): содержимое файла утрачено. Всё, что осталось, перенесено в \(place), создан новый файл."
    case .lostFilms: return "\(path): фильмы или сведения о них утрачены."
    case .unreadableDiary: return "Дневник этого фильма не читается, поэтому в него ничего не добавлено."
    // Only a sync waits for no file.
    case .busy: return error.path == nil ? "Синхронизация уже идёт." : "\(path): файл занят другой программой."
    case .noFolder: return "У этого пользователя нет домашней папки."
    case .missing: return "\(path): такого файла или папки нет."
    case .folder: return "\(path): это папка, а не файл."
    case .notAFile: return "\(path): это папка, канал или устройство, а не файл."
    case .fileTooLarge: return "\(path): файл слишком велик."
    case .tooLarge: return "\(path): файл слишком велик. В списке фильмов может быть до миллиона строк и до 64 МиБ."
    case .noFilms: return "\(path): это не список фильмов."
    case .zipped: return "\(path): это архив ZIP."
    case .noTitleColumn: return "\(path): нет столбца Title, Name, tmdbID или imdbID."
    case .unknownShelf: return "\(path): непонятно, в какой список добавить эти фильмы."
    case .fileExists: return "\(path): файл уже существует."
    case .unreadableFilms: return "\(path): файл не заменён, не удалось прочитать фильмы или сведения о них."
    case .earlierLoss: return "\(path): повреждённая библиотека, данные из неё утрачены, поэтому файл не заменён."
    case .notACalendar: return "\(path): файл уже существует, и это не календарь, записанный здесь."
    case .unknownFormat: return "\(path): неизвестный формат."
    case .failed: return "\(path): файл недоступен\(reason(error))."
    }
  }

  private func invalid(_ error: SettingError) -> String {
    let quoted = if case .invalidValue(let value) = error.problem, !value.isEmpty { ": «\(value)»" } else { "" }
    return "неверное значение \(error.key)\(quoted)"
  }

  /// The system's reason, which is not translated.
  private func reason(_ error: StoreError) -> String { error.reason.map { " (\($0))" } ?? "" }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .denied, .readOnly: "Проверьте права на файл и его папку."
    case .foreign:
      "Переместите её. Чтобы сохранить фильмы из более ранней версии, сначала экспортируйте их той версией."
    case .readOnlyVolume: "Разрешите запись в файловую систему или выберите другую папку."
    case .diskFull: "Освободите место на диске и попробуйте ещё раз."
    case .sizeLimit: "Увеличьте предельный размер файла."
    case .newerVersion: "Обновите программу."
    case .malformed:
      error.invalidSettings.isEmpty
        ? "Исправьте или удалите файл."
        : "Сбросьте или измените в настройках: \(error.invalidSettings.map(\.key).joined(by: "и"))."
    case .unreadable: "Проверьте диск."
    case .lostFilms: "Импортируйте экспортированный файл или попробуйте ещё раз, чтобы продолжить без утраченного."
    case .unreadableDiary: adviceOnUnreadable
    case .noFolder: "Создайте домашнюю папку этого пользователя."
    case .missing: "Проверьте путь."
    case .folder: "Укажите путь к файлу."
    case .notAFile, .fileTooLarge: "Переместите или удалите его."
    case .tooLarge: "Разделите его на части и попробуйте ещё раз."
    case .noFilms:
      "Нужен целый файл, записанный этой программой или сервисом, таким как IMDb, Letterboxd или Trakt, либо CSV со "
        + "столбцом Title, Name, tmdbID или imdbID."
    case .zipped:
      "Распакуйте его и импортируйте файлы из него. У Letterboxd это diary.csv, reviews.csv, ratings.csv, watched.csv, "
        + "watchlist.csv и likes/films.csv, а у Trakt — файлы .json."
    case .noTitleColumn: "Добавьте столбец с названиями фильмов."
    case .unknownShelf: "Импортируйте его в избранное, в список «посмотреть» или в просмотренное."
    case .fileExists: "Выберите другое имя или замените файл."
    case .earlierLoss:
      "Импортируйте прежний экспорт и переместите повреждённую библиотеку либо экспортируйте в новый файл."
    case .unreadableFilms: "Восстановите библиотеку и импортируйте этот файл либо экспортируйте в новый."
    case .notACalendar: "Выберите другое имя."
    case .unknownFormat: "Выберите имя на .json или .csv либо укажите формат."
    default: error.reason == nil ? "Попробуйте ещё раз." : "Проверьте файл и его папку."
    }
  }
}

/// Names and attributions of catalogs by their English text.
private let catalogTexts = [
  "U.S. public-domain films. Scores are this catalog's own.":
    "Фильмы — общественное достояние в США. Оценки выставлены самим каталогом.",
  "People from the built-in films.": "Люди из встроенных фильмов.",
  "built-in": "встроенный",
]

extension ViewerWords where Self: RussianFallback {
  // MARK: - Lists

  public var emptyRow: String { "Сейчас здесь нет фильмов." }
  public func freeFromJanuary(of year: Int, isPast: Bool) -> String { "свободны с января \(year)" }
  public var noFilms: EmptyState {
    EmptyState(
      title: "Фильмов нет", message: "Этот список пуст.", advice: "Попробуйте другой список или жанр.")
  }
  public var genres: String { "Жанры" }
  public func genre(_ name: String) -> String { genreNames[name.lowercased()] ?? name }
  public var noGenres: String { "Не удалось загрузить жанры" }
  public var hasNoGenres: String { "В этом каталоге нет жанров" }
  public var opensGenre: String { "Фильмы жанра" }
  public var choosesGenre: String { "Показывать выбранный жанр на главной" }
  public func alreadyOut(_ date: String) -> String { "вышел \(date)" }

  // MARK: - People

  public var popularPeople: String { "Популярные люди" }
  public var peopleNotLoaded: String { "Не удалось загрузить людей" }
  public var hasNoPeople: String { "В этом каталоге нет сведений о людях" }
  public var personNotLoaded: String { "Не удалось загрузить сведения о человеке" }
  public func noSuchPerson(withID id: Int, at host: String?) -> EmptyState {
    EmptyState(
      title: "Такого человека нет",
      message: "\(host.map { "На \($0)" } ?? "В этом каталоге") нет человека с номером \(id).",
      advice: "Проверьте номер или поищите среди популярных людей.")
  }
  public var opensPerson: String { "О человеке" }
  public func department(_ name: String) -> String { departmentNames[name] ?? name }
  public func job(_ name: String) -> String { jobNames[name] ?? name }
  public var knownFor: String { "Занятие" }
  public var born: String { "Дата рождения" }
  public var died: String { "Дата смерти" }
  public var birthplace: String { "Место рождения" }
  public func dated(_ date: String, aged years: Int?) -> String {
    guard let years, years >= 0 else { return date }
    return "\(date) (\(years) \(RussianWords.plural(years, "год", "года", "лет")))"
  }
  public var biography: String { "Биография" }
  public func textIn(_ language: String) -> String { language == "en" ? "на английском" : "на другом языке" }
  public var bestKnownFilms: String { "Самые известные фильмы" }
  public var allFilms: String { "Фильмы" }
  public func films(as role: PersonRole) -> String {
    switch role {
    case .actor: "Фильмы: актёр"
    case .director: "Фильмы: режиссёр"
    case .writer: "Фильмы: сценарист"
    case .producer: "Фильмы: продюсер"
    case .composer: "Фильмы: композитор"
    case .cinematographer: "Фильмы: оператор"
    case .editor: "Фильмы: монтажёр"
    }
  }
  public var noFilmography: String { "Фильмов пока нет." }
  public var filmographyNotLoaded: String { "Не удалось загрузить фильмографию." }

  // MARK: - Films

  public var favorite: String { "В избранном" }
  public var onWatchlist: String { "В списке «посмотреть»" }
  public func seen(on day: String?, rating: String?) -> String {
    (day.map { "Просмотрено \($0)" } ?? "Просмотрено") + (rating.map { " · \(counted(stars: $0))" } ?? "")
  }
  public var viewings: String { "Ваши просмотры" }
  public func add(to shelf: Shelf) -> String {
    shelf == .seen ? "Отметить как просмотренный" : "В \(place(of: shelf))"
  }
  public func remove(from shelf: Shelf) -> String {
    shelf == .seen ? "Снять отметку о просмотре" : "Убрать из \(genitive(of: shelf))"
  }
  public var filmNotLoaded: String { "Не удалось загрузить фильм" }
  public var filmNotRefreshed: String { "Не удалось обновить; это прежняя версия." }
  public var sectionNotLoaded: String { "Не удалось загрузить этот раздел." }

  public func noSuchFilm(withID id: Int, at host: String?) -> EmptyState {
    EmptyState(
      title: "Такого фильма нет",
      message: "\(host.map { "На \($0)" } ?? "В этом каталоге") нет фильма с номером \(id).",
      advice: "Найдите фильм по названию.")
  }

  public var score: String { "Оценка" }
  public var released: String { "Премьера" }
  public func countries(_ count: Int) -> String { count == 1 ? "Страна" : "Страны" }
  public var language: String { "Язык" }
  public var budget: String { "Бюджет" }
  public var revenue: String { "Сборы" }
  public var popularity: String { "Популярность" }
  public var homepage: String { "Сайт" }

  public func votes(_ count: Int) -> String { counted(count, "голос", "голоса", "голосов") }
  public func directed(by names: [String]) -> String {
    let rest = names.count > 3 ? " и ещё \(names.count - 2)" : ""
    return "реж. \(names.prefix(rest.isEmpty ? 3 : 2).joined(separator: ", "))\(rest)"
  }
  public func duration(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return switch (hours, rest) {
    case (0, _): "\(rest) мин"
    case (_, 0): "\(number(hours)) ч"
    default: "\(number(hours)) ч \(rest) мин"
    }
  }
  public func dollars(_ amount: Int) -> String { "\(number(amount)) $" }
  public func languageName(_ code: String) -> String { languageNamesRussian[code.lowercased()] ?? code }
  public func countryName(_ code: String, _ name: String) -> String { countryNamesRussian[code] ?? name }

  public var overview: String { "Описание" }
  public var noOverview: String { "Описания пока нет." }
  public func inLanguage(_ code: String) -> String { "язык: \(languageName(code))" }

  public var cast: String { "В ролях" }
  public var crew: String { "Съёмочная группа" }
  public var castAndCrew: String { "Актёры и съёмочная группа" }
  public var noCast: String { "Актёры не указаны." }
  public func peopleSkipped(_ count: Int) -> String {
    "не удалось прочитать: \(counted(count, "человек", "человека", "человек"))"
  }

  public var reviews: String { "Отзывы" }
  public var noReviews: String { "Отзывов пока нет." }
  public func reviewsSkipped(_ count: Int) -> String {
    "не удалось прочитать: \(counted(count, "отзыв", "отзыва", "отзывов"))"
  }
  public func firstReviews(_ count: Int, of total: Int) -> String {
    "первые \(number(count)) из \(number(total))"
  }
  public var fullReviews: String { "целиком" }
  public var anonymousAuthor: String { "Без имени" }

  // MARK: - Films by criteria

  public var discoverTitle: String { "Подборка" }
  public var trending: String { "Фильмы недели" }
  public func similar(to title: String) -> String { "Похожие на фильм \(title.inGuillemets)" }

  public var noMatch: EmptyState {
    EmptyState(
      title: "Нет фильмов, подходящих под условия", advice: "Уберите условие или расширьте диапазон.")
  }
  public func nothingSimilar(to title: String) -> EmptyState {
    EmptyState(title: "Фильмов, похожих на \(title.inGuillemets), не нашлось")
  }
  public func noCollection(of title: String) -> EmptyState {
    EmptyState(title: "\(title.inGuillemets) не входит ни в одну коллекцию")
  }
  public func unknownValue(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let (noun, advice) =
      switch criterion {
      case .genre: ("Нет жанра", "Посмотрите список жанров.")
      case .originalLanguage: ("Неизвестный язык", "Укажите название или код, например ja.")
      case .country: ("Неизвестная страна", "Укажите название или код, например JP.")
      case .service:
        ("Неизвестный сервис", "Сервисы зависят от страны: проверьте настройку \(Setting.region.rawValue).")
      default: ("Неизвестное значение", "")
      }
    return EmptyState(
      title: "\(noun) «\(name)»", suggestion: suggestions.isEmpty ? "" : didYouMean(suggestions),
      advice: suggestions.isEmpty || criterion == .genre ? advice : "")
  }
  public func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState {
    let inability =
      switch criterion {
      case .genre, .anyGenre, .without: "не умеет подбирать фильмы по жанру"
      case .year: "не умеет подбирать фильмы по году"
      case .score: "не умеет подбирать фильмы по оценке"
      case .runtime: "не умеет подбирать фильмы по длительности"
      case .votes: "не умеет подбирать фильмы по числу голосов"
      case .stars: "не умеет подбирать фильмы по вашим звёздам"
      case .seen: "не знает, какие фильмы вы видели"
      case .originalLanguage: "не умеет подбирать фильмы по языку"
      case .country: "не умеет подбирать фильмы по стране"
      case .person: "не умеет подбирать фильмы по участникам"
      case .service: "не умеет подбирать фильмы по сервису"
      case .certification: "не умеет подбирать фильмы по возрастному рейтингу"
      case .order: "не умеет показывать фильмы в таком порядке"
      }
    return EmptyState(
      title: "\(self.catalog(catalog)) \(inability)",
      advice: criterion == .order ? "Попробуйте другой порядок." : "Попробуйте без этого условия.")
  }

  public func range(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? lower : "\(lower)–\(upper)"
    case (let lower?, nil): "от \(lower)"
    case (nil, let upper?): "до \(upper)"
    case (nil, nil): "любое"
    }
  }
  public func years(_ first: String?, _ last: String?) -> String {
    switch (first, last) {
    case (let first?, nil): "с \(first) года"
    case (nil, let last?): "по \(last) год"
    default: range(first, last)
    }
  }
  public func anyGenre(of names: [String]) -> String { names.joined(by: "или") }
  public func withoutGenres(_ names: [String]) -> String { "кроме: \(names.joined(separator: ", "))" }
  public func scoreRange(_ range: String) -> String { "оценка \(range)" }
  public func minuteRange(_ range: String) -> String { "\(range) мин" }
  public func voteRange(_ range: String) -> String { "голосов: \(range)" }
  public func starRange(_ range: String) -> String { "ваших звёзд: \(range)" }
  public var notSeen: String { "не просмотренные" }
  public func madeIn(_ name: String) -> String { "страна: \(name)" }
  public func withPeople(_ names: [String]) -> String { "участники: \(names.joined(separator: ", "))" }
  public func onServices(_ names: [String]) -> String { "сервисы: \(names.joined(separator: ", "))" }
  public func certification(_ rating: String) -> String { "рейтинг \(rating)" }
  public func order(_ order: MovieFilter.Order) -> String? {
    switch order {
    case .popularity: nil
    case .score: "сначала с высокой оценкой"
    case .votes: "по числу голосов"
    case .newest: "сначала новые"
    case .oldest: "сначала старые"
    case .title: "по названию"
    case .revenue: "по сборам"
    }
  }

  // MARK: - Where to watch

  public func whereToWatch(in country: String?) -> String { "Где смотреть" + (country.map { " · \($0)" } ?? "") }
  public func offer(_ kind: WatchOptions.OfferKind) -> String {
    switch kind {
    case .stream: "Подписка"
    case .free: "Бесплатно"
    case .ads: "С рекламой"
    case .rent: "Аренда"
    case .buy: "Покупка"
    }
  }
  public func noOffers(in country: String) -> String { "Для страны «\(country)» данных нет." }
  public func offers(from company: String) -> String { "данные \(company)" }
  public func ownServices(mark: String) -> String { "\(mark) ваши" }
  public func ownService(_ name: String) -> String { "\(name) (ваш)" }
  public func isFree(from year: Int?) -> String {
    year.map { "С 1 января \($0) года в США можно будет свободно смотреть и распространять." }
      ?? "Общественное достояние в США: можно свободно смотреть и распространять."
  }
  public var opensWatchPage: String { "Открыть страницу просмотра" }

  public var videos: String { "Трейлеры" }
  public func videoKind(_ term: String) -> String { videoKinds[term] ?? term }
  public var official: String { "официальный" }
  public var playsTrailer: String { "Включить трейлер" }

  public var moreLikeThis: String { "Похожие фильмы" }
  public var allSimilar: String { "Все" }

  public var ageRating: String { "Возрастной рейтинг" }
  public var theatricalRelease: String { "В кинотеатрах" }
  public var digitalRelease: String { "Цифровой релиз" }
  public var discRelease: String { "На диске" }
  public var collection: String { "Коллекция" }
  public var opensCollection: String { "Вся коллекция" }

  // MARK: - Searches

  public var searchTitle: String { "Поиск" }
  public var typesTitle: String { "Введите название фильма или его часть." }
  public func atLeast(letters: Int) -> String {
    "Введите хотя бы \(letters) \(RussianWords.plural(letters, "букву", "буквы", "букв")). "
      + "Для более короткого названия нажмите Enter."
  }
  public var recentSearches: String { "Недавние запросы" }
  public func searching(for query: String) -> String { "Поиск «\(query)»…" }
  public func results(for query: String, year: Int?) -> String {
    "Найдено по запросу «\(query)»" + (year.map { ", \($0)" } ?? "")
  }

  public var loadingNextPage: String { "Загрузка следующей страницы…" }

  public func nothingFound(for query: String, year: Int?) -> EmptyState {
    let advice =
      switch (query.contains(where: \.isWhitespace), year != nil) {
      case (true, true): "Попробуйте меньше слов, другое написание или любой год."
      case (true, false): "Попробуйте меньше слов, другое написание или оригинальное название."
      case (false, true): "Попробуйте другое написание или любой год."
      case (false, false): "Попробуйте другое написание или оригинальное название."
      }
    return EmptyState(
      title: "Фильмов\(year.map { " \($0) года" } ?? "") по запросу «\(query)» не нашлось", advice: advice)
  }
  public func searched(_ count: Int) -> String {
    "Поиск шёл среди \(counted(count, "фильма", "фильмов", "фильмов"))."
  }
  public func searchFailed(for query: String) -> String { "Поиск «\(query)» не удался" }

  public var dropsYear: String { "Любой год" }

  public var noHistory: EmptyState {
    EmptyState(
      title: "Запросов пока нет", message: "Здесь сохраняются запросы, по которым что-то нашлось.")
  }
  public var historyNotRead: String { "Не удалось прочитать или изменить историю поиска" }
  public func searchRemoved(_ query: String) -> String { "Запрос «\(query)» удалён." }
  public func notInHistory(_ query: String) -> EmptyState {
    EmptyState(title: "В истории поиска нет «\(query)»")
  }
  public var historyCleared: String { "История поиска очищена." }

  // MARK: - References to films and people

  public func onlyFilm(for text: String, is film: String) -> String {
    "По запросу «\(text)» нашёлся только один фильм: \(film)."
  }
  public func several(arePeople: Bool, match text: String) -> EmptyState {
    EmptyState(
      title: "По запросу «\(text)» нашлось несколько \(arePeople ? "человек" : "фильмов")",
      advice: "Укажите номер \(arePeople ? "человека" : "фильма").")
  }
  public func noPerson(matches text: String) -> EmptyState {
    EmptyState(
      title: "По запросу «\(text)» никого не нашлось",
      advice: "Попробуйте другое написание или \(text.isLatin ? "только фамилию" : "имя латинскими буквами").")
  }
  public func noFilm(on shelf: Shelf, matches text: String) -> String {
    switch shelf {
    case .favorites: "В избранном нет фильма «\(text)»"
    case .watchlist: "В списке «посмотреть» нет фильма «\(text)»"
    case .seen: "Среди просмотренных нет фильма «\(text)»"
    }
  }
  public func nothing(withIMDbID id: String) -> String { "По номеру IMDb \(id) ничего не нашлось" }
  public func noIMDbIDs(inCatalog name: String) -> String { "\(catalog(name)) не знает номеров IMDb" }
  public var adviceWithoutIMDbIDs: String { "Укажите название, имя или номер." }
  public func isNotAFilm(_ text: String) -> String { "\(text) — не фильм" }
  public func isNotAPerson(_ text: String) -> String { "\(text) — не человек" }
  public func isOfAnotherCatalog(_ person: String) -> String { "\(person): это человек из другого каталога" }
  public var noServices: String { "В настройках нет ваших сервисов" }
  public var adviceOnServices: String { "Укажите их в настройках: «services»." }
  public func didYouMean(_ texts: [String]) -> String {
    "Возможно, вы имели в виду: \(texts.joined(by: "или"))?"
  }

  // MARK: - Shelves

  public func title(of shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Избранное"
    case .watchlist: "Посмотреть"
    case .seen: "Просмотрено"
    }
  }
  /// A shelf in a sentence, in the accusative.
  private func place(of shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "избранное"
    case .watchlist: "список «посмотреть»"
    case .seen: "просмотренное"
    }
  }
  private func genitive(of shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "избранного"
    case .watchlist: "списка «посмотреть»"
    case .seen: "просмотренных"
    }
  }
  /// What a sentence says of a film on a shelf.
  private func state(on shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "в избранном"
    case .watchlist: "в списке «посмотреть»"
    case .seen: "отмечено как просмотренное"
    }
  }
  public var favoriteMark: String { "в избранном" }
  public var watchlistMark: String { "в списке «посмотреть»" }
  public func seenMark(isRated: Bool) -> String { isRated ? "просмотрено, с вашей оценкой" : "просмотрено" }
  public func seenMark(rating: String) -> String { "просмотрено, ваша оценка — \(counted(stars: rating))" }
  public func order(_ order: ShelfOrder) -> String {
    switch order.field {
    case .title: order.isDescending ? "по названию, от Я до А" : "по названию"
    case .date: order.isDescending ? "сначала новые" : "сначала старые"
    case .rating: order.isDescending ? "сначала с высокой оценкой" : "сначала с низкой оценкой"
    case .added: order.isDescending ? "сначала недавно добавленные" : "сначала давно добавленные"
    case .watched: order.isDescending ? "сначала недавно просмотренные" : "сначала давно просмотренные"
    case .stars: order.isDescending ? "сначала с большим числом звёзд" : "сначала с малым числом звёзд"
    }
  }
  public func watched(on day: String, times: Int, isRewatch: Bool) -> String {
    times > 1 ? "\(day) · \(number(times))×" : isRewatch ? "\(day) · повторно" : day
  }
  public func onDay(_ day: String) -> String { day }
  public func seen(times: Int) -> String { counted(times, "раз", "раза", "раз") }
  public func none(on shelf: Shelf) -> EmptyState {
    let title =
      switch shelf {
      case .favorites: "В избранном пока ничего нет"
      case .watchlist: "Список «посмотреть» пуст"
      case .seen: "Просмотренных фильмов пока нет"
      }
    return EmptyState(
      title: title, message: "Здесь появятся \(shelf == .seen ? "отмеченные" : "добавленные") фильмы.")
  }
  public func shelfNotRead(_ shelf: Shelf?) -> String {
    "Не удалось прочитать \(shelf.map { place(of: $0) } ?? "ваши фильмы")"
  }
  public func shelfNotChanged(_ shelf: Shelf?) -> String {
    "Не удалось изменить \(shelf.map { place(of: $0) } ?? "ваши фильмы")"
  }
  public var notAdded: String { "Ничего не добавлено" }
  public var notRemoved: String { "Ничего не убрано" }
  public func added(_ title: String, to shelf: Shelf) -> String {
    shelf == .seen ? seen(title, on: nil, rating: nil) : "Добавлено в \(place(of: shelf)): \(title.inGuillemets)."
  }
  public func seen(_ title: String, on day: String?, rating: String?) -> String {
    "Просмотрено\(day.map { " \($0)" } ?? ""): \(title.inGuillemets)\(rating.map { ", \(counted(stars: $0))" } ?? "")."
  }
  public func rated(_ title: String, _ stars: String) -> String {
    "Ваша оценка фильма \(title.inGuillemets): \(counted(stars: stars))."
  }
  public func alreadyThere(_ title: String, on shelf: Shelf) -> String {
    "Уже \(state(on: shelf)): \(title.inGuillemets)."
  }
  public func removed(_ title: String, from shelf: Shelf) -> String {
    "\(shelf == .seen ? "Отметка о просмотре снята" : "Убрано из \(genitive(of: shelf))"): \(title.inGuillemets)."
  }
  public var leftWatchlist: String { "Фильма больше нет в списке «посмотреть»." }
  public var returnedToWatchlist: String { "Фильм снова в списке «посмотреть»." }
  public func removed(viewings: Int, reviews: Int, ratings: Int) -> String {
    let lost = [
      (viewings, "просмотр", "просмотра", "просмотров"), (reviews, "отзыв", "отзыва", "отзывов"),
      (ratings, "оценка", "оценки", "оценок"),
    ].filter { $0.0 > 0 }.map(counted)
    return "Вместе с отметкой удалено: \(lost.joined(by: "и"))."
  }
  public func changed(_ count: Int, _ names: [String], _ change: ShelfChange, on shelf: Shelf) -> String {
    let change =
      switch change {
      case .added: shelf == .seen ? "Отмечено как просмотренное" : "Добавлено в \(place(of: shelf))"
      case .alreadyThere: "Уже \(state(on: shelf))"
      case .removed: "Больше не \(state(on: shelf))"
      }
    return "\(change): \(films(count))\(parenthesized(names, of: count))".ended
  }
  public func unrated(_ title: String) -> String { "Ваша оценка снята: \(title.inGuillemets)." }
  public func notThere(_ title: String, on shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "В избранном нет: \(title)".ended
    case .watchlist: "В списке «посмотреть» нет: \(title)".ended
    case .seen: "Не отмечено как просмотренное: \(title)".ended
    }
  }
  public func performed(_ step: UndoStep, _ count: Int, _ names: [String], now shelves: [String]?) -> String {
    let done = done(step) + " "
    guard let shelves, let name = names.first else {
      return "\(done)\(films(count))\(listed(names, of: count))".ended
    }
    let place = shelves.isEmpty ? " ни в одном списке" : ": \(shelves.inSentence)"
    return "\(done)\(name.inGuillemets) теперь\(place)."
  }
  public func done(_ step: UndoStep) -> String { step == .undo ? "Отменено." : "Возвращено." }
  public func reverts(_ step: UndoStep) -> String { step == .undo ? "Вернуть" : "Отменить" }
  public var forTonight: String { "На сегодняшний вечер" }
  public func picked(from shelf: Shelf) -> String { "Из \(genitive(of: shelf))" }
  public func noneIsOut(on shelf: Shelf?) -> EmptyState {
    let films =
      switch shelf {
      case .favorites: "фильм из избранного"
      case .watchlist: "фильм из списка «посмотреть»"
      case .seen: "из просмотренных фильмов"
      case nil: "подходящий фильм"
      }
    return EmptyState(title: "Ни один \(films) ещё не вышел")
  }
  public var picksFromAll: String { "Выбрать из всех фильмов не длиннее двух часов" }
  public func nothing(to step: UndoStep) -> String { step == .undo ? "Отменять нечего" : "Возвращать нечего" }
  public func untried(_ count: Int, _ names: [String]) -> String {
    "Не обработано: \(films(count))\(parenthesized(names, of: count))".ended
  }
  public func unreadable(_ count: Int, _ names: [String]) -> String {
    "Не удалось прочитать \(films(count))\(listed(names, of: count))".ended
  }
  public var adviceOnUnreadable: String {
    "Восстановите библиотеку, чтобы перенести нечитаемые записи в отдельный файл."
  }
  public func repaired(_ count: Int, to path: String) -> String {
    let entries = counted(count, "нечитаемая запись", "нечитаемые записи", "нечитаемых записей")
    return "В \(path) перенесено: \(entries)."
  }
  public func affected(_ count: Int, _ names: [String]) -> String {
    names.isEmpty
      ? "Затронуто фильмов: \(number(count))." : "Затронутые фильмы\(listed(names, of: count))".ended
  }
  public var nothingToRepair: String { "Восстанавливать нечего: всё читается." }

  // MARK: - Calendar

  public var calendarTitle: String { "Календарь" }
  public var calendarName: String { "Выход фильмов" }
  public func calendarEntries(_ count: Int) -> String { counted(count, "событие", "события", "событий") }
  public func month(_ month: Int, of year: Int) -> String { "\(self.month(month)) \(year)" }
  public var weekdays: [String] { ["пн", "вт", "ср", "чт", "пт", "сб", "вс"] }
  public var firstWeekday: Int { 0 }
  public func kind(_ kind: FilmDay.Kind) -> String {
    switch kind {
    case .theatrical: "в кинотеатрах"
    case .digital: "цифровой релиз"
    case .disc: "на диске"
    case .release: "премьера"
    case .publicDomain: "свободен в США"
    }
  }
  public func reason(_ reason: CalendarScene.Reason) -> String {
    switch reason {
    case .watchlist: "из списка «посмотреть»"
    case .collection(let name): name ?? "коллекция"
    case .director(let name): "режиссёр: \(name)"
    case .catalog: ""
    }
  }
  public func nothingDue(from start: String, through end: String) -> EmptyState {
    EmptyState(
      title: "С \(start) по \(end) релизов нет",
      message: "Здесь будут фильмы из списка «посмотреть», другие части коллекций с ваших полок и фильмы "
        + "режиссёров избранных фильмов.")
  }
  public func lookingUp(_ count: Int, of total: Int) -> String {
    "Проверено \(number(count)) из \(number(total))…"
  }
  public func notLookedUp(_ count: Int, _ names: [String]) -> String {
    "не удалось загрузить: \(number(count))\(parenthesized(names, of: count))."
  }
  public func noLonger(in catalog: String, _ count: Int, _ names: [String]) -> String {
    "\(counted(count, "фильма", "фильмов", "фильмов")) больше нет в \(catalog)\(listed(names, of: count))".ended
  }
  public func calendarWritten(_ count: Int, to path: String) -> String {
    "В файл \(path) записано: \(calendarEntries(count))."
  }
  public var calendarNotWritten: String { "Календарь не записан" }

  // MARK: - News

  public var newsTitle: String { "Новости" }
  public func newsChanges(_ count: Int) -> String { counted(count, "изменение", "изменения", "изменений") }
  public func isOut(_ kind: String, since day: String?) -> String { "\(kind): \(day.map { "с \($0)" } ?? "сегодня")" }
  public func moved(_ kind: String, from old: String?, to new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(kind): перенесено с \(old) на \(new)"
    case (let old?, nil): "\(kind): теперь без даты, раньше — \(old)"
    case (nil, let new): "\(kind): \(new ?? "")"
    }
  }
  public func offered(on services: [String]) -> String {
    "теперь на \(services.count == 1 ? "сервисе" : "сервисах") \(services.joined(separator: ", "))"
  }
  public func newPart(of collection: String?) -> String {
    collection.map { "новая часть: \($0)" } ?? "новая часть коллекции"
  }
  public func noNews(since day: String?) -> EmptyState {
    EmptyState(
      title: day.map { "Ничего нового с \($0)" } ?? "Пока ничего нового",
      message: "Здесь будут изменения для фильмов из списка «посмотреть» и новые части коллекций, из которых вы что-то "
        + "видели.")
  }
  public var newsNotRemembered: String { "Не удалось запомнить эти новости, и вы увидите их снова" }

  // MARK: - Syncs

  public var syncTitle: String { "Синхронизация" }
  public func syncing(_ count: Int, of total: Int) -> String {
    "Изменения: \(number(count)) из \(number(total))"
  }
  public func syncChanges(_ count: Int, isDryRun: Bool) -> String {
    counted(count, "изменение", "изменения", "изменений") + (isDryRun ? "; пока ничего не изменено" : "")
  }
  public func syncChanged(
    _ list: AccountList, isOnList: Bool, stars: String?, at account: String?, isDryRun: Bool
  ) -> String {
    let place = account.map { "в \($0)" } ?? "здесь"
    let moves = isOnList ? isDryRun ? "добавить" : "добавлен" : isDryRun ? "убрать" : "убран"
    return switch list {
    case .favorites: "\(moves) \(isOnList ? "в избранное" : "из избранного") \(place)"
    case .watchlist: "\(moves) \(isOnList ? "в список" : "из списка") «посмотреть» \(place)"
    case .ratings:
      stars.map { isDryRun ? "поставить оценку ★ \($0) \(place)" : "поставлена оценка ★ \($0) \(place)" }
        ?? (isDryRun ? "убрать оценку \(place)" : "оценка убрана \(place)")
    }
  }
  public var syncsNow: String { "Синхронизировать сейчас" }
  public var syncsThen: String { "Затем синхронизировать" }
  public func decided(_ reason: SyncScene.Reason, stars: String?) -> String {
    switch reason {
    case .changed: ""
    case .own: "учтена ваша оценка здесь, а не ★ \(stars ?? "") там"
    case .account: "учтена оценка из учётной записи, а не ★ \(stars ?? "")"
    case .later: "учтена более поздняя оценка, а не ★ \(stars ?? "")"
    case .kept: "удаление не учтено: оценка была изменена"
    }
  }
  public func nothingToSync(with account: String, isAboutAll: Bool) -> EmptyState {
    EmptyState(title: "Ваши \(isAboutAll ? "" : "остальные ")фильмы здесь и в \(account) совпадают")
  }
  public func approvalNeeded(at address: String, of account: String) -> EmptyState {
    EmptyState(
      title: "Не синхронизировано: \(account) нужно ваше согласие",
      advice: "Дайте его на этой странице:", address: address, isStep: true)
  }
  public func approvalWithdrawn(by account: String) -> EmptyState {
    EmptyState(
      title: "Не синхронизировано: согласие в \(account) отозвано",
      advice: "Синхронизируйте снова, чтобы запросить новое. Здесь ничего не изменено.")
  }
  public func needsToken(of account: String) -> EmptyState {
    EmptyState(
      title: "Не синхронизировано: с ключом API учётная запись недоступна",
      advice: "Войдите с токеном доступа (API Read Access Token) от \(account).")
  }
  public func accountEmptied(_ account: String) -> EmptyState {
    EmptyState(
      title: "Не синхронизировано: все ваши списки в \(account) теперь пусты", message: "Здесь ничего не изменено.",
      advice: "Проверьте там свои списки. Если вы очистили их сами, добавьте там в список один фильм и синхронизируйте "
        + "снова.")
  }
  public var notSynced: String { "Не синхронизировано" }
  public var syncWaits: String { "Изменения ждут следующей синхронизации." }
  public var syncBringsBack: String {
    "Следующая синхронизация добавит каждой стороне то, что есть только у другой, и отправит ваши оценки."
  }
  public func waiting(_ count: Int, _ names: [String]) -> String {
    counted(count, "изменение ждёт", "изменения ждут", "изменений ждут")
      + " следующей синхронизации\(parenthesized(names, of: count))."
  }
  public var otherAccount: String { "Это не та учётная запись, что в прошлый раз, поэтому ничего не удаляется." }
  public func incompleteLists(_ lists: [AccountList], at account: String) -> String {
    "Не всё удалось прочитать в \(account) (\(names(of: lists))), поэтому удалённое там не удалено здесь."
  }
  public func emptiedLists(_ lists: [AccountList], at account: String) -> String {
    "Теперь в \(account) пусто (\(names(of: lists))), поэтому удалённое там не удалено здесь. Если вы очистили список сами, "
      + "добавьте туда один фильм и синхронизируйте снова."
  }
  private func names(of lists: [AccountList]) -> String {
    lists.map { list in
      switch list {
      case .favorites: "избранное"
      case .watchlist: "список «посмотреть»"
      case .ratings: "оценки"
      }
    }.joined(separator: ", ")
  }
  public func foreignFilms(_ count: Int, to account: String) -> String {
    "\(films(count)) не из \(account), и \(count == 1 ? "он остаётся" : "они остаются") только здесь."
  }
  public func goneFilms(_ count: Int, from account: String) -> String {
    let films = counted(count, "фильма", "фильмов", "фильмов")
    return "\(films) больше нет в \(account), \(count == 1 ? "он остаётся" : "они остаются") здесь."
  }

  // MARK: - Statistics

  public func statsTitle(of year: Int?) -> String { "Статистика" + (year.map { " за \($0) год" } ?? "") }
  public func heading(of section: StatsScene.Kind) -> String {
    switch section {
    case .year: "Просмотры по годам"
    case .month: "Просмотры по месяцам"
    case .decade: "По десятилетиям выхода"
    case .genre: "По жанрам"
    case .country: "По странам"
    case .director: "По режиссёрам"
    case .stars: "По вашим звёздам"
    }
  }
  public func known(_ count: Int, of films: Int) -> String {
    "известно для фильмов: \(number(count)) из \(number(films))"
  }
  public func month(_ month: Int) -> String {
    let months = [
      "Январь", "Февраль", "Март", "Апрель", "Май", "Июнь", "Июль", "Август", "Сентябрь", "Октябрь", "Ноябрь",
      "Декабрь",
    ]
    return months.indices.contains(month - 1) ? months[month - 1] : ""
  }
  public func decade(_ year: Int) -> String { "\(year)-е" }
  public func scored(_ films: String, _ score: String) -> String { "\(films) · оценка \(score)" }
  public var allViewings: String { "Просмотры" }
  public var firstViewing: String { "Первый" }
  public var lastViewing: String { "Последний" }
  public var longestGap: String { "Самый долгий перерыв" }
  public func gap(of days: Int, from start: String, to end: String) -> String {
    "\(counted(days, "день", "дня", "дней")), между \(start) и \(end)"
  }
  public func noViewings(in year: Int?) -> EmptyState {
    EmptyState(
      title: year.map { "В \($0) году просмотров не отмечено" } ?? "Пока нет просмотренных фильмов",
      message: "Здесь считаются фильмы, которые вы отметили просмотренными, по дням просмотра. Фильм без "
        + "даты просмотра входит только в итог за все годы.")
  }

  // MARK: - Settings

  public var settingsTitle: String { "Настройки" }
  public var settingsNotRead: String { "Не удалось прочитать или изменить настройки" }
  public var notChecked: String { "Не удалось проверить жанр" }
  public func meaning(of setting: Setting) -> String {
    switch setting {
    case .language: "язык фильмов и сообщений"
    case .region: "страна для дат премьер"
    case .adult: "показывать фильмы для взрослых"
    case .theme: "светлые или тёмные"
    case .services: "ваши онлайн-кинотеатры, с отметкой на странице фильма"
    case .genre: "жанр дополнительного ряда на главной"
    case .posters: "списки из постеров и портретов"
    case .history: "запоминать запросы"
    case .pager: "длинный вывод по страницам"
    case .browser: "открывать на весь экран, если команда не указана"
    case .mouse: "управлять мышью в полноэкранном режиме"
    case .accessible: "строки для чтения вслух"
    case .keys: "другие клавиши для команд"
    }
  }
  public func unset(_ setting: Setting) -> String {
    switch setting {
    case .language, .region: "как в системе"
    default: "не задано"
    }
  }
  public func name(of setting: Setting) -> String {
    switch setting {
    case .language: "язык"
    case .region: "страна"
    case .adult: "фильмы для взрослых"
    case .theme: "цвета"
    case .services: "ваши сервисы"
    case .genre: "жанр на главной"
    case .posters: "постеры"
    case .history: "история поиска"
    case .pager: "постраничный вывод"
    case .browser: "сразу на весь экран"
    case .mouse: "мышь"
    case .accessible: "чтение вслух"
    case .keys: "клавиши"
    }
  }
  public func value(_ text: String, of setting: Setting) -> String {
    switch (setting, text) {
    case (let setting, "on") where setting.isSwitch: "да"
    case (let setting, "off") where setting.isSwitch: "нет"
    case (.theme, "auto"): "автоматически"
    case (.theme, "light"): "светлые"
    case (.theme, "dark"): "тёмные"
    default: text
    }
  }
  public func settingChanged(_ key: String, to value: String) -> String { "Установлено: \(key) — \(value)." }
  public func settingUnchanged(_ key: String, at value: String) -> String { "Уже установлено: \(key) — \(value)." }
  public func settingReset(_ key: String) -> String { "Настройка «\(key)» сброшена." }
  public var allSettingsReset: String { "Все настройки сброшены." }
  public func unknownSetting(_ key: String) -> String { "Нет настройки «\(key)»" }
  public func validKeys(_ keys: [String]) -> String { "Доступные настройки: \(keys.joined(separator: ", "))." }
  public func cannot(_ key: String, be value: String) -> String { "У настройки \(key) нет значения «\(value)»" }
  public func validValues(_ values: [String]) -> String { "Возможные значения: \(values.joined(separator: ", "))." }
  public func exampleValues(_ values: [String]) -> String { "Например: \(values.joined(separator: ", "))." }

  // MARK: - Import and export

  public func importing(_ count: Int, of total: Int) -> String {
    "Импорт: \(number(count)) из \(number(total))…"
  }
  public func added(films: Int, viewings: Int, to shelf: Shelf?) -> String {
    let counted = [
      films == 0 ? nil : self.films(films),
      viewings == 0 ? nil : self.counted(viewings, "просмотр", "просмотра", "просмотров"),
    ].compactMap(\.self)
    return "Добавлено\(shelf.map { " в \(place(of: $0))" } ?? ""): \(counted.joined(separator: " и "))."
  }
  public func updated(_ count: Int) -> String { "Обновлено: \(films(count))." }
  public func leftWatchlist(_ count: Int, _ names: [String]) -> String {
    "Убрано из списка «посмотреть»: \(films(count))\(parenthesized(names, of: count))."
  }
  public func alreadyThere(_ count: Int, on shelf: Shelf?) -> String {
    let verb = shelf == .seen ? "было" : RussianWords.plural(count, "был", "были", "были")
    return "Уже \(verb) \(shelf.map { state(on: $0) } ?? "в библиотеке"): \(films(count))."
  }
  public func differing(_ count: Int) -> String {
    "Прежние оценки или теги остались, в файле они другие: \(films(count))."
  }
  public var importDryRun: String { "Пробный запуск, ничего не изменено. Импорт сообщил бы:" }
  public var leftOutDiary: String {
    "В файле есть оценки или даты просмотра. Они относятся к просмотренным фильмам и не были добавлены."
  }
  public func importStopped(by sentence: String) -> String {
    "\(sentence) Импортируйте список ещё раз, чтобы добавить остальное."
  }
  public func title(of section: TransferScene.Section.ID) -> String {
    switch section {
    case .notMatched: "Не найдено"
    case .failed: "Не удалось загрузить"
    case .malformed: "Пропущено"
    case .withoutReview: "Без отзыва и тегов, которым нужна дата просмотра"
    case .partial: "Добавлено не полностью"
    case .untried: "Не обработано"
    }
  }
  public func lines(_ count: Int, areEntries: Bool) -> String {
    areEntries
      ? counted(count, "запись", "записи", "записей") : counted(count, "строка", "строки", "строк")
  }
  public func moreLines(_ count: Int, areEntries: Bool) -> String { "и ещё \(lines(count, areEntries: areEntries))" }
  public func line(_ number: Int, isEntry: Bool) -> String { "\(isEntry ? "запись" : "строка") \(number)" }
  public func reason(_ reason: ImportReport.Reason) -> String {
    switch reason {
    case .noTitle: "нет ни названия, ни номера"
    case .fieldCount: "полей больше или меньше, чем в заголовке"
    case .quotes: "кавычки не закрыты"
    case .invalidYear(let text): "«\(text)» — не год"
    case .invalidID(let text): "«\(text)» — не номер"
    case .invalidRating(let text): "«\(text)» — не оценка от 0,5 до 5 звёзд с шагом 0,5"
    case .invalidRatingOfTen(let text): "«\(text)» — не оценка от 0,5 до 10"
    case .invalidDay(let text): "«\(text)» — не дата"
    case .futureDay(let day): "\(date(day)) ещё не наступило"
    case .earlyDay(let day): "\(date(day)) фильмов ещё не было"
    case .otherReview: "у этого просмотра уже есть другой отзыв, он и остаётся"
    case .notAFilm: "это не запись о фильме"
    case .unknownShelf: "неизвестно, из какого списка"
    case .noSuchTitle: "нет фильма с таким названием"
    case .noSuchID: "нет фильма с таким номером"
    case .otherCatalog: "по номеру фильм можно найти только с токеном доступа"
    case .otherYear(let year): "фильм с таким названием — \(year) года"
    case .severalFilms(let films): "подходят несколько фильмов: \(films.map(\.choice).joined(separator: ", "))"
    case .failed(let error): sentence(for: error)
    }
  }
  public var notImported: String { "Ничего не добавлено" }
  public func noFilms(in path: String?) -> String { "\(path ?? "Ввод"): фильмов нет." }

  public var exporting: String { "Запись…" }
  public func exported(_ count: Int, to path: String) -> String {
    "\(path): \(RussianWords.plural(count, "записан", "записано", "записано")) \(films(count))."
  }
  public var notExported: String { "Ничего не записано" }
  public var export: String { "Экспорт" }
  public func withoutDetails(_ count: Int, _ names: [String]) -> String {
    "Записано без подробностей (их нет или они не читаются)\(listed(names, of: count))".ended
      + " Добавьте \(count == 1 ? "фильм" : "фильмы") ещё раз, чтобы загрузить их."
  }
}

/// Genres by TMDb's English name in lower case. The translations are TMDb's own.
private let genreNames = [String: String](
  table: """
    action: боевик; adventure: приключения; animation: мультфильм; comedy: комедия; crime: криминал;
    documentary: документальный; drama: драма; family: семейный; fantasy: фэнтези; history: история; horror: ужасы;
    music: музыка; mystery: детектив; romance: мелодрама; science fiction: фантастика; tv movie: телевизионный фильм;
    thriller: триллер; war: военный; western: вестерн
    """)

/// What people of a department are, by its English name at TMDb.
private let departmentNames = [String: String](
  table: """
    Acting: актёр; Directing: режиссёр; Writing: сценарист; Production: продюсер; Camera: оператор; Editing: монтажёр;
    Sound: автор музыки и звука; Art: художник; Costume & Make-Up: художник по костюмам и гриму;
    Visual Effects: мастер визуальных эффектов; Lighting: осветитель; Creator: создатель;
    Crew: участник съёмочной группы
    """)

/// What people with a job are, by its English name at TMDb.
private let jobNames = [String: String](
  table: """
    Director: режиссёр; Co-Director: сорежиссёр; Second Unit Director: режиссёр второй группы;
    First Assistant Director: первый помощник режиссёра; Assistant Director: помощник режиссёра;
    Second Assistant Director: второй помощник режиссёра; Script Supervisor: помощник по сценарию;
    Screenplay: сценарист; Writer: автор сценария; Co-Writer: соавтор сценария; Story: автор сюжета;
    Original Story: автор первоисточника; Adaptation: автор экранизации; Dialogue: автор диалогов;
    Teleplay: автор телесценария; Idea: автор идеи; Novel: автор романа; Short Story: автор рассказа; Book: автор книги;
    Author: автор; Theatre Play: автор пьесы; Comic Book: автор комикса; Graphic Novel: автор графического романа;
    Characters: автор персонажей; Creator: создатель; Lyricist: автор слов; Producer: продюсер;
    Executive Producer: исполнительный продюсер; Co-Producer: сопродюсер; Associate Producer: помощник продюсера;
    Line Producer: линейный продюсер; Production Manager: директор картины;
    Unit Production Manager: директор съёмочной группы; Casting: режиссёр по подбору актёров;
    Director of Photography: оператор-постановщик; Cinematography: кинооператор; Camera Operator: оператор;
    Steadicam Operator: оператор стедикама; Additional Photography: оператор дополнительных съёмок;
    Still Photographer: фотограф; Gaffer: бригадир осветителей; Original Music Composer: композитор;
    Music: автор музыки; Songs: автор песен; Music Supervisor: музыкальный руководитель; Conductor: дирижёр;
    Orchestrator: оркестровщик; Music Editor: монтажёр музыки; Sound: звукооператор; Sound Designer: звуковой дизайнер;
    Sound Mixer: звукорежиссёр; Sound Re-Recording Mixer: звукорежиссёр перезаписи; Sound Editor: монтажёр звука;
    Supervising Sound Editor: главный монтажёр звука; Foley: шумооформитель; Foley Artist: шумооформитель;
    Editor: монтажёр; Assistant Editor: помощник монтажёра; Production Design: художник-постановщик;
    Art Direction: художник; Set Decoration: декоратор; Set Designer: художник по декорациям;
    Property Master: реквизитор; Costume Design: художник по костюмам; Makeup Artist: гримёр;
    Makeup Department Head: главный гримёр; Hairstylist: парикмахер; Visual Effects: мастер визуальных эффектов;
    Visual Effects Supervisor: руководитель визуальных эффектов; Visual Effects Producer: продюсер визуальных эффектов;
    Special Effects: мастер спецэффектов; Special Effects Supervisor: руководитель спецэффектов;
    Animation: мультипликатор; Storyboard Artist: художник раскадровки; Choreographer: хореограф;
    Stunt Coordinator: постановщик трюков; Stunts: каскадёр; Stunt Double: каскадёр-дублёр; Thanks: благодарность
    """)

/// The names of countries by ISO 3166-1 code, with TMDb's codes of former countries.
private let countryNamesRussian = [String: String](
  table: """
    AD: Андорра; AE: ОАЭ; AF: Афганистан; AG: Антигуа и Барбуда; AI: Ангилья; AL: Албания; AM: Армения;
    AN: Нидерландские Антилы; AO: Ангола; AQ: Антарктида; AR: Аргентина; AS: Американское Самоа; AT: Австрия;
    AU: Австралия; AW: Аруба; AX: Аландские острова; AZ: Азербайджан; BA: Босния и Герцеговина; BB: Барбадос;
    BD: Бангладеш; BE: Бельгия; BF: Буркина-Фасо; BG: Болгария; BH: Бахрейн; BI: Бурунди; BJ: Бенин; BL: Сен-Бартелеми;
    BM: Бермуды; BN: Бруней; BO: Боливия; BQ: Карибские Нидерланды; BR: Бразилия; BS: Багамы; BT: Бутан; BU: Бирма;
    BV: Остров Буве; BW: Ботсвана; BY: Белоруссия; BZ: Белиз; CA: Канада; CC: Кокосовые острова; CD: ДР Конго; CF: ЦАР;
    CG: Конго; CH: Швейцария; CI: Кот-д’Ивуар; CK: Острова Кука; CL: Чили; CM: Камерун; CN: Китай; CO: Колумбия;
    CR: Коста-Рика; CS: Сербия и Черногория; CU: Куба; CV: Кабо-Верде; CW: Кюрасао; CX: Остров Рождества; CY: Кипр;
    CZ: Чехия; DE: Германия; DJ: Джибути; DK: Дания; DM: Доминика; DO: Доминиканская Республика; DZ: Алжир; EC: Эквадор;
    EE: Эстония; EG: Египет; EH: Западная Сахара; ER: Эритрея; ES: Испания; ET: Эфиопия; FI: Финляндия; FJ: Фиджи;
    FK: Фолклендские острова; FM: Микронезия; FO: Фарерские острова; FR: Франция; GA: Габон; GB: Великобритания;
    GD: Гренада; GE: Грузия; GF: Французская Гвиана; GG: Гернси; GH: Гана; GI: Гибралтар; GL: Гренландия; GM: Гамбия;
    GN: Гвинея; GP: Гваделупа; GQ: Экваториальная Гвинея; GR: Греция; GS: Южная Георгия; GT: Гватемала; GU: Гуам;
    GW: Гвинея-Бисау; GY: Гайана; HK: Гонконг; HM: Херд и Макдональд; HN: Гондурас; HR: Хорватия; HT: Гаити;
    HU: Венгрия; ID: Индонезия; IE: Ирландия; IL: Израиль; IM: Остров Мэн; IN: Индия;
    IO: Британская территория в Индийском океане; IQ: Ирак; IR: Иран; IS: Исландия; IT: Италия; JE: Джерси; JM: Ямайка;
    JO: Иордания; JP: Япония; KE: Кения; KG: Киргизия; KH: Камбоджа; KI: Кирибати; KM: Коморы; KN: Сент-Китс и Невис;
    KP: Северная Корея; KR: Южная Корея; KW: Кувейт; KY: Каймановы острова; KZ: Казахстан; LA: Лаос; LB: Ливан;
    LC: Сент-Люсия; LI: Лихтенштейн; LK: Шри-Ланка; LR: Либерия; LS: Лесото; LT: Литва; LU: Люксембург; LV: Латвия;
    LY: Ливия; MA: Марокко; MC: Монако; MD: Молдавия; ME: Черногория; MF: Сен-Мартен; MG: Мадагаскар;
    MH: Маршалловы Острова; MK: Северная Македония; ML: Мали; MM: Мьянма; MN: Монголия; MO: Макао;
    MP: Северные Марианские острова; MQ: Мартиника; MR: Мавритания; MS: Монтсеррат; MT: Мальта; MU: Маврикий;
    MV: Мальдивы; MW: Малави; MX: Мексика; MY: Малайзия; MZ: Мозамбик; NA: Намибия; NC: Новая Каледония; NE: Нигер;
    NF: Норфолк; NG: Нигерия; NI: Никарагуа; NL: Нидерланды; NO: Норвегия; NP: Непал; NR: Науру; NU: Ниуэ;
    NZ: Новая Зеландия; OM: Оман; PA: Панама; PE: Перу; PF: Французская Полинезия; PG: Папуа — Новая Гвинея;
    PH: Филиппины; PK: Пакистан; PL: Польша; PM: Сен-Пьер и Микелон; PN: Питкэрн; PR: Пуэрто-Рико; PS: Палестина;
    PT: Португалия; PW: Палау; PY: Парагвай; QA: Катар; RE: Реюньон; RO: Румыния; RS: Сербия; RU: Россия; RW: Руанда;
    SA: Саудовская Аравия; SB: Соломоновы Острова; SC: Сейшелы; SD: Судан; SE: Швеция; SG: Сингапур;
    SH: Остров Святой Елены; SI: Словения; SJ: Шпицберген и Ян-Майен; SK: Словакия; SL: Сьерра-Леоне; SM: Сан-Марино;
    SN: Сенегал; SO: Сомали; SR: Суринам; SS: Южный Судан; ST: Сан-Томе и Принсипи; SU: СССР; SV: Сальвадор;
    SX: Синт-Мартен; SY: Сирия; SZ: Эсватини; TC: Теркс и Кайкос; TD: Чад; TF: Французские южные территории; TG: Того;
    TH: Таиланд; TJ: Таджикистан; TK: Токелау; TL: Тимор-Лесте; TM: Туркмения; TN: Тунис; TO: Тонга;
    TP: Восточный Тимор; TR: Турция; TT: Тринидад и Тобаго; TV: Тувалу; TW: Тайвань; TZ: Танзания; UA: Украина;
    UG: Уганда; UM: Внешние малые острова США; US: США; UY: Уругвай; UZ: Узбекистан; VA: Ватикан;
    VC: Сент-Винсент и Гренадины; VE: Венесуэла; VG: Британские Виргинские острова; VI: Виргинские острова США;
    VN: Вьетнам; VU: Вануату; WF: Уоллис и Футуна; WS: Самоа; XC: Чехословакия; XG: ГДР; XI: Северная Ирландия;
    XK: Косово; YE: Йемен; YT: Майотта; YU: Югославия; ZA: ЮАР; ZM: Замбия; ZR: Заир; ZW: Зимбабве
    """)

/// The names of languages by ISO 639-1 code.
private let languageNamesRussian = [String: String](
  table: """
    aa: афарский; ab: абхазский; ae: авестийский; af: африкаанс; ak: акан; am: амхарский; an: арагонский; ar: арабский;
    as: ассамский; av: аварский; ay: аймара; az: азербайджанский; ba: башкирский; be: белорусский; bg: болгарский;
    bi: бислама; bm: бамбара; bn: бенгальский; bo: тибетский; br: бретонский; bs: боснийский; ca: каталанский;
    ce: чеченский; ch: чаморро; cn: кантонский; co: корсиканский; cr: кри; cs: чешский; cu: церковнославянский;
    cv: чувашский; cy: валлийский; da: датский; de: немецкий; dv: мальдивский; dz: дзонг-кэ; ee: эве; el: греческий;
    en: английский; eo: эсперанто; es: испанский; et: эстонский; eu: баскский; fa: персидский; ff: фула; fi: финский;
    fj: фиджийский; fo: фарерский; fr: французский; fy: фризский; ga: ирландский; gd: шотландский гэльский;
    gl: галисийский; gn: гуарани; gu: гуджарати; gv: мэнский; ha: хауса; he: иврит; hi: хинди; ho: хиримоту;
    hr: хорватский; ht: гаитянский; hu: венгерский; hy: армянский; hz: гереро; ia: интерлингва; id: индонезийский;
    ie: интерлингве; ig: игбо; ii: носу; ik: инупиак; io: идо; is: исландский; it: итальянский; iu: инуктитут;
    ja: японский; jv: яванский; ka: грузинский; kg: конго; ki: кикуйю; kj: куаньяма; kk: казахский; kl: гренландский;
    km: кхмерский; kn: каннада; ko: корейский; kr: канури; ks: кашмири; ku: курдский; kv: коми; kw: корнский;
    ky: киргизский; la: латынь; lb: люксембургский; lg: ганда; li: лимбургский; ln: лингала; lo: лаосский;
    lt: литовский; lu: луба-катанга; lv: латышский; mg: малагасийский; mh: маршалльский; mi: маори; mk: македонский;
    ml: малаялам; mn: монгольский; mo: молдавский; mr: маратхи; ms: малайский; mt: мальтийский; my: бирманский;
    na: науруанский; nb: норвежский; nd: северный ндебеле; ne: непальский; ng: ндонга; nl: нидерландский;
    nn: норвежский нюнорск; no: норвежский; nr: южный ндебеле; nv: навахо; ny: ньянджа; oc: окситанский; oj: оджибва;
    om: оромо; or: ория; os: осетинский; pa: панджаби; pi: пали; pl: польский; ps: пушту; pt: португальский; qu: кечуа;
    rm: романшский; rn: рунди; ro: румынский; ru: русский; rw: киньяруанда; sa: санскрит; sc: сардинский; sd: синдхи;
    se: северносаамский; sg: санго; sh: сербохорватский; si: сингальский; sk: словацкий; sl: словенский; sm: самоанский;
    sn: шона; so: сомали; sq: албанский; sr: сербский; ss: свази; st: сото; su: сунданский; sv: шведский; sw: суахили;
    ta: тамильский; te: телугу; tg: таджикский; th: тайский; ti: тигринья; tk: туркменский; tl: тагальский; tn: тсвана;
    to: тонганский; tr: турецкий; ts: тсонга; tt: татарский; tw: тви; ty: таитянский; ug: уйгурский; uk: украинский;
    ur: урду; uz: узбекский; ve: венда; vi: вьетнамский; vo: волапюк; wa: валлонский; wo: волоф; xh: коса; xx: без слов;
    yi: идиш; yo: йоруба; za: чжуань; zh: китайский; zu: зулу
    """)

/// Kinds of videos by TMDb's English term.
private let videoKinds = [
  "Trailer": "Трейлер", "Teaser": "Тизер", "Clip": "Фрагмент", "Featurette": "О съёмках",
  "Behind the Scenes": "За кадром", "Bloopers": "Неудачные дубли", "Opening Credits": "Начальные титры",
]
