/// The port to a catalog of films.
///
/// Pages count from 1. Every method throws `CatalogError(.cancelled)` when its task is cancelled, and
/// `CatalogError(.notFound)` for an id that does not exist.
public protocol MovieCatalog: Sendable {
  var source: CatalogSource { get }

  /// One page of a list, or of the films of one genre in the list's order.
  func movies(in list: MovieList, genre: Genre.ID?, page: Int) async throws(CatalogError) -> Page<Movie>

  /// One page of films whose titles match, best match first.
  func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> Page<Movie>

  func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails

  /// People in the order of how much they are asked for now.
  func popularPeople(page: Int) async throws(CatalogError) -> Page<Person>

  func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails

  /// All genres, by name.
  func genres() async throws(CatalogError) -> [Genre]
}

/// A catalog in front of another one: it implements what it changes and passes everything else on.
public protocol CatalogWrapper: MovieCatalog {
  func base() async -> any MovieCatalog
}

extension CatalogWrapper {
  public func movies(
    in list: MovieList, genre: Genre.ID?, page: Int
  ) async throws(CatalogError) -> Page<Movie> {
    try await base().movies(in: list, genre: genre, page: page)
  }

  public func movies(matching query: MovieQuery, page: Int) async throws(CatalogError) -> Page<Movie> {
    try await base().movies(matching: query, page: page)
  }

  public func movie(_ id: Movie.ID) async throws(CatalogError) -> MovieDetails {
    try await base().movie(id)
  }

  public func popularPeople(page: Int) async throws(CatalogError) -> Page<Person> {
    try await base().popularPeople(page: page)
  }

  public func person(_ id: Person.ID) async throws(CatalogError) -> PersonDetails {
    try await base().person(id)
  }

  public func genres() async throws(CatalogError) -> [Genre] {
    try await base().genres()
  }
}
