import MovieDisplay
public import MovieDomain

/// The words in Russian.
public struct RussianWords: Words {
  public init() {}

  public func number(_ value: Int) -> String { Digits.grouped(value, by: "\u{A0}") }
  public func decimal(tenths: Int) -> String { Digits.decimal(tenths: tenths, point: ",") }

  public func date(_ date: CalendarDate) -> String {
    let months = [
      "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября",
      "декабря",
    ]
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  public func title(of list: MovieList) -> String {
    switch list {
    case .topRated: "Лучшие"
    case .popular: "Популярные"
    case .nowPlaying: "Новинки"
    case .upcoming: "Ожидаемые"
    }
  }

  public var unknownYear: String { "Без даты" }
  public var notRated: String { "н/о" }
  public var opensFilm: String { "Подробнее о фильме:" }
  public var nextPage: String { "Следующая страница:" }
  public func page(_ number: Int, of total: Int) -> String { "страница \(number) из \(total)" }
  public func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    "страницы \(numbers.lowerBound)–\(numbers.upperBound) из \(total)"
  }
  public func more(_ count: Int) -> String { "ещё \(number(count))" }
  public func asOf(_ age: Duration) -> String {
    let minutes = Int(age.components.seconds / 60)
    return switch minutes {
    case ..<1: "только что сохранено"
    case ..<60: "сохранено \(minutes) \(Self.plural(minutes, "минуту", "минуты", "минут")) назад"
    case ..<1440: "сохранено \(minutes / 60) \(Self.plural(minutes / 60, "час", "часа", "часов")) назад"
    default: "сохранено \(minutes / 1440) \(Self.plural(minutes / 1440, "день", "дня", "дней")) назад"
    }
  }
  public func rowsSkipped(_ count: Int) -> String {
    let noun = Self.plural(count, "запись", "записи", "записей")
    return "не удалось прочитать \(number(count)) \(noun)"
  }
  public func warning(about part: String, saying sentence: String) -> String { "\(part): \(sentence)" }

  public func footnote(for source: CatalogSource) -> String {
    switch source {
    // The terms of use prescribe these words.
    case .tmdb: EnglishWords().footnote(for: source)
    case .publicDomain: "Фильмы, ставшие общественным достоянием в США. Оценки — самого каталога."
    }
  }

  /// The form of a noun that goes with a number: 1 отзыв, 2 отзыва, 5 отзывов.
  static func plural(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
    switch (count.magnitude % 10, count.magnitude % 100) {
    case (_, 11...14): many
    case (1, _): one
    case (2...4, _): few
    default: many
    }
  }
}

extension RussianWords {
  public func sentence(for error: CatalogError) -> String {
    let host = error.host ?? "Сервер"
    switch error.code {
    case .cancelled: return "Запрос отменён."
    case .unreachable: return "Не удалось связаться с \(error.host ?? "сервером")."
    case .hostNotFound: return "Адрес \(error.host ?? "сервера") не найден."
    case .timedOut: return "\(host) слишком долго не отвечает."
    case .untrusted: return "\(host) не смог подтвердить свою подлинность, поэтому запрос не отправлен."
    case .connectionLost: return "Связь с \(error.host ?? "сервером") оборвалась раньше, чем пришёл весь ответ."
    case .proxyFailed: return "Прокси на пути к \(error.host ?? "серверу") не работает."
    case .unavailable: return "Не удалось загрузить libcurl, через которую идут запросы."
    case .missingCredential: return "Нет токена доступа TMDb."
    case .rejectedCredential: return "\(host) не принял токен или ключ доступа."
    case .notFound: return "По этому адресу на \(error.host ?? "сервере") ничего нет."
    case .rateLimited: return "\(host) пока не принимает новых запросов."
    case .serverFailed: return "На \(error.host ?? "сервере") неполадки\(status(error))."
    case .refused: return "\(host) отклонил запрос\(status(error))."
    case .tooLarge: return "\(host) прислал гораздо больше, чем бывает в ответе."
    case .malformedAnswer: return "\(host) прислал ответ, в котором нет смысла."
    case .redirected: return "\(host) указал на другой адрес; туда запрос не отправлен."
    case .outOfRange: return "В списке нет такой страницы."
    case .offline: return "\(host) не запрашивается: программа работает без сети."
    case .notRecorded: return "В записи нет этого ответа \(host)."
    default: return "Не удалось загрузить фильмы."
    }
  }

