import GRDB
import MovieDomain

/// Reads favorites from the library or from a snapshot of it.
struct StoredFavoritesReader<Source: LibraryReader>: FavoritesReader {
  private let source: Source

  init(_ source: Source) {
    self.source = source
  }

  func favorites(_ order: FavoriteOrder, offset: Int, limit: Int) async throws(StoreError) -> FavoritesPart {
    try await source.read(orNothing: FavoritesPart(total: 0, elements: [])) { db in
      let total = try Int.fetchOne(db, sql: "SELECT number FROM favoriteCount") ?? 0
      let statement = try db.cachedStatement(
        sql: "SELECT source, added, movie FROM favorite ORDER BY \(order.sql) LIMIT ? OFFSET ?")
      let rows = try Row.fetchAll(statement, arguments: [max(0, limit), max(0, offset)])
      return FavoritesPart(total: total, elements: try rows.map(FavoriteRow.favorite))
    }
  }

  func details(of id: Favorite.ID) async throws(StoreError) -> FavoriteDetails? {
    try await source.read(orNothing: nil) { db in
      guard let favorite = try Self.favorite(id, db), let key = try FavoriteRow.key(of: id, db),
        let text = try String.fetchOne(
          db, sql: "SELECT details FROM favoriteDetails WHERE favorite = ?", arguments: [key])
      else { return nil }
      let details = try RecordCoding.record(DetailsRecord.self, from: text).details(of: favorite.movie)
      return FavoriteDetails(source: favorite.source, details: details, added: favorite.added)
    }
  }

  private static func favorite(_ id: Favorite.ID, _ db: Database) throws -> Favorite? {
    let statement = try db.cachedStatement(
      sql: "SELECT source, added, movie FROM favorite WHERE source = ? AND id = ?")
    return try Row.fetchOne(statement, arguments: [id.source.idNamespace, id.movie]).map(FavoriteRow.favorite)
  }
}
