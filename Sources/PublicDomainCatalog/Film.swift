import MovieDomain

/// A film of the catalog. The fields that lists need are parsed at once, the others on demand.
final class Film: Sendable {
  /// The film with its English title.
  let movie: Movie
  /// The title under which the film is known in Russian.
  let russianTitle: String
  /// The year in which the film enters the U.S. public domain.
  let freeSince: Int
  private let record: CatalogText

  /// All films, parsed on first use.
  static let all = filmRecords.records.compactMap(Film.init)
  /// All films, most popular first.
  static let byPopularity = all.sorted { $0.movie.popularity ?? 0 > $1.movie.popularity ?? 0 }
  /// The same with their titles as searches compare them. An import searches for each row.
  static let searched = byPopularity.map { (film: $0, titles: $0.titles.map(FoldedText.init)) }

  /// U.S. copyright ends with the 95th year after publication, unless it ended early. A film of year Y is free from
  /// January 1 of Y + 96.
  private static let yearsOfCopyright = 96

  /// TMDb's names of the countries in the records, by code.
  private static let countryNames = [
    "DE": "Germany", "DK": "Denmark", "FR": "France", "GB": "United Kingdom", "IE": "Ireland", "IT": "Italy",
    "JP": "Japan", "SE": "Sweden", "SU": "Soviet Union", "US": "United States of America",
  ]

  /// The genres of the films, with TMDb's ids.
  static let allGenres: [Genre] = genreNames.map { Genre(id: $0.id, name: $0.name.string) }

  private static let genreNames: [(id: Genre.ID, name: CatalogText)] = [
    (28, "Action"), (12, "Adventure"), (16, "Animation"),
    (35, "Comedy"), (80, "Crime"), (99, "Documentary"),
    (18, "Drama"), (10751, "Family"), (14, "Fantasy"),
    (36, "History"), (27, "Horror"), (10402, "Music"),
    (9648, "Mystery"), (10749, "Romance"), (878, "Science Fiction"),
    (53, "Thriller"), (10752, "War"), (37, "Western"),
  ]

  static func genreID(of name: CatalogText) -> Genre.ID? { genreNames.first { $0.name == name }?.id }

  /// Parses a record; nil when the id, the title or the release date is missing.
  init?(_ record: CatalogText) {
    var movie = Movie(id: 0, title: "")
    var freeSince: Int?
    var original: String?
    var russian: String?
    parsing: for (key, value) in record.fields {
      switch key {
      case "id": movie.id = value.integer ?? 0
      case "film": movie.title = value.string
      case "original": original = value.string
      case "title-ru": russian = value.string
      case "released": movie.releaseDate = value.date
      case "public-domain": freeSince = value.integer
      case "language": movie.originalLanguage = value.string
      case "genres": movie.genreIDs = value.listed.compactMap(Film.genreID)
      case "score": movie.rating = Rating(average: value.decimal, voteCount: nil)
      case "popularity": movie.popularity = value.decimal
      case "overview": movie.overview = value.string
      // The credits come last and are most of a record. Lists do not need them.
      case "cast", "crew": break parsing
      default: break
      }
    }
    guard movie.id > 0, !movie.title.isEmpty, let released = movie.releaseDate else { return nil }
    movie.originalTitle = original ?? movie.title
    self.movie = movie
    russianTitle = russian ?? movie.title
    self.freeSince = freeSince ?? released.year + Self.yearsOfCopyright
    self.record = record
  }

  /// The film with its title in the language, or in English.
  func movie(in language: Language) -> Movie {
    guard language.code == "ru" else { return movie }
    var movie = movie
    movie.title = russianTitle
    return movie
  }

  var titles: [String] { [movie.title, movie.originalTitle, russianTitle] }
  var tagline: String { record.first("tagline")?.string ?? "" }
  /// In minutes.
  var runtime: Int? { record.first("runtime")?.integer }
  var genres: [Genre] { movie.genreIDs.compactMap { id in Self.allGenres.first { $0.id == id } } }
  /// Where the film was produced. The Soviet Union has its former code, SU.
  var countries: [Country] {
    (record.first("countries")?.listed ?? []).compactMap { code in
      Region(code.string).map { Country($0, name: Self.countryNames[$0.code] ?? "") }
    }
  }

  var directors: [Person.ID] { Self.directors[movie.id] ?? [] }
  /// The directors of each film, because the page of a film looks for them in all films.
  private static let directors = Dictionary(
    uniqueKeysWithValues: all.map { film in
      let crew = film.record.all("crew").compactMap { Credit(key: "crew", value: $0) }
      return (film.movie.id, crew.filter { $0.part == "Director" }.map(\.person))
    })
  /// The cast in billing order, then the crew.
  var credits: [Credit] { record.fields.compactMap(Credit.init) }
}

/// A line of a film's credits.
struct Credit: Sendable {
  /// Whether it is one of the cast, not of the crew.
  let isCast: Bool
  let person: Person.ID
  let name: CatalogText
  /// The character or the job.
  let part: CatalogText

  /// Nil for a field that is not a credit.
  fileprivate init?(key: CatalogText, value: CatalogText) {
    switch key {
    case "cast": isCast = true
    case "crew": isCast = false
    default: return nil
    }
    var rest = value
    guard let id = rest.take(until: " ").integer, let mark = rest.firstOffset(of: "="), mark > 0 else { return nil }
    person = id
    name = rest[0..<mark - 1]
    part = rest[(mark + 1)...].withoutLeadingBlank
  }
}
