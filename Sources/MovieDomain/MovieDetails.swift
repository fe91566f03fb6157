/// Everything a catalog tells of one film.
public struct MovieDetails: Sendable, Hashable {
  public var movie: Movie
  public var tagline: String
  public var genres: [Genre]
  /// Minutes.
  public var runtime: Int?
  /// US dollars.
  public var budget: Int?
  /// US dollars.
  public var revenue: Int?
  public var homepage: String?
  /// The language of the overview, where it is not the one that was asked for.
  public var overviewLanguage: String?
  /// Nil when the part did not come.
  public var credits: Credits?
  /// The first page; nil when the part did not come.
  public var reviews: Page<Review>?
  public var staleness: Staleness?

  public init(
    movie: Movie, tagline: String = "", genres: [Genre] = [], runtime: Int? = nil, budget: Int? = nil,
    revenue: Int? = nil, homepage: String? = nil, overviewLanguage: String? = nil, credits: Credits? = nil,
    reviews: Page<Review>? = nil, staleness: Staleness? = nil
  ) {
    self.movie = movie
    self.tagline = tagline
    self.genres = genres
    self.runtime = runtime
    self.budget = budget
    self.revenue = revenue
    self.homepage = homepage
    self.overviewLanguage = overviewLanguage
    self.credits = credits
    self.reviews = reviews
    self.staleness = staleness
  }
}