  public func advice(for error: CatalogError) -> String {
    switch error.code {
    case .unreachable, .hostNotFound, .connectionLost: return "Проверьте сеть и адрес и попробуйте ещё раз."
    case .proxyFailed: return "Проверьте настройки прокси и попробуйте ещё раз."
    case .timedOut, .serverFailed, .malformedAnswer, .tooLarge: return "Попробуйте ещё раз немного позже."
    case .untrusted: return "Проверьте дату и сертификаты этого компьютера и то, кто стоит между ним и сервером."
    case .unavailable: return "Установите libcurl 7.85 или новее (в Debian — libcurl4) и попробуйте ещё раз."
    case .missingCredential: return "Его можно получить на themoviedb.org, в разделе Settings, API."
    case .rejectedCredential: return "Проверьте, что он скопирован целиком и не отозван."
    case .rateLimited:
      guard let seconds = error.retryAfter else { return "Попробуйте через минуту." }
      let noun = Self.plural(seconds, "секунду", "секунды", "секунд")
      return "Попробуйте через \(number(seconds)) \(noun)."
    case .redirected, .refused, .notFound: return "Проверьте адрес сервера."
    case .notRecorded: return "Воспроизведите ту команду, которая была записана, с теми же параметрами."
    case .offline: return "Выйдите из автономного режима, чтобы загрузить то, что ещё не сохранено."
    case .outOfRange: return "Запросите страницу поближе к началу."
    default: return "Попробуйте ещё раз."
    }
  }

  private func status(_ error: CatalogError) -> String {
    error.status.map { " (код \($0))" } ?? ""
  }
}

extension RussianWords {
  public var home: any HomeWords { Home() }

  private struct Home: HomeWords {
    var loading: String { "Загрузка…" }
    var emptyShelf: String { "Сейчас здесь нет фильмов." }
    var nothingLoaded: String { "Не удалось загрузить фильмы" }
    var notRefreshed: String { "не удалось обновить" }
    func freeSinceJanuary(of year: Int) -> String { "свободны с января \(year)" }
    func freeFromJanuary(of year: Int) -> String { "свободны с января \(year)" }
  }

  public var lists: any ListWords { Lists() }

  private struct Lists: ListWords {
    var noFilms: EmptyState {
      EmptyState(
        title: "Здесь нет фильмов", message: "Этот список пуст.", advice: "Попробуйте другой список или жанр.")
    }
    func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState {
      EmptyState(
        title: "Нет жанра «\(name)»",
        message: suggestions.isEmpty ? "" : "Возможно, вы имели в виду: \(suggestions.joined(separator: " или "))?",
        advice: "Выберите один из существующих жанров.")
    }
    var genres: String { "Жанры" }
    func genre(_ name: String) -> String { RussianWords.genreNames[name.lowercased()] ?? name }
    var noGenres: String { "Не удалось загрузить жанры" }
    var opensGenre: String { "Фильмы жанра:" }
    func alreadyOut(_ date: String) -> String { "вышел \(date)" }
  }

  public var people: any PeopleWords { People() }

  private struct People: PeopleWords {
    var title: String { "Популярные люди" }
    var nobodyLoaded: String { "Не удалось никого загрузить" }
    var notFound: EmptyState {
      EmptyState(
        title: "Человека с таким номером нет", message: "Каталог его не знает.",
        advice: "Проверьте номер или поищите среди популярных людей.")
    }
    var opensPerson: String { "Подробнее о человеке:" }
    func department(_ name: String) -> String {
      switch name {
      case "Acting": "Актёрская игра"
      case "Directing": "Режиссура"
      case "Writing": "Сценарий"
      case "Production": "Продюсирование"
      case "Camera": "Операторская работа"
      case "Editing": "Монтаж"
      case "Sound": "Звук и музыка"
      case "Art": "Художественная часть"
      case "Costume & Make-Up": "Костюмы и грим"
      case "Visual Effects": "Визуальные эффекты"
      case "Lighting": "Свет"
      case "Creator": "Создание"
      case "Crew": "Съёмочная группа"
      default: name
      }
    }
    func job(_ name: String) -> String { RussianWords.jobNames[name] ?? name }
    var knownFor: String { "Занятие" }
    var born: String { "Дата рождения" }
    var died: String { "Дата смерти" }
    var birthplace: String { "Место рождения" }
    var popularity: String { "Популярность" }
    var homepage: String { "Сайт" }
    var portrait: String { "Портрет" }
    func dated(_ date: String, aged years: Int?) -> String {
      guard let years, years >= 0 else { return date }
      return "\(date) (\(years) \(RussianWords.plural(years, "год", "года", "лет")))"
    }
    var biography: String { "Биография" }
    var noBiography: String { "Биографии пока нет." }
    func textIn(_ language: String) -> String { language == "en" ? "на английском" : "на другом языке" }
    var films: String { "Самые известные фильмы" }
    var noFilms: String { "Фильмов пока нет." }
    var filmsMissing: String { "Фильмы не пришли." }
    func footnote(for source: CatalogSource) -> String {
      switch source {
      case .tmdb: RussianWords().footnote(for: source)
      case .publicDomain: "Люди из фильмов, которые идут вместе с программой."
      }
    }
  }
}

