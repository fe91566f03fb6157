public import MovieDomain

/// The words in English.
public struct EnglishWords: Words {
  public init() {}

  public func number(_ value: Int) -> String { Digits.grouped(value, by: ",") }
  public func decimal(tenths: Int) -> String { Digits.decimal(tenths: tenths, point: ".") }

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
  public func more(_ count: Int) -> String { "\(number(count)) more" }
  public func rowsSkipped(_ count: Int) -> String {
    count == 1 ? "1 film could not be read" : "\(number(count)) films could not be read"
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
    var opensFilm: String { "More about a film:" }
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
    case .outOfRange: return "There is no such page: pages run from 1 to 500."
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
    default: "Try again."
    }
  }

  private func status(_ error: CatalogError) -> String {
    error.status.map { " (status \($0))" } ?? ""
  }
}

extension EnglishWords {
  public var detail: any DetailWords { Detail(words: self) }

  private struct Detail: DetailWords {
    let words: EnglishWords

    var loading: String { "Loading…" }
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
    func languageName(_ code: String) -> String { EnglishLanguageNames.name(of: code) ?? code }
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
    var opensPerson: String { "More about a person:" }

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
