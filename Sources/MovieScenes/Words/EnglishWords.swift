public import MovieDisplay
public import MovieDomain

/// The words in English.
public struct EnglishWords: Words, EnglishFallback {
  /// Creates the words in English.
  public init() {}

  public var languageCode: String { "en" }
}

/// Gives a language the English text for every member that it does not translate.
///
/// ```swift
/// struct GermanWords: Words, EnglishFallback {
///   var languageCode: String { "de" }
///   var nextPage: String { "Nächste Seite" }
///   var lists: any ListWords { Lists() }
///
///   struct Lists: ListWords, EnglishFallback {
///     var emptyShelf: String { "Hier gibt es gerade keine Filme." }
///   }
/// }
/// ```
///
/// Without this protocol, the compiler reports each member that a language lacks.
public protocol EnglishFallback {}

private let english = EnglishWords()

extension Words where Self: EnglishFallback {
  public var lists: any ListWords { EnglishLists() }
  public var people: any PeopleWords { EnglishPeople() }
  public var detail: any DetailWords { EnglishDetail() }
  public var watch: any WatchWords { EnglishWatch() }
  public var discover: any DiscoverWords { EnglishDiscover() }
  public var search: any SearchWords { EnglishSearch() }
  public var references: any ReferenceWords { EnglishReferences() }
  public var shelves: any ShelfWords { EnglishShelf() }
  public var stats: any StatsWords { EnglishStats() }
  public var calendar: any CalendarWords { EnglishCalendar() }
  public var news: any NewsWords { EnglishNews() }
  public var sync: any SyncWords { EnglishSync() }
  public var settings: any SettingsWords { EnglishSettings() }
  public var transfer: any TransferWords { EnglishTransfer() }

  public var loading: String { "Loading…" }
  public var nothingLoaded: String { "Could not load films" }
  public var notRefreshed: String { "could not be refreshed" }
  public var logsIn: String { "Log in" }
  public var notLoaded: String { "Not loaded yet" }

  public func number(_ value: Int) -> String { Digits.grouped(value, by: ",") }
  public func decimal(tenths: Int) -> String { Digits.decimal(tenths: tenths, point: ".", by: ",") }

  public func date(_ date: CalendarDate) -> String {
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(months[date.month - 1]) \(date.day), \(date.year)"
  }
  public func fullDate(_ date: CalendarDate) -> String { "\(longMonths[date.month - 1]) \(date.day), \(date.year)" }

  public func title(of list: MovieList) -> String {
    switch list {
    case .topRated: "Top rated"
    case .popular: "Popular"
    case .nowPlaying: "New releases"
    case .upcoming: "Upcoming"
    }
  }

