import MovieDomain

/// One film of the catalog.
struct Film: Sendable {
  var movie: Movie
  /// The year from whose first day the film is in the public domain of the United States.
  var freeSince: Int

  /// A work published in year Y is free from 1 January of Y + 96, unless its copyright ended early.
  private static let yearsOfCopyright = 96

  /// Nil when the record lacks what every film must have.
  init?(_ record: RecordReader.Record) {
    var id: Int?
    var title: String?
    var movie = Movie(id: 0, title: "")
    var freeSince: Int?
    var original: String?
    for (key, value) in record {
      switch key {
      case "id": id = Int(value)
      case "film": title = String(value)
      case "original": original = String(value)
      case "released": movie.releaseDate = CalendarDate(iso8601: value)
      case "public-domain": freeSince = Int(value)
      case "language": movie.originalLanguage = String(value)
      case "genres": movie.genreIDs = value.split(separator: ", ").compactMap { CatalogGenre.id(of: $0) }
      case "score": movie.rating = Rating(average: Double(value), voteCount: nil)
      case "popularity": movie.popularity = Double(value)
      case "overview": movie.overview = String(value)
      default: break
      }
    }
    guard let id, let title, let released = movie.releaseDate else { return nil }
    movie.id = id
    movie.title = title
    movie.originalTitle = original ?? title
    self.movie = movie
    self.freeSince = freeSince ?? released.year + Self.yearsOfCopyright
  }
}
