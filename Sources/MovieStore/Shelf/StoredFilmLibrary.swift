public import MovieDomain
import MovieJSON
import Synchronization

/// Shelves stored in the library database.
public final class StoredFilmLibrary: FilmLibrary {
  /// When the library is read after a write of another process, each counted from the one before.
  private static let delays = [100, 300, 600, 1_000].map { Duration.milliseconds($0) }

  private let database: LibraryDatabase
  private let titleKeys: @Sendable () -> TitleKeys
  private let observers = ChangeObservers<Set<FilmID>>()
  private let following = Mutex<Task<Void, Never>?>(nil)
  /// Computes the title keys again, at most once: another process may need those of another language meanwhile.
  private let sorting = Mutex<Task<StoreError?, Never>?>(nil)

  /// Creates a library in a database. `titleKeys`, evaluated when titles are stored or sorted, determines their order.
  public init(_ database: LibraryDatabase, titleKeys: @autoclosure @escaping @Sendable () -> TitleKeys) {
    self.database = database
    self.titleKeys = titleKeys
  }

  deinit { following.withLock { $0?.cancel() } }

  @discardableResult
  public func add(_ films: [StoredFilm], in change: ChangeID) async throws(StoreError) -> Set<FilmID> {
    guard !films.isEmpty else { return [] }
    let report: @Sendable (Set<FilmID>) -> Void = { [observers] _ in observers.send(Set(films.map(\.id))) }
    return try await database.write(committed: report) { [titleKeys = titleKeys()] db in
      try titleKeys.updateStored(in: db)
      return Set(try films.filter { try LibraryRow.save($0, titleKeys: titleKeys, in: change, db) }.map(\.id))
    }
  }

  @discardableResult
  public func remove(
    _ ids: Set<FilmID>, from shelf: Shelf, in change: ChangeID
  ) async throws(StoreError) -> Set<FilmID> {
    guard try await !self.ids(among: ids, on: shelf).isEmpty else { return [] }
    return try await database.write(committed: { [observers] in if !$0.isEmpty { observers.send($0) } }) { db in
      try ids.filter { try LibraryRow.remove($0, from: shelf, in: change, db) }
    }
  }

  @discardableResult
  public func unrate(_ id: FilmID, in change: ChangeID) async throws(StoreError) -> Bool {
    guard try await marks(of: [id])[id]?.diary?.rating != nil else { return false }
    return try await database.write(committed: { [observers] in if $0 { observers.send([id]) } }) { db in
      guard let key = try LibraryRow.key(of: id, db), var diary = try LibraryRow.Earlier(key, db)?.diary,
        diary.rating != nil
      else { return false }
      diary.forgetRatings()
      if let number = try StoredChange.begin(change, of: key, db) { try StoredChange.note(key, in: number, db) }
      try db.run(
        "UPDATE film SET stars = NULL, diary = ? WHERE key = ?", [.text(diary.record.encoded()), .integer(key)])
      return true
    }
  }

  @discardableResult
  public func perform(_ step: UndoStep) async throws(StoreError) -> AffectedFilms? {
    guard try await database.read(ifMissing: nil, { try StoredChange.next(step, $0) }) != nil else { return nil }
    return try await database.write(committed: { [observers] in if let ids = $0?.1 { observers.send(ids) } }) { db in
      try StoredChange.perform(step, db)
    }?.0
  }

  public func nextChange(to step: UndoStep) async throws(StoreError) -> ChangeID? {
    try await database.read(ifMissing: nil) { db in
      guard let number = try StoredChange.next(step, db) else { return nil }
      return try db.integer("SELECT id FROM change WHERE number = ?", [.integer(number)]).map { ChangeID(number: $0) }
    }
  }

  public func marks(of ids: Set<FilmID>) async throws(StoreError) -> [FilmID: FilmMarks] {
    guard !ids.isEmpty else { return [:] }
    return try await database.read(ifMissing: [:]) { db in
      var marks: [FilmID: FilmMarks] = [:]
      let statement = try db.statement(
        """
        SELECT favorites IS NOT '', watchlist IS NOT '', seen IS NOT '', diary FROM film
        WHERE source = ? AND id = ?
        """)
      for id in ids {
        marks[id] = try statement.first(id.values) { row in
          let shelves = zip(Shelf.allCases.indices, Shelf.allCases).filter { row.integer($0.0) == 1 }.map(\.1)
          guard !shelves.isEmpty else { return nil }
          return FilmMarks(shelves: Set(shelves), diary: row.text(3).flatMap { LibraryRow.diary($0) })
        }
      }
      return marks
    }
  }

