import GRDB
public import MovieDomain

/// Favorites stored in the library database.
public final class StoredFavorites: FavoritesLibrary {
  private let database: LibraryDatabase
  private let titleKeys: TitleKeys
  private let observers = ChangeObservers<FavoritesChange>()

  /// Creates a library in a database. `titleKeys` determines the order of titles.
  public init(_ database: LibraryDatabase, titleKeys: TitleKeys) {
    self.database = database
    self.titleKeys = titleKeys
  }

  @discardableResult
  public func add(_ favorites: [FavoriteDetails]) async throws(StoreError) -> Set<Favorite.ID> {
    guard !favorites.isEmpty else { return [] }
    return try await database.write { [titleKeys, observers] db in
      try StoredTitleKeys.update(titleKeys, db)
      var new: Set<Favorite.ID> = []
      var added: [Favorite] = []
      for favorite in favorites {
        let earlier = try FavoriteRow.added(favorite.id, db)
        try FavoriteRow(favorite, titleKeys: titleKeys).save(db)
        if earlier == nil { new.insert(favorite.id) }
        added.append(Favorite(source: favorite.source, movie: favorite.details.movie, added: earlier ?? favorite.added))
      }
      // Sent on the database's queue, so that changes are reported in the order in which they were made.
      db.afterNextTransaction { [added] _ in observers.send(.added(added)) }
      return new
    }
  }

  @discardableResult
  public func remove(_ ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID> {
    guard try await !favoriteIDs(among: ids).isEmpty else { return [] }
    return try await database.write { [observers] db in
      let removed = try ids.filter { try FavoriteRow.delete($0, db) }
      if !removed.isEmpty {
        db.afterNextTransaction { _ in observers.send(.removed(removed)) }
      }
      return removed
    }
  }

  public func favoriteIDs(among ids: Set<Favorite.ID>) async throws(StoreError) -> Set<Favorite.ID> {
    try await database.read(ifMissing: []) { db in
      try ids.filter { try FavoriteRow.key(of: $0, db) != nil }
    }
  }

  public func favorites(
    _ order: FavoriteOrder, offset: Int, limit: Int
  ) async throws(StoreError) -> FavoritesPart {
    try await updateTitleKeys()
    return try await database.read(ifMissing: FavoritesPart(total: 0, elements: [])) { db in
      let total = try Int.fetchOne(db, sql: "SELECT number FROM favoriteCount") ?? 0
      let statement = try db.cachedStatement(
        sql: "SELECT source, added, movie FROM favorite ORDER BY \(order.sql) LIMIT ? OFFSET ?")
      let rows = try Row.fetchAll(statement, arguments: [max(0, limit), max(0, offset)])
      return FavoritesPart(total: total, elements: try rows.map(FavoriteRow.favorite))
    }
  }

  public func details(of id: Favorite.ID) async throws(StoreError) -> FavoriteDetails? {
    try await database.read(ifMissing: nil) { db in
      guard let favorite = try Self.favorite(id, db), let key = try FavoriteRow.key(of: id, db),
        let text = try String.fetchOne(
          db, sql: "SELECT details FROM favoriteDetails WHERE favorite = ?", arguments: [key])
      else { return nil }
      let details = try RecordCoding.record(DetailsRecord.self, from: text).details(of: favorite.movie)
      return FavoriteDetails(source: favorite.source, details: details, added: favorite.added)
    }
  }

  public func changes() -> AsyncStream<FavoritesChange> { observers.stream() }

  /// Computes the title keys again if they are for another language. A read-only library keeps its order.
  private func updateTitleKeys() async throws(StoreError) {
    let areCurrent = try await database.read(ifMissing: true) { [titleKeys] db in
      try StoredTitleKeys.areCurrent(titleKeys, db)
    }
    guard !areCurrent else { return }
    do throws(StoreError) {
      try await database.write { [titleKeys] db in try StoredTitleKeys.update(titleKeys, db) }
    } catch {
      guard error.code == .readOnly else { throw error }
    }
  }

  private static func favorite(_ id: Favorite.ID, _ db: Database) throws -> Favorite? {
    let statement = try db.cachedStatement(
      sql: "SELECT source, added, movie FROM favorite WHERE source = ? AND id = ?")
    return try Row.fetchOne(statement, arguments: [id.source.idNamespace, id.movie]).map(FavoriteRow.favorite)
  }
}
