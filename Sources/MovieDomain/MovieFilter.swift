/// Criteria for films. A film has to meet all of them; a filter without criteria is met by every film.
///
/// Every catalog gives a criterion the same meaning. A catalog that cannot apply one throws
/// `CatalogError(.unsupported, criterion:)`.
public struct MovieFilter: Sendable, Hashable {
  /// The order of the films. The raw value is its name in commands.
  public enum Order: String, Sendable, Hashable, CaseIterable {
    /// The most popular films first.
    case popularity
    /// The highest scores first. Without a limit on votes, films with few votes are left out.
    case score
    /// The most votes first.
    case votes
    /// The latest releases first. Films that are not released yet are left out, unless a last year is given or the first one
    /// is to come.
    case newest
    /// The earliest releases first.
    case oldest
    /// By title.
    case title
    /// The highest revenue first.
    case revenue
  }

  /// How many of several values a film needs.
  public enum Quantifier: Sendable, Hashable {
    /// All of the values.
    case all
    /// At least one of the values.
    case any
  }

  /// The genres a film has; empty for any.
  public var genres: [Genre.ID] = []
  /// Whether a film needs all of `genres` or one of them.
  public var genreQuantifier = Quantifier.all
  /// The genres that a film does not have.
  public var excludedGenres: [Genre.ID] = []
  /// The years of the first release.
  public var years = Bounds<Int>.all
  /// The average score.
  public var score = Bounds<Double>.all
  /// The running time in minutes.
  public var runtime = Bounds<Int>.all
  /// The number of votes.
  public var votes = Bounds<Int>.all
  /// The viewer's stars, which only the films of a shelf have.
  public var stars = Bounds<StarRating>.all
  /// Whether the films are only those that the viewer has not seen. Only shelves tell.
  public var isUnseen = false
  /// The ISO 639-1 code of the original language, such as `ja`; nil for any.
  public var originalLanguage: String?
  /// The country where the film was produced; nil for any.
  public var country: Region?
  /// The people who worked on the film; empty for anyone.
  public var people: [Person.ID] = []
  /// The streaming services, of which one has the film in the viewer's country; empty for any.
  public var services: [StreamingService.ID] = []
  /// The age rating in the viewer's country, such as `PG-13`; nil for any.
  public var certification: String?
  /// The order of the films.
  public var order = Order.popularity

  /// Creates a filter without criteria.
  public init() {}

  /// The valid numbers of each range.
  public enum Limits {
    /// In years.
    public static let years = MovieQuery.years
    /// In points.
    public static let scores = 0.0...10.0
    /// In minutes.
    public static let runtimes = 0...10_000
    /// The number of votes.
    public static let votes = 0...1_000_000_000
  }

  /// A kind of criterion. The raw value is its name in commands and routes.
  public enum Criterion: String, Sendable, Hashable, CaseIterable {
    /// Genres, all of which a film has.
    case genre
    /// Genres, of which a film has at least one.
    case anyGenre = "any-genre"
    /// Genres that a film does not have.
    case without
    /// The years of release.
    case year
    /// The score.
    case score
    /// The running time.
    case runtime
    /// The number of votes.
    case votes
    /// The original language.
    case originalLanguage = "original-language"
    /// The country of production.
    case country
    /// Streaming services.
    case service = "on"
    /// The age rating.
    case certification
    /// People who worked on the film.
    case person
    /// The viewer's stars.
    case stars
    /// Whether the viewer has not seen the film.
    case seen
    /// The order of the films, unless that is by popularity.
    case order = "sort"

