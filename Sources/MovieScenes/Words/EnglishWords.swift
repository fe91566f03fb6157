import MovieDisplay
public import MovieDomain

/// The words in English.
public struct EnglishWords: Words {
  public init() {}

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
  public var opensFilm: String { "More about a film:" }
  public var nextPage: String { "Next page:" }
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

  public func footnote(for source: CatalogSource) -> String {
    switch source {
    case .tmdb: "This product uses the TMDB API but is not endorsed or certified by TMDB."
    case .publicDomain: "Films of the United States public domain. The scores are this catalog's own."
    }
  }

  public var home: any HomeWords { Home() }

  private struct Home: HomeWords {
    var loading: String { "Loading…" }
    var emptyShelf: String { "No films here at the moment." }
    var nothingLoaded: String { "No films could be loaded" }
    var notRefreshed: String { "could not be refreshed" }
    func freeSinceJanuary(of year: Int) -> String { "free since January \(year)" }
    func freeFromJanuary(of year: Int) -> String { "free from January \(year)" }
  }

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
    case .unavailable: return "libcurl, which carries the requests, could not be loaded."
    case .missingCredential: return "There is no TMDb access token."
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
    case .unavailable: "Install libcurl 7.85 or newer (libcurl4 on Debian), then try again."
    case .missingCredential: "Get one at themoviedb.org, under Settings, API."
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
}

extension EnglishWords {
  public var lists: any ListWords { Lists() }

  private struct Lists: ListWords {
    var noFilms: EmptyState {
      EmptyState(title: "No films here", message: "This list is empty.", advice: "Try another list or genre.")
    }
    func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState {
      EmptyState(
        title: "There is no genre \u{201C}\(name)\u{201D}",
        message: suggestions.isEmpty ? "" : "Did you mean \(suggestions.joined(separator: " or "))?",
        advice: "Choose one of the genres there are.")
    }
    var genres: String { "Genres" }
    func genre(_ name: String) -> String { name }
    var noGenres: String { "The genres could not be loaded" }
    var opensGenre: String { "Films of a genre:" }
    func alreadyOut(_ date: String) -> String { "out \(date)" }
  }

  public var people: any PeopleWords { People() }

  private struct People: PeopleWords {
    var title: String { "Popular people" }
    var nobodyLoaded: String { "Nobody could be loaded" }
    var notFound: EmptyState {
      EmptyState(
        title: "There is nobody with that number", message: "The catalog knows no such person.",
        advice: "Check the number, or look among popular people.")
    }
    var opensPerson: String { "More about a person:" }
    func department(_ name: String) -> String { name }
    func job(_ name: String) -> String { name }
    var knownFor: String { "Known for" }
    var born: String { "Born" }
    var died: String { "Died" }
    var birthplace: String { "Birthplace" }
    var popularity: String { "Popularity" }
    var homepage: String { "Home page" }
    var portrait: String { "Portrait" }
    func dated(_ date: String, aged years: Int?) -> String {
      guard let years, years >= 0 else { return date }
      return "\(date) (aged \(years))"
    }
    var biography: String { "Biography" }
    var noBiography: String { "There is no biography yet." }
    func textIn(_ language: String) -> String { language == "en" ? "in English" : "in another language" }
    var films: String { "Best-known films" }
    var noFilms: String { "There are no films yet." }
    var filmsMissing: String { "The films did not come." }
    func footnote(for source: CatalogSource) -> String {
      switch source {
      case .tmdb: EnglishWords().footnote(for: source)
      case .publicDomain: "People of the films that come with this program."
      }
    }
  }
}

extension EnglishWords {
  public var detail: any DetailWords { Detail(words: self) }

  private struct Detail: DetailWords {
    let words: EnglishWords

    var favorite: String { "Among your favorites" }
    var keeps: String { "Keep it:" }
    var letsGo: String { "Let go of it:" }
    var notLoaded: String { "The film could not be loaded" }
    var notRefreshed: String { "Could not be refreshed: this is an earlier answer." }
    var partMissing: String { "This part did not come with the answer." }

