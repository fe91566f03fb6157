import MovieDomain
import MovieJSON

extension MovieDetails {
  /// Needs what a `Movie` needs. Sections that cannot be read are nil.
  ///
  /// `region` is the country of offers and age ratings, and `language` the ISO 639-1 code of the preferred videos.
  init?(_ json: JSONNode, region: Region?, language: String) {
    guard var movie = Movie(json) else { return nil }
    let genres = json.list("genres", Genre.init)?.rows ?? []
    movie.genreIDs = genres.map(\.id)
    self.init(
      movie: movie, tagline: json.trimmed("tagline"), genres: genres,
      countries: json.list("production_countries", Country.init)?.rows ?? [], runtime: json.amount("runtime"),
      budget: json.amount("budget"), revenue: json.amount("revenue"), homepage: json.textIfAny("homepage"),
      imdbID: json.textIfAny("imdb_id") ?? json["external_ids"]?.textIfAny("imdb_id"),
      collection: json["belongs_to_collection"].flatMap { MovieCollection($0) },
      credits: json["credits"].flatMap { Credits($0) },
      reviews: json["reviews"].flatMap { ResultsPage($0, number: 1, Review.init) },
      watchOptions: json["watch/providers"].flatMap { WatchOptions($0, region: region) },
      release: json["release_dates"].flatMap { RegionalRelease($0, region: region) },
      videos: json["videos"]?.list("results", Video.init)?.rows.ranked(for: language),
      recommendations: json["recommendations"].flatMap { ResultsPage(films: $0, number: 1) })
  }
}