  public var unknownYear: String { "no date" }
  public var notRated: String { "no score" }
  public func ofTen(_ score: String) -> String { "\(score) of 10" }
  public var opensFilm: String { "Details" }
  public var nextPage: String { "Next page" }
  public func films(_ count: Int) -> String { counted(count, "film") }
  public var firstPage: String { "First page" }
  public var lastPage: String { "Last page" }
  public func noPage(_ page: Int, last: Int?) -> String {
    let rest =
      switch last {
      case nil: ""
      case 1: "; there is only one page"
      case .some(let last): "; the last page is \(number(last))"
      }
    return "Page \(number(page)) does not exist\(rest)."
  }
  public func page(_ page: Int, of total: Int) -> String { "page \(number(page)) of \(number(total))" }
  public func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    "pages \(number(numbers.lowerBound)) to \(number(numbers.upperBound)) of \(number(total))"
  }
  public func more(_ count: Int) -> String { "\(number(count)) more" }
  /// The first of some titles after a colon, and how many more there are; empty without titles.
  fileprivate func listed(_ titles: [String], of count: Int) -> String {
    guard !titles.isEmpty else { return "" }
    let rest = count > titles.count ? " and \(more(count - titles.count))" : ""
    return ": \(titles.joined(separator: ", "))\(rest)"
  }
  public func asOf(_ age: Duration) -> String {
    let minutes = Int(age.components.seconds / 60)
    return switch minutes {
    case ..<1: "cached just now"
    case ..<60: "cached \(counted(minutes, "minute")) ago"
    case ..<1440: "cached \(counted(minutes / 60, "hour")) ago"
    default: "cached \(counted(minutes / 1440, "day")) ago"
    }
  }
  public func rowsSkipped(_ count: Int) -> String {
    "\(counted(count, "entry", plural: "entries")) could not be read"
  }
  public func warning(about part: String, saying sentence: String) -> String { "\(part): \(sentence)" }

  public func sentence(for error: CatalogError) -> String {
    let host = error.host ?? "The server"
    let thisHost = error.host ?? "the server"
    switch error.code {
    case .cancelled: return "The request was canceled."
    case .unreachable: return "\(host) could not be reached."
    case .hostNotFound: return "DNS lookup failed for \(thisHost)."
    case .timedOut: return "\(host) took too long to respond."
    case .untrusted: return "The certificate of \(thisHost) could not be verified."
    case .connectionLost: return "The connection to \(thisHost) was lost."
    case .proxyFailed: return "\(host) could not be reached through the proxy."
    case .unavailable: return "The network library could not be loaded."
    case .missingCredential: return "An access token is required."
    case .rejectedCredential: return "\(host) rejected the credential."
    case .notFound: return "Not found \(error.host.map { "on \($0)" } ?? "in this catalog")."
    case .rateLimited: return "Too many requests to \(thisHost)."
    case .serverFailed: return "\(host) had an internal error\(status(error))."
    case .refused: return "\(host) refused the request\(status(error))."
    case .tooLarge: return "The reply from \(thisHost) was too large."
    case .malformedResponse: return "The reply from \(thisHost) could not be read (a captive portal or proxy?)."
    case .redirected: return "\(host) redirected the request; redirects are not followed."
    case .outOfRange: return "This page does not exist."
    case .offline: return "Not in the cache, and offline mode is on."
    case .unsupported: return "The catalog does not support this."
    case .notRecorded: return "The recording has no readable reply to this request to \(thisHost)."
    }
  }

  public func advice(for error: CatalogError) -> String {
    switch error.code {
    case .unreachable, .hostNotFound, .connectionLost: "Check your network connection and try again."
    case .proxyFailed: "Check the proxy settings and try again."
    case .timedOut, .serverFailed, .malformedResponse, .tooLarge: "Try again later."
    case .untrusted: "Check the date and the certificates on this machine."
    case .unavailable: "Install the network library and try again."
    case .missingCredential: "Get a token from the catalog's website."
    case .rejectedCredential: "Check that it is complete and has not been revoked."
    case .rateLimited: "Try again in \(error.retryAfter.map(wait) ?? "a minute")."
    case .redirected, .refused: "Check the server's address."
    case .notFound: error.host == nil ? "Check the id." : "Check the id and the server's address."
    case .outOfRange: "Use a lower page number."
    case .unsupported: "Use another catalog."
    case .offline: "Turn off offline mode to load it."
    case .notRecorded: "Replay the recorded command with the same options."
    case .cancelled: "Try again."
    }
  }

  /// How long to wait; minutes and hours are rounded up.
  private func wait(_ seconds: Int) -> String {
    switch seconds {
    case 1: "a second"
    case ..<120: counted(seconds, "second")
    case ..<7_200: counted((seconds + 59) / 60, "minute")
    default: counted((seconds + 3_599) / 3_600, "hour")
    }
  }

  /// A number with a noun, whose plural ends in s unless it is given.
  fileprivate func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  private func status(_ error: CatalogError) -> String {
    error.status.map { " (status \($0))" } ?? ""
  }
  public func sentence(for error: StoreError) -> String {
    let path = error.path.flatMap { $0.isEmpty ? nil : $0 } ?? "The file"
    switch error.code {
    case .cancelled: return "The request was canceled."
    case .unreadable: return "\(path) could not be read\(reason(error))."
    case .denied: return "\(path) could not be opened\(reason(error, or: "permission denied"))."
    case .malformed: return "\(path) has \(error.setting.map(invalid) ?? "invalid contents")."
    case .foreign: return "\(path) is not a database that this version of the program can use."
    case .readOnly: return "\(path) is not writable\(reason(error))."
    case .readOnlyVolume: return "\(path) is not writable\(reason(error, or: "the file system is read-only"))."
    case .diskFull: return "\(path) was not saved\(reason(error, or: "the disk is full"))."
    case .sizeLimit: return "\(path) was not saved\(reason(error, or: "the file would be too large"))."
    case .newerVersion: return "\(path) was written by a newer version of this program."
    case .setAside:
      let target = error.movedTo ?? "another file"
      return "\(path) was damaged. It was renamed to \(target), and what could be read was copied to a new file."
    case .emptied:
      let target = error.movedTo ?? "another file"
      return "\(path) had lost its contents. What was left was moved to \(target), and a new file was created."
    case .busy: return "\(path) is in use by another program."
    case .noFolder: return "This user has no home folder."
    case .missing: return "\(path) does not exist."
    case .folder: return "\(path) is a folder, not a file."
    case .notAFile: return "\(path) is a folder, a pipe or a device, not a file."
    case .fileTooLarge: return "\(path) is too large."
    case .tooLarge: return "\(path) is too large: a film list may have up to a million lines and 64 MiB."
    case .noFilms: return "\(path) is not a readable film list."
    case .zipped: return "\(path) is a ZIP archive."
    case .noTitleColumn: return "\(path) has none of the columns Title, Name, tmdbID and imdbID."
    case .unknownShelf: return "\(path) is a list of films, and does not say which list it is."
    case .fileExists: return "\(path) already exists."
    case .notACalendar: return "\(path) already exists and is not a calendar written here."
    case .unknownFormat: return "The format of \(path) is unknown."
    case .failed: return "\(path) could not be accessed\(reason(error))."
    }
  }

  private func invalid(_ error: SettingError) -> String {
    guard case .invalidValue(let value) = error.problem, !value.isEmpty else {
      return "an invalid value for \(error.key)"
    }
    return "an invalid value for \(error.key): “\(value)”"
  }

  /// The system's reason, or `other` if there is none.
  private func reason(_ error: StoreError, or other: String = "") -> String {
    let reason = error.reason ?? other
    return reason.isEmpty ? "" : ": \(reason)"
  }

  public func advice(for error: StoreError) -> String {
    switch error.code {
    case .denied, .readOnly: "Check the permissions of the file and its folder."
    case .foreign: "Move it away. To keep the films of an earlier version, export them with that version first."
    case .readOnlyVolume: "Make the file system writable, or use another folder."
    case .diskFull: "Free some disk space and try again."
    case .sizeLimit: "Raise the limit on the size of files."
    case .newerVersion: "Update this program."
    case .malformed:
      error.setting.map { "Reset \($0.key) in the settings, or give it another value." } ?? "Fix or remove the file."
    case .unreadable: "Check the disk."
    case .noFolder: "Create a home folder for this user."
    case .missing: "Check the path."
    case .folder: "Give the path of a file."
    case .notAFile, .fileTooLarge: "Move it away, or remove it."
    case .tooLarge: "Split the file and try again."
    case .noFilms:
      "Use a whole file exported by this program, IMDb, Letterboxd or Trakt, or CSV with a Title, Name, tmdbID or imdbID "
        + "column."
    case .zipped: "Unpack it, and import the files in it."
    case .noTitleColumn: "Add a column with the titles of the films."
    case .unknownShelf: "Import it to favorites, to the watchlist or to the films you have seen."
    case .fileExists: "Choose another name or overwrite the file."
    case .notACalendar: "Choose another name."
    case .unknownFormat: "Use a name that ends in .json or .csv, or choose a format."
    default: error.reason == nil ? "Try again." : "Check the file and its folder."
    }
  }
}