extension RussianWords {
  public var detail: any DetailWords { Detail(words: self) }

  private struct Detail: DetailWords {
    let words: RussianWords

    var favorite: String { "В избранном" }
    var keeps: String { "В избранное:" }
    var letsGo: String { "Убрать из избранного:" }
    var notLoaded: String { "Не удалось загрузить фильм" }
    var notRefreshed: String { "Не удалось обновить: это прежний ответ." }
    var partMissing: String { "Эта часть не пришла вместе с ответом." }

    var noSuchFilm: String { "Такого фильма нет" }
    func nothing(under id: Int, at host: String?) -> String {
      "\(host.map { "На \($0)" } ?? "В этом каталоге") нет фильма с номером \(id)."
    }
    var adviceOnIDs: String { "Номер фильма стоит после # в каждом списке." }

    var score: String { "Оценка" }
    var released: String { "Премьера" }
    var runtime: String { "Длительность" }
    var genres: String { "Жанры" }
    var language: String { "Язык" }
    var popularity: String { "Популярность" }
    var budget: String { "Бюджет" }
    var revenue: String { "Сборы" }
    var homepage: String { "Сайт" }

    var unknown: String { "Неизвестно" }
    var notRated: String { "Оценок пока нет" }
    func votes(_ count: Int) -> String { counted(count, "голос", "голоса", "голосов") }
    func date(_ date: CalendarDate) -> String { words.date(date) }
    func duration(minutes: Int) -> String {
      let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
      return switch (hours, rest) {
      case (0, _): "\(rest) мин"
      case (_, 0): "\(words.number(hours)) ч"
      default: "\(words.number(hours)) ч \(rest) мин"
      }
    }
    func dollars(_ amount: Int) -> String { "\(words.number(amount)) $" }
    func languageName(_ code: String) -> String { RussianWords.languageNames[code.lowercased()] ?? code }
    func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    var overview: String { "Описание" }
    var noOverview: String { "Описания пока никто не написал." }
    func inLanguage(_ code: String) -> String { "язык: \(languageName(code))" }

    var cast: String { "В ролях" }
    var crew: String { "Съёмочная группа" }
    var castAndCrew: String { "Актёры и съёмочная группа" }
    var noCast: String { "Актёры не указаны." }
    func peopleSkipped(_ count: Int) -> String {
      "не удалось прочитать: \(counted(count, "человек", "человека", "человек"))"
    }

    var reviews: String { "Отзывы" }
    var noReviews: String { "Отзывов пока никто не написал." }
    func reviewsSkipped(_ count: Int) -> String {
      "не удалось прочитать: \(counted(count, "отзыв", "отзыва", "отзывов"))"
    }
    func first(_ count: Int, of total: Int) -> String {
      "первые \(words.number(count)) из \(words.number(total))"
    }
    var wholeReviews: String { "целиком" }
    var anonymous: String { "Без имени" }

    private func counted(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
      "\(words.number(count)) \(RussianWords.plural(count, one, few, many))"
    }
  }

  /// By TMDb's English name in small letters; in capitals, as headings have them, what TMDb itself calls them.
  private static let genreNames = [
    "action": "Боевик", "adventure": "Приключения", "animation": "Мультфильм", "comedy": "Комедия",
    "crime": "Криминал", "documentary": "Документальный", "drama": "Драма", "family": "Семейный",
    "fantasy": "Фэнтези", "history": "История", "horror": "Ужасы", "music": "Музыка", "mystery": "Детектив",
    "romance": "Мелодрама", "science fiction": "Фантастика", "tv movie": "Телевизионный фильм",
    "thriller": "Триллер", "war": "Военный", "western": "Вестерн",
  ]

