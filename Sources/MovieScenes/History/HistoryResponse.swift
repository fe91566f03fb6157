public import MovieDisplay
public import MovieDomain

extension HistoryScene {
  /// What became of a request.
  public enum Response: Sendable, Hashable {
    case list(RecentSearches)
    case removed(query: String, wasThere: Bool)
    case cleared
    case failed(StoreError)
  }
}
