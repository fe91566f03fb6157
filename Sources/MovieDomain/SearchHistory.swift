/// The port to the search history. It stores only searches that had results.
public protocol SearchHistory: Sendable {
  /// Returns the recent searches.
  func searches() async throws(StoreError) -> RecentSearches

  /// Adds a query to the front of the history.
  func record(_ query: String) async throws(StoreError)

  /// Removes a query. Returns false if it was not present.
  @discardableResult
  func remove(_ query: String) async throws(StoreError) -> Bool

  /// Removes all queries.
  func clear() async throws(StoreError)
}

// Non-throwing variants for search scenes, which work without a history. Scenes that show the history use the throwing
// ones.
extension SearchHistory {
  /// Returns the recent searches; empty if they cannot be read.
  public func recent() async -> RecentSearches {
    (try? await searches()) ?? RecentSearches()
  }

  /// Records a query, ignoring errors.
  public func remember(_ query: String) async {
    try? await record(query)
  }
}

/// The ten most recent successful searches, newest first, without duplicates.
public struct RecentSearches: Sendable, Hashable {
  /// The maximum number of queries.
  public static let limit = 10

  /// The queries, newest first.
  public private(set) var queries: [String] = []

  /// Expects queries ordered newest first.
  public init(_ queries: [String] = []) {
    for query in queries.reversed() {
      remember(query)
    }
  }

  /// Moves a query to the front. Queries that differ only in case are duplicates.
  public mutating func remember(_ query: String) {
    guard !query.allSatisfy(\.isWhitespace) else { return }
    remove(query)
    queries.insert(query, at: 0)
    queries.removeLast(max(0, queries.count - Self.limit))
  }

  /// Removes a query, ignoring case. Returns false if it was not present.
  @discardableResult
  public mutating func remove(_ query: String) -> Bool {
    let before = queries.count
    queries.removeAll { $0.lowercased() == query.lowercased() }
    return queries.count < before
  }

  /// Returns the queries that contain `typed`; all of them if it is empty.
  public func suggestions(for typed: String) -> [String] {
    guard let typed = MovieQuery(typed)?.text.lowercased() else { return queries }
    return queries.filter { $0.lowercased() != typed && $0.lowercased().contains(typed) }
  }
}

/// A search history stored in memory.
public actor TransientSearchHistory: SearchHistory {
  private var remembered = RecentSearches()

  public init() {}

  public func searches() -> RecentSearches { remembered }

  public func record(_ query: String) {
    remembered.remember(query)
  }

  @discardableResult
  public func remove(_ query: String) -> Bool {
    remembered.remove(query)
  }

  public func clear() {
    remembered = RecentSearches()
  }
}