  /// By TMDb's English name.
  private static let jobNames = [
    "Director": "Режиссёр", "Co-Director": "Сорежиссёр", "Second Unit Director": "Режиссёр второй группы",
    "First Assistant Director": "Первый помощник режиссёра", "Assistant Director": "Помощник режиссёра",
    "Second Assistant Director": "Второй помощник режиссёра", "Script Supervisor": "Помощник по сценарию",
    "Screenplay": "Сценарий", "Writer": "Автор сценария", "Co-Writer": "Соавтор сценария", "Story": "Сюжет",
    "Original Story": "Сюжет первоисточника", "Adaptation": "Экранизация", "Dialogue": "Диалоги",
    "Teleplay": "Телесценарий", "Idea": "Идея", "Novel": "Роман", "Short Story": "Рассказ", "Book": "Книга",
    "Author": "Автор", "Theatre Play": "Пьеса", "Comic Book": "Комикс", "Graphic Novel": "Графический роман",
    "Characters": "Персонажи", "Creator": "Создатель", "Lyricist": "Автор слов",
    "Producer": "Продюсер", "Executive Producer": "Исполнительный продюсер", "Co-Producer": "Сопродюсер",
    "Associate Producer": "Помощник продюсера", "Line Producer": "Линейный продюсер",
    "Production Manager": "Директор картины", "Unit Production Manager": "Директор съёмочной группы",
    "Casting": "Подбор актёров", "Director of Photography": "Оператор-постановщик",
    "Cinematography": "Операторская работа", "Camera Operator": "Оператор",
    "Steadicam Operator": "Оператор стедикама", "Additional Photography": "Дополнительные съёмки",
    "Still Photographer": "Фотограф", "Gaffer": "Бригадир осветителей", "Original Music Composer": "Композитор",
    "Music": "Музыка", "Songs": "Песни", "Music Supervisor": "Музыкальный руководитель", "Conductor": "Дирижёр",
    "Orchestrator": "Оркестровка", "Music Editor": "Монтаж музыки", "Sound": "Звук", "Sound Designer": "Звук",
    "Sound Mixer": "Звукорежиссёр", "Sound Re-Recording Mixer": "Звукорежиссёр перезаписи",
    "Sound Editor": "Монтаж звука", "Supervising Sound Editor": "Главный по монтажу звука",
    "Foley": "Шумовое оформление", "Foley Artist": "Шумовое оформление", "Editor": "Монтаж",
    "Assistant Editor": "Помощник по монтажу", "Production Design": "Художник-постановщик",
    "Art Direction": "Художник", "Set Decoration": "Декорации", "Set Designer": "Художник по декорациям",
    "Property Master": "Реквизит", "Costume Design": "Художник по костюмам", "Makeup Artist": "Грим",
    "Makeup Department Head": "Главный гримёр", "Hairstylist": "Причёски", "Visual Effects": "Визуальные эффекты",
    "Visual Effects Supervisor": "Руководитель визуальных эффектов",
    "Visual Effects Producer": "Продюсер визуальных эффектов", "Special Effects": "Спецэффекты",
    "Special Effects Supervisor": "Руководитель спецэффектов", "Animation": "Мультипликация",
    "Storyboard Artist": "Раскадровка", "Choreographer": "Хореограф", "Stunt Coordinator": "Постановщик трюков",
    "Stunts": "Трюки", "Stunt Double": "Каскадёр-дублёр", "Thanks": "Благодарность",
  ]

  /// By ISO 639-1 code.
  private static let languageNames = [
    "ar": "Арабский", "bg": "Болгарский", "bn": "Бенгальский", "ca": "Каталанский", "cn": "Кантонский",
    "cs": "Чешский", "da": "Датский", "de": "Немецкий", "el": "Греческий", "en": "Английский", "es": "Испанский",
    "et": "Эстонский", "eu": "Баскский", "fa": "Персидский", "fi": "Финский", "fr": "Французский", "ga": "Ирландский",
    "he": "Иврит", "hi": "Хинди", "hr": "Хорватский", "hu": "Венгерский", "hy": "Армянский", "id": "Индонезийский",
    "is": "Исландский", "it": "Итальянский", "ja": "Японский", "ka": "Грузинский", "kk": "Казахский",
    "ko": "Корейский", "la": "Латынь", "lt": "Литовский", "lv": "Латышский", "ml": "Малаялам", "mr": "Маратхи",
    "ms": "Малайский", "nl": "Нидерландский", "no": "Норвежский", "pl": "Польский", "pt": "Португальский",
    "ro": "Румынский", "ru": "Русский", "sk": "Словацкий", "sl": "Словенский", "sr": "Сербский", "sv": "Шведский",
    "ta": "Тамильский", "te": "Телугу", "th": "Тайский", "tl": "Тагальский", "tr": "Турецкий", "uk": "Украинский",
    "ur": "Урду", "vi": "Вьетнамский", "xx": "Без слов", "zh": "Китайский",
  ]
}

