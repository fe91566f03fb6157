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
      try db.run("DELETE FROM search WHERE \(Self.isReadable)")
      let taken = try Set(db.statement("SELECT place FROM search").all { $0.integer(0) })
      let places = (Int64(0)...).lazy.filter { !taken.contains($0) }
      for (place, query) in zip(places, searches.queries) {
        try db.run("INSERT INTO search (place, query) VALUES (?, ?)", [.integer(place), .text(query)])
      }
      return value
    }
  }

  private static func fetch(_ db: Connection) throws -> RecentSearches {
    RecentSearches(
      try db.statement("SELECT query FROM search WHERE \(isReadable) ORDER BY place").all { $0.text(0) })
  }

  private static let isReadable = "typeof(query) = 'text'"
}
