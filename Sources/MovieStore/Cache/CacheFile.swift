import MovieDomain
import MovieLibC

/// A file that only the user can access, in a folder that is created if missing.
struct CacheFile: Sendable {
  let path: String

  /// Creates the file unless it exists. SQLite gives its auxiliary files the same permissions.
  func make() throws(StoreError) {
    try PrivateFile(folder: folder, name: String(path.split(separator: "/").last ?? "")).create()
  }

  /// Removes the file and SQLite's auxiliary files.
  func remove() {
    for suffix in DatabaseFile.logs + ["-shm", ""] {
      unlink(path + suffix)
    }
  }

  /// Runs `work` while other processes wait. The lock is on the folder, because the file may be replaced.
  func whileLocked<Value>(_ work: () throws -> Value) throws -> Value {
    try folder.locked { () throws(StoreError) in Result { try work() } }.get()
  }

  private var folder: Folder { Folder(containing: path) }
}
