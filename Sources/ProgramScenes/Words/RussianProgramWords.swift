import MovieDisplay
public import MovieDomain
public import MovieScenes

/// The program's words in Russian.
public struct RussianProgramWords: ProgramWords, RussianFallback {
  public init() {}

  public var languageCode: String { "ru" }
  public var auth: any AuthWords { Auth() }
  public var doctor: any DoctorWords { Doctor() }
  public var transfer: any TransferWords { Transfer() }

  public func sentence(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "Нет токена доступа TMDb."
    case .unavailable: "Не удалось загрузить libcurl, через которую идут запросы."
    default: RussianWords().sentence(for: error)
    }
  }

  public func advice(for error: CatalogError) -> String {
    switch error.code {
    case .missingCredential: "Его можно получить на themoviedb.org, в разделе Settings, API."
    case .unavailable: "Установите libcurl 7.85 или новее (в Debian — libcurl4) и попробуйте ещё раз."
    default: RussianWords().advice(for: error)
    }
  }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .nowhere: "Укажите в HOME папку этого пользователя."
    case .occupied: "Выберите другое имя или разрешите заменить файл (--force)."
    default: RussianWords().advice(for: error)
    }
  }

  public var builtInFilms: String { "Нет токена TMDb: это встроенные фильмы. Остальные откроет vip auth login." }
  public var asksForCredential: String { "Токен доступа или ключ API TMDb (ввод скрыт): " }
  public func addressMalformed(_ variable: String) -> String {
    "\(variable) — не адрес вида https://api.themoviedb.org/3."
  }
  public func addressUnsupported(_ variable: String) -> String { "\(variable) должен начинаться с https://." }
  public func addressInsecure(_ variable: String) -> String {
    "\(variable) должен начинаться с https://: простой http — только для этого компьютера."
  }
  public func addressHoldsCredential(_ variable: String) -> String {
    "В \(variable) не должно быть имени пользователя и пароля."
  }
  public func notACredential(_ variable: String) -> String {
    "В \(variable) есть знаки, которых не бывает в токенах. Скопируйте его ещё раз, целиком."
  }
  public func replaying(_ directory: String) -> String { "Это ответы из записи в «\(directory)»." }
  public func noRecording(_ directory: String) -> String {
    "В «\(directory)» нет записи. Её делает команда vip home --record ПАПКА."
  }
  public var nothingToRecord: String { "Встроенным фильмам сеть не нужна, поэтому записывать нечего." }
  public func noPager(_ command: String) -> String {
    "Программы просмотра «\(command)» нет, поэтому всё выводится сразу. Другую можно указать в VIP_PAGER."
  }

  private struct Transfer: TransferWords, RussianFallback {
    func noFilms(in path: String?) -> String { "\(path ?? "Стандартный ввод"): фильмов нет." }
  }
}

private let russian = RussianProgramWords()

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
  var opensLogin: String { "Войти" }

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

private struct Doctor: DoctorWords {
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
    let remarked = "\(russian.number(remarks)) \(remarkNoun)"
    let troubled = "\(russian.number(troubles)) \(troubleNoun)"
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
    case .transport: russian.advice(for: CatalogError(.unavailable))
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
    let time = milliseconds == 0 ? "меньше чем за 1 мс" : "за \(russian.number(milliseconds)) мс"
    return "\(host) отвечает \(time) (\(means.joined(separator: ", ")))"
  }
  func replayed(_ host: String) -> String { "\(host) не запрашивается: вместо него отвечает запись." }
  var proxy: String { "Прокси" }
  var none: String { "нет" }
  var certificates: String { "Сертификаты" }
  var systemCertificates: String { "системные" }

  var answers: String { "Кэш ответов" }
  func absent(_ path: String) -> String { "пока нет; будет здесь: \(path)" }
  func favorites(_ count: Int, in path: String) -> String { "\(russian.favorites.films(count)): \(path)" }
  func answers(_ count: Int, bytes: Int, in path: String) -> String {
    "\(russian.number(count)) (\(russian.size(bytes, kilobytes: "КБ", megabytes: "МБ"))): \(path)"
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
    return "\(isTerminal ? "терминал" : "не терминал"), \(russian.number(count)) \(noun)"
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
