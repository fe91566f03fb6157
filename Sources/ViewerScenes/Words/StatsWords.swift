public import MovieDisplay
public import MovieScenes

extension StatsScene {
  /// A kind of numbers, which has a section.
  public enum Kind: Sendable, Hashable, CaseIterable {
    /// Films by the year in which they were seen.
    case year
    /// Films by the month in which they were seen.
    case month
    /// Films by the decade of their release.
    case decade
    /// Films by genre.
    case genre
    /// Films by country of production.
    case country
    /// Films by director.
    case director
    /// Films by the viewer's stars.
    case stars
  }
}

/// The text of the scene of numbers of the films that the viewer has seen.
public protocol StatsWords: Sendable {
  /// The title, for a year or for all.
  func statsTitle(of year: Int?) -> String
  /// The heading of a section.
  func heading(of section: StatsScene.Kind) -> String
  /// For how many of the films something is known.
  func known(_ count: Int, of films: Int) -> String
  /// A decade by its first year.
  func decade(_ year: Int) -> String
  /// The average score of a catalog beside a number of films.
  func scored(_ films: String, _ score: String) -> String
  /// The label of the number of viewings.
  var allViewings: String { get }
  /// The label of the first day.
  var firstViewing: String { get }
  /// The label of the last day.
  var lastViewing: String { get }
  /// The label of the longest time without a film.
  var longestGap: String { get }
  /// A number of days without a film, between two days with one.
  func gap(of days: Int, from start: String, to end: String) -> String
  /// Shown when the viewer has seen no film, in a year or at all.
  func noViewings(in year: Int?) -> EmptyState
}

extension ViewerWords where Self: EnglishFallback {
  public func statsTitle(of year: Int?) -> String { year.map { "Films seen in \($0)" } ?? "Statistics" }
  public func heading(of section: StatsScene.Kind) -> String {
    switch section {
    case .year: "Viewings by year"
    case .month: "Viewings by month"
    case .decade: "By decade of release"
    case .genre: "By genre"
    case .country: "By country"
    case .director: "By director"
    case .stars: "By your stars"
    }
  }
  public func known(_ count: Int, of films: Int) -> String {
    "known for \(number(count)) of \(self.films(films))"
  }
  public func decade(_ year: Int) -> String { "\(year)s" }
  public func scored(_ films: String, _ score: String) -> String { "\(films) · score \(score)" }
  public var allViewings: String { "Viewings" }
  public var firstViewing: String { "First" }
  public var lastViewing: String { "Last" }
  public var longestGap: String { "Longest gap" }
  public func gap(of days: Int, from start: String, to end: String) -> String {
    "\(counted(days, "day")), between \(start) and \(end)"
  }
  public func noViewings(in year: Int?) -> EmptyState {
    EmptyState(
      title: year.map { "No films seen in \($0)" } ?? "No films marked as seen yet",
      message:
        "Films that you mark as seen are counted here by the days on which you watched them. Films without a day "
        + "are counted only in the statistics of all years.")
  }
}