private struct EnglishLists: ListWords, EnglishFallback {}

extension ListWords where Self: EnglishFallback {
  public var emptyShelf: String { "No films right now." }
  public func freeSinceJanuary(of year: Int) -> String { "free since January \(year)" }
  public func freeFromJanuary(of year: Int) -> String { "free from January \(year)" }
  public var noFilms: EmptyState {
    EmptyState(title: "No films", message: "This list is empty.", advice: "Try another list or genre.")
  }
  public func unknownGenre(_ name: String, suggestions: [String]) -> EmptyState {
    EmptyState(
      title: "Unknown genre \u{201C}\(name)\u{201D}",
      message: suggestions.isEmpty ? "" : "Did you mean \(suggestions.joined(separator: " or "))?",
      advice: "See the list of genres.")
  }
  public var genres: String { "Genres" }
  public func genre(_ name: String) -> String { name }
  public var noGenres: String { "Could not load genres" }
  public var opensGenre: String { "Browse a genre" }
  public var choosesGenre: String { "Show a genre of your choice on the first page" }
  public func alreadyOut(_ date: String) -> String { "out \(date)" }
}

private struct EnglishPeople: PeopleWords, EnglishFallback {}

extension PeopleWords where Self: EnglishFallback {
  public var title: String { "Popular people" }
  public var notLoaded: String { "Could not load people" }
  public var personNotLoaded: String { "Could not load the person" }
  public var notFound: EmptyState {
    EmptyState(
      title: "No such person", message: "This catalog has no person with this id.",
      advice: "Check the id, or browse popular people.")
  }
  public var opensPerson: String { "Person details" }
  public func department(_ name: String) -> String { name }
  public func job(_ name: String) -> String { name }
  public var knownFor: String { "Known for" }
  public var born: String { "Born" }
  public var died: String { "Died" }
  public var birthplace: String { "Birthplace" }
  public func dated(_ date: String, aged years: Int?) -> String {
    guard let years, years >= 0 else { return date }
    return "\(date) (aged \(years))"
  }
  public var biography: String { "Biography" }
  public func textIn(_ language: String) -> String { language == "en" ? "in English" : "in another language" }
  public var films: String { "Best-known films" }
  public var allFilms: String { "Films" }
  public func films(as role: PersonRole) -> String {
    switch role {
    case .actor: "Films as actor"
    case .director: "Films as director"
    case .writer: "Films as writer"
    case .producer: "Films as producer"
    case .composer: "Films as composer"
    case .cinematographer: "Films as cinematographer"
    case .editor: "Films as editor"
    }
  }
  public var noFilms: String { "No films yet." }
  public var filmsNotLoaded: String { "The filmography could not be loaded." }
}

private let longMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
  "December",
]

private struct EnglishDetail: DetailWords, EnglishFallback {}

extension DetailWords where Self: EnglishFallback {
  public var favorite: String { "In your favorites" }
  public var onWatchlist: String { "On your watchlist" }
  public func seen(on day: String?, rating: String?) -> String {
    let stars = rating.map { " · \($0) \($0 == "1" ? "star" : "stars")" } ?? ""
    return (day.map { "Seen on \($0)" } ?? "Seen") + stars
  }
  public var viewings: String { "Your viewings" }
  public func add(to shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Add to favorites"
    case .watchlist: "Add to the watchlist"
    case .seen: "Mark as seen"
    }
  }
  public func remove(from shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Remove from favorites"
    case .watchlist: "Remove from the watchlist"
    case .seen: "Mark as not seen"
    }
  }
  public var notLoaded: String { "Could not load the film" }
  public var notRefreshed: String { "Could not be refreshed; this is an earlier version." }
  public var sectionNotLoaded: String { "This section could not be loaded." }

  public var noSuchFilm: String { "No such film" }
  public func noFilm(withID id: Int, at host: String?) -> String {
    "\(host ?? "This catalog") has no film with id \(id)."
  }
  public var adviceOnIDs: String { "Search for the film by its title." }

  public var score: String { "Score" }
  public var released: String { "Released" }
  public func countries(_ count: Int) -> String { count == 1 ? "Country" : "Countries" }
  public var language: String { "Language" }
  public var budget: String { "Budget" }
  public var revenue: String { "Revenue" }
  public var popularity: String { "Popularity" }
  public var homepage: String { "Home page" }

  public func votes(_ count: Int) -> String { english.counted(count, "vote") }

  public func directed(by names: [String]) -> String {
    let named = names.count > 3 ? names.prefix(2) + ["\(names.count - 2) others"] : names[...]
    guard let last = named.last, named.count > 1 else { return "directed by \(names.joined())" }
    return "directed by \(named.dropLast().joined(separator: ", ")) and \(last)"
  }

  public func duration(minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    return switch (hours, rest) {
    case (0, _): "\(rest) min"
    case (_, 0): "\(english.number(hours)) h"
    default: "\(english.number(hours)) h \(rest) min"
    }
  }
  public func dollars(_ amount: Int) -> String { "$\(english.number(amount))" }
  public func languageName(_ code: String) -> String { Languages.names[code.lowercased()] ?? code }
  public func countryName(_ code: String, _ name: String) -> String { Countries.names[code] ?? name }

  public var overview: String { "Overview" }
  public var noOverview: String { "No overview yet." }
  public func inLanguage(_ code: String) -> String { "in \(languageName(code))" }

  public var cast: String { "Cast" }
  public var crew: String { "Crew" }
  public var castAndCrew: String { "Cast and crew" }
  public var noCast: String { "No cast listed." }
  public func peopleSkipped(_ count: Int) -> String {
    "\(english.counted(count, "person", plural: "people")) could not be read"
  }

  public var reviews: String { "Reviews" }
  public var noReviews: String { "No reviews yet." }
  public func reviewsSkipped(_ count: Int) -> String {
    "\(english.counted(count, "review")) could not be read"
  }
  public func first(_ count: Int, of total: Int) -> String {
    "first \(english.number(count)) of \(english.number(total))"
  }
  public var fullReviews: String { "in full" }
  public var anonymous: String { "Anonymous" }
}

