/// The port to the searches that found something.
public protocol SearchHistory: Sendable {
  func recent() async -> RecentSearches
  func remember(_ query: String) async
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
    queries.removeAll { $0.lowercased() == query.lowercased() }
    queries.insert(query, at: 0)
    queries.removeLast(max(0, queries.count - Self.limit))
  }

  /// The queries that hold what is typed; all of them when nothing is.
  public func suggestions(for typed: String) -> [String] {
    guard let typed = MovieQuery(typed)?.text.lowercased() else { return queries }
    return queries.filter { $0.lowercased() != typed && $0.lowercased().contains(typed) }
  }
}

/// A history that lasts as long as the process.
public actor TransientSearchHistory: SearchHistory {
  private var searches = RecentSearches()

  public init() {}

  public func recent() -> RecentSearches { searches }

  public func remember(_ query: String) {
    searches.remember(query)
  }
}
