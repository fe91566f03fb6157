public import MovieDisplay
public import MovieDomain

/// The words in English.
public struct EnglishWords: Words, EnglishFallback {
  public init() {}

  public var languageCode: String { "en" }
}

/// Makes a language fall back to English, member by member, so that it has to say only what it translates.
///
/// ```swift
/// struct GermanWords: Words, EnglishFallback {
///   var languageCode: String { "de" }
///   var nextPage: String { "Nächste Seite" }
///   var home: any HomeWords { Home() }
///
///   struct Home: HomeWords, EnglishFallback {
///     var emptyShelf: String { "Hier gibt es gerade keine Filme." }
///   }
/// }
/// ```
///
/// Without this protocol, the compiler names every word that a language lacks.
public protocol EnglishFallback {}

private let english = EnglishWords()

extension Words where Self: EnglishFallback {
  public var home: any HomeWords { EnglishHome() }
  public var lists: any ListWords { EnglishLists() }
  public var people: any PeopleWords { EnglishPeople() }
  public var detail: any DetailWords { EnglishDetail() }
  public var search: any SearchWords { EnglishSearch() }
  public var favorites: any FavoritesWords { EnglishFavorites() }
  public var history: any HistoryWords { EnglishHistory() }
  public var settings: any SettingsWords { EnglishSettings() }
  public var transfer: any TransferWords { EnglishTransfer() }

  public var loading: String { "Loading…" }
  public var nothingLoaded: String { "No films could be loaded" }
  public var notRefreshed: String { "could not be refreshed" }
  public var notLoaded: String { "Not loaded yet" }

  public func number(_ value: Int) -> String { Digits.grouped(value, by: ",") }
  public func decimal(tenths: Int) -> String { Digits.decimal(tenths: tenths, point: ".") }

  public func date(_ date: CalendarDate) -> String {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(months[date.month - 1]) \(date.day), \(date.year)"
  }

  public func title(of list: MovieList) -> String {
    switch list {
    case .topRated: "Top rated"
    case .popular: "Popular"
    case .nowPlaying: "New releases"
    case .upcoming: "Upcoming"
    }
  }

