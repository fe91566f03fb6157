/// The display model of the search history.
public enum HistoryScene {
  /// The whole screen of the search history, newest first, with the result of the last change.
  public typealias ViewModel = ListViewModel<Row>

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
