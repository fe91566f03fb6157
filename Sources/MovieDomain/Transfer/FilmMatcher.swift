/// Finds the film that a row of an imported list refers to.
public struct FilmMatcher: Sendable {
  private let catalog: any MovieCatalog

  public init(catalog: any MovieCatalog) {
    self.catalog = catalog
  }

  /// Returns the film by id if the catalog shares the list's id namespace, otherwise by title and year; nil without an
  /// unambiguous match.
  public func match(_ row: FilmList.Row) async throws(CatalogError) -> Movie.ID? {
    if catalog.source.idNamespace == FilmList.idNamespace, let id = row.tmdbID { return id }
    guard let title = row.title else { return nil }
    // Catalogs may disagree on the release year, so search again without it.
    for year in row.year == nil ? [nil] : [row.year, nil] {
      guard let query = MovieQuery(title, year: year) else { return nil }
      let movies = try await catalog.movies(matching: query, page: 1).elements
      if let movie = Self.choose(from: movies, for: row) { return movie.id }
    }
    return nil
  }

  /// Returns the only film with the title, released in the given year or an adjacent one.
  static func choose(from movies: [Movie], for row: FilmList.Row) -> Movie? {
    guard let title = row.title.map(plain) else { return nil }
    let named = movies.filter { plain($0.title) == title || plain($0.originalTitle) == title }
    guard let year = row.year else { return named.count == 1 ? named.first : nil }
    for distance in 0...1 {
      let near = named.filter { $0.releaseDate.map { abs($0.year - year) == distance } ?? false }
      if let first = near.first { return distance == 0 || near.count == 1 ? first : nil }
    }
    return nil
  }

  /// The title reduced to lowercase letters and digits, for comparison.
  private static func plain(_ title: String) -> String {
    let letters = title.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? title : letters
  }
}
