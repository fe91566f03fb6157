/// The display model of the search history.
public enum HistoryScene {
  /// The whole screen of the search history, with the result of the last change.
  public struct ViewModel: SceneViewModel {
    /// The heading of the list.
    public var title: String
    /// The searches, newest first.
    public var searches: [Row]
    /// A sentence that confirms the last change; nil when there was none.
    public var confirmation: String?
    /// Why the last request failed; nil if it did not. The rest of the screen stays valid.
    public var failure: EmptyState?
    /// A message to show in place of an empty list; nil otherwise.
    public var emptyState: EmptyState?
    /// How the request ended; `.shown` while something is loading.
    public var outcome: Outcome
    /// Sentences about what is missing from the screen or outdated; empty when nothing is.
    public var warnings: [String]

    /// Creates a view model. Parts that are left out are not shown.
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

  /// A search in the history.
  public struct Row: Sendable, Hashable {
    /// The text searched for, as typed.
    public var query: String
    /// Searches for the text again.
    public var route: Route

    /// Creates a row.
    public init(query: String, route: Route) {
      self.query = query
      self.route = route
    }
  }
}

/// A view of the history scene.
public typealias HistoryDisplay = Display<HistoryScene.ViewModel>
