import CMovieSQLite
import MovieDomain
import MovieLibC

// The only place where errors of the database become store errors.
extension StoreError {
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as SQLiteError: self = .database(Self.code(error), path: path)
    case is CancellationError: self.init(.cancelled)
    default: self.init(.failed, path: path)
    }
  }

  /// The error with the system's reason, which the database does not pass on.
  static func database(_ code: Code, path: String) -> StoreError {
    guard code == .denied || code == .readOnly else { return StoreError(code, path: path) }
    for place in [path, Folder(containing: path).path] where access(place, W_OK) != 0 {
      let error = StoreError.system(path: path)
      if error.code == .readOnlyVolume { return error }
      if error.code == .denied { return StoreError(code, path: path, reason: error.reason) }
    }
    return StoreError(code, path: path)
  }

  private static func code(_ error: SQLiteError) -> Code {
    // `SQLITE_IOERR_SHMSIZE`, a macro that Swift does not import: there is no space for the shared-memory file.
    if error.extended == SQLITE_IOERR | 19 << 8 { return .diskFull }
    return switch error.code {
    case SQLITE_FULL: .diskFull
    case SQLITE_READONLY: .readOnly
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: .busy
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .denied
    case SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB: .unreadable
    default: .failed
    }
  }

  /// Whether the file is damaged or not a database.
  static func isDamage(_ error: any Error) -> Bool {
    [SQLITE_CORRUPT, SQLITE_NOTADB].contains((error as? SQLiteError)?.code)
  }
}
