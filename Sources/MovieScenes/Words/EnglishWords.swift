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
///   var emptyRow: String { "Hier gibt es gerade keine Filme." }
/// }
/// ```
///
/// A misspelled member is accepted like any other member of the type, and the text stays English. Without this protocol,
/// the compiler reports each member that a language lacks, and each that has another type or name than the requirement.
/// So remove it when everything is translated.
///
/// A failure that has a member of its own, such as `noPage(_:last:)`, does not ask `sentence(for:)`. Translate both.
public protocol EnglishFallback {}

extension Words where Self: EnglishFallback {
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
  public func fullDate(_ date: CalendarDate) -> String { "\(month(date.month)) \(date.day), \(date.year)" }

  public func month(_ month: Int) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
      "December",
    ]
    return months.indices.contains(month - 1) ? months[month - 1] : ""
  }

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
    return "Page \(number(page)) does not exist\(rest)"
  }
  public func pages(_ numbers: ClosedRange<Int>, of total: Int) -> String {
    let (first, last) = (number(numbers.lowerBound), number(numbers.upperBound))
    return "\(first == last ? "page \(last)" : "pages \(first) to \(last)") of \(number(total))"
  }
  public func more(_ count: Int) -> String { "\(number(count)) more" }
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
  public func warning(about part: String, saying sentence: String) -> String {
    "\(part.beforeColon("“", "”")): \(sentence)"
  }

  public func sentence(for error: CatalogError) -> String {
    let host = error.host ?? "The server"
    let thisHost = error.host ?? "the server"
    switch error.code {
    case .cancelled: return "The request was canceled."
    case .unreachable: return "\(host) could not be reached."
    case .hostNotFound: return "DNS lookup failed for \(thisHost)."
    case .timedOut: return "\(host) took too long to respond."
    case .untrusted: return "The certificate of \(thisHost) could not be verified."
    case .tlsFailed: return "No secure connection to \(thisHost) could be made."
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
    case .tlsFailed: "Check the server's address and the certificates on this machine."
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
  package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  private func status(_ error: CatalogError) -> String {
    error.status.map { " (status \($0))" } ?? ""
  }
}
