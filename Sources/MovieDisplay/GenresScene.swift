/// The display model of the list of a catalog's genres.
public enum GenresScene {
  /// The whole screen of the genres.
  public struct ViewModel: SceneViewModel {
    /// The heading of the list.
    public var title: String
    /// The genres, in display order; empty while they are loading.
    public var genres: [Row]
    /// Why there are no genres to show; nil otherwise.
    public var emptyState: EmptyState?
    /// Opens the first genre; nil when there is none.
    public var hint: Hint?
    /// Attributions to show below the content, as the catalog's terms require; empty when none is.
    public var footnotes: [String]
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
    public init(
      title: String, genres: [Row] = [], emptyState: EmptyState? = nil, hint: Hint? = nil, footnotes: [String] = [],
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.genres = genres
      self.emptyState = emptyState
      self.hint = hint
      self.footnotes = footnotes
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  /// A genre in the list.
  public struct Row: Sendable, Hashable, Identifiable {
    /// The genre's id in the catalog.
    public var id: Int
    /// The name in the language of the screen.
    public var name: String
    /// Opens the genre's popular films.
    public var route: Route

    /// Creates a row.
    public init(id: Int, name: String, route: Route) {
      self.id = id
      self.name = name
      self.route = route
    }
  }
}

/// A view of the genres scene.
public typealias GenresDisplay = Display<GenresScene.ViewModel>
