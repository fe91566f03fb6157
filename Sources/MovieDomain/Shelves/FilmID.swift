/// A film's id together with its catalog, because ids are unique only within a catalog.
public struct FilmID: Sendable, Hashable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The film's id in that catalog.
  public var movie: Movie.ID

  /// Creates the id of a film in a catalog.
  public init(_ source: CatalogSource, _ movie: Movie.ID) {
    self.source = source
    self.movie = movie
  }
}
