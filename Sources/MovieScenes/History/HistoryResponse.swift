public import MovieDisplay
public import MovieDomain

extension HistoryScene {
  public enum Request: Sendable, Hashable {
    /// Shows the history.
    case load
    case remove(query: String)
    /// Removes all searches.
    case clear
  }

  /// The recent searches and the last change to them.
  public struct Response: Sendable, Hashable {
    /// Nil before the first request.
    public var searches: RecentSearches?
    /// What the last request changed.
    public var change: Change?
    /// Why the last request failed.
    public var error: StoreError?

    public init(searches: RecentSearches? = nil, change: Change? = nil, error: StoreError? = nil) {
      self.searches = searches
      self.change = change
      self.error = error
    }
  }

  /// A change to the history.
  public enum Change: Sendable, Hashable {
    case removed(query: String, existed: Bool)
    case cleared
  }
}
