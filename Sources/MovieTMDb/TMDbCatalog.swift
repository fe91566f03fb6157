public import MovieDomain
public import MovieHTTP
import MovieJSON

/// The catalog of The Movie Database, over version 3 of its API.
public struct TMDbCatalog: MovieCatalog {
  public let source: CatalogSource

  let client: TMDbClient
  let preferences: TMDbPreferences

  /// Creates a catalog that sends its requests over `transport`. `images` is the server of the posters, and
  /// `timeLimit` applies to each request, including its retries.
  ///
  /// Pass nil for `credential` only if the transport contacts no server, as when a recording is replayed.
  public init(
    transport: any HTTPTransport, address: TMDbAddress = .api, images: TMDbAddress = .images,
    credential: Credential?, preferences: TMDbPreferences, timeLimit: Duration = .seconds(20)
  ) {
    source = images == .images ? .tmdb : .tmdb(images: images)
    client = TMDbClient(transport: transport, address: address, credential: credential, timeLimit: timeLimit)
    self.preferences = preferences
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    let (path, parameters) = genre.map { discovery(of: list, genre: $0) } ?? (list.path, [])
    return try await movies(path, query: parameters + preferences.languageAndRegionQuery, page: page)
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    let found = try await search(query, page: page)
    // The server takes a year that ends the text for a part of the title.
    guard found.hasNoRows, found.totalResults == 0, let other = query.withYearFromText else { return found }
    return try await search(other, page: page)
  }

  private func search(_ query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    var parameters = [("query", query.text), ("include_adult", String(preferences.includesAdult))]
    if let year = query.year {
      parameters.append(("primary_release_year", String(year)))
    }
    return try await movies("/search/movie", query: parameters + preferences.languageAndRegionQuery, page: page)
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await people("/person/popular", query: preferences.languageQuery, page: page)
  }

  public func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    let query = [("query", name), ("include_adult", String(preferences.includesAdult))] + preferences.languageQuery
    return try await people("/search/person", query: query, page: page)
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    let genres = try await client.send("/genre/movie/list", query: preferences.languageQuery) { json in
      json.list("genres", Genre.init)?.rows
    }
    // They have no age to report, so earlier ones are no answer to a viewer who asks for them again.
    if Reload.isWanted, let staleness = genres.staleness { throw staleness.error }
    return genres.value
  }

  /// Loads a page of films. Lists that have no parameter for adult films contain some, and some have other works.
  func movies(
    _ path: String, query: [(String, String)], page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    allowed(try await self.page(path, query: query, page: page) { ResultsPage(films: $0, number: page) })
  }

  private func people(
    _ path: String, query: [(String, String)], page: Int
  ) async throws(CatalogError) -> ResultsPage<Person> {
    try await self.page(path, query: query, page: page) { json in
      let includesAdult = preferences.includesAdult
      return ResultsPage(json, number: page, withholding: { !includesAdult && $0.flag("adult") }) {
        Person($0, includesAdult: includesAdult)
      }
    }
  }

  private func page<Element: Sendable & Hashable>(
    _ path: String, query: [(String, String)], page: Int, _ read: (JSONNode) -> ResultsPage<Element>?
  ) async throws(CatalogError) -> ResultsPage<Element> {
    // The server rejects other pages, so the request is not sent.
    guard (1...TMDbPages.last).contains(page) else { throw CatalogError(.outOfRange) }
    let fetched = try await client.send(path, query: query + [("page", String(page))], read)
    var rows = fetched.value
    rows.staleness = fetched.staleness
    return rows
  }
}

extension TMDbCatalog {
  /// Whether a response looks like TMDb's: complete, and something with an id or a list of some kind.
  ///
  /// Keeps the pages of captive portals, the errors of proxies and truncated responses out of caches.
  @Sendable public static func isPlausible(_ response: BufferedResponse) -> Bool {
    guard let json = JSONNode(parsing: response.body) else { return false }
    let isList = ["results", "genres", "movie_results"].contains { json[$0]?.isArray ?? false }
    return isList || ["id", "images"].contains { json[$0] != nil }
  }

  /// The page without adult films, unless the user wants them.
  func allowed(_ page: ResultsPage<Movie>) -> ResultsPage<Movie> {
    guard !preferences.includesAdult else { return page }
    var page = page
    let count = page.elements.count
    page.elements.removeAll(where: \.isAdult)
    page.isFiltered = page.elements.count < count
    return page
  }
}

extension MovieList {
  fileprivate var path: String {
    switch self {
    case .topRated: "/movie/top_rated"
    case .popular: "/movie/popular"
    case .nowPlaying: "/movie/now_playing"
    case .upcoming: "/movie/upcoming"
    }
  }
}
