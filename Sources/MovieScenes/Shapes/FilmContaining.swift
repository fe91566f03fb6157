public import MovieDomain

/// A value that a scene loads, with the films whose marks are shown.
public protocol FilmContaining: Sendable, Hashable {
  /// The films, all of the same catalog; none by default.
  var containedFilms: [Movie] { get }
}

extension FilmContaining {
  public var containedFilms: [Movie] { [] }
}

extension [Genre]: FilmContaining {}
extension Person: FilmContaining {}

extension Movie: FilmContaining {
  public var containedFilms: [Movie] { [self] }
}

extension PersonDetails: FilmContaining {
  public var containedFilms: [Movie] { films?.map(\.movie) ?? [] }
}

extension MovieDetails: FilmContaining {
  public var containedFilms: [Movie] { [movie] + (recommendations?.elements ?? []) }
}

/// Identifies what a scene loads.
public protocol SceneKey: Sendable, Hashable {
  /// The catalog to load from; nil for the one in use, as by default.
  var source: CatalogSource? { get }
}

extension SceneKey {
  public var source: CatalogSource? { nil }
}

extension Set<FilmID> {
  init(in values: some Sequence<some FilmContaining>, of source: CatalogSource) {
    self.init()
    // Each screen needs the set twice, and chained sequences took a tenth of the instructions of a start.
    for value in values {
      for film in value.containedFilms { insert(FilmID(source, film.id)) }
    }
  }
}
