/// One film: what it is, who made it, and what viewers say of it.
public enum DetailScene {
  public struct ViewModel: SceneViewModel {
    public var content: Content
    /// How to go on to a person; set when there is one.
    public var hint: Hint?
    /// How to keep the film, or to let go of it; nil before it is there.
    public var favoriteHint: Hint?
    /// What must stand below: where the data comes from.
    public var footnotes: [String]
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      content: Content, hint: Hint? = nil, favoriteHint: Hint? = nil, footnotes: [String] = [],
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.content = content
      self.hint = hint
      self.favoriteHint = favoriteHint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  public enum Content: Sendable, Hashable {
    case loading(String)
    case film(Film)
    case empty(EmptyState)
  }

  /// A film in finished text.
  public struct Film: Sendable, Hashable, Identifiable {
    public var id: Int
    public var title: String
    /// Nil where it is the title itself.
    public var originalTitle: String?
    /// The year of release, or what stands for an unknown one.
    public var year: String
    public var tagline: String?
    /// A remark on the whole, such as that it could not be refreshed.
    public var note: String?
    /// That the viewer keeps the film; nil when not.
    public var favorite: String?
    public var score: ScoreBadge
    public var facts: [Fact]
    public var overview: Section
    public var sections: [Section]
    /// A path below the catalog's image address.
    public var posterPath: String?
    public var route: Route

    public init(
      id: Int, title: String, originalTitle: String? = nil, year: String, tagline: String? = nil, note: String? = nil,
      favorite: String? = nil,
      score: ScoreBadge, facts: [Fact], overview: Section, sections: [Section], posterPath: String? = nil, route: Route
    ) {
      self.id = id
      self.title = title
      self.originalTitle = originalTitle
      self.year = year
      self.tagline = tagline
      self.note = note
      self.favorite = favorite
      self.score = score
      self.facts = facts
      self.overview = overview
      self.sections = sections
      self.posterPath = posterPath
      self.route = route
    }
  }
}

/// What a view of the detail scene must do.
public typealias DetailDisplay = Display<DetailScene.ViewModel>
