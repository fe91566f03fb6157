/// The port to a catalog of films.
public protocol MovieCatalog: Sendable {
  var source: CatalogSource { get }

  /// One page of a list, in the catalog's order.
  func movies(in list: MovieList, page: Int) async throws(CatalogError) -> Page<Movie>
}