  public var unknownYear: String { "Undated" }
  public var notRated: String { "NR" }
  public var opensFilm: String { "More about a film" }
  public var nextPage: String { "Next page" }
  public func page(_ number: Int, of total: Int) -> String { "page \(number) of \(total)" }
  public func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    "pages \(numbers.lowerBound) to \(numbers.upperBound) of \(total)"
  }
  public func more(_ count: Int) -> String { "\(number(count)) more" }
  public func asOf(_ age: Duration) -> String {
    let minutes = Int(age.components.seconds / 60)
    return switch minutes {
    case ..<1: "as of a moment ago"
    case ..<60: "as of \(counted(minutes, "minute")) ago"
    case ..<1440: "as of \(counted(minutes / 60, "hour")) ago"
    default: "as of \(counted(minutes / 1440, "day")) ago"
    }
  }
  public func rowsSkipped(_ count: Int) -> String {
    count == 1 ? "1 entry could not be read" : "\(number(count)) entries could not be read"
  }
  public func warning(about part: String, saying sentence: String) -> String { "\(part): \(sentence)" }

  public func sentence(for error: CatalogError) -> String {
    let host = error.host ?? "The server"
    switch error.code {
    case .cancelled: return "The request was cancelled."
    case .unreachable: return "\(host) could not be reached."
    case .hostNotFound: return "The address of \(host) could not be found."
    case .timedOut: return "\(host) took too long to answer."
    case .untrusted: return "\(host) could not prove its identity, so nothing was asked of it."
    case .connectionLost: return "The connection to \(host) broke before the answer was complete."
    case .proxyFailed: return "The proxy on the way to \(host) could not be used."
    case .unavailable: return "The network library could not be loaded."
    case .missingCredential: return "There is no access token."
    case .rejectedCredential: return "\(host) rejected the access token or key."
    case .notFound: return "\(host) has nothing under that address."
    case .rateLimited: return "\(host) is taking no more requests for the moment."
    case .serverFailed: return "\(host) is having trouble\(status(error))."
    case .refused: return "\(host) refused the request\(status(error))."
    case .tooLarge: return "\(host) sent far more than an answer should hold."
    case .malformedAnswer: return "\(host) sent an answer that makes no sense."
    case .redirected: return "\(host) pointed to another address, which was not followed."
    case .outOfRange: return "The list has no such page."
    case .offline: return "\(host) is not asked in offline mode."
    case .notRecorded: return "The recording lacks this answer of \(host)."
    default: return "The films could not be loaded."
    }
  }

  public func advice(for error: CatalogError) -> String {
    switch error.code {
    case .unreachable, .hostNotFound, .connectionLost:
      "Check the network connection and the address, then try again."
    case .proxyFailed: "Check the proxy settings, then try again."
    case .timedOut, .serverFailed, .malformedAnswer, .tooLarge: "Try again in a little while."
    case .untrusted: "Check the date of this machine and its certificates, and who is between it and the server."
    case .unavailable: "Install it, then try again."
    case .missingCredential: "Get one from the catalog."
    case .rejectedCredential: "Check that it was copied whole and has not been revoked."
    case .rateLimited:
      error.retryAfter.map { $0 == 1 ? "Try again in a second." : "Try again in \(number($0)) seconds." }
        ?? "Try again in a minute."
    case .redirected, .refused, .notFound: "Check the address of the server."
    case .outOfRange: "Ask for an earlier page."
    case .offline: "Leave offline mode to load what is not kept yet."
    case .notRecorded: "Replay the command that was recorded, with the same options."
    default: "Try again."
    }
  }

  private func counted(_ count: Int, _ unit: String) -> String { "\(number(count)) \(unit)\(count == 1 ? "" : "s")" }

  private func status(_ error: CatalogError) -> String {
    error.status.map { " (status \($0))" } ?? ""
  }
  public func sentence(for error: StoreError) -> String {
    let path = error.path.flatMap { $0.isEmpty ? nil : $0 } ?? "The file"
    switch error.code {
    case .cancelled: return "The request was cancelled."
    case .unreadable: return "\(path) could not be read."
    case .denied: return "\(path) may not be opened by this user."
    case .malformed: return "\(path) does not say what it should."
    case .readOnly: return "\(path) may not be written, so nothing was changed."
    case .diskFull: return "There is no room left for \(path), so nothing was changed."
    case .newerVersion: return "\(path) was written by a newer version of this program."
    case .setAside:
      return "\(path) was damaged. It is kept as \(error.movedTo ?? "another file"), and a new one was begun."
    case .busy: return "\(path) is in use by another program."
    case .nowhere: return "This user has no home folder, so there is nowhere to keep it."
    case .missing: return "\(path) does not exist."
    case .folder: return "\(path) is a folder, not a file."
    case .tooLarge: return "\(path) is larger than any list of films."
    case .noFilms: return "\(path) holds no list of films that can be read here."
    case .occupied: return "\(path) is there already, and was left as it is."
    default: return "\(path) could not be used."
    }
  }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .denied, .readOnly: "Check who owns the file and its folder."
    case .diskFull: "Make room on the disk, then try again."
    case .newerVersion: "Use the newer version; the file was left as it is."
    case .malformed: "Put the file right, or move it away."
    case .unreadable: "Check the disk."
    case .nowhere: "Give this user a home folder."
    case .missing: "Check the name."
    case .folder: "Name a file in it."
    case .tooLarge: "Divide it, then try again."
    case .noFilms: "A list is CSV with a column Title or tmdbID, or what this program exported."
    case .occupied: "Choose another name, or allow it to be replaced."
    default: "Try again."
    }
  }
}

private struct EnglishHome: HomeWords, EnglishFallback {}

extension HomeWords where Self: EnglishFallback {
  public var emptyShelf: String { "No films here at the moment." }
  public func freeSinceJanuary(of year: Int) -> String { "free since January \(year)" }
  public func freeFromJanuary(of year: Int) -> String { "free from January \(year)" }
}