    var noSuchFilm: String { "No such film" }
    func nothing(under id: Int, at host: String?) -> String {
      "\(host ?? "This catalog") has no film with the id \(id)."
    }
    var adviceOnIDs: String { "The id of a film stands after the # in every list." }

    var score: String { "Score" }
    var released: String { "Released" }
    var runtime: String { "Runtime" }
    var genres: String { "Genres" }
    var language: String { "Language" }
    var popularity: String { "Popularity" }
    var budget: String { "Budget" }
    var revenue: String { "Revenue" }
    var homepage: String { "Home page" }

    var unknown: String { "Unknown" }
    var notRated: String { "Not rated yet" }
    func votes(_ count: Int) -> String { count == 1 ? "1 vote" : "\(words.number(count)) votes" }

    private static let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    func date(_ date: CalendarDate) -> String { "\(Self.months[date.month - 1]) \(date.day), \(date.year)" }

    func duration(minutes: Int) -> String {
      let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
      return switch (hours, rest) {
      case (0, _): "\(rest) min"
      case (_, 0): "\(words.number(hours)) h"
      default: "\(words.number(hours)) h \(rest) min"
      }
    }
    func dollars(_ amount: Int) -> String { "$\(words.number(amount))" }
    func languageName(_ code: String) -> String { EnglishWords.languageNames[code.lowercased()] ?? code }
    func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

    var overview: String { "Overview" }
    var noOverview: String { "Nobody has written an overview yet." }
    func inLanguage(_ code: String) -> String { "in \(languageName(code))" }

    var cast: String { "Cast" }
    var crew: String { "Crew" }
    var castAndCrew: String { "Cast and crew" }
    var noCast: String { "No cast is named." }
    func peopleSkipped(_ count: Int) -> String {
      count == 1 ? "1 person could not be read" : "\(words.number(count)) people could not be read"
    }

    var reviews: String { "Reviews" }
    var noReviews: String { "Nobody has written a review yet." }
    func reviewsSkipped(_ count: Int) -> String {
      count == 1 ? "1 review could not be read" : "\(words.number(count)) reviews could not be read"
    }
    func first(_ count: Int, of total: Int) -> String { "the first \(words.number(count)) of \(words.number(total))" }
    var wholeReviews: String { "in full" }
    var anonymous: String { "Anonymous" }
  }
}

extension EnglishWords {
  /// By ISO 639-1 code.
  private static let languageNames = [
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
}

extension EnglishWords {
  public var search: any SearchWords { Search(words: self) }

  private struct Search: SearchWords {
    let words: EnglishWords

    var name: String { "Search" }
    var invitation: String { "Type a film's title, or a part of it." }
    func atLeast(letters: Int) -> String { "Type \(letters) letters or more." }
    var recent: String { "Recent searches" }
    func searching(for query: String) -> String { "Looking for “\(query)”…" }
    func results(for query: String, year: Int?) -> String {
      "Results for “\(query)”" + (year.map { ", \($0)" } ?? "")
    }
    func films(_ count: Int) -> String { count == 1 ? "1 film" : "\(words.number(count)) films" }

    var nextPage: String { "Next page" }
    var loadingNextPage: String { "Loading the next page…" }

    func nothingFound(for query: String, year: Int?) -> String {
      "No film\(year.map { " of \($0)" } ?? "") matches “\(query)”"
    }
    func otherWays(severalWords: Bool, year: Bool) -> String {
      switch (severalWords, year) {
      case (true, true): "Try fewer words, another spelling, or search without the year."
      case (true, false): "Try fewer words, another spelling or the original title."
      case (false, true): "Try another spelling, or search without the year."
      case (false, false): "Try another spelling or the original title."
      }
    }
    func notSearched(for query: String) -> String { "The search for “\(query)” failed" }
    func noPage(_ page: Int, for query: String) -> String { "There is no page \(page) of results for “\(query)”" }
    func lastPage(is page: Int) -> String { page == 1 ? "There is only one page." : "The last page is \(page)." }

