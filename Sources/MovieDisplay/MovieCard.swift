/// A film at a glance, in finished text.
public struct MovieCard: Sendable, Hashable, Identifiable {
  public var id: Int
  public var title: String
  /// The year of release, or what stands for an unknown one.
  public var year: String
  public var score: ScoreBadge
  /// What a list has to say of the film, such as that it is out already.
  public var remark: String?
  /// Nil for a film of another catalog than the one that is shown: it has no page here.
  public var route: Route?

  public init(id: Int, title: String, year: String, score: ScoreBadge, remark: String? = nil, route: Route?) {
    self.id = id
    self.title = title
    self.year = year
    self.score = score
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
