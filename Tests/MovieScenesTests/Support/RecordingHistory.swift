import MovieDomain

/// A history that keeps what it was told, and tells when.
actor RecordingHistory: SearchHistory {
  private(set) var remembered: [String] = []
  private var recorded: RecentSearches
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(_ queries: [String] = []) {
    recorded = RecentSearches(queries)
  }

  func searches() -> RecentSearches { recorded }

  func record(_ query: String) {
    remembered.append(query)
    recorded.remember(query)
    for watcher in watchers where watcher.count <= remembered.count {
      watcher.continuation.resume()
    }
    watchers.removeAll { $0.count <= remembered.count }
  }

  func forget(_ query: String) -> Bool { recorded.forget(query) }

  func clear() {
    recorded = RecentSearches()
  }

  /// Returns once that many searches were remembered since the beginning.
  func waitForSearches(_ count: Int) async {
    guard remembered.count < count else { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }
}
