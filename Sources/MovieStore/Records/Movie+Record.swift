import MovieDomain
import MovieJSON

extension Movie {
  init(record: JSONNode) throws {
    self.init(
      id: try record.required("id", \.integer), title: try record.required("title", \.string),
      originalTitle: try record.required("original_title", \.string),
      originalLanguage: try record.optional("original_language", \.string),
      releaseDate: CalendarDate(stored: try record.optional("release_date", \.string)),
      overview: try record.required("overview", \.string),
      rating: Rating(
        average: try record.optional("vote_average", \.number),
        voteCount: try record.optional("vote_count", \.integer)),
      popularity: try record.optional("popularity", \.number),
      genreIDs: try record.required("genre_ids") { $0.elements(\.integer) },
      posterPath: try record.optional("poster_path", \.string),
      backdropPath: try record.optional("backdrop_path", \.string), isAdult: try record.required("adult", \.bool))
  }

  var record: JSONValue {
    .record([
      "id": .int(id), "title": .string(title), "original_title": .string(originalTitle),
      "original_language": .text(originalLanguage), "release_date": .text(releaseDate?.description),
      "overview": .string(overview), "vote_average": .number(rating.average),
      "vote_count": .integer(rating.voteCount), "popularity": .number(popularity),
      "genre_ids": .array(genreIDs.map { .int($0) }), "poster_path": .text(posterPath),
      "backdrop_path": .text(backdropPath), "adult": .bool(isAdult),
    ])
  }
}

extension CalendarDate {
  /// Returns nil for text that is no date.
  init?(stored text: String?) {
    guard let text, let date = CalendarDate(iso8601: Substring(text)) else { return nil }
    self = date
  }
}
