import JSONText
import MovieDomain

extension MovieDetails {
  /// Needs what a `Movie` needs. Credits or reviews that cannot be read are nil.
  init?(_ json: JSONNode) {
    guard var movie = Movie(json) else { return nil }
    let genres = json.list("genres", Genre.init)?.rows ?? []
    movie.genreIDs = genres.map(\.id)
    self.init(
      movie: movie, tagline: json.trimmed("tagline"), genres: genres,
      countries: json.list("production_countries", Country.init)?.rows ?? [], runtime: json.amount("runtime"),
      budget: json.amount("budget"), revenue: json.amount("revenue"), homepage: json.textIfAny("homepage"),
      credits: json["credits"].flatMap { Credits($0) },
      reviews: json["reviews"].flatMap { ResultsPage($0, number: 1, Review.init) })
  }
}
