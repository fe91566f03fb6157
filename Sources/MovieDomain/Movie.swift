/// A film as lists carry it.
public struct Movie: Sendable, Hashable, Identifiable {
  public typealias ID = Int

  public var id: ID
  public var title: String
  /// The title in the language the film was made in; equal to `title` when they do not differ.
  public var originalTitle: String
  /// ISO 639-1 code, such as `ja`.
  public var originalLanguage: String?
  public var releaseDate: CalendarDate?
  public var overview: String
  public var rating: Rating
  /// How much the film is asked for now; comparable within one catalog only.
  public var popularity: Double?
  public var genreIDs: [Genre.ID]
  /// A path below the catalog's image address.
  public var posterPath: String?
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
    self.popularity = popularity
    self.genreIDs = genreIDs
    self.posterPath = posterPath
    self.backdropPath = backdropPath
    self.isAdult = isAdult
  }
}
