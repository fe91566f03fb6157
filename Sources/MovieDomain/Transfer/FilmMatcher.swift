/// Finds the film that a row of a list is about.
public struct FilmMatcher: Sendable {
  private let catalog: any MovieCatalog

  public init(catalog: any MovieCatalog) {
    self.catalog = catalog
  }

  /// The film, by its id where the catalog has the ids of the list, otherwise by title and year; nil when no film is clearly meant.
  public func match(_ row: FilmList.Row) async throws(CatalogError) -> Movie.ID? {
    if catalog.source.idNamespace == FilmList.idNamespace, let id = row.tmdbID { return id }
    guard let title = row.title else { return nil }
    // Catalogs differ by a year on when a film came out: without the year, the search finds those as well.
    for year in row.year == nil ? [nil] : [row.year, nil] {
      guard let query = MovieQuery(title, year: year) else { return nil }
      let movies = try await catalog.movies(matching: query, page: 1).elements
      if let movie = Self.choose(from: movies, for: row) { return movie.id }
    }
    return nil
  }

  /// The one film of the title, in the year or next to it.
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

  /// What remains when neither case nor punctuation counts.
  private static func plain(_ title: String) -> String {
    let letters = title.lowercased().filter { $0.isLetter || $0.isNumber }
    return letters.isEmpty ? title : letters
  }
}
