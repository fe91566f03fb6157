import HTTPTypes
import MovieDomain
import MovieHTTP

/// A stand-in for `/discover/movie`: applies TMDb's parameters to some films, in TMDb's sense.
///
/// A parameter that it does not know fails the request. TMDb would ignore it.
actor FilterServer: HTTPTransport {
  private let films: [MovieDetails]
  private let rowsPerPage = 20

  init(films: [MovieDetails]) {
    self.films = films
  }

  func exchange(_ request: HTTPRequest, body: [UInt8], timeLimit: Duration) throws(HTTPFailure) -> BufferedResponse {
    let parts = (request.path ?? "").split(separator: "?")
    let pairs = (parts.last ?? "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    var query: [String: String] = [:]
    for pair in pairs { query[String(pair[0])] = String(percentEncoded: pair.last ?? "") }
    guard parts.first == "/3/discover/movie", let found = matches(query) else { return response(400, "{}") }
    let page = query["page"].flatMap { Int($0) } ?? 1
    let rows = found.dropFirst((page - 1) * rowsPerPage).prefix(rowsPerPage).map(\.movie.id)
    let list = rows.map { #"{"id":\#($0),"title":"T"}"# }.joined(separator: ",")
    let pages = max(1, (found.count + rowsPerPage - 1) / rowsPerPage)
    return response(200, #"{"results":[\#(list)],"total_pages":\#(pages),"total_results":\#(found.count)}"#)
  }

  private func response(_ status: Int, _ body: String) -> BufferedResponse {
    BufferedResponse(head: HTTPResponse(status: .init(code: status)), body: Array(body.utf8))
  }

  /// Nil for a parameter that is not known.
  private func matches(_ query: [String: String]) -> [MovieDetails]? {
    var found = films
    for (name, value) in query {
      let number = Double(value) ?? .nan
      switch name {
      case "with_genres": keep(&found, value) { details, id in details.movie.genreIDs.contains(id) }
      case "without_genres":
        found.removeAll { details in
          value.split(separator: ",").contains { details.movie.genreIDs.contains(Int($0) ?? 0) }
        }
      case "primary_release_date.gte": found.removeAll { ($0.movie.releaseDate?.description ?? "") < value }
      case "primary_release_date.lte": found.removeAll { ($0.movie.releaseDate?.description ?? "9999") > value }
      // TMDb's unknown values are 0.
      case "vote_average.gte": found.removeAll { ($0.movie.rating.average ?? 0) < number }
      case "vote_average.lte": found.removeAll { ($0.movie.rating.average ?? 0) > number }
      case "with_runtime.gte": found.removeAll { Double($0.runtime ?? 0) < number }
      case "with_runtime.lte": found.removeAll { Double($0.runtime ?? 0) > number }
      // Films without votes are those without a score; the films here have scores, but no votes.
      case "vote_count.gte": found.removeAll { $0.movie.rating.average == nil }
      case "with_original_language": found.removeAll { $0.movie.originalLanguage != value }
      case "with_origin_country": found.removeAll { !$0.countries.contains { $0.region.code == value } }
      case "with_people":
        keep(&found, value) { details, id in
          let credits = details.credits
          return (credits?.cast ?? []).contains { $0.id == id } || (credits?.crew ?? []).contains { $0.id == id }
        }
      case "sort_by", "page", "language", "include_adult": break
      default: return nil
      }
    }
    return sorted(found, query["sort_by"] ?? "")
  }

  private func keep(_ found: inout [MovieDetails], _ ids: String, _ has: (MovieDetails, Int) -> Bool) {
    let (all, any) = (ids.split(separator: ","), ids.split(separator: "|"))
    found.removeAll { details in
      any.count > 1
        ? !any.contains { has(details, Int($0) ?? 0) } : !all.allSatisfy { has(details, Int($0) ?? 0) }
    }
  }

  /// Nil for an order that is not known.
  private func sorted(_ films: [MovieDetails], _ order: String) -> [MovieDetails]? {
    let films = films.sorted { $0.movie.popularity ?? 0 > $1.movie.popularity ?? 0 }
    func day(_ details: MovieDetails) -> String { details.movie.releaseDate?.description ?? "" }
    switch order {
    case "popularity.desc": return films
    case "vote_average.desc":
      return films.sorted { $0.movie.rating.average ?? 0 > $1.movie.rating.average ?? 0 }
    case "primary_release_date.desc": return films.sorted { day($0) > day($1) }
    case "primary_release_date.asc": return films.sorted { day($0) < day($1) }
    case "title.asc": return films.sorted { $0.movie.title.lowercased() < $1.movie.title.lowercased() }
    default: return nil
    }
  }
}
