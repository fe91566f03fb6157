/// The searches that found something.
public enum HistoryScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    public var searches: [Row]
    /// What was done, a finished sentence.
    public var confirmation: String?
    /// Why the last request failed; the rest of the screen still stands.
    public var failure: EmptyState?
    /// Stands in place of the list when it is empty.
    public var emptyState: EmptyState?
    public var outcome: Outcome
    public var warnings: [String]

    public init(
      title: String, searches: [Row] = [], confirmation: String? = nil, failure: EmptyState? = nil,
      emptyState: EmptyState? = nil,
      outcome: Outcome = .shown, warnings: [String] = []
    ) {
      self.title = title
      self.searches = searches
      self.confirmation = confirmation
      self.failure = failure
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