    var opensLastPage: String { "Last page:" }
    var opensFirstPage: String { "First page:" }
    var dropsYear: String { "Without the year:" }
  }
}

extension EnglishWords {
  public var program: any ProgramWords { Program() }

  private struct Program: ProgramWords {
    var builtInFilms: String { "No TMDb token: these are vip's own films. vip auth login brings the rest." }
    var asksForCredential: String { "TMDb access token or API key (it stays hidden): " }
    func addressMalformed(_ variable: String) -> String {
      "\(variable) is not an address such as https://api.themoviedb.org/3."
    }
    func addressUnsupported(_ variable: String) -> String { "\(variable) must begin with https://." }
    func addressInsecure(_ variable: String) -> String {
      "\(variable) must begin with https://: plain http is for this machine alone."
    }
    func addressHoldsCredential(_ variable: String) -> String {
      "\(variable) must not hold a user name or a password."
    }
    func notACredential(_ variable: String) -> String {
      "\(variable) holds characters that no token has. Copy it again, whole."
    }
    func replaying(_ directory: String) -> String { "These are answers of the recording in “\(directory)”." }
    func noRecording(_ directory: String) -> String {
      "There is no recording in “\(directory)”. vip home --record FOLDER makes one."
    }
    var nothingToRecord: String { "The built-in films need no network, so there is nothing to record." }
    func noPager(_ command: String) -> String {
      "There is no pager “\(command)”, so everything is written at once. VIP_PAGER names another."
    }
  }
}

extension EnglishWords {
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
    case .nowhere: "Set HOME to a folder of this user's."
    case .missing: "Check the name."
    case .folder: "Name a file in it."
    case .tooLarge: "Divide it, then try again."
    case .noFilms: "A list is CSV with a column Title or tmdbID, or what this program exported."
    case .occupied: "Choose another name, or allow it to be replaced (--force)."
    default: "Try again."
    }
  }

  public var favorites: any FavoritesWords { Favorites(words: self) }

  private struct Favorites: FavoritesWords {
    let words: EnglishWords

    var title: String { "Favorites" }
    func films(_ count: Int) -> String { count == 1 ? "1 film" : "\(words.number(count)) films" }
    var none: EmptyState {
      EmptyState(
        title: "There are no favorites yet", message: "Add a film by its id: the number after the # in every list.",
        advice: "")
    }
    var notRead: String { "The favorites could not be read or changed" }
    var notAdded: String { "Nothing was added" }
    func added(_ title: String) -> String { "Added \(title)." }
    func alreadyThere(_ title: String) -> String { "\(title) is among the favorites already." }
    func removed(_ title: String) -> String { "Removed \(title)." }
    func notThere(_ title: String) -> String { "\(title) was not among the favorites." }
    func name(of source: CatalogSource) -> String {
      switch source {
      case .tmdb: "TMDb"
      case .publicDomain: "built-in"
      }
    }
  }

  public var history: any HistoryWords { History() }

  private struct History: HistoryWords {
    var none: EmptyState {
      EmptyState(title: "No searches yet", message: "Searches that find something are remembered here.", advice: "")
    }
    var notRead: String { "The searches could not be read or changed" }
    func removed(_ query: String) -> String { "Removed “\(query)”." }
    func notThere(_ query: String) -> EmptyState {
      EmptyState(title: "“\(query)” is not among the searches", message: "", advice: "")
    }
    var cleared: String { "All searches are forgotten." }
  }

  public var settings: any SettingsWords { Settings() }

  private struct Settings: SettingsWords {
    var title: String { "Settings" }
    var notRead: String { "The settings could not be read or changed" }
    func unset(_ setting: Setting) -> String {
      switch setting {
      case .language, .region: "the system's"
      default: "not set"
      }
    }
    func changed(_ key: String, to value: String) -> String { "\(key) is now \(value)." }
    func reset(_ key: String) -> String { "\(key) is as it was in the beginning." }
    var allReset: String { "All settings are as they were in the beginning." }
    func unknown(_ key: String) -> String { "There is no setting “\(key)”" }
    func didYouMean(_ keys: [String]) -> String { "Did you mean \(keys.joined(separator: " or "))?" }
    func keys(_ keys: [String]) -> String { "The settings are \(keys.joined(separator: ", "))." }
    func cannot(_ key: String, be value: String) -> String { "\(key) cannot be “\(value)”" }
    func values(_ values: [String]) -> String { "It can be \(values.joined(separator: ", "))." }
    func examples(_ values: [String]) -> String { "It can be, for example, \(values.joined(separator: ", "))." }
  }
}