private struct EnglishLists: ListWords, EnglishFallback {}

extension ListWords where Self: EnglishFallback {
  public var noFilms: EmptyState {
    EmptyState(title: "No films here", message: "This list is empty.", advice: "Try another list or genre.")
  }
  public func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState {
    EmptyState(
      title: "There is no genre \u{201C}\(name)\u{201D}",
      message: suggestions.isEmpty ? "" : "Did you mean \(suggestions.joined(separator: " or "))?",
      advice: "Choose one of the genres there are.")
  }
  public var genres: String { "Genres" }
  public func genre(_ name: String) -> String { name }
  public var noGenres: String { "The genres could not be loaded" }
  public var opensGenre: String { "Films of a genre" }
  public func alreadyOut(_ date: String) -> String { "out \(date)" }
}

private struct EnglishPeople: PeopleWords, EnglishFallback {}

extension PeopleWords where Self: EnglishFallback {
  public var title: String { "Popular people" }
  public var nobodyLoaded: String { "Nobody could be loaded" }
  public var notFound: EmptyState {
    EmptyState(
      title: "There is nobody with that number", message: "The catalog knows no such person.",
      advice: "Check the number, or look among popular people.")
  }
  public var opensPerson: String { "More about a person" }
  public func department(_ name: String) -> String { name }
  public func job(_ name: String) -> String { name }
  public var knownFor: String { "Known for" }
  public var born: String { "Born" }
  public var died: String { "Died" }
  public var birthplace: String { "Birthplace" }
  public var popularity: String { "Popularity" }
  public var homepage: String { "Home page" }
  public var portrait: String { "Portrait" }
  public func dated(_ date: String, aged years: Int?) -> String {
    guard let years, years >= 0 else { return date }
    return "\(date) (aged \(years))"
  }
  public var biography: String { "Biography" }
  public var noBiography: String { "There is no biography yet." }
  public func textIn(_ language: String) -> String { language == "en" ? "in English" : "in another language" }
  public var films: String { "Best-known films" }
  public var noFilms: String { "There are no films yet." }
  public var filmsMissing: String { "The films did not come." }
}

private let longMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
]

private struct EnglishDetail: DetailWords, EnglishFallback {}

extension DetailWords where Self: EnglishFallback {
  public var favorite: String { "Among your favorites" }
  public var keeps: String { "Keep it" }
  public var letsGo: String { "Let go of it" }
  public var notLoaded: String { "The film could not be loaded" }
  public var notRefreshed: String { "Could not be refreshed: this is an earlier answer." }
  public var partMissing: String { "This part did not come with the answer." }

  public var noSuchFilm: String { "No such film" }
  public func nothing(under id: Int, at host: String?) -> String {
    "\(host ?? "This catalog") has no film with the id \(id)."
  }
  public var adviceOnIDs: String { "The id of a film stands after the # in every list." }

  public var score: String { "Score" }
  public var released: String { "Released" }
  public var runtime: String { "Runtime" }
  public var genres: String { "Genres" }
  public var language: String { "Language" }
  public var popularity: String { "Popularity" }
  public var budget: String { "Budget" }
  public var revenue: String { "Revenue" }
  public var homepage: String { "Home page" }

  public var unknown: String { "Unknown" }
  public var notRated: String { "Not rated yet" }
  public func votes(_ count: Int) -> String { count == 1 ? "1 vote" : "\(english.number(count)) votes" }

  public func date(_ date: CalendarDate) -> String { "\(longMonths[date.month - 1]) \(date.day), \(date.year)" }

  public func duration(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return switch (hours, rest) {
    case (0, _): "\(rest) min"
    case (_, 0): "\(english.number(hours)) h"
    default: "\(english.number(hours)) h \(rest) min"
    }
  }
  public func dollars(_ amount: Int) -> String { "$\(english.number(amount))" }
  public func languageName(_ code: String) -> String { languageNamesEnglish[code.lowercased()] ?? code }
  public func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  public var overview: String { "Overview" }
  public var noOverview: String { "Nobody has written an overview yet." }
  public func inLanguage(_ code: String) -> String { "in \(languageName(code))" }