    /// The range of the numbers that can be typed, such as `1870..2100`; nil for a criterion that is no range.
    package var limits: String? {
      typealias Limits = MovieFilter.Limits
      return switch self {
      case .year: Bounds(from: Limits.years.lowerBound, through: Limits.years.upperBound)?.text
      case .score: Bounds(from: Limits.scores.lowerBound, through: Limits.scores.upperBound)?.text
      case .runtime: Bounds(from: Limits.runtimes.lowerBound, through: Limits.runtimes.upperBound)?.text
      case .votes: Bounds(from: Limits.votes.lowerBound, through: Limits.votes.upperBound)?.text
      case .stars: Bounds(from: StarRating.fewest, through: StarRating.most)?.text
      case .genre, .anyGenre, .without, .originalLanguage, .country, .service, .certification, .person, .seen, .order:
        nil
      }
    }
  }

  /// The kinds of criteria that this filter has, in their usual order.
  public var criteria: [Criterion] { Criterion.allCases.filter { !values(of: $0).isEmpty } }

  /// The values of a criterion as they are typed, such as `1990..1999` or an id; empty if films need not meet it.
  package func values(of criterion: Criterion) -> [String] {
    let values: [String?] =
      switch criterion {
      case .genre: genreQuantifier == .all ? genres.map { String($0) } : []
      case .anyGenre: genreQuantifier == .any ? genres.map { String($0) } : []
      case .without: excludedGenres.map { String($0) }
      case .year: [years.text]
      case .score: [score.text]
      case .runtime: [runtime.text]
      case .votes: [votes.text]
      case .originalLanguage: [originalLanguage]
      case .country: [country?.code]
      case .service: services.map { String($0) }
      case .certification: [certification]
      case .person: people.map { String($0) }
      case .stars: [stars.text]
      case .seen: [isUnseen ? "no" : nil]
      case .order: [order == .popularity ? nil : order.rawValue]
      }
    return values.compactMap(\.self).filter { !$0.isEmpty }
  }

  // MARK: - What a filter means, for every catalog

  /// With fewer votes, a high score says little about a film.
  public static let fewestVotesForScore = 200

  /// The votes that a film needs. An order by score has a lower limit, and a film without votes has no score.
  public var neededVotes: Bounds<Int> {
    guard votes.lower == nil else { return votes }
    let fewest = order == .score ? Self.fewestVotesForScore : score.isOpen ? nil : 1
    return Bounds(from: fewest, through: votes.upper) ?? votes
  }

  /// The running time that a film needs, in minutes. A film whose running time is not known has none.
  public var neededRuntime: Bounds<Int> {
    guard runtime.lower == nil, runtime.upper != nil else { return runtime }
    return Bounds(from: 1, through: runtime.upper) ?? runtime
  }

  /// The first and the last day of release. `today` ends an order by the latest release; nil where the order does not
  /// count.
  public func releaseDays(today: CalendarDate?) -> Bounds<CalendarDate> {
    let first = years.lower ?? (order == .oldest ? Limits.years.lowerBound : nil)
    let last = years.upper.flatMap { CalendarDate(year: $0, month: 12, day: 31) }
    // Films that are announced for future years have no last day.
    let newest: CalendarDate? = order == .newest ? today.flatMap { (first ?? $0.year) > $0.year ? nil : $0 } : nil
    return Bounds(from: first.flatMap { CalendarDate(year: $0, month: 1, day: 1) }, through: last ?? newest) ?? .all
  }

  /// Whether a film meets the criteria that need no more than what lists show.
  ///
  /// A score that is not an average of votes needs no votes; see `Rating.voteCount`.
  public func meetsListed(_ movie: Movie, today: CalendarDate? = nil) -> Bool {
    let has = Set(movie.genreIDs)
    let wanted =
      switch genreQuantifier {
      case .all: genres.allSatisfy(has.contains)
      case .any: genres.isEmpty || genres.contains(where: has.contains)
      }
    guard wanted, !excludedGenres.contains(where: has.contains), score.contains(movie.rating.average),
      releaseDays(today: today).contains(movie.releaseDate)
    else { return false }
    if let originalLanguage, movie.originalLanguage != originalLanguage { return false }
    let hasVotes = movie.rating.voteCount != nil || movie.rating.average == nil
    return hasVotes ? neededVotes.contains(movie.rating.voteCount) : votes.isOpen
  }
}