private struct EnglishDiscover: DiscoverWords, EnglishFallback {}

extension DiscoverWords where Self: EnglishFallback {
  public var title: String { "Discover" }
  public var trending: String { "Trending this week" }
  public func similar(to title: String) -> String { "More like \(title)" }

  public var noMatch: EmptyState {
    EmptyState(title: "No film meets all criteria", advice: "Leave one out or use a wider range.")
  }
  public func nothingSimilar(to title: String) -> EmptyState {
    EmptyState(title: "No films like \(title) are known")
  }
  public func noCollection(of title: String) -> EmptyState {
    EmptyState(title: "\(title) is not part of a collection")
  }
  public func unknown(_ criterion: MovieFilter.Criterion, _ name: String, suggestions: [String]) -> EmptyState {
    let (noun, advice) =
      switch criterion {
      case .genre: ("genre", "")
      case .originalLanguage: ("language", "Use its name, or a code such as ja.")
      case .country: ("country", "Use its name, or a code such as JP.")
      case .service: ("streaming service", "")
      default: ("value", "")
      }
    return EmptyState(
      title: "Unknown \(noun) \u{201C}\(name)\u{201D}",
      message: suggestions.isEmpty ? "" : "Did you mean \(suggestions.joined(separator: " or "))?",
      advice: suggestions.isEmpty ? advice : "")
  }
  public func cannotApply(_ criterion: MovieFilter.Criterion, catalog: String) -> EmptyState {
    let noun =
      switch criterion {
      case .genre: "by genre"
      case .year: "by year"
      case .score: "by score"
      case .runtime: "by running time"
      case .votes: "by votes"
      case .stars: "by your stars"
      case .seen: "that you have not seen"
      case .originalLanguage: "by language"
      case .country: "by country"
      case .person: "by people"
      case .service: "by streaming service"
      case .certification: "by age rating"
      case .order: "in this order"
      }
    return EmptyState(
      title: "The \(catalog) catalog cannot list films \(noun)",
      advice: "Leave this out, or use another catalog.")
  }

  public func range(_ lower: String?, _ upper: String?) -> String {
    switch (lower, upper) {
    case (let lower?, let upper?): lower == upper ? lower : "\(lower)–\(upper)"
    case (let lower?, nil): "from \(lower)"
    case (nil, let upper?): "up to \(upper)"
    case (nil, nil): "any"
    }
  }
  public func years(_ first: String?, _ last: String?) -> String { range(first, last) }
  public func any(of names: [String]) -> String { names.joined(separator: " or ") }
  public func without(_ names: [String]) -> String { "without \(names.joined(separator: ", "))" }
  public func score(_ range: String) -> String { "score \(range)" }
  public func minutes(_ range: String) -> String { "\(range) min" }
  public func votes(_ range: String) -> String { "votes \(range)" }
  public func stars(_ range: String) -> String { "your stars \(range)" }
  public var notSeen: String { "not seen" }
  public func language(_ name: String) -> String { "in \(name)" }
  public func country(_ name: String) -> String { "made in \(EnglishCountry.inSentence(name))" }
  public func people(_ names: [String]) -> String { "with \(names.joined(separator: ", "))" }
  public func services(_ names: [String]) -> String { "on \(names.joined(separator: ", "))" }
  public func certification(_ rating: String) -> String { "rated \(rating)" }
  public func order(_ order: MovieFilter.Order) -> String? {
    switch order {
    case .popularity: nil
    case .score: "highest score first"
    case .votes: "most votes first"
    case .newest: "newest first"
    case .oldest: "oldest first"
    case .title: "by title"
    case .revenue: "highest revenue first"
    }
  }
}

private struct EnglishWatch: WatchWords, EnglishFallback {}

extension WatchWords where Self: EnglishFallback {
  public func title(in country: String?) -> String { "Where to watch" + (country.map { " · \($0)" } ?? "") }
  public func offer(_ kind: WatchOptions.OfferKind) -> String {
    switch kind {
    case .stream: "Stream"
    case .free: "Free"
    case .ads: "With ads"
    case .rent: "Rent"
    case .buy: "Buy"
    }
  }
  public func noOffers(in country: String) -> String {
    "No offers are known for \(EnglishCountry.inSentence(country))."
  }
  public func offers(from company: String) -> String { "from \(company)" }
  public func ownServices(mark: String) -> String { "\(mark) yours" }
  public var isFree: String { "In the U.S. public domain: free to watch and share." }
  public func isFree(from year: Int) -> String {
    "Free to watch and share in the United States from January 1, \(year)."
  }
  public var opensWatchPage: String { "Open where to watch it" }

  public var videos: String { "Trailers" }
  public func videoKind(_ term: String) -> String { term }
  public var official: String { "official" }
  public var playsTrailer: String { "Play the trailer" }

  public var moreLikeThis: String { "More like this" }
  public var allSimilar: String { "All" }

