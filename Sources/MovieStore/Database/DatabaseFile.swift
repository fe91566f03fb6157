import GRDB
import LibC
import MovieDomain

/// A database file, and how it is opened: made where there is none, brought to the current version, kept from harm.
struct DatabaseFile: Sendable {
  let folder: Folder
  let name: String
  let migrator: DatabaseMigrator
  var configuration: Configuration

  var path: String { "\(folder.path)/\(name)" }

  /// What tells this file from another one of the same name later; nil when there is none.
  var number: UInt64? {
    var status = stat()
    return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Opens the file, which is made where it is missing.
  func open() throws -> DatabaseQueue {
    let queue = try connect()
    let (isNewer, isCurrent) = try queue.read { db in
      (try migrator.hasBeenSuperseded(db), try migrator.hasCompletedMigrations(db))
    }
    guard !isNewer else { throw StoreError(.newerVersion, path: path) }
    if !isCurrent { try migrator.migrate(queue) }
    return queue
  }

  private func connect() throws -> DatabaseQueue {
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      // GRDB turns this down with the write-ahead log: then a power cut takes what was acknowledged last.
      try queue.inDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      return queue
    } catch let error as DatabaseError where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode) {
      guard number != nil else { throw folder.isWritable ? error : StoreError(.readOnly, path: path) }
      guard !folder.isWritable || access(path, W_OK) != 0 else { throw error }
      return try connectReadOnly()
    }
  }

  /// Opens a file that takes no changes, or whose folder has no place for what SQLite puts beside it.
  private func connectReadOnly() throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try queue.read { try $0.execute(sql: "SELECT 1 FROM sqlite_schema") }
      return queue
    } catch  where access("\(path)-wal", F_OK) != 0 {
      // Without a log beside it, everything is in the file: it can be read for itself.
      return try DatabaseQueue(path: "file:\(path.inDatabaseAddress)?immutable=1", configuration: configuration)
    }
  }

  /// Gives a damaged file another name, never one that is taken. The name it got.
  ///
  /// What lies beside it goes first: left behind, it would be taken for a part of the next file.
  func setAside(on day: CalendarDate) throws(StoreError) -> String {
    let stem = "\(path).damaged-\(day)"
    var target = stem
    var count = 1
    while access(target, F_OK) == 0 || access("\(target)-wal", F_OK) == 0 {
      count += 1
      target = "\(stem)-\(count)"
    }
    for suffix in ["-wal", "-shm", ""] {
      guard rename(path + suffix, target + suffix) == 0 || (errno == ENOENT && !suffix.isEmpty) else {
        throw .system(path: path).readOnlyIfDenied
      }
    }
    try folder.synchronize()
    return target
  }
}
