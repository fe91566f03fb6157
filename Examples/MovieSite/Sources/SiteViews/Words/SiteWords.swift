/// The texts that only this site has. All others come from the scenes.
public protocol SiteWords: Sendable {
  /// The language, for the `lang` attribute.
  var languageCode: String { get }
  /// The language in itself.
  var languageName: String { get }
  var siteName: String { get }
  var skipToContent: String { get }
  var search: String { get }
  var searchField: String { get }
  var genres: String { get }
  var people: String { get }
  var tonight: String { get }
  var trending: String { get }
  var calendar: String { get }
  var stats: String { get }
  var favorites: String { get }
  var watchlist: String { get }
  var seen: String { get }
  var markAsSeen: String { get }
  var markAsNotSeen: String { get }
  var settings: String { get }
  var navigation: String { get }
  var score: String { get }
  var save: String { get }
  /// The choice of a setting that leaves it to the site.
  var usual: String { get }
  var yes: String { get }
  var no: String { get }
  var sortBy: String { get }
  var byTitle: String { get }
  var byDate: String { get }
  var byRating: String { get }
  var byAdded: String { get }
  var pageNotFound: String { get }
  var notUnderstood: String { get }
  var refused: String { get }
  var otherHost: String { get }
  var shelvesFull: String { get }
  var tooManyRequests: String { get }
  var failed: String { get }
  var home: String { get }
}

struct EnglishSiteWords: SiteWords {
  let languageCode = "en"
  let languageName = "English"
  let siteName = "Films"
  let skipToContent = "Skip to content"
  let search = "Search"
  let searchField = "Search films"
  let genres = "Genres"
  let people = "People"
  let tonight = "Tonight"
  let trending = "Trending"
  let calendar = "Calendar"
  let stats = "Statistics"
  let favorites = "Favorites"
  let watchlist = "Watchlist"
  let seen = "Seen"
  let markAsSeen = "Mark as seen"
  let markAsNotSeen = "Mark as not seen"
  let settings = "Settings"
  let navigation = "Your films"
  let score = "Score"
  let save = "Save"
  let usual = "Default"
  let yes = "Yes"
  let no = "No"
  let sortBy = "Sort by"
  let byTitle = "Title"
  let byDate = "Release date"
  let byRating = "Score"
  let byAdded = "Last added"
  let pageNotFound = "This page does not exist."
  let notUnderstood = "The address or the form is not valid."
  let refused = "This change came from another site, so it was not made."
  let otherHost = "This site has another address."
  let shelvesFull = "Your shelves are full. Remove films from them to add others."
  let tooManyRequests = "You asked for many pages in a short time. Wait a minute."
  let failed = "The page could not be made."
  let home = "Go to the first page"
}

struct RussianSiteWords: SiteWords {
  let languageCode = "ru"
  let languageName = "Русский"
  let siteName = "Фильмы"
  let skipToContent = "Перейти к содержанию"
  let search = "Найти"
  let searchField = "Поиск фильмов"
  let genres = "Жанры"
  let people = "Люди"
  let tonight = "На вечер"
  let trending = "В тренде"
  let calendar = "Календарь"
  let stats = "Статистика"
  let favorites = "Избранное"
  let watchlist = "Буду смотреть"
  let seen = "Просмотрено"
  let markAsSeen = "Отметить как просмотренный"
  let markAsNotSeen = "Снять отметку о просмотре"
  let settings = "Настройки"
  let navigation = "Ваши фильмы"
  let score = "Оценка"
  let save = "Сохранить"
  let usual = "По умолчанию"
  let yes = "Да"
  let no = "Нет"
  let sortBy = "Сортировка"
  let byTitle = "По названию"
  let byDate = "По дате выхода"
  let byRating = "По оценке"
  let byAdded = "По дате добавления"
  let pageNotFound = "Такой страницы нет."
  let notUnderstood = "Адрес или форма заполнены неверно."
  let refused = "Изменение пришло с другого сайта и не сделано."
  let otherHost = "У этого сайта другой адрес."
  let shelvesFull = "На ваших полках нет места. Уберите с них фильмы, чтобы добавить другие."
  let tooManyRequests = "Слишком много запросов за короткое время. Подождите минуту."
  let failed = "Страницу не удалось создать."
  let home = "На первую страницу"
}

/// The site's words in all its languages.
public let siteLanguages: [any SiteWords] = [EnglishSiteWords(), RussianSiteWords()]

/// The site's words in a language; English if there are none.
public func siteWords(in languageCode: String) -> any SiteWords {
  siteLanguages.first { $0.languageCode == languageCode } ?? EnglishSiteWords()
}
