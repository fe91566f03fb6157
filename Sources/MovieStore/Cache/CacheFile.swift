import LibC
import MovieDomain

/// A file that only the user can access, in a folder that is created if missing.
struct CacheFile: Sendable {
  let path: String

  /// Creates the file unless it exists. SQLite gives its auxiliary files the same permissions.
  ///
  /// An existing file is not opened, because closing it would release the locks that this process holds on it.
  func make() throws(StoreError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & 0o077 != 0 {
        chmod(path, 0o600)
      }
      return
    }
    try folder.create()
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw .system(path: path)
    }
  }

  /// Removes the file and SQLite's auxiliary files.
  func remove() {
    for suffix in ["", "-wal", "-shm"] {
      unlink(path + suffix)
    }
  }

  /// Runs `work` while other processes wait. The lock is on the folder, because the file may be replaced.
  func whileLocked<Value>(_ work: () throws -> Value) throws -> Value {
    try folder.locked { () throws(StoreError) in Result { try work() } }.get()
  }

  private var folder: Folder { Folder(containing: path) }
}
