/// The port to a film catalog. All methods may be called concurrently.
///
/// Pages count from 1; methods with a page throw `CatalogError(.outOfRange)` for a page that does not exist. Every
/// method may throw `CatalogError(.cancelled)` when its task is canceled, and the codes of network, server and
/// credential failures. When nothing newer can be loaded, a method may return an outdated value, with `staleness` set.
public protocol MovieCatalog: Sendable {
  /// The catalog's identity and description.
  var source: CatalogSource { get }

  /// Returns one page of a list, limited to one genre unless `genre` is nil.
  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns one page of films that meet the criteria, in the filter's order.
  ///
  /// Throws `CatalogError(.unsupported, criterion:)` for a criterion that the catalog cannot apply. By default, it can
  /// apply none.
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

  /// Returns one page of people, most popular first.
  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person>

  /// Returns one page of people with matching names, best match first. By default, there are none.
  func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person>

  /// Returns a person with all details and films.
  ///
  /// The films are nil if only they could not be read. Throws `CatalogError(.notFound)` for an unknown id.
  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails

  /// Returns the film or person with an IMDb id such as `tt0013442` or `nm0000036`; nil if the catalog has neither.
  ///
  /// By default, throws `CatalogError(.unsupported)`: the catalog does not know IMDb ids.
  func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem?

  /// Returns all genres, in the catalog's order. They carry no `staleness`.
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

  public func people(matching name: String, page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    ResultsPage(number: page, totalResults: 0, elements: [])
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    throw CatalogError(.unsupported)
  }
}

/// A catalog that wraps another one and changes some of its results.
///
/// Every method but `source` forwards to `base()` by default. Implement only the methods whose results differ.
public protocol CatalogWrapper: MovieCatalog {
  /// Returns the catalog to forward a request to. Called once for each request, possibly concurrently.
  func base() async throws(CatalogError) -> any MovieCatalog
}

extension CatalogWrapper {
  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().movies(in: list, genre: genre, page: page)
  }

  public func movies(meeting filter: MovieFilter, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().movies(meeting: filter, page: page)
  }

  public func trendingMovies(page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().trendingMovies(page: page)
  }

  public func movies(like id: Movie.ID, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().movies(like: id, page: page)
  }

  public func collection(_ id: MovieCollection.ID) async throws(CatalogError) -> CollectionDetails {
    try await base().collection(id)
  }

  public func streamingServices() async throws(CatalogError) -> [StreamingService] {
    try await base().streamingServices()
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().movies(matching: query, page: page)
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
    try await base().person(id)
  }

  public func item(withIMDbID id: String) async throws(CatalogError) -> CatalogItem? {
    try await base().item(withIMDbID: id)
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    try await base().genres()
  }
}
