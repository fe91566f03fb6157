import MovieDomain

/// Opens the database of a cache, creating or replacing it when necessary.
enum CacheDatabase {
  /// Marks a file as this cache ("vipC"), so that a database of another program is never deleted.
  static let applicationID: Int64 = 0x7669_7043
  static let version: Int64 = 1

  private enum State {
    case ready(DatabaseQueue)
    case empty(DatabaseQueue)
    /// The file is unreadable, or a cache of another version.
    case useless
  }

  /// Opens the file. Creates it if it is missing, and replaces it if it is unreadable or of another version.
  static func open(_ file: CacheFile) throws -> DatabaseQueue {
    try file.make()
    if case .ready(let database) = try state(of: file) { return database }
    return try file.whileLocked {
      // Another process may have replaced the file already.
      switch try state(of: file) {
      case .ready(let database): return database
      case .empty(let database):
        try makeSchema(in: database)
        return database
      case .useless:
        return try replace(file)
      }
    }
  }

  /// Replaces an unreadable file, unless another process has already done so.
  static func recreate(_ file: CacheFile) throws {
    try file.whileLocked {
      if case .ready(let database) = try state(of: file) {
        let verdict = try? database.runAndWait { try $0.text("PRAGMA quick_check(1)") }
        database.close()
        if verdict == "ok" { return }
      }
      _ = try replace(file)
    }
  }

  private static func replace(_ file: CacheFile) throws -> DatabaseQueue {
    file.remove()
    try file.make()
    let database = try DatabaseQueue(path: file.path, options: options)
    try makeSchema(in: database)
    return database
  }

  private static func state(of file: CacheFile) throws -> State {
    do {
      let database = try DatabaseQueue(path: file.path, options: options)
      // In a transaction, because another process may be making the tables.
      switch try database.runAndWait({ db in try db.transaction(.deferred) { try isCurrent(db, path: file.path) } }) {
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
