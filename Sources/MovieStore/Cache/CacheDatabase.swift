import GRDB

/// Opens the database of a cache, creating or replacing it when necessary.
enum CacheDatabase {
  /// Marks a file as this cache ("vipC"), so that a database of another program is never deleted.
  static let applicationID = 0x7669_7043
  static let version = 1

  /// Why the file cannot be used as a cache.
  enum Problem: Error {
    /// The file is a database of another program.
    case foreignFile
  }

  private enum State {
    case ready(DatabaseQueue)
    /// The file is empty, or a cache of another version.
    case outdated(DatabaseQueue)
    case unreadable
  }

  /// Opens the file. Creates it if it is missing, and replaces it if it is unreadable or of another version.
  static func open(_ file: CacheFile) throws -> DatabaseQueue {
    try file.make()
    if case .ready(let database) = try state(of: file) { return database }
    return try file.whileLocked {
      // Another process may have replaced the file already.
      switch try state(of: file) {
      case .ready(let database): return database
      case .outdated(let database):
        try makeSchema(in: database)
        return database
      case .unreadable:
        return try replace(file)
      }
    }
  }

  /// Replaces an unreadable file, unless another process has already done so.
  static func recreate(_ file: CacheFile) throws {
    try file.whileLocked {
      if case .ready(let database) = try state(of: file) {
        let verdict = try? database.inDatabase { try String.fetchOne($0, sql: "PRAGMA quick_check(1)") }
        try database.close()
        if verdict == "ok" { return }
      }
      _ = try replace(file)
    }
  }

  /// Whether the error means that the file is damaged or not a database.
  static func isUnreadable(_ error: DatabaseError) -> Bool {
    error.resultCode == .SQLITE_CORRUPT || error.resultCode == .SQLITE_NOTADB
  }

  private static func replace(_ file: CacheFile) throws -> DatabaseQueue {
    file.remove()
    try file.make()
    let database = try DatabaseQueue(path: file.path, configuration: configuration)
    try makeSchema(in: database)
    return database
  }

  private static func state(of file: CacheFile) throws -> State {
    do {
      let database = try DatabaseQueue(path: file.path, configuration: configuration)
      return try database.inDatabase { db in
        let owner = try Int.fetchOne(db, sql: "PRAGMA application_id")
        if owner == applicationID {
          return try Int.fetchOne(db, sql: "PRAGMA user_version") == version ? .ready(database) : .outdated(database)
        }
        guard try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0 else { throw Problem.foreignFile }
        return .outdated(database)
      }
    } catch let error as DatabaseError where isUnreadable(error) {
      return .unreadable
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(1)
    configuration.foreignKeysEnabled = false
    // No journal mode is set here: GRDB would write it at each opening, although the file stores it.
    //
    // Waiting for the disk would take 20 ms or more. Without that, a power failure may damage the file. Checksums find
    // the damage.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = OFF") }
    return configuration
  }

  private static func makeSchema(in database: DatabaseQueue) throws {
    try database.inDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL")
      try db.inTransaction(.exclusive) {
        for table in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
          try db.execute(sql: "DROP TABLE \(table.quotedDatabaseIdentifier)")
        }
        try db.execute(sql: CacheRow.schema)
        try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
        return .commit
      }
    }
  }
}