  public var cast: String { "Cast" }
  public var crew: String { "Crew" }
  public var castAndCrew: String { "Cast and crew" }
  public var noCast: String { "No cast is named." }
  public func peopleSkipped(_ count: Int) -> String {
    count == 1 ? "1 person could not be read" : "\(english.number(count)) people could not be read"
  }

  public var reviews: String { "Reviews" }
  public var noReviews: String { "Nobody has written a review yet." }
  public func reviewsSkipped(_ count: Int) -> String {
    count == 1 ? "1 review could not be read" : "\(english.number(count)) reviews could not be read"
  }
  public func first(_ count: Int, of total: Int) -> String {
    "the first \(english.number(count)) of \(english.number(total))"
  }
  public var wholeReviews: String { "in full" }
  public var anonymous: String { "Anonymous" }
}

private struct EnglishSearch: SearchWords, EnglishFallback {}

extension SearchWords where Self: EnglishFallback {
  public var name: String { "Search" }
  public var invitation: String { "Type a film's title, or a part of it." }
  public func atLeast(letters: Int) -> String { "Type \(letters) letters or more." }
  public var recent: String { "Recent searches" }
  public func searching(for query: String) -> String { "Looking for “\(query)”…" }
  public func results(for query: String, year: Int?) -> String {
    "Results for “\(query)”" + (year.map { ", \($0)" } ?? "")
  }
  public func films(_ count: Int) -> String { count == 1 ? "1 film" : "\(english.number(count)) films" }

  public var nextPage: String { "Next page" }
  public var loadingNextPage: String { "Loading the next page…" }

  public func nothingFound(for query: String, year: Int?) -> String {
    "No film\(year.map { " of \($0)" } ?? "") matches “\(query)”"
  }
  public func otherWays(severalWords: Bool, year: Bool) -> String {
    switch (severalWords, year) {
    case (true, true): "Try fewer words, another spelling, or search without the year."
    case (true, false): "Try fewer words, another spelling or the original title."
    case (false, true): "Try another spelling, or search without the year."
    case (false, false): "Try another spelling or the original title."
    }
  }
  public func notSearched(for query: String) -> String { "The search for “\(query)” failed" }
  public func noPage(_ page: Int, for query: String) -> String { "There is no page \(page) of results for “\(query)”" }
  public func lastPage(is page: Int) -> String { page == 1 ? "There is only one page." : "The last page is \(page)." }

  public var opensLastPage: String { "Last page" }
  public var opensFirstPage: String { "First page" }
  public var dropsYear: String { "Without the year" }
}

private struct EnglishFavorites: FavoritesWords, EnglishFallback {}

extension FavoritesWords where Self: EnglishFallback {
  public var title: String { "Favorites" }
  public func films(_ count: Int) -> String { count == 1 ? "1 film" : "\(english.number(count)) films" }
  public var none: EmptyState {
    EmptyState(
      title: "There are no favorites yet", message: "Add a film by its id: the number after the # in every list.",
      advice: "")
  }
  public var notRead: String { "The favorites could not be read or changed" }
  public var notAdded: String { "Nothing was added" }
  public func added(_ title: String) -> String { "Added \(title)." }
  public func alreadyThere(_ title: String) -> String { "\(title) is among the favorites already." }
  public func removed(_ title: String) -> String { "Removed \(title)." }
  public func notThere(_ title: String) -> String { "\(title) was not among the favorites." }
}

private struct EnglishHistory: HistoryWords, EnglishFallback {}

extension HistoryWords where Self: EnglishFallback {
  public var none: EmptyState {
    EmptyState(title: "No searches yet", message: "Searches that find something are remembered here.", advice: "")
  }
  public var notRead: String { "The searches could not be read or changed" }
  public func removed(_ query: String) -> String { "Removed “\(query)”." }
  public func notThere(_ query: String) -> EmptyState {
    EmptyState(title: "“\(query)” is not among the searches", message: "", advice: "")
  }
  public var cleared: String { "All searches are forgotten." }
}