extension EnglishWords {
  public var auth: any AuthWords { Auth() }

  private struct Auth: AuthWords {
    var title: String { "TMDb" }
    var credential: String { "Credential" }
    func name(of kind: Credential.Kind) -> String {
      switch kind {
      case .accessToken: "access token"
      case .apiKey: "API key"
      }
    }
    var place: String { "Taken from" }
    var unused: String { "Not used" }
    func name(of kind: Credential.Kind, in place: String) -> String { "\(name(of: kind)) in \(place)" }

    var none: EmptyState {
      EmptyState(
        title: "There is no TMDb token", message: "Without one, films come from the built-in catalog.",
        advice: "Get one at themoviedb.org, under Settings, API.")
    }
    var opensLogin: String { "Log in:" }

    var nothingGiven: EmptyState {
      EmptyState(
        title: "No token was given", message: "Paste it at the prompt, or hand it over on standard input.",
        advice: "Get one at themoviedb.org, under Settings, API.")
    }
    var notACredential: EmptyState {
      EmptyState(
        title: "This is not a token", message: "It holds characters that no token has, or too many of them.",
        advice: "Copy it again, whole.")
    }
    func notKept(_ kind: Credential.Kind) -> String { "The \(name(of: kind)) was not kept" }
    func kept(_ kind: Credential.Kind, in place: String) -> String {
      "TMDb takes the \(name(of: kind)). It is kept in \(place)."
    }
    func forgotten(_ place: String) -> String { "Removed the credential in \(place)." }
    var nothingToForget: String { "No credential was kept." }
    func comesFirst(_ variable: String) -> String { "\(variable) is set and still comes first." }
    func remains(_ variable: String) -> String { "\(variable) still holds a credential." }
    var notRead: String { "The credential could not be read" }
    var notChanged: String { "Nothing was changed" }
  }
}

extension EnglishWords {
  public var transfer: any TransferWords { Transfer(words: self) }

  private struct Transfer: TransferWords {
    let words: EnglishWords

    func importing(_ count: Int, of total: Int) -> String {
      "Importing: \(words.number(count)) of \(words.number(total))…"
    }
    func added(_ count: Int) -> String { "Added \(words.favorites.films(count))." }
    func alreadyThere(_ count: Int) -> String {
      "\(words.favorites.films(count)) \(count == 1 ? "was" : "were") among the favorites already."
    }
    func stopped(by sentence: String) -> String { "\(sentence) Import it again to add the rest." }
    func title(of section: TransferScene.Section.ID) -> String {
      switch section {
      case .notMatched: "No film found"
      case .failed: "Not loaded"
      case .malformed: "Not readable"
      case .untried: "Not tried"
      }
    }
    func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(words.number(count)) lines" }
    func line(_ number: Int) -> String { "line \(number)" }
    var notImported: String { "Nothing was imported" }
    func noFilms(in path: String?) -> String { "\(path ?? "Standard input") names no films." }

    var exporting: String { "Exporting…" }
    func exported(_ count: Int, to path: String) -> String { "Exported \(words.favorites.films(count)) to \(path)." }
    var notExported: String { "Nothing was exported" }
  }
}

extension EnglishWords {
  public var doctor: any DoctorWords { Doctor(words: self) }

