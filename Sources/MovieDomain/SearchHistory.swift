/// The port to the search history. All methods may be called concurrently, and throw when it cannot be read or changed.
///
/// Scenes record only searches that had results, and record and suggest none while the `history` setting is off.
public protocol SearchHistory: Sendable {
  /// Returns the recent searches, newest first.
  func searches() async throws(StoreError) -> RecentSearches

  /// Puts a query at the front of the history, as `RecentSearches.remember(_:)` does.
  func record(_ query: String) async throws(StoreError)

  /// Removes a query, ignoring case. Returns false if it was not present.
  @discardableResult
  func remove(_ query: String) async throws(StoreError) -> Bool

  /// Removes all queries.
  func clear() async throws(StoreError)
}

/// The ten most recent searches, newest first, without duplicates.
public struct RecentSearches: Sendable, Equatable {
  /// The maximum number of queries.
  public static let limit = 10

  /// The queries, newest first.
  public private(set) var queries: [String] = []

  /// Creates a history from queries ordered newest first.
  public init(_ queries: [String] = []) {
    for query in queries.reversed() {
      remember(query)
    }
  }

  /// Puts a query at the front, and removes the oldest if there are more than `limit`.
  ///
  /// Stored with single spaces between words. A query that differs only in case or spaces from an earlier one replaces
  /// it. A query of only white space is ignored.
  public mutating func remember(_ query: String) {
    let words = query.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return }
    remove(query)
    queries.insert(words.joined(separator: " "), at: 0)
    queries.removeLast(max(0, queries.count - Self.limit))
  }

  /// Removes a query, ignoring case and the number of spaces. Returns false if it was not present.
  @discardableResult
  public mutating func remove(_ query: String) -> Bool {
    let before = queries.count
    queries.removeAll { Self.folded($0) == Self.folded(query) }
    return queries.count < before
  }

  private static func folded(_ query: String) -> [String] {
    query.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Returns the queries that contain `typed` without being equal to it, ignoring case; all of them if it is empty.
  public func suggestions(for typed: String) -> [String] {
    guard let typed = MovieQuery(typed)?.text.lowercased() else { return queries }
    return queries.filter { $0.lowercased() != typed && $0.lowercased().contains(typed) }
  }
}

/// A search history stored in memory.
public actor TransientSearchHistory: SearchHistory {
  private var remembered = RecentSearches()

  /// Creates an empty history.
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
