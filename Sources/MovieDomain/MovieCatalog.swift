/// The port to a film catalog. All methods may be called concurrently.
///
/// Pages count from 1; methods with a page throw `CatalogError(.outOfRange)` for a page that does not exist. Every
/// method may throw `CatalogError(.cancelled)` when its task is canceled, and the codes of network, server and
/// credential failures. When nothing newer can be loaded, a method may return an outdated value, with `staleness` set.
public protocol MovieCatalog: Sendable {
  /// The catalog's identity and description.
  var source: CatalogSource { get }

  /// Returns one page of a list, limited to one genre unless `genre` is nil.
  ///
  /// Scenes sort each page of `topRated` by weighted score, see `Rating.weighted`.
  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns one page of films that meet the criteria, in the filter's order.
  ///
  /// Throws `CatalogError(.unsupported, criterion:)` for a criterion that the catalog cannot apply, which is among the
  /// `missingCriteria` of its source. By default, it can apply none.
  func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns one page of the films that are watched most this week; by default, of the popular ones.
  func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns one page of films that people who like a film like, too. Throws `CatalogError(.notFound)` for an unknown
  /// id. By default, there are none.
  func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns a collection with its films. By default, throws `CatalogError(.notFound)`: the catalog has no collections.
  func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails

  /// Returns the services that offer films in the viewer's country, the most important first. By default, throws
  /// `CatalogError(.unsupported, criterion: .service)`.
  func streamingServices() async throws(CatalogError) -> [StreamingService]

  /// Returns one page of films whose titles match, best match first. A page without elements means no match.
  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns a film with all details, credits and the first page of reviews.
  ///
  /// Sections such as the credits are nil if only they could not be read. Throws `CatalogError(.notFound)` for an unknown id.
  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails

  /// Returns the titles of a film besides `title` and `originalTitle`, in any language; by default, none.
  func otherTitles(of id: Movie.ID) async throws(CatalogError) -> [String]

  /// Returns one page of people, most popular first. By default, there are none.
  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person>

  /// Returns one page of people with matching names, best match first. By default, there are none.
  func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person>

  /// Returns a person with all details and films.
  ///
  /// The films are nil if only they could not be read. Throws `CatalogError(.notFound)` for an unknown id, and by default
  /// for every id.
  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails

  /// Returns the film or person with an IMDb id such as `tt0013442` or `nm0000036`; nil if the catalog has neither.
  ///
  /// By default, throws `CatalogError(.unsupported)`: the catalog does not know IMDb ids.
  func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem?

  /// Returns all genres, in the catalog's order; by default, none. They carry no `staleness`.
  func genres() async throws(CatalogError) -> [Genre]
}

// What catalogs may leave out.
extension MovieCatalog {
  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    guard let criterion = filter.criteria.first else { return try await movies(in: .popular, genre: nil, page: page) }
    throw CatalogError(.unsupported, criterion: criterion)
  }

  public func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await movies(in: .popular, genre: nil, page: page)
  }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    ResultsPage(number: page, totalResults: 0, elements: [])
  }

  public func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails {
    throw CatalogError(.notFound)
  }

  public func streamingServices() async throws(CatalogError) -> [StreamingService] {
    throw CatalogError(.unsupported, criterion: .service)
  }

  public func otherTitles(of id: Movie.ID) async throws(CatalogError) -> [String] { [] }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    ResultsPage(number: page, totalResults: 0, elements: [])
  }

  public func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    ResultsPage(number: page, totalResults: 0, elements: [])
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    throw CatalogError(.notFound)
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    throw CatalogError(.unsupported)
  }

  public func genres() async throws(CatalogError) -> [Genre] { [] }
}

/// A catalog that wraps another one and changes some of its results.
///
/// Every method but `source` forwards to `base()` by default. Implement only the methods whose results differ.
public protocol CatalogWrapper: MovieCatalog {
  /// Returns the catalog to forward a request to. Called once for each request, possibly concurrently.
  func base() async throws(CatalogError) -> any MovieCatalog

