import MovieDomain
import MovieLibC

// The only place where errors of the database become store errors.
extension StoreError {
  init(_ error: any Error, path: String) {
    switch error {
    case let error as StoreError: self = error
    case let error as SQLiteError: self = .database(Self.code(error), path: path)
    case is CancellationError: self.init(.cancelled)
    case is DecodingError: self.init(.unreadable, path: path)
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
    if error.extended == .noSpaceForSharedMemory { return .diskFull }
    return switch error.code {
    case .full: .diskFull
    case .readOnly: .readOnly
    case .busy, .locked, .lockProtocol: .busy
    case .cannotOpen, .denied, .unauthorized: .denied
    case .inputOutput, .corrupt, .notADatabase: .unreadable
    case .interrupted, .aborted: .cancelled
    default: .failed
    }
  }

  /// Whether the file is damaged or not a database.
  static func isDamage(_ error: any Error) -> Bool {
    (error as? SQLiteError)?.isDamage ?? false
  }
}
