import MovieDomain

/// A film as stored and exported, with TMDb's names of fields.
struct MovieRecord: Codable, Sendable {
  var id: Int
  var title: String
  var originalTitle: String
  var originalLanguage: String?
  var releaseDate: String?
  var overview: String
  var voteAverage: Double?
  var voteCount: Int?
  var popularity: Double?
  var genreIDs: [Int]
  var posterPath: String?
  var backdropPath: String?
  var adult: Bool

  private enum CodingKeys: String, CodingKey {
    case id, title, overview, popularity, adult
    case originalTitle = "original_title"
    case originalLanguage = "original_language"
    case releaseDate = "release_date"
    case voteAverage = "vote_average"
    case voteCount = "vote_count"
    case genreIDs = "genre_ids"
    case posterPath = "poster_path"
    case backdropPath = "backdrop_path"
  }

  init(_ movie: Movie) {
    id = movie.id
    title = movie.title
    originalTitle = movie.originalTitle
    originalLanguage = movie.originalLanguage
    releaseDate = movie.releaseDate?.description
    overview = movie.overview
    voteAverage = movie.rating.average
    voteCount = movie.rating.voteCount
    popularity = movie.popularity
    genreIDs = movie.genreIDs
    posterPath = movie.posterPath
    backdropPath = movie.backdropPath
    adult = movie.isAdult
  }

  var movie: Movie {
    Movie(
      id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage,
      releaseDate: releaseDate.flatMap { CalendarDate(iso8601: Substring($0)) }, overview: overview,
      rating: Rating(average: voteAverage, voteCount: voteCount), popularity: popularity, genreIDs: genreIDs,
      posterPath: posterPath, backdropPath: backdropPath, isAdult: adult)
  }
}
