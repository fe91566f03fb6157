import MovieDomain

/// A film of the catalog. The fields that lists need are parsed at once, the others on demand.
struct Film: Sendable {
  let movie: Movie
  /// The year on whose January 1 the film enters the U.S. public domain.
  let freeSince: Int
  private let record: RecordReader.Record

  /// All films, parsed on first use.
  static let all = RecordReader(filmRecords).compactMap(Film.init)

  /// U.S. copyright ends with the 95th year after publication, unless it ended early. A film of year Y is free from
  /// January 1 of Y + 96.
  private static let yearsOfCopyright = 96

  /// Parses a record; nil when the id, the title or the release date is missing.
  init?(_ record: RecordReader.Record) {
    var movie = Movie(id: 0, title: "")
    var freeSince: Int?
    var original: String?
    for (key, value) in record.fields {
      switch key {
      case "id": movie.id = Int(value) ?? 0
      case "film": movie.title = String(value)
      case "original": original = String(value)
      case "released": movie.releaseDate = CalendarDate(iso8601: value)
      case "public-domain": freeSince = Int(value)
      case "language": movie.originalLanguage = String(value)
      case "genres": movie.genreIDs = value.listed.compactMap { CatalogGenre.id(of: String($0)) }
      case "score": movie.rating = Rating(average: Double(value), voteCount: nil)
      case "popularity": movie.popularity = Double(value)
      case "overview": movie.overview = String(value)
      default: break
      }
    }
    guard movie.id > 0, !movie.title.isEmpty, let released = movie.releaseDate else { return nil }
    movie.originalTitle = original ?? movie.title
    self.movie = movie
    self.freeSince = freeSince ?? released.year + Self.yearsOfCopyright
    self.record = record
  }

  var tagline: String { String(record.first("tagline") ?? "") }
  /// In minutes.
  var runtime: Int? { record.first("runtime").flatMap { Int($0) } }
  var genres: [Genre] { movie.genreIDs.compactMap { id in CatalogGenre.all.first { $0.id == id } } }

  /// The names and characters of the cast, in billing order.
  var cast: [(name: Substring, character: Substring)] { record.all("cast").compactMap(Self.pair) }
  /// The names and jobs of the crew.
  var crew: [(name: Substring, job: Substring)] { record.all("crew").compactMap(Self.pair) }

  private static func pair(_ value: Substring) -> (Substring, Substring)? {
    let parts = value.split(separator: " = ", maxSplits: 1)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
