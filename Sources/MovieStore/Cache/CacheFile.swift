import LibC
import MovieDomain

/// A file for the user alone, in a folder that is made where it does not exist.
struct CacheFile: Sendable {
  let path: String

  /// Makes the file unless it exists; SQLite gives the files beside it the same permissions.
  ///
  /// A file that exists is not opened: closing it would end the locks that this process holds on it.
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

  func remove() {
    for suffix in ["", "-wal", "-shm"] {
      unlink(path + suffix)
    }
  }

  /// Does something that no two processes may do at once. The lock is on the folder: the file may come and go.
  func whileLocked<Value>(_ work: () throws -> Value) throws -> Value {
    try folder.locked { () throws(StoreError) in Result { try work() } }.get()
  }

  private var folder: Folder { Folder(containing: path) }
}