  public var ageRating: String { "Age rating" }
  public var theatricalRelease: String { "In theaters" }
  public var digitalRelease: String { "Digital release" }
  public var discRelease: String { "On disc" }
  public var collection: String { "Collection" }
  public var opensCollection: String { "The whole collection" }
}

/// The names of countries in English sentences.
private enum EnglishCountry {
  private static let withArticle: Set = [
    "Bahamas", "British Indian Ocean Territory", "Caribbean Netherlands", "Central African Republic", "Comoros",
    "Czech Republic", "Dominican Republic", "DR Congo", "French Southern Territories", "Gambia", "Isle of Man",
    "Maldives", "Netherlands", "Netherlands Antilles", "Philippines", "Soviet Union",
  ]

  /// The name with an article if it needs one.
  static func inSentence(_ name: String) -> String {
    name.hasPrefix("United ") || name.hasSuffix(" Islands") || withArticle.contains(name) ? "the \(name)" : name
  }
}

private struct EnglishSearch: SearchWords, EnglishFallback {}

extension SearchWords where Self: EnglishFallback {
  public var name: String { "Search" }
  public var prompt: String { "Type a title or part of it." }
  public func atLeast(letters: Int) -> String { "Type at least \(letters) letters." }
  public var recent: String { "Recent searches" }
  public func searching(for query: String) -> String { "Searching for “\(query)”…" }
  public func results(for query: String, year: Int?) -> String {
    "Results for “\(query)”" + (year.map { ", \($0)" } ?? "")
  }

  public var loadingNextPage: String { "Loading the next page…" }

  public func nothingFound(for query: String, year: Int?) -> String {
    "No film\(year.map { " from \($0)" } ?? "") matches “\(query)”"
  }
  public func searched(_ count: Int) -> String {
    "\(english.films(count)) \(count == 1 ? "was" : "were") searched."
  }
  public func advice(hasSeveralWords: Bool, hasYear: Bool) -> String {
    switch (hasSeveralWords, hasYear) {
    case (true, true): "Try fewer words, another spelling or any year."
    case (true, false): "Try fewer words, another spelling or the original title."
    case (false, true): "Try another spelling or any year."
    case (false, false): "Try another spelling or the original title."
    }
  }
  public func searchFailed(for query: String) -> String { "Search for “\(query)” failed" }

  public var dropsYear: String { "Any year" }

  public var noHistory: EmptyState {
    EmptyState(title: "No searches yet", message: "Searches that find films are saved here.")
  }
  public var historyNotRead: String { "Could not read or change the search history" }
  public func removed(_ query: String) -> String { "Removed “\(query)”." }
  public func notInHistory(_ query: String) -> EmptyState {
    EmptyState(title: "“\(query)” is not in the search history")
  }
  public var historyCleared: String { "Search history cleared." }
}

private struct EnglishReferences: ReferenceWords, EnglishFallback {}

extension ReferenceWords where Self: EnglishFallback {
  public func severalFilms(match text: String) -> String { "Several films match “\(text)”" }
  public func severalPeople(match text: String) -> String { "Several people match “\(text)”" }
  public var adviceOnSeveralFilms: String { "Use the film's id." }
  public var adviceOnSeveralPeople: String { "Use the person's id." }
  public func noPerson(matches text: String) -> String { "No person matches “\(text)”" }
  public var adviceOnNames: String { "Try another spelling, or only the last name." }
  public func noFilm(on shelf: Shelf, matches text: String) -> String {
    switch shelf {
    case .favorites: "No favorite matches “\(text)”"
    case .watchlist: "No film on the watchlist matches “\(text)”"
    case .seen: "No film marked as seen matches “\(text)”"
    }
  }
  public func nothing(withIMDbID id: String) -> String { "Nothing has the IMDb id \(id)" }
  public func noIMDbIDs(inCatalog name: String) -> String { "The \(name) catalog has no IMDb ids" }
  public var adviceWithoutIMDbIDs: String { "Use a title, a name or an id." }
  public func isNotAFilm(_ text: String) -> String { "\(text) is not a film" }
  public func isNotAPerson(_ text: String) -> String { "\(text) is not a person" }
  public func isOfAnotherCatalog(_ person: String) -> String {
    "\(person) belongs to a different catalog than the films"
  }
  public var noServices: String { "Your settings name no streaming services" }
  public var adviceOnServices: String { "Name yours in the settings under “services”." }
  public func didYouMean(_ texts: [String]) -> String { "Did you mean \(texts.joined(separator: " or "))?" }
}

private struct EnglishShelf: ShelfWords, EnglishFallback {}

