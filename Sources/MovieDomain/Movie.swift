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

  /// The day of the first release; nil when unknown.
  public var day: FilmDay? { releaseDate.map { FilmDay(.release, $0) } }

  /// Whether its title or original title is this text, as people type it.
  public func isNamed(_ text: String) -> Bool {
    let text = FoldedText(text)
    return FoldedText(title) == text || FoldedText(originalTitle) == text
  }

  /// Whether the film is released after a day. A film whose release date is unknown is not.
  package func isToCome(after day: CalendarDate) -> Bool { releaseDate.map { $0 > day } ?? false }
}

/// A film's id together with its catalog, because ids are unique only within a catalog.
public struct FilmID: Sendable, Hashable {
  /// The catalog the film comes from.
  public var source: CatalogSource
  /// The film's id in that catalog.
  public var movie: Movie.ID

  /// Creates the id of a film in a catalog.
  public init(_ source: CatalogSource, _ movie: Movie.ID) {
    self.source = source
    self.movie = movie
  }
}

/// A film's score. It is unknown without an average.
public struct Rating: Sendable, Hashable {
  /// The average score, from 0 through 10; nil when there is none.
  public let average: Double?
  /// The number of votes; nil when the score is not an average of votes, as in the built-in catalog.
  public let voteCount: Int?

  /// The rating of a film without a score.
  public static let none = Rating(average: nil, voteCount: nil)

  /// Creates a rating. An average outside 0 through 10 and an average of zero votes become nil.
  public init(average: Double?, voteCount: Int?) {
    let votes = voteCount.map(NumberLimits.counts.clamping)
    let counts = average.map { (0...10).contains($0) } ?? false
    self.average = counts && votes != 0 ? average : nil
    self.voteCount = votes
  }

  /// The score that top-rated films are sorted by: the average, drawn toward 6.0 while there are few votes.
  ///
  /// A film with a single vote of 10 therefore does not rank first. Equal to the average when `voteCount` is nil; 0
  /// without a score.
  public var weighted: Double {
    guard let average else { return 0 }
    guard let voteCount else { return average }
    let votes = Double(voteCount)
    return (votes * average + Self.priorVotes * Self.priorAverage) / (votes + Self.priorVotes)
  }

  /// Whether the score is the average of fewer than 50 votes.
  public var isTentative: Bool { average != nil && (voteCount.map { $0 < Self.fewVotes } ?? false) }

  private static let fewVotes = 50

  // The Bayesian prior: every film starts with this many votes of this average.
  private static let priorAverage = 6.0
  private static let priorVotes = 100.0
}

/// A genre of films, such as Horror.
public struct Genre: Sendable, Hashable, Identifiable, Codable {
  /// A genre's id in its catalog.
  public typealias ID = Int

  /// The catalog's id. The built-in catalog uses TMDb's ids.
  public var id: ID
  /// The name, in the requested language if the catalog translates it, otherwise in English.
  public var name: String

  /// Creates a genre.
  public init(id: ID, name: String) {
    self.id = id
    self.name = name
  }
}
