import HTTPTypes
import MovieDomain
import MovieHTTP
import MovieTMDb
import MovieTestSupport
import PublicDomainCatalog
import RandomTestSupport
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct TMDbFilterTests {
  @Test func `Every criterion is a parameter, with its special characters escaped`() async throws {
    var filter = MovieFilter()
    filter.genres = [28, 878]
    filter.excludedGenres = [27]
    filter.years = try Bounds("1990..1999", in: MovieFilter.Limits.years)
    filter.score = try Bounds("7..8.5", in: MovieFilter.Limits.scores)
    filter.runtime = try Bounds("..100", in: MovieFilter.Limits.runtimes)
    filter.votes = try Bounds("500..", in: MovieFilter.Limits.votes)
    filter.originalLanguage = "ja"
    filter.country = Region("JP")
    filter.people = [17, 18]
    filter.services = [8, 9]
    filter.certification = "R+"
    filter.order = .newest
    #expect(
      try await path(of: filter, region: "DE") == """
        /3/discover/movie?include_adult=false&sort_by=primary_release_date.desc&with_genres=28%2C878&without_genres=27\
        &primary_release_date.gte=1990-01-01&primary_release_date.lte=1999-12-31&vote_average.gte=7.0\
        &vote_average.lte=8.5&vote_count.gte=500&with_runtime.gte=1&with_runtime.lte=100&with_original_language=ja\
        &with_origin_country=JP&with_people=17%2C18&with_watch_providers=8%7C9&watch_region=DE&certification=R%2B\
        &certification_country=DE&language=en-US&region=DE&page=1
        """)
  }

  @Test func `Offers and age ratings are those of the United States without a region`() async throws {
    var filter = MovieFilter()
    filter.services = [8]
    filter.certification = "PG"
    let path = try await path(of: filter)
    #expect(path.contains("watch_region=US&certification=PG&certification_country=US"))
  }

  @Test func `Adult films are in lists only if the user wants them`() async throws {
    let body =
      #"{"results":[{"id":1,"title":"A","adult":true},{"id":2,"title":"B"}],"total_pages":1,"total_results":2}"#
    for (includesAdult, ids) in [(false, [2]), (true, [1, 2])] {
      let transport = StubTransport(.response(body))
      let catalog = catalog(transport, includesAdult: includesAdult)
      let pages = [
        try await catalog.movies(in: .popular, genre: nil, page: 1),
        try await catalog.movies(meeting: .init(), page: 1),
        try await catalog.trendingMovies(page: 1), try await catalog.movies(like: 603, page: 1),
      ]
      #expect(pages.map { $0.elements.map(\.id) } == Array(repeating: ids, count: 4))
      let paths = transport.requests.compactMap(\.path)
      #expect(paths[1].contains("include_adult=\(includesAdult)"))
      #expect(
        paths[2...] == [
          "/3/trending/movie/week?language=en-US&page=1", "/3/movie/603/recommendations?language=en-US&page=1",
        ])
    }
  }

  @Test func `A page of nothing but series is not the end of a list`() async throws {
    let body = #"{"results":[{"id":1,"name":"A series","media_type":"tv"}],"total_pages":3,"total_results":41}"#
    let page = try await catalog(StubTransport(.response(body))).trendingMovies(page: 2)
    #expect(page.elements.isEmpty && page.isFiltered)
  }

  @Test func `A collection is in order, and its films may lack dates`() async throws {
    let body = """
      {"id":2344,"name":"The Collection","parts":[{"id":3,"title":"C"},{"id":2,"title":"B","release_date":"2003-05-15"},
      {"id":1,"title":"A","release_date":"1999-03-31"},{"id":"x"}]}
      """
    let transport = StubTransport(.response(body))
    let details = try await catalog(transport).collection(2344)
    #expect(details.films.elements.map(\.id) == [1, 2, 3])
    #expect(details.films.skipped == 1)
    #expect(details.collection.name == "The Collection")
    #expect(transport.requests.first?.path == "/3/collection/2344?language=en-US")
  }

  @Test func `The services of a country are sorted by importance, without those that have no name`() async throws {
    let body = """
      {"results":[{"provider_id":9,"provider_name":"Prime","display_priority":2},{"provider_id":1,"provider_name":" "},
      {"provider_id":8,"provider_name":"Netflix","display_priority":1}]}
      """
    let transport = StubTransport(.response(body))
    #expect(try await catalog(transport, region: "DE").streamingServices().map(\.name) == ["Netflix", "Prime"])
    #expect(transport.requests.first?.path == "/3/watch/providers/movie?language=en-US&watch_region=DE")
  }

  private func path(of filter: MovieFilter, region: String? = nil) async throws -> String {
    let transport = StubTransport(.response(#"{"results":[]}"#))
    _ = try await catalog(transport, region: region).movies(meeting: filter, page: 1)
    return try #require(transport.requests.first?.path)
  }

  @Test(arguments: [
    (MovieList.popular, "sort_by=popularity.desc"),
    (.topRated, "sort_by=vote_average.desc&vote_count.gte=200"),
    (.nowPlaying, "sort_by=popularity.desc&primary_release_date.lte=2026-11-20&primary_release_date.gte=2026-09-20"),
    (.upcoming, "sort_by=popularity.desc&primary_release_date.gte=2026-11-21"),
  ])
  func `A genre's films are requested in the order of the list`(list: MovieList, order: String) async throws {
    let transport = StubTransport(.response(#"{"results":[]}"#))
    _ = try await catalog(transport).movies(in: list, genre: 27, page: 2)
    let path = transport.requests.first?.path
    #expect(path == "/3/discover/movie?with_genres=27&include_adult=false&\(order)&language=en-US&page=2")
  }
}

/// Holds TMDb's parameters and the built-in catalog to one meaning of a filter.
@Suite(.timeLimit(.minutes(10))) struct FilterMeaningTests {
  private static let seeds = 1...60

  @Test func `Both catalogs list the same films for the same filter`() async throws {
    let today: CalendarDate = "2026-11-20"
    let builtIn = PublicDomainCatalog(today: today)
    var films: [MovieDetails] = []
    let pages = try await builtIn.movies(meeting: MovieFilter(), page: 1).totalPages
    for page in 1...pages {
      let movies = try await builtIn.movies(meeting: MovieFilter(), page: page).elements
      for movie in movies { films.append(try await builtIn.movie(movie.id)) }
    }
    let tmdb = TMDbCatalog(
      transport: FilterServer(films: films), credential: Credential(pasted: "t"), preferences: .init(today: today))
    var matching = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: UInt64(seed))
      let filter = try Self.filter(from: films, &generator)
      let pages = (try await builtIn.movies(meeting: filter, page: 1), try await tmdb.movies(meeting: filter, page: 1))
      #expect(pages.0.elements.map(\.id) == pages.1.elements.map(\.id), "seed \(seed): \(filter)")
      #expect(pages.0.totalResults == pages.1.totalResults, "seed \(seed): \(filter)")
      matching += pages.0.elements.isEmpty ? 0 : 1
    }
    // A test of filters that match nothing would say little.
    #expect(matching > Self.seeds.count / 3)
  }

  /// Up to three criteria with values of one film, so that there often is a film that meets them.
  private static func filter(
    from films: [MovieDetails], _ generator: inout SeededGenerator
  ) throws -> MovieFilter {
    let film = try #require(films.randomElement(using: &generator))
    var filter = MovieFilter()
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      switch Int.random(in: 0...8, using: &generator) {
      case 0: filter.genres = Array(film.movie.genreIDs.prefix(2))
      case 1:
        filter.genres = [film.movie.genreIDs.first ?? 18, 27]
        filter.genreQuantifier = .any
      case 2: filter.excludedGenres = [18, 35].shuffled(using: &generator).dropLast()
      case 3: filter.years = range(film.movie.releaseDate?.year ?? 1920, 5, &generator)
      case 4:
        let score = film.movie.rating.average ?? 7
        let isMinimum = Bool.random(using: &generator)
        filter.score = Bounds(from: isMinimum ? score : nil, through: isMinimum ? nil : score) ?? .all
      case 5: filter.runtime = range(film.runtime ?? 60, 10, &generator)
      case 6: filter.originalLanguage = film.movie.originalLanguage
      case 7: filter.country = film.countries.first?.region
      default: filter.people = [film.credits?.crew.first?.id ?? 1]
      }
    }
    let orders: [MovieFilter.Order] = [.popularity, .score, .newest, .oldest, .title]
    filter.order = orders.randomElement(using: &generator) ?? .popularity
    return filter
  }

  private static func range(_ value: Int, _ width: Int, _ generator: inout SeededGenerator) -> Bounds<Int> {
    switch Int.random(in: 0...2, using: &generator) {
    case 0: Bounds(from: value) ?? .all
    case 1: Bounds(through: value) ?? .all
    default: Bounds(from: value - width, through: value + width) ?? .all
    }
  }
}

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