extension ShelfWords where Self: EnglishFallback {
  public func title(of shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Favorites"
    case .watchlist: "Watchlist"
    case .seen: "Seen"
    }
  }
  public var favoriteMark: String { "favorite" }
  public func seenMark(isRated: Bool) -> String { isRated ? "seen, with your rating" : "seen" }
  public func order(_ order: ShelfOrder) -> String {
    switch order.field {
    case .title: order.isDescending ? "by title, Z to A" : "by title"
    case .date: order.isDescending ? "newest first" : "oldest first"
    case .rating: order.isDescending ? "highest score first" : "lowest score first"
    case .added: order.isDescending ? "latest added first" : "earliest added first"
    case .watched: order.isDescending ? "latest seen first" : "earliest seen first"
    case .stars: order.isDescending ? "most stars first" : "fewest stars first"
    }
  }
  public func watched(on day: String, times: Int, isRewatch: Bool) -> String {
    times > 1 ? "\(day) · \(english.number(times))×" : isRewatch ? "\(day) · rewatch" : day
  }
  public func none(on shelf: Shelf) -> EmptyState {
    let title =
      switch shelf {
      case .favorites: "No favorites yet"
      case .watchlist: "The watchlist is empty"
      case .seen: "No films marked as seen yet"
      }
    return EmptyState(title: title, message: "Films that you add appear here.")
  }
  public func notRead(_ shelf: Shelf?) -> String {
    switch shelf {
    case .favorites: "Could not read or change favorites"
    case .watchlist: "Could not read or change the watchlist"
    case .seen: "Could not read or change the films you have seen"
    case nil: "Could not read or change your films"
    }
  }
  public var notAdded: String { "Nothing was added" }
  public var notRemoved: String { "Nothing was removed" }
  public func added(_ title: String, to shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Added \(title) to favorites."
    case .watchlist: "Added \(title) to the watchlist."
    case .seen: "Marked \(title) as seen."
    }
  }
  public func seen(_ title: String, on day: String?, rating: String?) -> String {
    let stars = rating.map { ", with \($0) \($0 == "1" ? "star" : "stars")" } ?? ""
    return "Marked \(title) as seen\(day.map { " on \($0)" } ?? "")\(stars)."
  }
  public func rated(_ title: String, _ stars: String) -> String {
    "Rated \(title) \(stars) \(stars == "1" ? "star" : "stars")."
  }
  public func alreadyThere(_ title: String, on shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "\(title) is already in your favorites."
    case .watchlist: "\(title) is already on the watchlist."
    case .seen: "\(title) is already marked as seen."
    }
  }
  public func leftWatchlist(_ title: String) -> String { "Removed \(title) from the watchlist." }
  public func removed(_ title: String, from shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "Removed \(title) from favorites."
    case .watchlist: "Removed \(title) from the watchlist."
    case .seen: "\(title) is no longer marked as seen."
    }
  }
  public func unrated(_ title: String) -> String { "Removed your rating of \(title)".ended }
  public func notThere(_ title: String, on shelf: Shelf) -> String {
    switch shelf {
    case .favorites: "\(title) is not in your favorites."
    case .watchlist: "\(title) is not on the watchlist."
    case .seen: "\(title) is not marked as seen."
    }
  }
  public func performed(_ step: UndoStep, _ count: Int, _ names: [String], now shelves: [String]?) -> String {
    let done = "\(step == .undo ? "Undid" : "Redid") the change to "
    guard let shelves, let name = names.first else {
      return "\(done)\(english.films(count))\(english.listed(names, of: count))".ended
    }
    return "\(done)\(name)".ended + " \(shelves.isEmpty ? "On no shelf" : shelves.joined(separator: " · "))."
  }
  public func reverts(_ step: UndoStep) -> String { step == .undo ? "To redo it" : "To undo it" }
  public var forTonight: String { "For tonight" }
  public var picksFromAll: String { "From all films, up to two hours" }
  public func nothing(to step: UndoStep) -> String { step == .undo ? "Nothing to undo" : "Nothing to redo" }
  public func untried(_ title: String) -> String { "\(title) was skipped." }
  public func unreadable(_ count: Int, _ names: [String]) -> String {
    "\(english.films(count)) could not be read\(english.listed(names, of: count))".ended
  }
  public var adviceOnUnreadable: String { "Repair the library to move what cannot be read to a separate file." }
  public func repaired(_ count: Int, to path: String) -> String {
    "Moved \(english.counted(count, "unreadable entry", plural: "unreadable entries")) to \(path)."
  }
  public func affected(_ count: Int, _ names: [String]) -> String {
    "\(english.films(count)) \(count == 1 ? "is" : "are") affected\(english.listed(names, of: count))".ended
  }
  public var nothingToRepair: String { "Nothing to repair: everything can be read." }
}

private struct EnglishCalendar: CalendarWords, EnglishFallback {}

extension CalendarWords where Self: EnglishFallback {
  public var title: String { "Calendar" }
  public func entries(_ count: Int) -> String { english.counted(count, "entry", plural: "entries") }
  public func month(_ month: Int, of year: Int) -> String {
    "\(longMonths.indices.contains(month - 1) ? longMonths[month - 1] : "") \(year)"
  }
  public var weekdays: [String] { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] }
  public var firstWeekday: Int { 6 }
  public func kind(_ kind: FilmDay.Kind) -> String {
    switch kind {
    case .theatrical: "in theaters"
    case .digital: "digital"
    case .disc: "on disc"
    case .release: "released"
    case .publicDomain: "free in the U.S."
    }
  }
  public func reason(_ reason: CalendarScene.Reason) -> String {
    switch reason {
    case .watchlist: "watchlist"
    case .collection(let name): name ?? "collection"
    case .director(let name): "by \(name)"
    case .catalog: ""
    }
  }
  public func none(from start: String, through end: String) -> EmptyState {
    EmptyState(
      title: "Nothing is due from \(start) to \(end)",
      message: "Films on your watchlist are listed here, with films of collections that you know and of the directors "
        + "of your favorites.")
  }
  public func lookingUp(_ count: Int, of total: Int) -> String {
    "Looking up \(english.number(count)) of \(english.number(total))…"
  }
  public func missing(_ count: Int, _ names: [String]) -> String {
    "\(english.number(count)) could not be loaded\(english.listed(names, of: count))".ended
  }
  public func written(_ count: Int, to path: String) -> String { "Wrote \(entries(count)) to \(path)." }
  public var notWritten: String { "The calendar was not written" }
}

private struct EnglishNews: NewsWords, EnglishFallback {}

