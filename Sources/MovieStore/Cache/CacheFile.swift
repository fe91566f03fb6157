import LibC

/// A file for the user alone, in a folder that is made where it does not exist.
struct CacheFile: Sendable {
  struct Problem: Error {
    let code: Int32
  }

  let path: String

  /// Makes the file unless it exists; SQLite gives the files beside it the same permissions.
  ///
  /// A file that exists is not opened: closing it would end the locks that this process holds on it.
  func make() throws(Problem) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & 0o077 != 0 {
        chmod(path, 0o600)
      }
      return
    }
    Self.makeFolder(folder)
    let descriptor = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno != EEXIST {
      throw Problem(code: errno)
    }
  }

  func remove() {
    for suffix in ["", "-wal", "-shm"] {
      unlink(path + suffix)
    }
  }

  /// Does something that no two processes may do at once. The lock is on the folder: the file may come and go.
  func whileLocked<Value>(_ work: () throws -> Value) throws -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Problem(code: errno) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw Problem(code: errno) }
    }
    return try work()
  }

  private var folder: String { Self.folder(of: path) }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func makeFolder(_ path: String) {
    guard mkdir(path, 0o700) != 0, errno == ENOENT else { return }
    makeFolder(folder(of: path))
    mkdir(path, 0o700)
  }
}
