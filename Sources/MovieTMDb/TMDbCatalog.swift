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

  private func page<Element: Sendable & Equatable>(
    _ path: String, query: [(String, String)], page: Int, _ read: (JSONNode) -> ResultsPage<Element>?
  ) async throws(CatalogError) -> ResultsPage<Element> {
    // The server rejects other pages, so the request is not sent.
    guard (1...TMDbClient.lastPage).contains(page) else { throw CatalogError(.outOfRange) }
    let fetched = try await client.send(path, query: query + [("page", String(page))], read)
    var rows = fetched.value
    rows.staleness = fetched.staleness
    return rows
  }

  /// Whether a response can be read as one of TMDb's: a film, a person, a collection, or a list of some kind.
  ///
  /// Keeps malformed and truncated responses, the pages of captive portals and the errors of proxies out of caches.
  @Sendable public static func isPlausible(_ response: BufferedResponse) -> Bool {
    // Collections and genres have an id and a name, as people do.
    func item(_ json: JSONNode) -> Bool? {
      let isItem = Movie(json) != nil || Person(json, includesAdult: true) != nil || StreamingService(json) != nil
      return isItem ? true : nil
    }
    guard let json = JSONNode(parsing: response.body) else { return false }
    // A film has a list, too, that of its genres.
    guard json["id"] == nil else { return item(json) != nil }
    let lists = ["results", "genres", "movie_results", "person_results"].compactMap { json.list($0, item) }
    return !lists.isEmpty && lists.allSatisfy { $0.skipped == 0 } || lists.contains { !$0.rows.isEmpty }
  }

  /// The page without adult films, unless the user wants them.
  func allowed(_ page: ResultsPage<Movie>) -> ResultsPage<Movie> {
    guard !preferences.includesAdult else { return page }
    var page = page
    let count = page.elements.count
    page.elements.removeAll(where: \.isAdult)
    if page.elements.count < count { page.isFiltered = true }
    return page
  }

  // MARK: - A film and a person

  // If the overview or the biography is missing in the preferred language, a second request loads it in English.
  private static let fallbackLanguage = "en-US"

  /// What comes in the same response as a film.
  private static let parts =
    "credits,reviews,videos,watch/providers,release_dates,recommendations,external_ids"

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let language = preferences.language.languageCode
    let videoLanguages = language == "en" ? ["en", "null"] : [language, "en", "null"]
    let query =
      preferences.languageQuery + [
        ("append_to_response", Self.parts), ("include_video_language", videoLanguages.joined(separator: ",")),
      ]
    let fetched = try await client.send("/movie/\(id)", query: query) { [region] json in
      let details = MovieDetails(json, region: Region(region), language: language)
      // A sync that stored another film in its place would take it for removed, and remove it from the account.
      return details?.movie.id == id ? details : nil
    }
    var details = fetched.value
    details.recommendations = details.recommendations.map(allowed)
    details.staleness = fetched.staleness
    // A tagline in another language is left out: it would stand among the other texts without a note.
    if details.movie.overview.isEmpty, let overview = try await inEnglish("/movie/\(id)", { $0.text("overview") }) {
      details.movie.overview = overview
      details.overviewLanguage = overview.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    guard id > 0 else { throw CatalogError(.notFound) }
    let query = preferences.languageQuery + [("append_to_response", "movie_credits")]
    let fetched = try await client.send("/person/\(id)", query: query) {
      PersonDetails($0, includesAdult: preferences.includesAdult)
    }
    var details = fetched.value
    if !preferences.includesAdult { details.films?.removeAll(where: \.movie.isAdult) }
    details.staleness = fetched.staleness
    if details.biography.isEmpty, let biography = try await inEnglish("/person/\(id)", { $0.text("biography") }) {
      details.biography = biography
      details.biographyLanguage = biography.isEmpty ? nil : Self.fallbackLanguage.languageCode
    }
    return details
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    let isID = id.utf8.allSatisfy { $0.isDigit || (0x61...0x7A).contains($0) }
    guard isID, !id.isEmpty else { return nil }
    let query = [("external_source", "imdb_id")] + preferences.languageQuery
    return try await client.send("/find/\(id)", query: query) { json -> CatalogItem?? in
      guard let movies = json.list("movie_results", Movie.init),
        let people = json.list("person_results", { Person($0, includesAdult: preferences.includesAdult) })
      else { return nil }
      let item = movies.rows.first.map(CatalogItem.movie) ?? people.rows.first.map(CatalogItem.person)
      // An answer that cannot be read must not look like one without results.
      return item != nil || movies.skipped + people.skipped == 0 ? .some(item) : nil
    }.value
  }

  /// Returns the English title unless English is the preferred language: files of other services name films so.
  public func otherTitles(of id: Movie.ID) async throws(CatalogError) -> [String] {
    try await inEnglish("/movie/\(id)") { $0.text("title") }.map { [$0] } ?? []
  }

  /// Loads a text in English. Returns nil if English was the preferred language, and if the request fails.
  private func inEnglish(
    _ path: String, _ read: (JSONNode) -> String?
  ) async throws(CatalogError) -> String? {
    guard preferences.language.languageCode != Self.fallbackLanguage.languageCode, Reload.acceptedAge == nil else {
      return nil
    }
    do throws(CatalogError) {
      return try await client.send(path, query: [("language", Self.fallbackLanguage)], read).value
    } catch {
      if error.code == .cancelled { throw error }
      return nil
    }
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

extension String {
  /// The language of a tag, such as `pt` of `pt-BR`.
  fileprivate var languageCode: String { String(prefix { $0 != "-" }) }
}

/// What the user wants to see, as parameters of TMDb's requests.
public struct TMDbPreferences: Sendable {
  /// The language tag of titles and text (`language`), such as `en-US`.
  public var language: String
  /// The country whose release dates apply (`region`), as an ISO 3166-1 code such as `US`; nil for TMDb's default.
  public var region: String?
  /// Whether lists by genre and searches include adult films (`include_adult`).
  public var includesAdult: Bool
  /// Returns the date that decides what is now playing and what is upcoming, in lists by genre.
  public var today: @Sendable () -> CalendarDate

  /// Creates preferences. `today` is evaluated for each request that needs it, because a process may run past midnight.
  public init(
    language: String = "en-US", region: String? = nil, includesAdult: Bool = false,
    today: @autoclosure @escaping @Sendable () -> CalendarDate = .today
  ) {
    self.language = language
    self.region = region
    self.includesAdult = includesAdult
    self.today = today
  }

  var languageQuery: [(String, String)] { [("language", language)] }
  var languageAndRegionQuery: [(String, String)] { languageQuery + (region.map { [("region", $0)] } ?? []) }
}
