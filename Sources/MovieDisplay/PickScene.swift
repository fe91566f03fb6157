/// The display model of one film for tonight.
public enum PickScene {
  /// The whole screen: a film, or why there is none.
  public struct ViewModel: SceneViewModel {
    /// The heading, which says where the film comes from.
    public var title: String
    /// How many films there were to choose from; empty without a film.
    public var count: String
    /// The film; nil while it is being chosen and if there is none.
    public var card: MovieCard?
    /// The film's plot summary; empty when there is none.
    public var overview: String
    /// A message to show in place of a film; nil otherwise.
    public var emptyState: EmptyState?
    /// Leads to the film's page; nil if there is no film.
    public var hint: Hint?
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
    public init(
      title: String, count: String = "", card: MovieCard? = nil, overview: String = "", emptyState: EmptyState? = nil,
      hint: Hint? = nil, footnotes: [String] = [], outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.count = count
      self.card = card
      self.overview = overview
      self.emptyState = emptyState
      self.hint = hint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }
}

/// A view of the scene that picks a film.
public typealias PickDisplay = Display<PickScene.ViewModel>
