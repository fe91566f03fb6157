package import MovieDomain

/// A value with films, whose marks are shown.
package protocol FilmContaining {
  /// The films, all of the same catalog.
  var containedFilms: [Movie] { get }
}

extension Movie: FilmContaining {
  package var containedFilms: [Movie] { [self] }
}

extension PersonDetails: FilmContaining {
  package var containedFilms: [Movie] { films?.map(\.movie) ?? [] }
}

extension MovieDetails: FilmContaining {
  package var containedFilms: [Movie] { [movie] + (recommendations?.elements ?? []) }
}

/// A key that names a catalog.
package protocol SourcedKey {
  /// The catalog; nil for the one in use.
  var source: CatalogSource? { get }
}

extension Set<FilmID> {
  /// The ids of the films of a catalog that values contain.
  init(in values: some Sequence<some Any>, of source: CatalogSource) {
    self.init()
    // Each screen needs the set twice, and chained sequences took a tenth of the instructions of a start.
    for case let value as any FilmContaining in values {
      for film in value.containedFilms { insert(FilmID(source, film.id)) }
    }
  }
}
