/// A film in a list, as display text.
public struct MovieCard: Sendable, Hashable, Identifiable {
  public var id: Int
  public var title: String
  /// The release year or a placeholder.
  public var year: String
  public var score: ScoreBadge
  /// The release date; nil when unknown.
  public var releaseDay: String?
  /// Nil when there is none.
  public var overview: String?
  /// A path relative to the catalog's image base URL; nil without a poster.
  public var posterPath: String?
  /// A note specific to the list, such as that the film is already out.
  public var remark: String?
  /// Nil for a film of another catalog, which has no page in this one.
  public var route: Route?

  public init(
    id: Int, title: String, year: String, score: ScoreBadge, releaseDay: String? = nil, overview: String? = nil,
    posterPath: String? = nil, remark: String? = nil, route: Route?
  ) {
    self.id = id
    self.title = title
    self.year = year
    self.score = score
    self.releaseDay = releaseDay
    self.overview = overview
    self.posterPath = posterPath
    self.remark = remark
    self.route = route
  }
}

/// A score as display text, with a level for coloring it.
public struct ScoreBadge: Sendable, Hashable {
  /// A range of scores.
  public enum Level: Sendable, Hashable {
    case high, middling, low, none
  }

  public var text: String
  /// The range the score falls in.
  public var level: Level

  public init(text: String, level: Level) {
    self.text = text
    self.level = level
  }
}
