/// A film at a glance, in finished text.
public struct MovieCard: Sendable, Hashable, Identifiable {
  public var id: Int
  public var title: String
  /// The year of release, or what stands for an unknown one.
  public var year: String
  public var score: ScoreBadge
  /// The day of release; nil when it is unknown.
  public var releaseDay: String?
  /// Nil when there is none.
  public var overview: String?
  /// A path below the catalog's image address; nil when there is no poster.
  public var posterPath: String?
  /// What the list says about the film, such as that it is already out.
  public var remark: String?
  /// Nil for a film of another catalog, which has no page here.
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

/// A score in finished text, with its standing for a view that colors it.
public struct ScoreBadge: Sendable, Hashable {
  public enum Standing: Sendable, Hashable {
    case high, middling, low, none
  }

  public var text: String
  public var standing: Standing

  public init(text: String, standing: Standing) {
    self.text = text
    self.standing = standing
  }
}