extension RussianWords {
  public var search: any SearchWords { Search(words: self) }

  private struct Search: SearchWords {
    let words: RussianWords

    var name: String { "Поиск" }
    var invitation: String { "Введите название фильма или его часть." }
    func atLeast(letters: Int) -> String {
      "Введите хотя бы \(letters) \(RussianWords.plural(letters, "букву", "буквы", "букв"))."
    }
    var recent: String { "Недавние запросы" }
    func searching(for query: String) -> String { "Ищем «\(query)»…" }
    func results(for query: String, year: Int?) -> String {
      "Найдено по запросу «\(query)»" + (year.map { ", \($0)" } ?? "")
    }
    func films(_ count: Int) -> String {
      "\(words.number(count)) \(RussianWords.plural(count, "фильм", "фильма", "фильмов"))"
    }

    var nextPage: String { "Следующая страница" }
    var loadingNextPage: String { "Загружаем следующую страницу…" }

    func nothingFound(for query: String, year: Int?) -> String {
      "По запросу «\(query)»\(year.map { " за \($0) год" } ?? "") ничего не нашлось"
    }
    func otherWays(severalWords: Bool, year: Bool) -> String {
      switch (severalWords, year) {
      case (true, true): "Попробуйте меньше слов, другое написание или поиск без года."
      case (true, false): "Попробуйте меньше слов, другое написание или оригинальное название."
      case (false, true): "Попробуйте другое написание или поиск без года."
      case (false, false): "Попробуйте другое написание или оригинальное название."
      }
    }
    func notSearched(for query: String) -> String { "Поиск «\(query)» не удался" }
    func noPage(_ page: Int, for query: String) -> String { "По запросу «\(query)» нет страницы \(page)" }
    func lastPage(is page: Int) -> String {
      page == 1 ? "Страница только одна." : "Последняя страница — \(page)."
    }

    var opensLastPage: String { "Последняя страница:" }
    var opensFirstPage: String { "Первая страница:" }
    var dropsYear: String { "Без года:" }
  }
}

extension RussianWords {
  public var program: any ProgramWords { Program() }

  private struct Program: ProgramWords {
    var builtInFilms: String { "Нет токена TMDb: это встроенные фильмы. Остальные откроет vip auth login." }
    var asksForCredential: String { "Токен доступа или ключ API TMDb (ввод скрыт): " }
    func addressMalformed(_ variable: String) -> String {
      "\(variable) — не адрес вида https://api.themoviedb.org/3."
    }
    func addressUnsupported(_ variable: String) -> String { "\(variable) должен начинаться с https://." }
    func addressInsecure(_ variable: String) -> String {
      "\(variable) должен начинаться с https://: простой http — только для этого компьютера."
    }
    func addressHoldsCredential(_ variable: String) -> String {
      "В \(variable) не должно быть имени пользователя и пароля."
    }
    func notACredential(_ variable: String) -> String {
      "В \(variable) есть знаки, которых не бывает в токенах. Скопируйте его ещё раз, целиком."
    }
    func replaying(_ directory: String) -> String { "Это ответы из записи в «\(directory)»." }
    func noRecording(_ directory: String) -> String {
      "В «\(directory)» нет записи. Её делает команда vip home --record ПАПКА."
    }
    var nothingToRecord: String { "Встроенным фильмам сеть не нужна, поэтому записывать нечего." }
    func noPager(_ command: String) -> String {
      "Программы просмотра «\(command)» нет, поэтому всё выводится сразу. Другую можно указать в VIP_PAGER."
    }
  }
}

