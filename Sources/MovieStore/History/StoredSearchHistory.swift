import GRDB
public import MovieDomain

/// The search history stored in the library database.
public struct StoredSearchHistory: SearchHistory {
  private let database: LibraryDatabase

  /// Creates a history in a database.
  public init(_ database: LibraryDatabase) {
    self.database = database
  }

  public func searches() async throws(StoreError) -> RecentSearches {
    try await database.read(ifMissing: RecentSearches(), Self.fetch)
  }

  public func record(_ query: String) async throws(StoreError) {
    try await update { $0.remember(query) }
  }

  @discardableResult
  public func remove(_ query: String) async throws(StoreError) -> Bool {
    var searches = try await searches()
    guard searches.remove(query) else { return false }
    return try await update { $0.remove(query) }
  }

  public func clear() async throws(StoreError) {
    guard try await !searches().queries.isEmpty else { return }
    try await update { $0 = RecentSearches() }
  }

  /// Reads and writes in one transaction, so that searches recorded by other processes stay. Unreadable rows stay, too.
  private func update<Value: Sendable>(
    _ change: @escaping @Sendable (inout RecentSearches) -> Value
  ) async throws(StoreError) -> Value {
    try await database.write { db in
      let old = try Self.fetch(db)
      var searches = old
      let value = change(&searches)
      guard searches != old else { return value }
      try db.execute(sql: "DELETE FROM search WHERE \(Self.isReadable)")
      let taken = try Set(Int.fetchAll(db, sql: "SELECT place FROM search"))
      let places = (0...).lazy.filter { !taken.contains($0) }
      for (place, query) in zip(places, searches.queries) {
        try db.execute(sql: "INSERT INTO search (place, query) VALUES (?, ?)", arguments: [place, query])
      }
      return value
    }
  }

  private static func fetch(_ db: Database) throws -> RecentSearches {
    RecentSearches(try String.fetchAll(db, sql: "SELECT query FROM search WHERE \(isReadable) ORDER BY place"))
  }

  private static let isReadable = "typeof(query) = 'text'"
}
