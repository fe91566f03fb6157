/// All details of a film. TMDb's name for each field is given in parentheses.
public struct MovieDetails: Sendable, Hashable {
  /// What lists show of the film.
  public var movie: Movie
  /// The advertising slogan (`tagline`); empty when there is none.
  public var tagline: String
  /// The film's genres (`genres`), in the catalog's order; empty when unknown.
  public var genres: [Genre]
  /// Where the film was produced (`production_countries`), in the catalog's order; empty when unknown.
  public var countries: [Country]
  /// The running time in minutes (`runtime`); nil when unknown or impossible.
  public var runtime: Int? {
    didSet { runtime = NumberLimits.counts.accepting(runtime) }
  }
  /// The production budget in whole US dollars (`budget`); nil when unknown or impossible.
  public var budget: Int? {
    didSet { budget = NumberLimits.amounts.accepting(budget) }
  }
  /// The box-office revenue in whole US dollars (`revenue`); nil when unknown or impossible.
  public var revenue: Int? {
    didSet { revenue = NumberLimits.amounts.accepting(revenue) }
  }
  /// The address of the film's website (`homepage`), not validated; nil when there is none.
  public var homepage: String?
  /// The ISO 639-1 code of the overview's language if it is not the requested one; otherwise nil.
  public var overviewLanguage: String?
  /// The cast and crew (`credits`); nil if they could not be read.
  public var credits: Credits?
  /// The first page of reviews (`reviews`); nil if it could not be read.
  public var reviews: ResultsPage<Review>?
  /// Set when the details come from an outdated cache entry; otherwise nil.
  public var staleness: Staleness?

  /// Creates details. Values that are left out are unknown; `credits` and `reviews` count as not read.
  public init(
    movie: Movie, tagline: String = "", genres: [Genre] = [], countries: [Country] = [], runtime: Int? = nil,
    budget: Int? = nil, revenue: Int? = nil, homepage: String? = nil, overviewLanguage: String? = nil,
    credits: Credits? = nil, reviews: ResultsPage<Review>? = nil, staleness: Staleness? = nil
  ) {
    self.movie = movie
    self.tagline = tagline
    self.genres = genres
    self.countries = countries
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