private struct EnglishSettings: SettingsWords, EnglishFallback {}

extension SettingsWords where Self: EnglishFallback {
  public var title: String { "Settings" }
  public var notRead: String { "The settings could not be read or changed" }
  public func unset(_ setting: Setting) -> String {
    switch setting {
    case .language, .region: "the system's"
    default: "not set"
    }
  }
  public func changed(_ key: String, to value: String) -> String { "\(key) is now \(value)." }
  public func reset(_ key: String) -> String { "\(key) is as it was in the beginning." }
  public var allReset: String { "All settings are as they were in the beginning." }
  public func unknown(_ key: String) -> String { "There is no setting “\(key)”" }
  public func didYouMean(_ keys: [String]) -> String { "Did you mean \(keys.joined(separator: " or "))?" }
  public func keys(_ keys: [String]) -> String { "The settings are \(keys.joined(separator: ", "))." }
  public func cannot(_ key: String, be value: String) -> String { "\(key) cannot be “\(value)”" }
  public func values(_ values: [String]) -> String { "It can be \(values.joined(separator: ", "))." }
  public func examples(_ values: [String]) -> String { "It can be, for example, \(values.joined(separator: ", "))." }
}

private struct EnglishTransfer: TransferWords, EnglishFallback {}

extension TransferWords where Self: EnglishFallback {
  public func importing(_ count: Int, of total: Int) -> String {
    "Importing: \(english.number(count)) of \(english.number(total))…"
  }
  public func added(_ count: Int) -> String { "Added \(english.favorites.films(count))." }
  public func alreadyThere(_ count: Int) -> String {
    "\(english.favorites.films(count)) \(count == 1 ? "was" : "were") among the favorites already."
  }
  public func stopped(by sentence: String) -> String { "\(sentence) Import it again to add the rest." }
  public func title(of section: TransferScene.Section.ID) -> String {
    switch section {
    case .notMatched: "No film found"
    case .failed: "Not loaded"
    case .malformed: "Not readable"
    case .untried: "Not tried"
    }
  }
  public func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(english.number(count)) lines" }
  public func line(_ number: Int) -> String { "line \(number)" }
  public var notImported: String { "Nothing was imported" }
  public func noFilms(in path: String?) -> String { "\(path ?? "The input") names no films." }

  public var exporting: String { "Exporting…" }
  public func exported(_ count: Int, to path: String) -> String {
    "Exported \(english.favorites.films(count)) to \(path)."
  }
  public var notExported: String { "Nothing was exported" }
}

/// By ISO 639-1 code.
private let languageNamesEnglish = [
  "af": "Afrikaans", "am": "Amharic", "ar": "Arabic", "bg": "Bulgarian", "bn": "Bengali", "bo": "Tibetan",
  "bs": "Bosnian", "ca": "Catalan", "cs": "Czech", "cy": "Welsh", "da": "Danish", "de": "German", "el": "Greek",
  "en": "English", "es": "Spanish", "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish",
  "fr": "French", "ga": "Irish", "gl": "Galician", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian",
  "hu": "Hungarian", "hy": "Armenian", "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese",
  "ka": "Georgian", "kk": "Kazakh", "km": "Khmer", "kn": "Kannada", "ko": "Korean", "ku": "Kurdish",
  "la": "Latin", "lt": "Lithuanian", "lv": "Latvian", "mk": "Macedonian", "ml": "Malayalam", "mn": "Mongolian",
  "mr": "Marathi", "ms": "Malay", "nb": "Norwegian", "nl": "Dutch", "no": "Norwegian", "pa": "Punjabi",
  "pl": "Polish", "pt": "Portuguese", "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian",
  "sq": "Albanian", "sr": "Serbian", "sv": "Swedish", "sw": "Swahili", "ta": "Tamil", "te": "Telugu",
  "th": "Thai", "tl": "Tagalog", "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "uz": "Uzbek",
  "vi": "Vietnamese", "zh": "Chinese", "zu": "Zulu",
  // TMDb's own: Cantonese, and films without a spoken word.
  "cn": "Cantonese", "xx": "No language",
]
