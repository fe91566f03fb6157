// What a filter means, for every catalog.
extension MovieFilter {
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
