/// All details of a film.
public struct MovieDetails: Sendable, Hashable {
  public var movie: Movie
  /// Empty when there is none.
  public var tagline: String
  public var genres: [Genre]
  /// In minutes; nil when unknown or impossible.
  public var runtime: Int? {
    didSet { runtime = NumberLimits.counts.accepting(runtime) }
  }
  /// In US dollars; nil when unknown or impossible.
  public var budget: Int? {
    didSet { budget = NumberLimits.amounts.accepting(budget) }
  }
  /// In US dollars; nil when unknown or impossible.
  public var revenue: Int? {
    didSet { revenue = NumberLimits.amounts.accepting(revenue) }
  }
  public var homepage: String?
  /// The ISO 639-1 code of the overview's language if it differs from the requested one.
  public var overviewLanguage: String?
  /// Nil if the credits could not be loaded.
  public var credits: Credits?
  /// The first page; nil if the reviews could not be loaded.
  public var reviews: ResultsPage<Review>?
  /// Set when the details come from an outdated cache entry.
  public var staleness: Staleness?

  public init(
    movie: Movie, tagline: String = "", genres: [Genre] = [], runtime: Int? = nil, budget: Int? = nil,
    revenue: Int? = nil, homepage: String? = nil, overviewLanguage: String? = nil, credits: Credits? = nil,
    reviews: ResultsPage<Review>? = nil, staleness: Staleness? = nil
  ) {
    self.movie = movie
    self.tagline = tagline
    self.genres = genres
    self.runtime = NumberLimits.counts.accepting(runtime)
    self.budget = NumberLimits.amounts.accepting(budget)
    self.revenue = NumberLimits.amounts.accepting(revenue)
    self.homepage = homepage
    self.overviewLanguage = overviewLanguage
    self.credits = credits
    self.reviews = reviews
    self.staleness = staleness
  }
}
