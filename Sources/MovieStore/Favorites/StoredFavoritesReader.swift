import MovieDomain
import SQLite

/// Reads favorites from the library or from a snapshot of it.
struct StoredFavoritesReader<Source: LibraryReader>: FavoritesReader {
  private let source: Source

  init(_ source: Source) {
    self.source = source
  }

  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) async throws(StoreError) -> FavoritesPart {
    try await source.read(ifMissing: FavoritesPart(total: 0, elements: [])) { db in
      let total = try db.integer("SELECT number FROM favoriteCount") ?? 0
      let statement = try db.statement(
        "SELECT \(FavoriteRow.columns) FROM favorite ORDER BY \(order.sql) LIMIT ? OFFSET ?")
      var part = FavoritesPart(total: Int(clamping: total), elements: [])
      try statement.run([.integer(max(0, limit)), .integer(max(0, offset))]) { row in
        if let favorite = FavoriteRow.favorite(row) {
          part.elements.append(favorite)
        } else {
          part.unreadable.append(FavoriteRow.damaged(row))
        }
        return true
      }
      return part
    }
  }

  func details(of id: Favorite.ID) async throws(StoreError) -> FavoriteDetails? {
    try await source.read(ifMissing: nil) { db in
      let statement = try db.statement(
        """
        SELECT \(FavoriteRow.columns), details FROM favorite LEFT JOIN favoriteDetails ON favorite = key
        WHERE source = ? AND id = ?
        """)
      return try statement.first(id.values) { FavoriteRow.details($0) }
    }
  }
}