extension NewsWords where Self: EnglishFallback {
  public var title: String { "News" }
  public func changes(_ count: Int) -> String { english.counted(count, "change") }
  public func out(_ kind: String, since day: String?) -> String { "\(kind): \(day.map { "since \($0)" } ?? "today")" }
  public func moved(_ kind: String, from old: String?, to new: String?) -> String {
    switch (old, new) {
    case (let old?, let new?): "\(kind): \(new), not \(old)"
    case (let old?, nil): "\(kind): no longer on \(old)"
    case (nil, let new): "\(kind): \(new ?? "")"
    }
  }
  public func offered(on services: [String]) -> String { "now on \(services.joined(separator: ", "))" }
  public func part(of collection: String?) -> String { "new in \(collection ?? "a collection")" }
  public func none(since day: String?) -> EmptyState {
    EmptyState(
      title: day.map { "Nothing new since \($0)" } ?? "Nothing new yet",
      message: "Changes for films on your watchlist, and new parts of collections of which you have seen a film, are "
        + "listed here.")
  }
  public var notRemembered: String { "This news could not be saved, so it will be shown again" }
}

private struct EnglishSync: SyncWords, EnglishFallback {}

extension SyncWords where Self: EnglishFallback {
  public var title: String { "Sync" }
  public func syncing(_ count: Int, of total: Int) -> String {
    "Making changes: \(english.number(count)) of \(english.number(total))"
  }
  public func changes(_ count: Int, isDryRun: Bool) -> String {
    english.counted(count, "change") + (isDryRun ? " to make; nothing was changed" : "")
  }
  public func changed(_ list: AccountList, isOnList: Bool, stars: String?, at account: String?) -> String {
    let place = account.map { "at \($0)" } ?? "here"
    return switch list {
    case .favorites: isOnList ? "added to favorites \(place)" : "removed from favorites \(place)"
    case .watchlist: isOnList ? "added to the watchlist \(place)" : "removed from the watchlist \(place)"
    case .ratings: stars.map { "rated ★ \($0) \(place)" } ?? "rating removed \(place)"
    }
  }
  public func decided(_ reason: SyncScene.Reason, stars: String?) -> String {
    switch reason {
    case .changed: ""
    case .later: "that is later than ★ \(stars ?? "")"
    case .own: "your rating here counts, not ★ \(stars ?? "")"
    case .kept: "it was changed on one side and removed on the other"
    }
  }
  public func nothing(with account: String, isAboutAll: Bool) -> EmptyState {
    EmptyState(title: "Your \(isAboutAll ? "" : "other ")films and \(account) are in sync")
  }
  public func approval(at address: String, of account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: \(account) needs your approval",
      advice: "Approve on this page, and then sync again:", address: address)
  }
  public func withdrawn(by account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: the approval at \(account) was withdrawn",
      advice: "Sync again to ask for a new one. Nothing here was changed.")
  }
  public func needsToken(of account: String) -> EmptyState {
    EmptyState(
      title: "Not synced: an API key cannot use an account",
      advice: "Log in with the API Read Access Token of \(account) instead.")
  }
  public var notSynced: String { "Not synced" }
  public var waits: String { "Changes wait for the next sync." }
  public func waiting(_ count: Int, _ names: [String]) -> String {
    let changes = "\(english.counted(count, "change")) \(count == 1 ? "waits" : "wait")"
    return "\(changes) for the next sync\(english.listed(names, of: count))".ended
  }
  public var otherAccount: String {
    "This is a different account from last time, so films were only added and nothing was removed."
  }
  public func incomplete(_ lists: [AccountList], at account: String) -> String {
    let names = lists.map { list in
      switch list {
      case .favorites: "favorites"
      case .watchlist: "watchlist"
      case .ratings: "ratings"
      }
    }
    return
      "Not everything could be read at \(account) (\(names.joined(separator: ", "))), so films missing there were not removed here."
  }
  public func foreign(_ count: Int, to account: String) -> String {
    count == 1
      ? "1 film is not from \(account) and stays here."
      : "\(english.films(count)) are not from \(account) and stay here."
  }
  public func gone(_ count: Int, from account: String) -> String {
    "\(account) no longer has \(english.films(count)), which \(count == 1 ? "stays" : "stay") here."
  }
}

private struct EnglishStats: StatsWords, EnglishFallback {}

extension StatsWords where Self: EnglishFallback {
  public func title(of year: Int?) -> String { year.map { "Films seen in \($0)" } ?? "Films seen" }
  public func heading(of section: StatsScene.Kind) -> String {
    switch section {
    case .year: "Viewings by year"
    case .month: "Viewings by month"
    case .decade: "By decade of release"
    case .genre: "By genre"
    case .country: "By country"
    case .director: "By director"
    case .stars: "By your stars"
    }
  }
  public func known(_ count: Int, of films: Int) -> String {
    "known for \(english.number(count)) of \(english.films(films))"
  }
  public func month(_ month: Int) -> String { longMonths.indices.contains(month - 1) ? longMonths[month - 1] : "" }
  public func decade(_ year: Int) -> String { "\(year)s" }
  public func scored(_ films: String, _ score: String) -> String { "\(films) · score \(score)" }
  public var films: String { "Films" }
  public var viewings: String { "Viewings" }
  public var first: String { "First" }
  public var last: String { "Last" }
  public var longestGap: String { "Longest gap" }
  public func gap(of days: Int, from start: String, to end: String) -> String {
    "\(english.counted(days, "day")), from \(start) to \(end)"
  }
  public func none(in year: Int?) -> EmptyState {
    EmptyState(
      title: year.map { "No films seen in \($0)" } ?? "No films marked as seen yet",
      message: "Films that you mark as seen are counted here by the days on which you watched them. A film without a "
        + "day counts only among those of all years.")
  }
}

private struct EnglishSettings: SettingsWords, EnglishFallback {}

