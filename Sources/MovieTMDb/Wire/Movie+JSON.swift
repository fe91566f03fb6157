import MovieDomain
import MovieJSON

extension Movie {
  init?(_ json: JSONNode) {
    let originalTitle = json.textIfAny("original_title")
    guard let id = json.integer("id"), id > 0, let title = json.textIfAny("title") ?? originalTitle else { return nil }
    self.init(
      id: id, title: title, originalTitle: originalTitle, originalLanguage: json.textIfAny("original_language"),
      releaseDate: CalendarDate(iso8601: Substring(json.text("release_date"))), overview: json.text("overview"),
      rating: Rating(average: json.number("vote_average"), voteCount: json.integer("vote_count")),
      popularity: json.number("popularity"), genreIDs: json.list("genre_ids", \.integer)?.rows ?? [],
      posterPath: json.textIfAny("poster_path"), backdropPath: json.textIfAny("backdrop_path"),
      isAdult: json.flag("adult"))
  }
}
