/// A film, with what lists show of it. TMDb's name for each field is given in parentheses.
public struct Movie: Sendable, Hashable, Identifiable {
  /// A film's id in its catalog.
  public typealias ID = Int

  /// The id (`id`), unique within the catalog.
  public var id: ID
  /// The title in the requested language (`title`), or the original title if it is not translated.
  public var title: String
  /// The title in the original language (`original_title`); often equal to `title`.
  public var originalTitle: String
  /// The ISO 639-1 code of the original language (`original_language`), such as `ja`; nil when unknown.
  public var originalLanguage: String?
  /// The date of the first release (`release_date`); nil when unknown.
  public var releaseDate: CalendarDate?
  /// The plot summary (`overview`); empty when there is none.
  public var overview: String
  /// The average score and the number of votes (`vote_average`, `vote_count`).
  public var rating: Rating
  /// How popular the film is now (`popularity`); comparable only within one catalog, nil when unknown or invalid.
  public var popularity: Double? {
    didSet { popularity = NumberLimits.popularity.accepting(popularity) }
  }
  /// The ids of the film's genres (`genre_ids`); empty when unknown.
  public var genreIDs: [Genre.ID]
  /// The poster's path relative to the catalog's image base URL (`poster_path`); nil without a poster.
  public var posterPath: String?
  /// The backdrop's path relative to the catalog's image base URL (`backdrop_path`); nil without a backdrop.
  public var backdropPath: String?
  /// Whether this is an adult film (`adult`).
  public var isAdult: Bool

  /// Creates a film. `originalTitle` defaults to `title`; other values default to unknown.
  public init(
    id: ID, title: String, originalTitle: String? = nil, originalLanguage: String? = nil,
    releaseDate: CalendarDate? = nil, overview: String = "", rating: Rating = .none, popularity: Double? = nil,
    genreIDs: [Genre.ID] = [], posterPath: String? = nil, backdropPath: String? = nil, isAdult: Bool = false
  ) {
    self.id = id
    self.title = title
    self.originalTitle = originalTitle ?? title
    self.originalLanguage = originalLanguage
    self.releaseDate = releaseDate
    self.overview = overview
    self.rating = rating
    self.popularity = NumberLimits.popularity.accepting(popularity)
    self.genreIDs = genreIDs
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.isAdult = isAdult
  }
}