extension SettingsWords where Self: EnglishFallback {
  public var title: String { "Settings" }
  public var notRead: String { "Could not read or change settings" }
  public var notChecked: String { "Could not check the genre" }
  public func meaning(of setting: Setting) -> String {
    switch setting {
    case .language: "language of films and messages"
    case .region: "country for release dates"
    case .adult: "include adult films"
    case .theme: "light or dark colors"
    case .services: "your streaming services, marked on a film's page"
    case .genre: "genre of an extra shelf on home"
    case .posters: "show lists as posters and portraits"
    case .history: "save searches"
    case .pager: "show long output in a pager"
    case .browser: "start the browser when no command is given"
    case .mouse: "use the mouse in the browser"
    case .accessible: "lines to read aloud, for screen readers"
    case .keys: "other keys for commands of the browser"
    }
  }
  public func unset(_ setting: Setting) -> String {
    switch setting {
    case .language, .region: "system default"
    default: "not set"
    }
  }
  public func name(of setting: Setting) -> String { setting.rawValue }
  public func value(_ text: String, of setting: Setting) -> String { text }
  public func changed(_ key: String, to value: String) -> String { "\(key) set to \(value)." }
  public func reset(_ key: String) -> String { "\(key) reset to its default." }
  public var allReset: String { "All settings reset to their defaults." }
  public func unknown(_ key: String) -> String { "Unknown setting “\(key)”" }
  public func keys(_ keys: [String]) -> String { "Available settings: \(keys.joined(separator: ", "))." }
  public func cannot(_ key: String, be value: String) -> String { "“\(value)” is not a value of \(key)" }
  public func values(_ values: [String]) -> String { "Use \(either(values))." }
  public func examples(_ values: [String]) -> String { "Use a value such as \(either(values))." }

  private func either(_ values: [String]) -> String {
    values.count < 2
      ? values.joined() : "\(values.dropLast().joined(separator: ", ")) or \(values[values.count - 1])"
  }
}

private struct EnglishTransfer: TransferWords, EnglishFallback {}

extension TransferWords where Self: EnglishFallback {
  public func importing(_ count: Int, of total: Int) -> String {
    "Importing: \(english.number(count)) of \(english.number(total))…"
  }
  public func added(films: Int, viewings: Int) -> String {
    let counted = [
      films == 0 ? nil : english.films(films),
      viewings == 0 ? nil : english.counted(viewings, "viewing"),
    ].compactMap(\.self)
    return "Added \(counted.joined(separator: " and "))."
  }
  public func updated(_ count: Int) -> String { "Updated \(english.films(count))." }
  public func leftWatchlist(_ count: Int) -> String { "Took \(english.films(count)) off the watchlist." }
  public func alreadyThere(_ count: Int, on shelf: Shelf?) -> String {
    let films = "\(english.films(count)) \(count == 1 ? "was" : "were")"
    return switch shelf {
    case .favorites: "\(films) already in your favorites."
    case .watchlist: "\(films) already on the watchlist."
    case .seen: "\(films) already marked as seen."
    case nil: "\(films) already in the library."
    }
  }
  public var dryRun: String { "Nothing was changed. The import would report:" }
  public var leftOutDiary: String {
    "The file has ratings or days of watching, which belong to the films you have seen. They were left out."
  }
  public func stopped(by sentence: String) -> String { "\(sentence) Import the file again to add the rest." }
  public func title(of section: TransferScene.Section.ID) -> String {
    switch section {
    case .notMatched: "Not found"
    case .failed: "Could not be loaded"
    case .malformed: "Skipped"
    case .withoutReview: "Imported without the review and tags, which need a day of watching"
    case .untried: "Not tried"
    }
  }
  public func lines(_ count: Int, areEntries: Bool) -> String {
    areEntries ? english.counted(count, "entry", plural: "entries") : english.counted(count, "line")
  }
  public func moreLines(_ count: Int, areEntries: Bool) -> String {
    "and "
      + (areEntries
        ? english.counted(count, "more entry", plural: "more entries") : english.counted(count, "more line"))
  }
  public func line(_ number: Int) -> String { "line \(number)" }
  public func entry(_ number: Int) -> String { "entry \(number)" }
  public func reason(_ reason: ImportReport.Reason) -> String {
    switch reason {
    case .noTitle: "no title and no id"
    case .fieldCount: "more or fewer fields than the header"
    case .quotes: "unbalanced quotes"
    case .invalidYear(let text): "“\(text)” is not a year"
    case .invalidID(let text): "“\(text)” is not an id"
    case .invalidRating(let text): "“\(text)” is not a rating from 0.5 to 5 stars"
    case .invalidRatingOfTen(let text): "“\(text)” is not a rating from 0.5 to 10"
    case .invalidDay(let text): "“\(text)” is not a date"
    case .futureDay(let day): "\(english.date(day)) is in the future"
    case .notAFilm: "not a film"
    case .noSuchTitle: "no film has this title"
    case .noSuchID: "no film has this id"
    case .otherCatalog: "its id can only be looked up with an access token"
    case .otherYear(let year): "the film with this title is from \(year)"
    case .severalFilms: "several films match"
    case .failed: "could not be loaded"
    }
  }
  public var notImported: String { "Nothing was imported" }
  public func noFilms(in path: String?) -> String { "\(path ?? "The input") contains no films." }

  public var exporting: String { "Exporting…" }
  public func exported(_ count: Int, to path: String) -> String {
    "Exported \(english.films(count)) to \(path)."
  }
  public var notExported: String { "Nothing was exported" }
  public var export: String { "Export" }
  public func withoutDetails(_ count: Int, _ names: [String]) -> String {
    "\(english.films(count)) exported without details, which are missing or cannot be read\(english.listed(names, of: count))"
      .ended + " Add \(count == 1 ? "it" : "them") again to load the details."
  }
}
