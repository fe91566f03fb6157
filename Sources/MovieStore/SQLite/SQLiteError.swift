import CMovieSQLite

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