  private struct Doctor: DoctorWords {
    let words: EnglishWords

    var title: String { "Health" }
    func title(of subject: HealthFinding.Subject) -> String {
      switch subject {
      case .program: "Program"
      case .access: "Access to TMDb"
      case .network: "Network"
      case .files: "Files"
      case .terminal: "Terminal"
      }
    }
    func summary(troubles: Int, remarks: Int) -> String {
      let remarked = remarks == 1 ? "1 remark" : "\(words.number(remarks)) remarks"
      let troubled = troubles == 1 ? "1 trouble" : "\(words.number(troubles)) troubles"
      return switch (troubles, remarks) {
      case (0, 0): "All is well."
      case (0, _): "All is well, with \(remarked)."
      case (_, 0): "Not all is well: \(troubled)."
      default: "Not all is well: \(troubled) and \(remarked)."
      }
    }

    var libraryMissing: String { "could not be loaded" }
    func adviceOnMissing(_ role: HealthFinding.Library.Role) -> String {
      switch role {
      case .transport: words.advice(for: CatalogError(.unavailable))
      case .database: "Install this program again."
      case .pictures: "Install libjpeg to see posters in place of title cards."
      }
    }
    var withoutTLS: String { "no TLS" }
    var withoutHTTP2: String { "no HTTP/2" }

    func exposed(_ path: String) -> String { "\(path) can be read by others." }
    var adviceOnExposed: String { "Take their permission away with chmod 600." }

    var server: String { "Server" }
    func answered(_ host: String, milliseconds: Int, by means: [String]) -> String {
      let time = milliseconds == 0 ? "under 1 ms" : "\(words.number(milliseconds)) ms"
      return "\(host) answered in \(time) (\(means.joined(separator: ", ")))"
    }
    func replayed(_ host: String) -> String { "\(host) is not asked: a recording stands in for it." }
    var proxy: String { "Proxy" }
    var none: String { "none" }
    var certificates: String { "Certificates" }
    var systemCertificates: String { "the system's" }

    var answers: String { "Kept answers" }
    func absent(_ path: String) -> String { "none yet; will be in \(path)" }
    func favorites(_ count: Int, in path: String) -> String { "\(words.favorites.films(count)) in \(path)" }
    func answers(_ count: Int, bytes: Int, in path: String) -> String {
      "\(words.number(count)) (\(words.size(bytes, kilobytes: "KB", megabytes: "MB"))) in \(path)"
    }
    func damaged(_ path: String) -> String { "\(path) is damaged." }
    func adviceOnDamaged(_ kind: HealthFinding.File.Kind) -> String {
      switch kind {
      case .answers: "The next command that needs it makes a new one."
      case .settings, .favorites: "The next command that needs it keeps it under another name and begins a new one."
      }
    }

    var screen: String { "Output" }
    func columns(_ count: Int, isTerminal: Bool) -> String {
      "\(isTerminal ? "a terminal" : "not a terminal"), \(words.number(count)) columns"
    }
    var colors: String { "Colors" }
    func name(of colors: HealthFinding.Colors) -> String {
      switch colors {
      case .none: "none"
      case .sixteen: "the 16 of its theme"
      case .indexed: "256"
      case .full: "all (24 bits)"
      }
    }
    var background: String { "Background" }
    func name(of background: HealthFinding.Background?) -> String {
      switch background {
      case .light: "light"
      case .dark: "dark"
      case nil: "not known"
      }
    }
    var pictures: String { "Pictures" }
    func name(of pictures: HealthFinding.Pictures) -> String {
      switch pictures {
      case .none: "none"
      case .blocks: "made of colored cells"
      case .kitty: "sharp, by kitty's protocol"
      case .iterm: "sharp, by iTerm2's protocol"
      }
    }
    var links: String { "Links" }
    func takesLinks(_ areTaken: Bool) -> String { areTaken ? "open at a click" : "none" }
    var pager: String { "Pager" }
  }
}
