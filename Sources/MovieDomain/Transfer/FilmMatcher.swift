/// Finds the film that a row of an imported list means.
public struct FilmMatcher: Sendable {
  private let catalog: any MovieCatalog

  /// Creates a matcher that searches a catalog.
  public init(catalog: any MovieCatalog) {
    self.catalog = catalog
  }

  /// Returns the id of the film a row means, or nil if no film matches clearly.
  ///
  /// Uses the row's TMDb id if the catalog has TMDb's ids, and does not check that the film exists. Otherwise searches
  /// for the title and year. Throws what the catalog's search throws.
  public func match(_ row: FilmList.Row) async throws(CatalogError) -> Movie.ID? {
    if catalog.source.idNamespace == FilmList.idNamespace, let id = row.tmdbID { return id }
    guard let title = row.title else { return nil }
    // Services may disagree on the release year, so search again without it.
    for year in row.year == nil ? [nil] : [row.year, nil] {
      guard let query = MovieQuery(title, year: year) else { return nil }
      let movies = try await catalog.movies(matching: query, page: 1).elements
      if let movie = Self.choose(from: movies, for: row) { return movie.id }
    }
    return nil
  }

  /// Returns the film with the title that was released in the row's year, or else the only one of an adjacent year.
  ///
  /// Without a year, returns the only film with the title.
  static func choose(from movies: [Movie], for row: FilmList.Row) -> Movie? {
    guard let title = row.title else { return nil }
    let named = movies.filter { $0.isNamed(title) }
    guard let year = row.year else { return named.count == 1 ? named.first : nil }
    for distance in 0...1 {
      let near = named.filter { $0.releaseDate.map { abs($0.year - year) == distance } ?? false }
      if let first = near.first { return distance == 0 || near.count == 1 ? first : nil }
    }
    return nil
  }
}
