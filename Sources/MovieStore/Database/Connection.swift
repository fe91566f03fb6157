import CMovieSQLite
import Dispatch

/// A connection to a database. Used by one thread at a time.
package final class Connection {
  package struct Options: Sendable {
    package var isReadOnly = false
    /// Whether a missing file is created, with the permissions that the user's mask leaves.
    package var createsFile = true
    /// How long a statement waits for other connections.
    package var busyTimeout = Duration.zero
    package var preparation = ""

    package init(isReadOnly: Bool = false, busyTimeout: Duration = .zero, preparation: String = "") {
      self.isReadOnly = isReadOnly
      self.busyTimeout = busyTimeout
      self.preparation = preparation
    }
  }

  package enum TransactionKind: String {
    case deferred, immediate, exclusive
  }

  private let pointer: OpaquePointer
  private var isClosed = false
  private var statements: [String: Statement] = [:]

  /// Opens the file at `path`, which may be a URI, and creates it if it is missing.
  package init(path: String, options: Options = Options()) throws {
    let creation = options.createsFile ? SQLITE_OPEN_CREATE : 0
    let mode = options.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | creation
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
    guard result == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      throw SQLiteError(result, opened)
    }
    pointer = opened
    sqlite3_extended_result_codes(pointer, 1)
    csqlite_forbid_quoted_text(pointer)
    let milliseconds = max(0, min(options.busyTimeout / .milliseconds(1), Double(Int32.max)))
    sqlite3_busy_timeout(pointer, Int32(milliseconds))
    try execute("PRAGMA foreign_keys = ON")
    if !options.preparation.isEmpty { try execute(options.preparation) }
  }

  deinit {
    close()
  }

  /// Closes the file. Nothing may be done with the connection afterwards.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    statements = [:]
    sqlite3_close_v2(pointer)
  }

  /// Runs one or more statements and ignores their rows.
  package func execute(_ sql: String) throws {
    let result = sqlite3_exec(pointer, sql, nil, nil, nil)
    guard result == SQLITE_OK else { throw SQLiteError(result, pointer) }
  }

  /// Runs a statement with values for its parameters and ignores its rows.
  package func run(_ sql: String, _ values: [SQLiteValue] = []) throws {
    try statement(sql).run(values)
  }

  /// Compiles a statement, or returns it if it was compiled before.
  package func statement(_ sql: String) throws -> Statement {
    guard !isClosed else { throw SQLiteError(SQLITE_MISUSE) }
    if let statement = statements[sql], !statement.isRunning { return statement }
    let statement = try Statement(sql, connection: pointer)
    statements[sql] = statement
    return statement
  }

  /// Compiles a statement that is used once.
  package func query(_ sql: String) throws -> Statement {
    guard !isClosed else { throw SQLiteError(SQLITE_MISUSE) }
    return try Statement(sql, connection: pointer)
  }

  /// Returns the integer in the first column of the first row; nil if there is none.
  package func integer(_ sql: String, _ values: [SQLiteValue] = []) throws -> Int64? {
    try statement(sql).first(values) { $0.integer(0) }
  }

  /// Returns the text in the first column of the first row; nil if there is none.
  package func text(_ sql: String, _ values: [SQLiteValue] = []) throws -> String? {
    try statement(sql).first(values) { $0.text(0) }
  }

  /// Runs `body` in a transaction, which an error rolls back.
  package func transaction<Value>(_ kind: TransactionKind = .immediate, _ body: () throws -> Value) throws -> Value {
    try execute("BEGIN \(kind.rawValue)")
    do {
      let value = try body()
      try execute("COMMIT")
      return value
    } catch {
      // SQLite has rolled back by itself after some errors. The first error is the one to report.
      if sqlite3_get_autocommit(pointer) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Whether SQLite finds the file sound. What it finds of a value, such as "NULL value in film.movie", does not count: the
  /// rest of the file is intact then.
  func isIntact() throws -> Bool {
    try statement("PRAGMA quick_check").all { $0.text(0) }.allSatisfy { $0 == "ok" || $0.contains(" value in ") }
  }
}

/// Runs an actor on a thread of its own, one piece of work at a time, because SQLite and file locks block their thread.
final class BlockingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "SQLite")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}

package struct SQLiteError: Error, Hashable {
  /// The primary result code, such as `SQLITE_BUSY`.
  package var code: Int32
  /// The extended result code, such as `SQLITE_IOERR_SHMSIZE`.
  package var extended: Int32
  /// What SQLite says, in English.
  package var message: String

  init(_ result: Int32, _ connection: OpaquePointer? = nil) {
    extended = result
    code = result & 0xFF
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(result))
  }
}

/// The SQLite library that the program uses.
public enum SQLiteLibrary {
  /// The version, such as `3.40.1`; nil if no database can be opened in memory.
  public static var version: String? {
    try? Connection(path: ":memory:").text("SELECT sqlite_version()")
  }
}
