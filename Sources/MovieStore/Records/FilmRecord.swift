import MovieDomain

/// A favorite, as exported in an archive.
struct FilmRecord: Codable, Sendable {
  var source: String
  var added: String
  var movie: MovieRecord
  var details: DetailsRecord

  init(_ favorite: StoredFilm) {
    source = favorite.source.idNamespace
    added = favorite.added.description
    movie = MovieRecord(favorite.details.movie)
    details = DetailsRecord(favorite.details)
  }

  /// The favorite; nil when its catalog is missing or its date is invalid.
  var favorite: StoredFilm? {
    guard !source.isEmpty, let added = CalendarDate(iso8601: Substring(added)) else { return nil }
    return StoredFilm(
      source: CatalogSource(idNamespace: source), details: details.details(of: movie.movie), added: added)
  }
}