extension RussianWords {
  public func sentence(for error: StoreError) -> String {
    let path = error.path.flatMap { $0.isEmpty ? nil : $0 } ?? "Файл"
    switch error.code {
    case .cancelled: return "Запрос отменён."
    case .unreadable: return "\(path): не удалось прочитать."
    case .denied: return "\(path): этому пользователю файл недоступен."
    case .malformed: return "\(path): содержимое не такое, каким должно быть."
    case .readOnly: return "\(path): запись невозможна, ничего не изменено."
    case .diskFull: return "\(path): на диске нет места, ничего не изменено."
    case .newerVersion: return "\(path): файл записан более новой версией программы."
    case .setAside:
      return "\(path): файл был повреждён. Он сохранён как \(error.movedTo ?? "другой файл"), и создан новый."
    case .busy: return "\(path): файл занят другой программой."
    case .nowhere: return "У этого пользователя нет домашней папки, сохранять некуда."
    case .missing: return "\(path): такого файла или такой папки нет."
    case .folder: return "\(path): это папка, а не файл."
    case .tooLarge: return "\(path): файл больше, чем бывают списки фильмов."
    case .noFilms: return "\(path): списка фильмов, который можно прочитать, здесь нет."
    case .occupied: return "\(path): файл уже есть, он не изменён."
    default: return "\(path): файл не удалось использовать."
    }
  }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .denied, .readOnly: "Проверьте, кому принадлежат файл и его папка."
    case .diskFull: "Освободите место на диске и попробуйте ещё раз."
    case .newerVersion: "Пользуйтесь новой версией; файл не изменён."
    case .malformed: "Исправьте файл или уберите его."
    case .unreadable: "Проверьте диск."
    case .nowhere: "Укажите в HOME папку этого пользователя."
    case .missing: "Проверьте имя."
    case .folder: "Укажите файл в ней."
    case .tooLarge: "Разделите его на части и попробуйте ещё раз."
    case .noFilms: "Список — это CSV со столбцом Title или tmdbID либо файл, который записала эта программа."
    case .occupied: "Выберите другое имя или разрешите заменить файл (--force)."
    default: "Попробуйте ещё раз."
    }
  }

  public var favorites: any FavoritesWords { Favorites(words: self) }

  private struct Favorites: FavoritesWords {
    let words: RussianWords

    var title: String { "Избранное" }
    func films(_ count: Int) -> String {
      "\(words.number(count)) \(RussianWords.plural(count, "фильм", "фильма", "фильмов"))"
    }
    var none: EmptyState {
      EmptyState(
        title: "В избранном пока ничего нет",
        message: "Добавьте фильм по номеру: он стоит после # в каждом списке.", advice: "")
    }
    var notRead: String { "Не удалось прочитать или изменить избранное" }
    var notAdded: String { "Ничего не добавлено" }
    func added(_ title: String) -> String { "Добавлено: \(title)." }
    func alreadyThere(_ title: String) -> String { "Уже в избранном: \(title)." }
    func removed(_ title: String) -> String { "Убрано: \(title)." }
    func notThere(_ title: String) -> String { "В избранном не было: \(title)." }
    func name(of source: CatalogSource) -> String {
      switch source {
      case .tmdb: "TMDb"
      case .publicDomain: "встроенный"
      }
    }
  }

  public var history: any HistoryWords { History() }

  private struct History: HistoryWords {
    var none: EmptyState {
      EmptyState(
        title: "Запросов пока нет", message: "Здесь появятся запросы, по которым что-то нашлось.", advice: "")
    }
    var notRead: String { "Не удалось прочитать или изменить запросы" }
    func removed(_ query: String) -> String { "Запрос «\(query)» забыт." }
    func notThere(_ query: String) -> EmptyState {
      EmptyState(title: "Среди запросов нет «\(query)»", message: "", advice: "")
    }
    var cleared: String { "Все запросы забыты." }
  }

  public var settings: any SettingsWords { Settings() }

  private struct Settings: SettingsWords {
    var title: String { "Настройки" }
    var notRead: String { "Не удалось прочитать или изменить настройки" }
    func unset(_ setting: Setting) -> String {
      switch setting {
      case .language, .region: "как в системе"
      default: "не задано"
      }
    }
    func changed(_ key: String, to value: String) -> String { "Теперь \(key): \(value)." }
    func reset(_ key: String) -> String { "Настройка \(key) сброшена." }
    var allReset: String { "Все настройки сброшены." }
    func unknown(_ key: String) -> String { "Нет настройки «\(key)»" }
    func didYouMean(_ keys: [String]) -> String { "Возможно, вы имели в виду: \(keys.joined(separator: " или "))?" }
    func keys(_ keys: [String]) -> String { "Есть настройки: \(keys.joined(separator: ", "))." }
    func cannot(_ key: String, be value: String) -> String { "У \(key) не бывает значения «\(value)»" }
    func values(_ values: [String]) -> String { "Возможные значения: \(values.joined(separator: ", "))." }
    func examples(_ values: [String]) -> String { "Например: \(values.joined(separator: ", "))." }
  }
}

