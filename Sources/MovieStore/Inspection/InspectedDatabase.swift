import MovieDomain
import MovieLibC

/// Inspects a database file. Does not create or repair it, but undoes an interrupted change.
struct InspectedDatabase {
  /// What a database has stored.
  struct Contents {
    var count = 0
    /// The number of rows that cannot be read.
    var unreadable = 0
  }

  let path: String

  /// Checks the file and returns its state. `count` counts its entries.
  func state(counting count: (Connection) throws -> Contents) -> FileInspection.State {
    do {
      guard let status = try FileStatus.of(path) else { return .absent }
      try status.check(path: path)
      do {
        return try sound(count)
      } catch  where StoreError.isDamage(error) && hasChangesInWAL {
        // Another process has begun to write while the file was read as immutable. Read it again.
        return try sound(count)
      }
    } catch  where StoreError.isDamage(error) {
      return .damaged
    } catch {
      return .failed(StoreError(error, path: path))
    }
  }

  private func sound(_ count: (Connection) throws -> Contents) throws -> FileInspection.State {
    let db = try connect()
    defer { db.close() }
    return try db.transaction(.deferred) {
      guard try db.isIntact() else { return .damaged }
      let contents = try count(db)
      return contents.unreadable == 0
        ? .sound(count: contents.count, bytes: bytes)
        : .partlyUnreadable(count: contents.count, unreadable: contents.unreadable, bytes: bytes)
    }
  }

  private func connect() throws -> Connection {
    if usesJournal {
      // SQLite undoes an interrupted change, which needs a connection that may write.
      return try Connection(path: path, options: .init(isReadOnly: !hasFile("-journal"), busyTimeout: .seconds(1)))
    }
    // SQLite would create auxiliary files. It does not for an immutable file, but then ignores a WAL file.
    let address = hasChangesInWAL ? path : "file:\(path.percentEncoded(allowing: "/"))?immutable=1"
    return try Connection(path: address, options: .init(isReadOnly: true, busyTimeout: .seconds(1)))
  }

  /// Whether a journal undoes changes, instead of a WAL file that holds them. A byte of the header says so.
  private var usesJournal: Bool {
    let file = try? OpenFile(open(path, O_RDONLY | O_CLOEXEC)) { _ in StoreError(.malformed, path: path) }
    defer { file?.close() }
    let header = (try? file?.readPart(20, from: 0)) ?? []
    return header.count == 20 && header[18] == 1
  }

  /// Whether there are changes that are not yet in the main file, but in the WAL file beside it.
  private var hasChangesInWAL: Bool { hasFile("-wal") }

  /// Whether the file with a suffix is not empty.
  private func hasFile(_ suffix: String) -> Bool { size(of: suffix) > 0 }

  /// The size of the main file and the WAL file together.
  private var bytes: Int { size(of: "") + size(of: "-wal") }

  private func size(of suffix: String) -> Int { (try? FileStatus.of(path + suffix))?.size ?? 0 }
}
