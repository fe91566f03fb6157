public import MovieDomain
import SQLite

/// Favorites stored in the library database.
public final class StoredFilmLibrary: FilmLibrary {
  private let database: LibraryDatabase
  private let titleKeys: TitleKeys
  private let observers = ChangeObservers<ShelfChange>()

  /// Creates a library in a database. `titleKeys` determines the order of titles.
  public init(_ database: LibraryDatabase, titleKeys: TitleKeys) {
    self.database = database
    self.titleKeys = titleKeys
  }

  @discardableResult
  public func add(_ favorites: [StoredFilm]) async throws(StoreError) -> Set<FilmID> {
    guard !favorites.isEmpty else { return [] }
    return try await database.write { [titleKeys, observers] db in
      try StoredTitleKeys.update(titleKeys, db)
      var new: Set<FilmID> = []
      var added: [ShelvedFilm] = []
      for favorite in favorites {
        if try LibraryRow.key(of: favorite.id, db) == nil { new.insert(favorite.id) }
        let date = try LibraryRow.added(favorite.id, db) ?? favorite.added
        try LibraryRow(favorite, added: date, titleKeys: titleKeys).save(db)
        added.append(ShelvedFilm(source: favorite.source, movie: favorite.details.movie, added: date))
      }
      // Sent on the database's queue, so that changes are reported in the order in which they were made.
      db.afterCommit { [added] in observers.send(.added(added)) }
      return new
    }
  }

  @discardableResult
  public func remove(_ ids: Set<FilmID>) async throws(StoreError) -> Set<FilmID> {
    guard try await !favoriteIDs(among: ids).isEmpty else { return [] }
    return try await database.write { [observers] db in
      let removed = try ids.filter { try LibraryRow.delete($0, db) }
      if !removed.isEmpty {
        db.afterCommit { observers.send(.removed(removed)) }
      }
      return removed
    }
  }

  public func favoriteIDs(among ids: Set<FilmID>) async throws(StoreError) -> Set<FilmID> {
    try await database.read(ifMissing: []) { db in
      try ids.filter { try LibraryRow.key(of: $0, db) != nil }
    }
  }

  public func favorites(
    _ order: ShelfOrder, offset: Int, limit: Int
  ) async throws(StoreError) -> ShelfPart {
    try await updateTitleKeys()
    return try await StoredShelfReader(database).favorites(order, offset: offset, limit: limit)
  }

  public func details(of id: FilmID) async throws(StoreError) -> StoredFilm? {
    try await StoredShelfReader(database).details(of: id)
  }

  public func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await updateTitleKeys()
    let snapshot = try await database.snapshot()
    defer { snapshot.close() }
    return try await body(StoredShelfReader(snapshot))
  }

  /// Moves unreadable favorites, details and searches to a JSON file beside the library, with all their values.
  @discardableResult
  public func repair() async throws(StoreError) -> LibraryRepair {
    guard let (rows, path) = try await database.moveUnreadableRows() else { return LibraryRepair() }
    observers.send(.removed(Set(rows.favorites.compactMap(\.favorite.id))))
    return LibraryRepair(
      count: rows.count, films: (rows.favorites + rows.details).map(\.favorite), path: path)
  }

  public func changes() -> AsyncStream<ShelfChange> { observers.stream() }

  /// Computes the title keys again if they are for another language. A read-only library keeps its order.
  private func updateTitleKeys() async throws(StoreError) {
    let areCurrent = try await database.read(ifMissing: true) { [titleKeys] db in
      try StoredTitleKeys.areCurrent(titleKeys, db)
    }
    guard !areCurrent else { return }
    do throws(StoreError) {
      try await database.write { [titleKeys] db in try StoredTitleKeys.update(titleKeys, db) }
    } catch {
      guard error.code == .readOnly || error.code == .readOnlyVolume else { throw error }
    }
  }
}
