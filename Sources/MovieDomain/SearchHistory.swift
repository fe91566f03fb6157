/// The port to the searches that found something.
public protocol SearchHistory: Sendable {
  func searches() async throws(StoreError) -> RecentSearches

  func record(_ query: String) async throws(StoreError)

  /// Removes one query; false when it was not there.
  @discardableResult
  func forget(_ query: String) async throws(StoreError) -> Bool

  func clear() async throws(StoreError)
}

// A search is no worse without its history: scenes that search use these, those that show the history the others.
extension SearchHistory {
  /// The searches, as far as they can be read.
  public func recent() async -> RecentSearches {
    (try? await searches()) ?? RecentSearches()
  }

  /// Records a query if that can be done.
  public func remember(_ query: String) async {
    try? await record(query)
  }
}

/// The last ten searches that found something, newest first, each once.
public struct RecentSearches: Sendable, Hashable {
  public static let limit = 10

  public private(set) var queries: [String] = []

  /// Takes queries that are newest first.
  public init(_ queries: [String] = []) {
    for query in queries.reversed() {
      remember(query)
    }
  }

  /// Puts a query first. The same words in other letters count as the same query.
  public mutating func remember(_ query: String) {
    guard !query.allSatisfy(\.isWhitespace) else { return }
    forget(query)
    queries.insert(query, at: 0)
    queries.removeLast(max(0, queries.count - Self.limit))
  }

  /// Removes a query, in whatever letters; false when it is not there.
  @discardableResult
  public mutating func forget(_ query: String) -> Bool {
    let before = queries.count
    queries.removeAll { $0.lowercased() == query.lowercased() }
    return queries.count < before
  }

  /// The queries that hold what is typed; all of them when nothing is.
  public func suggestions(for typed: String) -> [String] {
    guard let typed = MovieQuery(typed)?.text.lowercased() else { return queries }
    return queries.filter { $0.lowercased() != typed && $0.lowercased().contains(typed) }
  }
}

/// A history that lasts as long as the process.
public actor TransientSearchHistory: SearchHistory {
  private var remembered = RecentSearches()

  public init() {}

  public func searches() -> RecentSearches { remembered }

  public func record(_ query: String) {
    remembered.remember(query)
  }

  @discardableResult
  public func forget(_ query: String) -> Bool {
    remembered.forget(query)
  }

  public func clear() {
    remembered = RecentSearches()
  }
}