extension RussianWords {
  public var auth: any AuthWords { Auth() }

  private struct Auth: AuthWords {
    var title: String { "TMDb" }
    var credential: String { "Доступ" }
    func name(of kind: Credential.Kind) -> String {
      switch kind {
      case .accessToken: "токен доступа"
      case .apiKey: "ключ API"
      }
    }
    var place: String { "Откуда" }
    var unused: String { "Не используется" }
    func name(of kind: Credential.Kind, in place: String) -> String { "\(name(of: kind)), \(place)" }

    var none: EmptyState {
      EmptyState(
        title: "Токена TMDb нет", message: "Без него показываются фильмы встроенного каталога.",
        advice: "Его можно получить на themoviedb.org, в разделе Settings, API.")
    }
    var opensLogin: String { "Войти:" }

    var nothingGiven: EmptyState {
      EmptyState(
        title: "Токен не введён", message: "Вставьте его в ответ на запрос или подайте на стандартный ввод.",
        advice: "Его можно получить на themoviedb.org, в разделе Settings, API.")
    }
    var notACredential: EmptyState {
      EmptyState(
        title: "Это не токен", message: "В нём есть знаки, которых не бывает в токенах, или их слишком много.",
        advice: "Скопируйте его ещё раз, целиком.")
    }
    func notKept(_ kind: Credential.Kind) -> String {
      switch kind {
      case .accessToken: "Токен доступа не сохранён"
      case .apiKey: "Ключ API не сохранён"
      }
    }
    func kept(_ kind: Credential.Kind, in place: String) -> String {
      switch kind {
      case .accessToken: "TMDb принял токен доступа. Он сохранён в \(place)."
      case .apiKey: "TMDb принял ключ API. Он сохранён в \(place)."
      }
    }
    func forgotten(_ place: String) -> String { "Удалено: \(place)." }
    var nothingToForget: String { "Сохранённого токена не было." }
    func comesFirst(_ variable: String) -> String { "Переменная \(variable) задана и по-прежнему важнее." }
    func remains(_ variable: String) -> String { "В переменной \(variable) по-прежнему есть токен или ключ." }
    var notRead: String { "Не удалось прочитать токен" }
    var notChanged: String { "Ничего не изменено" }
  }
}

extension RussianWords {
  public var transfer: any TransferWords { Transfer(words: self) }

  private struct Transfer: TransferWords {
    let words: RussianWords

    func importing(_ count: Int, of total: Int) -> String {
      "Загрузка списка: \(words.number(count)) из \(words.number(total))…"
    }
    func added(_ count: Int) -> String { "Добавлено: \(words.favorites.films(count))." }
    func alreadyThere(_ count: Int) -> String { "Уже в избранном: \(words.favorites.films(count))." }
    func stopped(by sentence: String) -> String { "\(sentence) Загрузите список ещё раз, чтобы добавить остальное." }
    func title(of section: TransferScene.Section.ID) -> String {
      switch section {
      case .notMatched: "Фильм не найден"
      case .failed: "Не удалось загрузить"
      case .malformed: "Не удалось прочитать"
      case .untried: "Осталось на потом"
      }
    }
    func lines(_ count: Int) -> String {
      "\(words.number(count)) \(RussianWords.plural(count, "строка", "строки", "строк"))"
    }
    func line(_ number: Int) -> String { "строка \(number)" }
    var notImported: String { "Ничего не добавлено" }
    func noFilms(in path: String?) -> String { "\(path ?? "Стандартный ввод"): фильмов нет." }

    var exporting: String { "Запись…" }
    func exported(_ count: Int, to path: String) -> String { "\(path): записано \(words.favorites.films(count))." }
    var notExported: String { "Ничего не записано" }
  }
}

extension RussianWords {
  public var doctor: any DoctorWords { Doctor(words: self) }

