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
  /// The id at IMDb, such as `tt0133093` (`imdb_id`); nil when unknown or malformed.
  public var imdbID: String? {
    didSet { imdbID = Self.acceptingIMDbID(imdbID) }
  }
  /// The collection that the film is part of (`belongs_to_collection`); nil when there is none.
  public var collection: MovieCollection?
  /// The address of the film's website (`homepage`), not validated; nil when there is none.
  public var homepage: String?
  /// The ISO 639-1 code of the overview's language if it is not the requested one; otherwise nil.
  public var overviewLanguage: String?
  /// The cast and crew (`credits`); nil if they could not be read.
  public var credits: Credits?
  /// The first page of reviews (`reviews`); nil if it could not be read.
  public var reviews: ResultsPage<Review>?
  /// Where the film can be watched in the viewer's country (`watch/providers`); nil if it could not be read.
  public var watchOptions: WatchOptions?
  /// The age rating and the digital release in the viewer's country (`release_dates`); nil if they could not be read.
  public var release: RegionalRelease?
  /// Trailers and other videos, the best first (`videos`); nil if they could not be read.
  public var videos: [Video]?
  /// The first page of films that people who like this one like, too (`recommendations`); nil if it could not be read.
  public var recommendations: ResultsPage<Movie>?
  /// Set when the details come from an outdated cache entry; otherwise nil.
  public var staleness: Staleness?

  /// Creates details. Values that are left out are unknown, and of the sections there are none.
  public init(
    movie: Movie, tagline: String = "", genres: [Genre] = [], countries: [Country] = [], runtime: Int? = nil,
    budget: Int? = nil, revenue: Int? = nil, homepage: String? = nil, imdbID: String? = nil,
    collection: MovieCollection? = nil, overviewLanguage: String? = nil, credits: Credits? = Credits(),
    reviews: ResultsPage<Review>? = ResultsPage(totalResults: 0, elements: []), watchOptions: WatchOptions? = .unknown,
    release: RegionalRelease? = .unknown, videos: [Video]? = [],
    recommendations: ResultsPage<Movie>? = ResultsPage(totalResults: 0, elements: []), staleness: Staleness? = nil
  ) {
    self.movie = movie
    self.tagline = tagline
    self.genres = genres
    self.countries = countries
    self.runtime = NumberLimits.counts.accepting(runtime)
    self.budget = NumberLimits.amounts.accepting(budget)
    self.revenue = NumberLimits.amounts.accepting(revenue)
    self.homepage = homepage
    self.imdbID = Self.acceptingIMDbID(imdbID)
    self.collection = collection
    self.overviewLanguage = overviewLanguage
    self.credits = credits
    self.reviews = reviews
    self.watchOptions = watchOptions
    self.release = release
    self.videos = videos
    self.recommendations = recommendations
    self.staleness = staleness
  }

  /// Takes the sections and the overview that could not be read from earlier details.
  package mutating func complete(from earlier: MovieDetails) {
    if movie.overview.isEmpty {
      (movie.overview, overviewLanguage) = (earlier.movie.overview, earlier.overviewLanguage)
    }
    credits = credits ?? earlier.credits
    reviews = reviews ?? earlier.reviews
    watchOptions = watchOptions ?? earlier.watchOptions
    release = release ?? earlier.release
    videos = videos ?? earlier.videos
    recommendations = recommendations ?? earlier.recommendations
  }

  /// Returns nil for text that is not an IMDb id: addresses are made of it.
  package static func acceptingIMDbID(_ text: String?) -> String? {
    guard let text, case .imdb(let id)? = try? MovieReference(text) else { return nil }
    return id
  }
}
