import MovieDomain

/// The details that lists do not show of a film, as stored and exported.
struct DetailsRecord: Codable, Sendable {
  struct GenreRecord: Codable, Sendable {
    var id: Int
    var name: String
  }

  struct CountryRecord: Codable, Sendable {
    var code: String
    var name: String

    private enum CodingKeys: String, CodingKey {
      case name
      case code = "iso_3166_1"
    }
  }

  var tagline: String
  var genres: [GenreRecord]
  /// Nil in records of versions that did not store countries.
  var countries: [CountryRecord]?
  var runtime: Int?
  var budget: Int?
  var revenue: Int?
  var homepage: String?
  var imdbID: String?
  var collection: WatchingRecord.Collection?
  var overviewLanguage: String?
  /// Nil if it was not loaded, and in records of versions that did not store it.
  var watching: WatchingRecord?
  var credits: CreditsRecord?
  var reviews: PageRecord<ReviewRecord>?

  private enum CodingKeys: String, CodingKey {
    case tagline, genres, runtime, budget, revenue, homepage, watching, credits, reviews
    case imdbID = "imdb_id"
    case collection = "belongs_to_collection"
    case countries = "production_countries"
    case overviewLanguage = "overview_language"
  }

  init(_ details: MovieDetails) {
    tagline = details.tagline
    genres = details.genres.map { GenreRecord(id: $0.id, name: $0.name) }
    countries =
      details.countries.isEmpty
      ? nil : details.countries.map { CountryRecord(code: $0.region.code, name: $0.name) }
    runtime = details.runtime
    budget = details.budget
    revenue = details.revenue
    homepage = details.homepage
    imdbID = details.imdbID
    collection = details.collection.map { .init(id: $0.id, name: $0.name) }
    overviewLanguage = details.overviewLanguage
    watching = WatchingRecord(details)
    credits = details.credits.map(CreditsRecord.init)
    reviews = details.reviews.map { PageRecord($0, ReviewRecord.init) }
  }

  func details(of movie: Movie) -> MovieDetails {
    var details = MovieDetails(
      movie: movie, tagline: tagline, genres: genres.map { Genre(id: $0.id, name: $0.name) },
      countries: (countries ?? []).compactMap { row in Region(row.code).map { Country($0, name: row.name) } },
      runtime: runtime, budget: budget, revenue: revenue, homepage: homepage, imdbID: imdbID,
      collection: collection.map { MovieCollection(id: $0.id, name: $0.name) }, overviewLanguage: overviewLanguage,
      credits: credits?.credits, reviews: reviews?.page(\.review))
    (watching ?? WatchingRecord()).add(to: &details)
    return details
  }
}