  private struct Doctor: DoctorWords {
    let words: RussianWords

    var title: String { "Проверка" }
    func title(of subject: HealthFinding.Subject) -> String {
      switch subject {
      case .program: "Программа"
      case .access: "Доступ к TMDb"
      case .network: "Сеть"
      case .files: "Файлы"
      case .terminal: "Терминал"
      }
    }
    func summary(troubles: Int, remarks: Int) -> String {
      let remarkNoun = RussianWords.plural(remarks, "замечание", "замечания", "замечаний")
      let troubleNoun = RussianWords.plural(troubles, "неполадка", "неполадки", "неполадок")
      let remarked = "\(words.number(remarks)) \(remarkNoun)"
      let troubled = "\(words.number(troubles)) \(troubleNoun)"
      return switch (troubles, remarks) {
      case (0, 0): "Всё в порядке."
      case (0, _): "Всё в порядке, есть \(remarked)."
      case (_, 0): "Не всё в порядке: \(troubled)."
      default: "Не всё в порядке: \(troubled) и \(remarked)."
      }
    }

    var libraryMissing: String { "не загружается" }
    func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String {
      switch role {
      case .transport: words.advice(for: CatalogError(.unavailable))
      case .database: "Установите программу заново."
      case .pictures: "Установите libjpeg, чтобы видеть афиши, а не заставки."
      }
    }
    var withoutTLS: String { "без TLS" }
    var withoutHTTP2: String { "без HTTP/2" }

    func exposed(_ path: String) -> String { "\(path) могут прочитать другие." }
    var adviceOnExposed: String { "Закройте его от других: chmod 600." }

    var server: String { "Сервер" }
    func answered(_ host: String, milliseconds: Int, by means: [String]) -> String {
      let time = milliseconds == 0 ? "меньше чем за 1 мс" : "за \(words.number(milliseconds)) мс"
      return "\(host) отвечает \(time) (\(means.joined(separator: ", ")))"
    }
    func replayed(_ host: String) -> String { "\(host) не запрашивается: вместо него отвечает запись." }
    var proxy: String { "Прокси" }
    var none: String { "нет" }
    var certificates: String { "Сертификаты" }
    var systemCertificates: String { "системные" }

    var answers: String { "Кэш ответов" }
    func absent(_ path: String) -> String { "пока нет; будет здесь: \(path)" }
    func favorites(_ count: Int, in path: String) -> String { "\(words.favorites.films(count)): \(path)" }
    func answers(_ count: Int, bytes: Int, in path: String) -> String {
      "\(words.number(count)) (\(words.size(bytes, kilobytes: "КБ", megabytes: "МБ"))): \(path)"
    }
    func damaged(_ path: String) -> String { "Файл \(path) повреждён." }
    func adviceOnDamaged(_ kind: HealthFinding.File.Kind) -> String {
      switch kind {
      case .answers: "Команда, которой он понадобится, создаст новый."
      case .settings, .favorites: "Команда, которой он понадобится, сохранит его под другим именем и начнёт новый."
      }
    }

    var screen: String { "Вывод" }
    func columns(_ count: Int, isTerminal: Bool) -> String {
      let noun = RussianWords.plural(count, "столбец", "столбца", "столбцов")
      return "\(isTerminal ? "терминал" : "не терминал"), \(words.number(count)) \(noun)"
    }
    var colors: String { "Цвета" }
    func name(of colors: HealthFinding.Colors) -> String {
      switch colors {
      case .none: "нет"
      case .sixteen: "16 из темы терминала"
      case .indexed: "256"
      case .full: "все (24 бита)"
      }
    }
    var background: String { "Фон" }
    func name(of background: HealthFinding.Background?) -> String {
      switch background {
      case .light: "светлый"
      case .dark: "тёмный"
      case nil: "неизвестен"
      }
    }
    var pictures: String { "Картинки" }
    func name(of pictures: HealthFinding.Pictures) -> String {
      switch pictures {
      case .none: "нет"
      case .blocks: "из цветных клеток"
      case .kitty: "чёткие, по протоколу kitty"
      case .iterm: "чёткие, по протоколу iTerm2"
      }
    }
    var links: String { "Ссылки" }
    func takesLinks(_ areTaken: Bool) -> String { areTaken ? "открываются щелчком" : "нет" }
    var pager: String { "Просмотр" }
  }
}
