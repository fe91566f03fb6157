import MovieDomain
import SQLite

/// Reads favorites from the library or from a snapshot of it.
struct StoredShelfReader<Source: LibraryReader>: ShelfReader {
  private let source: Source

  init(_ source: Source) {
    self.source = source
  }

  func favorites(_ order: ShelfOrder, offset: Int, limit: Int) async throws(StoreError) -> ShelfPart {
    try await source.read(ifMissing: ShelfPart(total: 0, elements: [])) { db in
      let total = try db.integer("SELECT number FROM favoriteCount") ?? 0
      let statement = try db.statement(
        "SELECT \(LibraryRow.columns) FROM favorite ORDER BY \(order.sql) LIMIT ? OFFSET ?")
      var part = ShelfPart(total: Int(clamping: total), elements: [])
      try statement.run([.integer(max(0, limit)), .integer(max(0, offset))]) { row in
        if let favorite = LibraryRow.favorite(row) {
          part.elements.append(favorite)
        } else {
          part.unreadable.append(LibraryRow.damaged(row))
        }
        return true
      }
      return part
    }
  }

  func details(of id: FilmID) async throws(StoreError) -> StoredFilm? {
    try await source.read(ifMissing: nil) { db in
      let statement = try db.statement(
        """
        SELECT \(LibraryRow.columns), details FROM favorite LEFT JOIN favoriteDetails ON favorite = key
        WHERE source = ? AND id = ?
        """)
      return try statement.first(id.values) { LibraryRow.details($0) }
    }
  }
}
