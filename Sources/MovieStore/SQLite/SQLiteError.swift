import CMovieSQLite

/// An error that SQLite reports.
package struct SQLiteError: Error, Hashable {
  /// The primary result code, such as `SQLITE_BUSY`.
  package var code: Code
  /// The extended result code, such as `SQLITE_IOERR_SHMSIZE`.
  package var extended: Code
  /// What SQLite says, in English.
  package var message: String

  /// A result code of SQLite.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package var rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    package static let busy = Code(rawValue: SQLITE_BUSY)
    package static let locked = Code(rawValue: SQLITE_LOCKED)
    package static let lockProtocol = Code(rawValue: SQLITE_PROTOCOL)
    package static let full = Code(rawValue: SQLITE_FULL)
    package static let readOnly = Code(rawValue: SQLITE_READONLY)
    package static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    package static let denied = Code(rawValue: SQLITE_PERM)
    package static let unauthorized = Code(rawValue: SQLITE_AUTH)
    package static let inputOutput = Code(rawValue: SQLITE_IOERR)
    package static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    package static let notADatabase = Code(rawValue: SQLITE_NOTADB)
    package static let interrupted = Code(rawValue: SQLITE_INTERRUPT)
    package static let aborted = Code(rawValue: SQLITE_ABORT)
    /// There is no space for the shared-memory file. A macro that Swift does not import.
    package static let noSpaceForSharedMemory = Code(rawValue: SQLITE_IOERR | 19 << 8)
  }

  /// Creates an error with a primary result code.
  init(_ code: Code) { self.init(code.rawValue, nil) }

  init(_ result: Int32, _ connection: OpaquePointer?) {
    extended = Code(rawValue: result)
    code = Code(rawValue: result & 0xFF)
    message = String(cString: connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(result))
  }

  /// Whether the file is damaged or not a database.
  package var isDamage: Bool { code == .corrupt || code == .notADatabase }
}
