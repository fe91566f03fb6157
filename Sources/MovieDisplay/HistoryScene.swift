/// The display model of the search history.
public enum HistoryScene {
  public struct ViewModel: SceneViewModel {
    public var title: String
    /// The searches, newest first.
    public var searches: [Row]
    /// A finished sentence about the change made.
    public var confirmation: String?
    /// Why the last request failed; the rest of the screen stays valid.
    public var failure: EmptyState?
    /// Shown instead of an empty list.
    public var emptyState: EmptyState?
    /// How the request ended.
    public var outcome: Outcome
    /// Finished sentences about anything missing from the screen.
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
    /// Repeats the search.
    public var route: Route

    public init(query: String, route: Route) {
      self.query = query
      self.route = route
    }
  }
}

/// A view of the history scene.
public typealias HistoryDisplay = Display<HistoryScene.ViewModel>
