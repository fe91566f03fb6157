import MovieDomain
import MovieLibC

/// The database of a cache, in a file that only the user can access. It is created or replaced when necessary.
struct CacheDatabase: Sendable {
  /// Marks a file as this cache ("vipC"), so that a database of another program is never deleted.
  static let applicationID: Int64 = 0x7669_7043
  static let version: Int64 = 1

  let path: String

  private enum State {
    case ready(DatabaseQueue)
    case empty(DatabaseQueue)
    /// The file is unreadable, or a cache of another version.
    case useless
  }

  /// Opens the file. Creates it if it is missing, and replaces it if it is unreadable or of another version.
  func open() throws -> DatabaseQueue {
    try createFile()
    if case .ready(let database) = try openExisting() { return database }
    return try whileLocked {
      // Another process may have replaced the file already.
      switch try openExisting() {
      case .ready(let database): return database
      case .empty(let database):
        try Self.makeSchema(in: database)
        return database
      case .useless:
        return try replace()
      }
    }
  }

  /// Replaces an unreadable file, unless another process has already done so.
  func recreate() throws {
    try whileLocked {
      if case .ready(let database) = try openExisting() {
        let verdict = try? database.runAndWait { try $0.text("PRAGMA quick_check(1)") }
        database.close()
        if verdict == "ok" { return }
      }
      _ = try replace()
    }
  }

  private func replace() throws -> DatabaseQueue {
    // Also SQLite's auxiliary files.
    for suffix in DatabaseFile.logs + ["-shm", ""] { unlink(path + suffix) }
    try createFile()
    let database = try DatabaseQueue(path: path, options: Self.options)
    try Self.makeSchema(in: database)
    return database
  }

  private var folder: Folder { Folder(containing: path) }

  /// Creates the file unless it exists. SQLite gives its auxiliary files the same permissions.
  private func createFile() throws(StoreError) {
    try PrivateFile(folder: folder, name: String(path.split(separator: "/").last ?? "")).create()
  }

  /// Runs `work` while other processes wait. The lock is on the folder, because the file may be replaced.
  private func whileLocked<Value>(_ work: () throws -> Value) throws -> Value {
    try folder.locked { () throws(StoreError) in Result { try work() } }.get()
  }

  /// Opens the file as it is, and looks at what is in it.
  private func openExisting() throws -> State {
    do {
      let database = try DatabaseQueue(path: path, options: Self.options)
      // In a transaction, because another process may be making the tables.
      switch try database.runAndWait({ db in try db.transaction(.deferred) { try Self.isCurrent(db, path: path) } }) {
      case true?: return .ready(database)
      case false?: return .useless
      case nil: return .empty(database)
      }
    } catch let error as SQLiteError where error.isDamage {
      return .useless
    }
  }

  /// Whether the database is a cache of this version; nil if it is empty. Throws `StoreError(.foreign)` for a database of
  /// another program.
  static func isCurrent(_ db: Connection, path: String) throws -> Bool? {
    if try db.integer("PRAGMA application_id") == applicationID {
      return try db.integer("PRAGMA user_version") == version
    }
    guard try db.integer("SELECT count(*) FROM sqlite_schema") == 0 else { throw StoreError(.foreign, path: path) }
    return nil
  }

  // Without WAL: making and removing its files takes 2 ms. One connection, because opening a second one takes longer
  // than four reads.
  //
  // Waiting for the disk would take 20 ms or more. Without that, a power failure may damage the file. Checksums find the
  // damage. Responses are read once, so pages of the file are not worth 2 MiB of memory, but 256 KiB.
  private static let options = Connection.Options(
    busyTimeout: .seconds(1), preparation: "PRAGMA synchronous = OFF; PRAGMA cache_size = -256")

  private static func makeSchema(in database: DatabaseQueue) throws {
    try database.runAndWait { db in
      try db.transaction(.exclusive) {
        try db.execute(CacheRow.schema)
        try db.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
      }
    }
  }
}
