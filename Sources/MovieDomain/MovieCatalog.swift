/// The port to a film catalog.
///
/// Pages count from 1. Every method throws `CatalogError(.cancelled)` when its task is cancelled and
/// `CatalogError(.notFound)` for an unknown id.
public protocol MovieCatalog: Sendable {
  /// The catalog's identity and attributions.
  var source: CatalogSource { get }

  /// Returns one page of a list, optionally limited to one genre.
  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns one page of films with matching titles, best match first.
  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie>

  /// Returns a film with all details, credits and the first page of reviews.
  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails

  /// Returns one page of people, most popular first.
  func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person>

  /// Returns a person with all details and films.
  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails

  /// Returns all genres sorted by name.
  func genres() async throws(CatalogError) -> [Genre]
}

/// A catalog decorator. By default every method forwards to `base()`; conforming types override what they change.
public protocol CatalogWrapper: MovieCatalog {
  /// Returns the catalog that requests are forwarded to.
  func base() async -> any MovieCatalog
}

extension CatalogWrapper {
  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().movies(in: list, genre: genre, page: page)
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> ResultsPage<Movie> {
    try await base().movies(matching: query, page: page)
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await base().movie(id)
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> ResultsPage<Person> {
    try await base().popularPeople(page: page)
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    try await base().person(id)
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    try await base().genres()
  }
}
