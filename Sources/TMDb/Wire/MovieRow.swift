import MovieDomain

/// A film in TMDb's response. Decoding fails only without an id or a title.
struct MovieRow: Decodable, Sendable {
  let movie: Movie

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

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.integer(.id), id > 0,
      let title = container.textIfAny(.title) ?? container.textIfAny(.originalTitle)
    else {
      throw DecodingError.unreadable(decoder, "A film needs an id and a title.")
    }
    movie = Movie(
      id: id, title: title, originalTitle: container.textIfAny(.originalTitle),
      originalLanguage: container.textIfAny(.originalLanguage),
      releaseDate: CalendarDate(iso8601: Substring(container.text(.releaseDate))), overview: container.text(.overview),
      rating: Rating(average: container.number(.voteAverage), voteCount: container.integer(.voteCount)),
      popularity: container.number(.popularity), genreIDs: container.list(of: Int.self, .genreIDs)?.rows ?? [],
      posterPath: container.textIfAny(.posterPath), backdropPath: container.textIfAny(.backdropPath),
      isAdult: container.flag(.adult))
  }
}
