public import MovieDisplay
public import MovieDomain

extension HistoryScene {
  /// A request to the history scene. Requests are handled in order, and complete even if they are cancelled. If the
  /// history cannot be read or changed, the response's `error` is set.
  public enum Request: LanedQuestion, Hashable {
    /// Shows the recent searches.
    case load
    /// Removes a search, ignoring case, and shows the others.
    case remove(query: String)
    /// Removes all searches.
    case clear

    /// Requests wait, so that the list shows the result of the writes before it.
    public var rule: LaneRule { .queued }
  }

  /// The recent searches and the last change to them.
  public struct Response: Sendable, Hashable {
    /// The recent searches; nil until they are loaded.
    public var searches: RecentSearches?
    /// What the last request changed; nil if nothing.
    public var change: Change?
    /// Why the last request failed; nil if it succeeded.
    public var error: StoreError?

    /// Creates a response; the defaults describe a scene before its first request.
    public init(searches: RecentSearches? = nil, change: Change? = nil, error: StoreError? = nil) {
      self.searches = searches
      self.change = change
      self.error = error
    }
  }

  /// The result of a request to change the history.
  public enum Change: Sendable, Hashable {
    /// The query is not in the history. `existed` tells whether it was before.
    case removed(query: String, existed: Bool)
    /// All searches were removed.
    case cleared
  }
}
