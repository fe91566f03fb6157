import CMovieSQLite

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

  /// Runs the statement and ignores its rows.
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
