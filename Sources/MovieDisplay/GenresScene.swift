/// All genres that a catalog knows.
public enum GenresScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    public var genres: [Row]
    public var emptyState: EmptyState?
    public var hint: Hint?
    public var footnotes: [String]
    public var outcome: Outcome
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
    /// The popular films of the genre.
    public var route: Route

    public init(id: Int, name: String, route: Route) {
      self.id = id
      self.name = name
      self.route = route
    }
  }
}

/// What a view of the genres scene must do.
public typealias GenresDisplay = Display<GenresScene.ViewModel>
