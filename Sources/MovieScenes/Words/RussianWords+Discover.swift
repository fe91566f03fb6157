public import MovieDisplay
public import MovieDomain

struct RussianDiscover: DiscoverWords, RussianFallback {}

extension DiscoverWords where Self: RussianFallback {
  public var title: String { "Подборка" }
  public var trending: String { "В тренде на этой неделе" }
  public func similar(to title: String) -> String { "Похожие на «\(title)»" }
  public var unnamedCollection: String { "Коллекция" }

  public var noMatch: EmptyState {
    EmptyState(
      title: "Нет фильмов, которые подходят под все условия", message: "",
      advice: "Уберите одно из условий или расширьте диапазон.")
  }
  public func nothingSimilar(to title: String) -> EmptyState {
    EmptyState(title: "Фильмов, похожих на «\(title)», не нашлось", message: "", advice: "")
  }
  public func noCollection(of title: String) -> EmptyState {
    EmptyState(title: "«\(title)» не входит ни в одну коллекцию", message: "", advice: "")
  }
  public func unknown(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let noun =
      switch criterion {
      case .genre: "Неизвестный жанр"
      case .originalLanguage: "Неизвестный язык"
      case .country: "Неизвестная страна"
      case .service: "Неизвестный сервис"
      default: "Неизвестное значение"
      }
    return EmptyState(
      title: "\(noun) «\(name)»",
      message: suggestions.isEmpty ? "" : "Может быть, \(suggestions.joined(separator: " или "))?", advice: "")
  }
  public func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState {
    let noun =
      switch criterion {
      case .genre: "по жанру"
      case .year: "по году"
      case .score: "по оценке"
      case .runtime: "по длительности"
      case .votes: "по числу голосов"
      case .originalLanguage: "по языку"
      case .country: "по стране"
      case .person: "по участникам"
      case .service: "по сервису"
      case .certification: "по возрастному рейтингу"
      case .order: "в таком порядке"
      }
    return EmptyState(
      title: "Каталог «\(catalog)» не умеет подбирать фильмы \(noun)", message: "",
      advice: "Уберите это условие или воспользуйтесь другим каталогом.")
  }

  public func range(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? lower : "\(lower)–\(upper)"
    case (let lower?, nil): "от \(lower)"
    case (nil, let upper?): "до \(upper)"
    case (nil, nil): "любое"
    }
  }
  public func any(of names: [String]) -> String { names.joined(separator: " или ") }
  public func without(_ names: [String]) -> String { "кроме: \(names.joined(separator: ", "))" }
  public func score(_ range: String) -> String { "оценка \(range)" }
  public func minutes(_ range: String) -> String { "\(range) мин" }
  public func votes(_ range: String) -> String { "голосов \(range)" }
  public func language(_ name: String) -> String { "язык: \(name)" }
  public func country(_ name: String) -> String { "страна: \(name)" }
  public func people(_ names: [String]) -> String { "участники: \(names.joined(separator: ", "))" }
  public func services(_ names: [String]) -> String { "есть в \(names.joined(separator: ", "))" }
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
}

struct RussianWatch: WatchWords, RussianFallback {}

extension WatchWords where Self: RussianFallback {
  public func title(in country: String?) -> String { "Где смотреть" + (country.map { " · \($0)" } ?? "") }
  public func offer(_ kind: WatchOptions.OfferKind) -> String {
    switch kind {
    case .stream: "Подписка"
    case .free: "Бесплатно"
    case .ads: "С рекламой"
    case .rent: "Прокат"
    case .buy: "Покупка"
    }
  }
  public func noOffers(in country: String) -> String { "Страна: \(country). Где посмотреть фильм, неизвестно." }
  public func offers(from company: String) -> String { "данные \(company)" }
  public func ownServices(mark: String) -> String { "\(mark) ваши" }
  public var isFree: String { "Общественное достояние в США: можно свободно смотреть и распространять." }
  public func isFree(from year: Int) -> String {
    "С 1 января \(year) года в США можно будет свободно смотреть и распространять."
  }

  public var videos: String { "Трейлеры" }
  public func videoKind(_ term: String) -> String { videoKinds[term] ?? term }
  public var official: String { "официальный" }
  public var playsTrailer: String { "Включить трейлер" }

  public var moreLikeThis: String { "Похожие фильмы" }
  public var allSimilar: String { "Все" }

  public var ageRating: String { "Возрастной рейтинг" }
  public var digitalRelease: String { "Цифровой релиз" }
  public var collection: String { "Коллекция" }
  public var opensCollection: String { "Вся коллекция" }
}

/// Kinds of videos by TMDb's English term.
private let videoKinds = [
  "Trailer": "Трейлер", "Teaser": "Тизер", "Clip": "Фрагмент", "Featurette": "О съёмках",
  "Behind the Scenes": "За кадром", "Bloopers": "Неудачные дубли", "Opening Credits": "Начальные титры",
]