  /// Notes the films of a list, a collection or a person after a method has forwarded its request. Called possibly
  /// concurrently. Does nothing by default.
  func note(_ films: [Movie])
}

extension CatalogWrapper {
  public func note(_ films: [Movie]) {}

  private func noting<Value>(_ value: Value, _ films: (Value) -> [Movie]) -> Value {
    note(films(value))
    return value
  }

  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    noting(try await base().movies(in: list, genre: genre, page: page), \.elements)
  }

  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    noting(try await base().movies(meeting: filter, page: page), \.elements)
  }

  public func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    noting(try await base().trendingMovies(page: page), \.elements)
  }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    noting(try await base().movies(like: id, page: page), \.elements)
  }

  public func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails {
    noting(try await base().collection(id), \.films.elements)
  }

  public func streamingServices() async throws(CatalogError) -> [StreamingService] {
    try await base().streamingServices()
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    noting(try await base().movies(matching: query, page: page), \.elements)
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await base().movie(id)
  }

  public func otherTitles(of id: Movie.ID) async throws(CatalogError) -> [String] {
    try await base().otherTitles(of: id)
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await base().popularPeople(page: page)
  }

  public func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await base().people(matching: name, page: page)
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    noting(try await base().person(id)) { $0.films?.map(\.movie) ?? [] }
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    try await base().item(withIMDbID: id)
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    try await base().genres()
  }
}

/// A catalog that follows the settings: each request uses their current values.
public actor SettingsAwareCatalog: CatalogWrapper {
  public nonisolated let source: CatalogSource
  private let store: any SettingsStore
  private let make: @Sendable (UserSettings) -> any MovieCatalog
  private var current: (settings: UserSettings, catalog: any MovieCatalog)?

  /// Creates a catalog that reads `settings` before each request.
  ///
  /// `make` creates the catalog for the first request, and again after the language, the region or the inclusion of
  /// adult films has changed.
  public init(
    _ source: CatalogSource, settings: any SettingsStore, make: @escaping @Sendable (UserSettings) -> any MovieCatalog
  ) {
    self.source = source
    store = settings
    self.make = make
  }

  public func base() async -> any MovieCatalog {
    // If the settings cannot be read, use the last ones read.
    let settings = await store.readable() ?? current?.settings ?? UserSettings()
    if let current, settings.changes(since: current.settings).isDisjoint(with: Setting.affectingCatalogs) {
      return current.catalog
    }
    let catalog = make(settings)
    current = (settings, catalog)
    return catalog
  }
}

/// A catalog that cannot be used now: every request throws the same error.
///
/// For films saved from a catalog that there is no credential for; their stored details can still be shown.
public struct UnavailableCatalog: CatalogWrapper {
  public let source: CatalogSource
  private let error: CatalogError

  /// Creates a catalog whose requests throw `error`.
  public init(_ source: CatalogSource, error: CatalogError) {
    self.source = source
    self.error = error
  }

  public func base() throws(CatalogError) -> any MovieCatalog { throw error }
}

/// What the viewer wants of catalogs, for the tasks that load something.
///
/// Task-local values, because they are about a request to a scene, not about a film or a list: each catalog passes them on
/// unread, except one with a server.
public enum Reload {
  /// Whether the viewer asked for a page again. Then catalogs ask their server, also if a recent response is cached.
  @TaskLocal public static var isWanted = false
  /// The age up to which a cached response is used; nil if that is for the server to say. For scenes that look through
  /// many films, which they do not show: texts in another language are then not asked for.
  @TaskLocal public static var acceptedAge: Duration?
  /// Whether only cached responses are wanted, such as after a server has limited the rate of requests.
  @TaskLocal public static var isCacheOnly = false
}

