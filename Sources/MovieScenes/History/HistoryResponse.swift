public import MovieDisplay
public import MovieDomain

extension HistoryScene {
  public enum Request: Sendable, Hashable {
    case load
    case remove(query: String)
    case clear
  }

  /// The searches and the last change of them.
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

  public enum Change: Sendable, Hashable {
    case removed(query: String, wasThere: Bool)
    case cleared
  }
}
