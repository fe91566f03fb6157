import GRDB

/// Opens the database of a cache, creating or replacing it when necessary.
enum CacheDatabase {
  /// Marks a file as vip's cache ("vipC"), so that no other database is ever deleted.
  static let applicationID = 0x7669_7043
  static let version = 1

  enum Problem: Error {
    /// The file is a database of another kind.
    case foreignFile
  }

  private enum State {
    case ready(DatabaseQueue)
    /// Empty, or of another version.
    case outdated(DatabaseQueue)
    case unreadable
  }

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

  /// Deletes the file's contents unless another process already did.
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
    // Sets no journal mode: GRDB's setting would write on every open, and the mode is stored in the file anyway.
    //
    // Synchronous writes would add 20 ms or more. Without them, a power failure can damage the cache, which checksums
    // detect.
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