/// Why a value is outdated and how old it is.
public struct Staleness: Sendable, Equatable {
  /// The time since the value was last loaded or revalidated; never negative. Nil if that time is not known.
  public let age: Duration?
  /// The error that prevented a newer value from being loaded.
  public var error: CatalogError
  /// Whether the value has only what lists show, because the stored details are missing or cannot be read.
  public var lacksDetails = false

  /// Why a value has only what lists show; nil if it has more.
  package var errorOfDetails: CatalogError? { lacksDetails ? error : nil }

  /// Creates the staleness of a value of a given age; nil if it is not known.
  public init(age: Duration?, error: CatalogError) {
    self.age = age.map { NumberLimits.ages.clamping($0) }
    self.error = error
  }

  /// Returns the staleness with the greater age, or the one whose age is not known; nil if both are nil.
  public static func older(_ first: Staleness?, _ second: Staleness?) -> Staleness? {
    guard let first, let second else { return first ?? second }
    guard let firstAge = first.age, let secondAge = second.age else { return first.age == nil ? first : second }
    return secondAge > firstAge ? second : first
  }
}

/// A value from a catalog that may be outdated, because a newer one could not be loaded.
public protocol StalenessReporting {
  /// How old the value is and why; nil when it is up to date.
  var staleness: Staleness? { get }
}

extension StalenessReporting {
  /// Nil, for values that are never old.
  public var staleness: Staleness? { nil }
}

/// A list of films that every catalog provides. The raw value is its name in commands and routes.
public enum MovieList: String, Sendable, Hashable, CaseIterable {
  /// The films with the highest scores.
  case topRated = "top-rated"
  /// The films that are popular now.
  case popular
  /// Films now in theaters. In the built-in catalog: films that entered the public domain this year.
  case nowPlaying = "now-playing"
  /// Films that will be released soon. In the built-in catalog: films that enter the public domain next year.
  case upcoming

  /// Returns the page without duplicate films and, for `topRated`, sorted by weighted score.
  public func arrange(_ page: ResultsPage<Movie>) -> ResultsPage<Movie> {
    var page = page.withoutRepeats()
    if self == .topRated {
      page.elements.sort { $0.rating.weighted > $1.rating.weighted }
    }
    return page
  }
}

/// A search for films by title.
public struct MovieQuery: Sendable, Hashable {
  /// The maximum length of the text in characters. Longer text is cut so that it fits in a URL.
  public static let longestText = 500

  /// The maximum number of characters that are read. What follows that much white space is ignored.
  private static let longestInput = 100 * longestText

  /// The text to search for, with single spaces between words; never empty.
  public let text: String
  /// The release year that results are limited to; nil for any year.
  public let year: Int?

  /// Creates a query. Returns nil when the text is empty or only white space.
  public init?(_ text: String, year: Int? = nil) {
    let words = text.prefix(Self.longestInput).split(whereSeparator: \.isWhitespace)
    let folded = words.joined(separator: " ").prefix(Self.longestText)
    guard let last = folded.lastIndex(where: { $0 != " " }) else { return nil }
    self.text = String(folded[...last])
    self.year = year
  }

  /// The years a film may be released in: from before the first film to as far ahead as films are announced.
  public static let years = 1870...2100

  /// The query with the year that ends its text: “nosferatu 1922” and “Nosferatu (1922)” ask for Nosferatu of 1922.
  ///
  /// Nil if the query has a year already, or if its text does not end in one. The year may be part of the title, as in
  /// “Blade Runner 2049”, so search for the text as it is, too.
  public var withYearFromText: MovieQuery? {
    guard year == nil, let space = text.lastIndex(where: \.isWhitespace) else { return nil }
    var word = text[text.index(after: space)...]
    if word.first == "(", word.last == ")" { word = word.dropFirst().dropLast() }
    guard word.utf8.count == 4, let year = Int(plainDigits: word), Self.years.contains(year) else { return nil }
    return MovieQuery(String(text[..<space]), year: year)
  }
}
