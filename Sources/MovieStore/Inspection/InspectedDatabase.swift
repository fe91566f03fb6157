import MovieDomain

/// Inspects the file of a library. Does not create, change or repair it.
struct InspectedDatabase {
  let path: String

  var state: FileInspection.State {
    do {
      guard let status = try FileStatus.ofLibrary(path) else { return .absent }
      try status.check(path: path)
      do {
        return try sound()
      } catch  where StoreError.isDamage(error) && hasChangesInWAL {
        // Another process has begun to write while the file was read as immutable. Read it again.
        return try sound()
      }
    } catch  where StoreError.isDamage(error) {
      return .damaged
    } catch {
      return .failed(StoreError(error, path: path))
    }
  }

  private func sound() throws -> FileInspection.State {
    // SQLite would create auxiliary files. It does not for an immutable file, but then ignores a WAL file.
    let address = hasChangesInWAL ? path : "file:\(path.percentEncoded(allowing: "/"))?immutable=1"
    let db = try Connection(path: address, options: .init(isReadOnly: true, busyTimeout: .seconds(1)))
    defer { db.close() }
    return try db.transaction(.deferred) {
      guard try db.isIntact() else { return .damaged }
      guard try LibrarySchema.isComplete(db, path: path) else { return .sound(count: 0, bytes: bytes) }
      let count = Int(clamping: try db.integer("SELECT count(*) FROM film WHERE \(LibraryRow.isOnShelf)") ?? 0)
      let unreadable = try UnreadableRows(db).count
      return unreadable == 0
        ? .sound(count: count, bytes: bytes)
        : .partlyUnreadable(count: count, unreadable: unreadable, bytes: bytes)
    }
  }

  /// Whether there are changes that are not yet in the main file, but in the WAL file beside it.
  private var hasChangesInWAL: Bool { size(of: "-wal") > 0 }

  /// The size of the main file and the WAL file together.
  private var bytes: Int { size(of: "") + size(of: "-wal") }

  private func size(of suffix: String) -> Int {
    (try? FileStatus.of(path + suffix))?.size ?? 0
  }
}
