/// The display model of a film's page: facts, overview, cast, crew and reviews.
public enum DetailScene {
  /// The whole screen of a film.
  public struct ViewModel: SceneViewModel {
    /// The film, or a message in its place.
    public var content: Content
    /// Opens the page of the first person listed; nil when there is none.
    public var hint: Hint?
    /// Watch the film, play the trailer and show the whole collection; empty when the film has none of them.
    public var furtherHints: [Hint]
    /// Put the film on shelves of the viewer, or take it off; empty until the film is loaded.
    public var shelfHints: [Hint]
    /// Marks the film as seen, or as not seen, where no key does; nil until the film is loaded.
    public var seenHint: Hint?
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
    public init(
      content: Content, hint: Hint? = nil, furtherHints: [Hint] = [], shelfHints: [Hint] = [], seenHint: Hint? = nil,
      footnotes: [String] = [], outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.content = content
      self.hint = hint
      self.furtherHints = furtherHints
      self.shelfHints = shelfHints
      self.seenHint = seenHint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  /// What the screen shows.
  public enum Content: Sendable, Hashable {
    /// A message to show while the film is loading.
    case loading(String)
    /// The film. It may be outdated; `Film.note` then says so.
    case film(Film)
    /// Why there is no film to show.
    case empty(EmptyState)
  }

  /// A film, as display text.
  public struct Film: Sendable, Hashable, Identifiable {
    /// The film's id in the catalog.
    public var id: Int
    /// The title in the language of the screen, or the original one.
    public var title: String
    /// The original title; nil when equal to `title`.
    public var originalTitle: String?
    /// The release year, or a placeholder when unknown.
    public var year: String
    /// Who directed the film; nil when unknown.
    public var direction: String?
    /// Where the year and the names in `direction` lead, in their order.
    public var links: [Hint]
    /// The running time; nil when unknown.
    public var runtime: String?
    /// The advertising slogan; nil when there is none.
    public var tagline: String?
    /// A note about the page, such as its age when it is outdated; nil when there is none.
    public var note: String?
    /// The shelves of the viewer that the film is on, with labels.
    public var marks: [FilmMark]
    /// The average score, or a placeholder when there is none.
    public var score: ScoreBadge
    /// Labeled facts in display order. Unknown ones are left out.
    public var facts: [Fact]
    /// The plot summary, or a message in its place.
    public var overview: Section
    /// Where to watch, videos, cast, crew, similar films and reviews. Sections without content are left out, unless a
    /// message takes its place.
    public var sections: [Section]
    /// The poster's path relative to the catalog's image base URL; nil without a poster.
    public var posterPath: String?
    /// Leads to this page, for links from elsewhere.
    public var route: Route

    /// Creates a film. Parts that are left out are not shown.
    public init(
      id: Int, title: String, originalTitle: String? = nil, year: String, direction: String? = nil,
      links: [Hint] = [], runtime: String? = nil, tagline: String? = nil, note: String? = nil, marks: [FilmMark] = [],
      score: ScoreBadge, facts: [Fact], overview: Section, sections: [Section], posterPath: String? = nil, route: Route
    ) {
      self.id = id
      self.title = title
      self.originalTitle = originalTitle
      self.year = year
      self.direction = direction
      self.links = links
      self.runtime = runtime
      self.tagline = tagline
      self.note = note
      self.marks = marks
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
