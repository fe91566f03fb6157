/// The display model of a film's page: details, cast, crew and reviews.
public enum DetailScene {
  public struct ViewModel: SceneViewModel {
    /// What the screen shows.
    public var content: Content
    /// A link to a person's page; nil if there is none.
    public var hint: Hint?
    /// Adds the film to or removes it from the favorites; nil until the film is loaded.
    public var favoriteHint: Hint?
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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

  /// What the screen shows.
  public enum Content: Sendable, Hashable {
    /// A message shown while loading.
    case loading(String)
    /// The loaded film.
    case film(Film)
    /// Why the film could not be shown.
    case empty(EmptyState)
  }

  /// A film as display text.
  public struct Film: Sendable, Hashable, Identifiable {
    public var id: Int
    public var title: String
    /// Nil when equal to `title`.
    public var originalTitle: String?
    /// The release year or a placeholder.
    public var year: String
    /// Nil when there is none.
    public var tagline: String?
    /// A note about the page, such as that it could not be refreshed.
    public var note: String?
    /// A label shown when the film is a favorite; nil otherwise.
    public var favorite: String?
    public var score: ScoreBadge
    /// Labeled facts, in display order.
    public var facts: [Fact]
    /// The plot summary.
    public var overview: Section
    /// Cast, crew and reviews.
    public var sections: [Section]
    /// A path relative to the catalog's image base URL.
    public var posterPath: String?
    /// Opens the film's page.
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

/// A view of the detail scene.
public typealias DetailDisplay = Display<DetailScene.ViewModel>
