/// The searches that found something.
public enum HistoryScene {
  public enum Request: Sendable, Hashable {
    case load
    case remove(query: String)
    case clear
  }

  public struct ViewModel: SceneViewModel {
    public var title: String
    public var searches: [Row]
    /// What was done, a finished sentence.
    public var confirmation: String?
    public var emptyState: EmptyState?
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, searches: [Row] = [], confirmation: String? = nil, emptyState: EmptyState? = nil,
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.searches = searches
      self.confirmation = confirmation
      self.emptyState = emptyState
      self.outcome = outcome
      self.warnings = warnings
    }
  }

  public struct Row: Sendable, Hashable {
    public var query: String
    public var route: Route

    public init(query: String, route: Route) {
      self.query = query
      self.route = route
    }
  }
}

/// What a view of the history scene must do.
public typealias HistoryDisplay = Display<HistoryScene.ViewModel>
