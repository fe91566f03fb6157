/// A film, as shown in lists.
public struct Movie: Sendable, Hashable, Identifiable {
  public typealias ID = Int

  public var id: ID
  public var title: String
  /// The title in the original language; equal to `title` when they do not differ.
  public var originalTitle: String
  /// ISO 639-1 code, such as `ja`.
  public var originalLanguage: String?
  /// Nil when unknown.
  public var releaseDate: CalendarDate?
  /// The plot summary; empty when there is none.
  public var overview: String
  public var rating: Rating
  /// The current popularity; comparable only within one catalog. Invalid numbers become nil.
  public var popularity: Double? {
    didSet { popularity = NumberLimits.popularity.accepting(popularity) }
  }
  public var genreIDs: [Genre.ID]
  /// A path relative to the catalog's image base URL.
  public var posterPath: String?
  /// A path relative to the catalog's image base URL.
  public var backdropPath: String?
  public var isAdult: Bool

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
