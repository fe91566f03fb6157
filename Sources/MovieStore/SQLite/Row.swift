import CMovieSQLite

/// The current row of a statement. Valid only while it is passed to a closure.
///
/// A damaged column can hold a value of any type. Each function returns nil for a value of another type.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(_ statement: OpaquePointer) {
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
  package func withBytes<Value>(_ column: Int, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
    // The pointer comes first: it may convert the value, and the count is of the converted one.
    let value = stored(column)
    let pointer = sqlite3_value_blob(value)
    let count = Int(sqlite3_value_bytes(value))
    return body(UnsafeRawBufferPointer(start: pointer, count: pointer == nil ? 0 : count))
  }
}
