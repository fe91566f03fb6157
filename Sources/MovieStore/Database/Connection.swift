import CMovieSQLite

/// A connection to a database. Used by one thread at a time.
package final class Connection {
  package enum TransactionKind: String {
    case deferred, immediate, exclusive
  }

  private let pointer: OpaquePointer
  private var isClosed = false
  private var statements: [String: Statement] = [:]

  /// Opens the file at `path`, which may be a URI. A missing file is created, with the permissions that the user's mask
  /// leaves, unless `createsFile` is false. A statement waits for other connections up to `busyTimeout`.
  package init(
    path: String, isReadOnly: Bool = false, createsFile: Bool = true, busyTimeout: Duration = .zero
  ) throws {
    let creation = createsFile ? SQLITE_OPEN_CREATE : 0
    let mode = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | creation
    var opened: OpaquePointer?
    let result = sqlite3_open_v2(path, &opened, mode | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX, nil)
    guard result == SQLITE_OK, let opened else {
      defer { sqlite3_close_v2(opened) }
      throw SQLiteError(result, opened)
    }
    pointer = opened
    sqlite3_extended_result_codes(pointer, 1)
    csqlite_forbid_quoted_text(pointer)
    let milliseconds = max(0, min(busyTimeout / .milliseconds(1), Double(Int32.max)))
    sqlite3_busy_timeout(pointer, Int32(milliseconds))
    try execute("PRAGMA foreign_keys = ON")
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

/// A compiled statement, which can run several times.
package final class Statement {
  private let connection: OpaquePointer
  private let pointer: OpaquePointer
  /// Whether it is running. Running a statement again inside its own loop would restart the loop.
  private(set) var isRunning = false

  /// The parts of `sql` after the first statement are ignored.
  init(_ sql: String, connection: OpaquePointer) throws {
    var pointer: OpaquePointer?
    let result = sqlite3_prepare_v3(connection, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &pointer, nil)
    guard result == SQLITE_OK, let pointer else { throw SQLiteError(result, connection) }
    self.connection = connection
    self.pointer = pointer
  }

  deinit {
    sqlite3_finalize(pointer)
  }

  /// Runs the statement and passes each row to `body` until it returns false.
  package func run(_ values: [SQLiteValue] = [], until body: (borrowing Row) throws -> Bool) throws {
    precondition(!isRunning, "A statement ran inside its own loop.")
    isRunning = true
    defer {
      // Ends the statement's transaction and releases its locks. The error is the one of the last step.
      sqlite3_reset(pointer)
      sqlite3_clear_bindings(pointer)
      isRunning = false
    }
    for (index, value) in values.enumerated() { try bind(value, to: Int32(index + 1)) }
    var result = sqlite3_step(pointer)
    while result == SQLITE_ROW, try body(Row(pointer)) { result = sqlite3_step(pointer) }
    guard result == SQLITE_ROW || result == SQLITE_DONE else { throw SQLiteError(result, connection) }
  }

  package func run(_ values: [SQLiteValue] = []) throws {
    try run(values) { _ in true }
  }

  /// Returns the value of `body` for the first row; nil if there is none.
  package func first<Value>(_ values: [SQLiteValue] = [], _ body: (borrowing Row) throws -> Value?) throws -> Value? {
    var value: Value?
    try run(values) { row in
      value = try body(row)
      return false
    }
    return value
  }

  /// Returns the values of `body` for all rows, without nil.
  package func all<Value>(_ values: [SQLiteValue] = [], _ body: (borrowing Row) throws -> Value?) throws -> [Value] {
    var all: [Value] = []
    try run(values) { row in
      if let value = try body(row) { all.append(value) }
      return true
    }
    return all
  }

  private func bind(_ value: SQLiteValue, to index: Int32) throws {
    let result =
      switch value {
      case .null: sqlite3_bind_null(pointer, index)
      case .integer(let number): sqlite3_bind_int64(pointer, index, number)
      case .real(let number): sqlite3_bind_double(pointer, index, number)
      case .text(let text): bind(text, to: index)
      case .blob(let bytes):
        // Without a pointer, SQLite would bind null.
        bytes.isEmpty
          ? sqlite3_bind_zeroblob(pointer, index, 0)
          : bytes.withUnsafeBytes {
            sqlite3_bind_blob64(pointer, index, $0.baseAddress, UInt64($0.count), csqlite_transient())
          }
      }
    guard result == SQLITE_OK else { throw SQLiteError(result, connection) }
  }

  private func bind(_ text: String, to index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_bind_text64(
          pointer, index, $0.baseAddress, UInt64($0.count), csqlite_transient(), UInt8(SQLITE_UTF8))
      }
    }
  }
}

/// The current row of a statement. Valid only while it is passed to a closure.
///
/// A damaged column can hold a value of any type. Each function returns nil for a value of another type.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  fileprivate init(_ statement: OpaquePointer) {
    self.statement = statement
  }

  package func integer(_ column: Int) -> Int64? {
    let value = stored(column)
    return sqlite3_value_type(value) == SQLITE_INTEGER ? sqlite3_value_int64(value) : nil
  }

  /// A number; an integer is converted.
  package func real(_ column: Int) -> Double? {
    let value = stored(column)
    return switch sqlite3_value_type(value) {
    case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_value_double(value)
    default: nil
    }
  }

  /// Text. Bytes that are not UTF-8 become U+FFFD.
  package func text(_ column: Int) -> String? {
    type(of: column) == SQLITE_TEXT ? withBytes(column) { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The bytes of text or of a blob.
  package func bytes(_ column: Int) -> [UInt8]? {
    switch type(of: column) {
    case SQLITE_TEXT, SQLITE_BLOB: withBytes(column) { [UInt8]($0) }
    default: nil
    }
  }

  package func isNull(_ column: Int) -> Bool { type(of: column) == SQLITE_NULL }

  package func value(_ column: Int) -> SQLiteValue {
    switch type(of: column) {
    case SQLITE_INTEGER: .integer(sqlite3_value_int64(stored(column)))
    case SQLITE_FLOAT: .real(sqlite3_value_double(stored(column)))
    case SQLITE_TEXT: .text(withBytes(column) { String(decoding: $0, as: UTF8.self) })
    case SQLITE_BLOB: .blob(withBytes(column) { [UInt8]($0) })
    default: .null
    }
  }

  private func type(of column: Int) -> Int32 { sqlite3_value_type(stored(column)) }

  /// The value, which is read faster than the column: SQLite does not lock it, because one thread uses the connection.
  private func stored(_ column: Int) -> OpaquePointer? { sqlite3_column_value(statement, Int32(column)) }

  /// Passes the bytes of any value to `body`; none for null.
  private func withBytes<Value>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    // The pointer comes first: it may convert the value, and the count is of the converted one.
    let value = stored(column)
    let pointer = sqlite3_value_blob(value)
    let count = Int(sqlite3_value_bytes(value))
    return body(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
  }
}

/// A value in a row, or for a parameter of a statement.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

extension SQLiteValue {
  package static func integer(_ value: Int) -> SQLiteValue { .integer(Int64(value)) }
  package static func integer(_ value: Int?) -> SQLiteValue { value.map { .integer($0) } ?? .null }
  package static func text(_ value: String?) -> SQLiteValue { value.map { .text($0) } ?? .null }
  package static func real(_ value: Double?) -> SQLiteValue { value.map { .real($0) } ?? .null }
}
