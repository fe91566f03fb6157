import MovieScenes
public import ViewerScenes

/// The texts that only this site has. All others come from the scenes.
public nonisolated protocol SiteWords: Sendable {
  /// The texts of the scenes in the same language.
  var scenes: any ViewerWords { get }
  /// The language in itself.
  var languageName: String { get }
  /// The name of the site, which leads to the first page.
  var siteName: String { get }
  /// The link of the keyboard past the heading.
  var skipToContent: String { get }
  /// The button that searches.
  var search: String { get }
  /// The label of the search field.
  var searchField: String { get }
  /// A criterion: the genre.
  var genre: String { get }
  /// A criterion: the years of release.
  var years: String { get }
  /// A criterion: the running time.
  var runtime: String { get }
  /// The link to popular people, and the heading over those who were found.
  var people: String { get }
  /// The link to the page before.
  var previousPage: String { get }
  /// The link to a film for tonight.
  var tonight: String { get }
  /// The link to another film for tonight.
  var another: String { get }
  /// The link to the films of the week.
  var trending: String { get }
  /// The name of the list of links, for screen readers.
  var navigation: String { get }
  /// The button that changes a setting.
  var save: String { get }
  /// The choice of a setting that leaves it to the site.
  var usual: String { get }
  /// The choice of a criterion that leaves it out.
  var any: String { get }
  /// The link to films without criteria.
  var clear: String { get }
  /// The choice of a setting that is on.
  var yes: String { get }
  /// The choice of a setting that is off.
  var no: String { get }
  /// The label of the orders of films.
  var sortBy: String { get }
  /// Confirms a change.
  var done: String { get }
  /// What to say instead if the browser keeps no cookies.
  var needsCookies: String { get }
  /// The error of an address that leads nowhere.
  var pageNotFound: String { get }
  /// The error of an address or a form with a value that cannot be used.
  var notUnderstood: String { get }
  /// The error of a change that came from another site.
  var refused: String { get }
  /// The error of a request to another host.
  var otherHost: String { get }
  /// The error of a film for which the visitor has no room.
  var shelvesFull: String { get }
  /// The error of a visitor who asks too often.
  var tooManyRequests: String { get }
  /// The error of a change by a new visitor where many have begun.
  var tooManyVisitors: String { get }
  /// The error of the site itself.
  var failed: String { get }
  /// What the script says when the site does not answer.
  var unreachable: String { get }
  /// The link of an error to the first page.
  var home: String { get }
  /// The link from a change that failed to the page it came from.
  var back: String { get }
}

nonisolated extension SiteWords {
  /// The language, for the `lang` attribute.
  public var languageCode: String { scenes.languageCode }
}

struct EnglishSiteWords: SiteWords {
  let scenes: any ViewerWords = EnglishWords()
  let languageName = "English"
  let siteName = "Films"
  let skipToContent = "Skip to content"
  let search = "Search"
  let searchField = "Search films"
  let genre = "Genre"
  let years = "Years"
  let runtime = "Running time"
  let people = "People"
  let previousPage = "Previous page"
  let tonight = "Tonight"
  let another = "Another one"
  let trending = "Trending"
  let navigation = "Sections"
  let save = "Save"
  let usual = "Default"
  let any = "Any"
  let clear = "Clear"
  let yes = "Yes"
  let no = "No"
  let sortBy = "Order"
  let done = "Saved."
  let needsCookies = "Without cookies, the site cannot save anything."
  let pageNotFound = "This page does not exist."
  let notUnderstood = "There is a mistake in the address or the form."
  let refused = "This change came from another site, so it was not made."
  let otherHost = "This site cannot be opened at this address."
  let shelvesFull = "Your shelves are full. Remove films from them to add others."
  let tooManyRequests = "Too many requests in a short time. Wait a minute, then try again."
  let tooManyVisitors = "Too many new visitors came from your network. Try again in an hour."
  let failed = "The site cannot do this at the moment. Try again later."
  let unreachable = "The site cannot be reached. Check your connection, then try again."
  let home = "Go to the first page"
  let back = "Go back"
}

struct RussianSiteWords: SiteWords {
  let scenes: any ViewerWords = RussianWords()
  let languageName = "Русский"
  let siteName = "Фильмы"
  let skipToContent = "Перейти к содержанию"
  let search = "Найти"
  let searchField = "Поиск фильмов"
  let genre = "Жанр"
  let years = "Годы"
  let runtime = "Продолжительность"
  let people = "Люди"
  let previousPage = "Предыдущая страница"
  let tonight = "На сегодняшний вечер"
  let another = "Другой фильм"
  let trending = "Фильмы недели"
  let navigation = "Разделы"
  let save = "Сохранить"
  let usual = "По умолчанию"
  let any = "Не важно"
  let clear = "Сбросить"
  let yes = "Да"
  let no = "Нет"
  let sortBy = "Сортировка"
  let done = "Сохранено."
  let needsCookies = "Без файлов cookie сайт ничего не сохраняет."
  let pageNotFound = "Такой страницы нет."
  let notUnderstood = "В адресе или в форме есть ошибка."
  let refused = "Запрос пришёл с другого сайта, поэтому ничего не изменилось."
  let otherHost = "По этому адресу сайт не открывается."
  let shelvesFull = "На ваших полках нет места. Уберите с них фильмы, чтобы добавить другие."
  let tooManyRequests = "Слишком много запросов за короткое время. Подождите минуту."
  let tooManyVisitors = "Из вашей сети пришло слишком много новых посетителей. Попробуйте через час."
  let failed = "Сейчас сайт не может это сделать. Попробуйте позже."
  let unreachable = "Сайт недоступен. Проверьте подключение к сети и попробуйте ещё раз."
  let home = "На первую страницу"
  let back = "Назад"
}

/// The site's words in all its languages.
public nonisolated let siteLanguages: [any SiteWords] = [EnglishSiteWords(), RussianSiteWords()]

/// The site's words in a language; English if there are none.
public nonisolated func siteWords(in languageCode: String) -> any SiteWords {
  siteLanguages.first { $0.languageCode == languageCode } ?? EnglishSiteWords()
}
