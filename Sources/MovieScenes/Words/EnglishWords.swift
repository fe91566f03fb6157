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
    func extent(of count: Int, pages: ClosedRange<Int>, in total: Int) -> String {
      let films = count == 1 ? "1 film" : "\(words.number(count)) films"
      guard total > 1 else { return films }
      return pages.count == 1
        ? "\(films), page \(pages.lowerBound) of \(total)"
        : "\(films), pages \(pages.lowerBound)–\(pages.upperBound) of \(total)"
    }

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

    var opensFilm: String { "More about a film:" }
    var opensNextPage: String { "Next page:" }
    var opensLastPage: String { "Last page:" }
    var opensFirstPage: String { "First page:" }
    var dropsYear: String { "Without the year:" }
  }
}
