/// The display model of a catalog's list of genres.
public enum GenresScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    public var genres: [Row]
    /// Shown when there are no genres to show.
    public var emptyState: EmptyState?
    /// How to open a genre; nil when there is none.
    public var hint: Hint?
    /// Attributions that must be shown below the content.
    public var footnotes: [String]
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
    public var warnings: [String]

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

  public struct Row: Sendable, Hashable, Identifiable {
    public var id: Int
    public var name: String
    /// Opens the genre's popular films.
    public var route: Route

    public init(id: Int, name: String, route: Route) {
      self.id = id
      self.name = name
      self.route = route
    }
  }
}

/// A view of the genres scene.
public typealias GenresDisplay = Display<GenresScene.ViewModel>