  public func films(
    on shelf: Shelf, _ order: ShelfOrder, meeting filter: ShelfFilter?, offset: Int, limit: Int
  ) async throws(StoreError) -> ShelfPart {
    try await updateTitleKeys()
    return try await StoredShelfReader(source: database).films(
      on: shelf, order, meeting: filter, offset: offset, limit: limit)
  }

  public func details(of id: FilmID) async throws(StoreError) -> StoredFilm? {
    try await StoredShelfReader(source: database).details(of: id)
  }

  public func statistics(of year: Int?) async throws(StoreError) -> WatchStatistics {
    try await StoredShelfReader(source: database).statistics(of: year)
  }

  public func snapshot<Value>(
    _ body: (any ShelfReader) async throws(StoreError) -> Value
  ) async throws(StoreError) -> Value {
    try await updateTitleKeys()
    return try await body(StoredShelfReader(source: try await database.snapshot(), keys: SnapshotKeys()))
  }

  /// Moves unreadable films, details and searches to a JSON file beside the library, with what was stored of them.
  @discardableResult
  public func repair() async throws(StoreError) -> LibraryRepair {
    guard let (rows, path) = try await database.moveUnreadableRows() else { return LibraryRepair() }
    observers.send(Set(rows.films.compactMap(\.film.id)))
    return LibraryRepair(count: rows.count, films: (rows.films + rows.details).map(\.film), path: path)
  }

  public func fileWithLostFilms() async throws(StoreError) -> String? {
    let hasLostFilms = try await database.read(ifMissing: false) { db in
      try db.text("SELECT value FROM fact WHERE name = 'lostFilms'") != nil
    }
    return hasLostFilms ? database.file.setAsideFiles.last : nil
  }

  public func changes() -> AsyncStream<Set<FilmID>> {
    defer { followOthers() }
    return observers.stream()
  }

  /// Reports every film after another process has written to the library: which ones it changed is not known.
  private func followOthers() {
    following.withLock { following in
      guard following == nil else { return }
      guard let writes = database.file.folder.writes() else { return }
      following = Task { [weak self] in
        // Not read before the first write, which another process may have made meanwhile.
        var known: [Int64?] = []
        var earlier: Set<FilmID> = []
        for await _ in writes {
          // A commit is several writes, and can be read only when they are on disk, of which the system does not tell.
          for delay in Self.delays {
            try? await Task.sleep(for: delay)
            guard let self, !Task.isCancelled else { return }
            let version = await foreignVersion()
            guard version != known, let ids = try? await ids() else { continue }
            let changed = ids.union(earlier)
            (known, earlier) = (version, ids)
            // A library that was just made has no films yet.
            if !changed.isEmpty { observers.send(changed) }
          }
        }
      }
    }
  }

  /// Numbers of which one changes when another connection writes or another file takes the library's place.
  private func foreignVersion() async -> [Int64?] {
    let version = try? await database.read(ifMissing: nil) { try $0.integer("PRAGMA data_version") }
    return [version, (try? database.file.inode).map { Int64(bitPattern: $0) }]
  }

  /// The films on any shelf, and those that can be put back by undoing.
  private func ids() async throws(StoreError) -> Set<FilmID> {
    try await database.read(ifMissing: []) { db in
      try Set(db.statement("SELECT source, id FROM film").all { LibraryRow.id(of: $0) })
    }
  }

  /// Computes the title keys again if they are for another language. If they cannot be stored, the order stays: it is
  /// better than no list.
  private func updateTitleKeys() async throws(StoreError) {
    let areCurrent = try await database.read(ifMissing: true) { [titleKeys] db in
      try titleKeys().areStored(in: db)
    }
    guard !areCurrent else { return }
    let sorting = sorting.withLock { sorting in
      let task =
        sorting
        ?? Task { [database, titleKeys] in
          do throws(StoreError) {
            try await database.write { try titleKeys().updateStored(in: $0) }
            return nil
          } catch {
            return error
          }
        }
      sorting = task
      return task
    }
    guard let error = await sorting.value, error.code == .lostFilms else { return }
    self.sorting.withLock { $0 = nil }
    throw error
  }
}
