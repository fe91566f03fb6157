import MovieDomain

/// A favorite as it is exported.
struct FavoriteRecord: Codable, Sendable {
  var source: String
  var added: String
  var movie: MovieRecord
  var details: DetailsRecord

  init(_ favorite: FavoriteDetails) {
    source = favorite.source.rawValue
    added = favorite.added.description
    movie = MovieRecord(favorite.details.movie)
    details = DetailsRecord(favorite.details)
  }

  /// Nil when it comes from nowhere that is known here, or from no day.
  var favorite: FavoriteDetails? {
    guard let source = CatalogSource(rawValue: source), let added = CalendarDate(iso8601: Substring(added)) else {
      return nil
    }
    return FavoriteDetails(source: source, details: details.details(of: movie.movie), added: added)
  }
}
