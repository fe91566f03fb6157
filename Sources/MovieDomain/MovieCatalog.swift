/// The port to a catalog of films.
///
/// Pages count from 1. Every method throws `CatalogError(.cancelled)` when its task is cancelled, and
/// `CatalogError(.notFound)` for an id that is nobody's.
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
