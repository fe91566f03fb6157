import LibC
import MovieDomain

/// A folder accessible only by its owner.
struct Folder: Sendable {
  let path: String

  /// Creates the folder and missing parent folders.
  func create() throws(StoreError) {
    guard mkdir(path, 0o700) != 0, errno != EEXIST else { return }
    let number = errno
    let outer = Folder(containing: path)
    guard number == ENOENT, outer.path.utf8.count < path.utf8.count else {
      throw .system(number, path: path).readOnlyIfDenied
    }
    try outer.create()
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system(path: path).readOnlyIfDenied }
  }

  var isWritable: Bool { access(path, W_OK) == 0 }

  /// Runs `work` while holding an interprocess lock on the folder.
  ///
  /// Locking the folder itself needs no lock file and works on read-only folders. The system releases the lock when the
  /// process exits.
  func locked<Value>(_ work: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(path: path) }
    }
    return try work()
  }

  /// Flushes created and renamed files to disk.
  func synchronize() throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    // Some file systems do not support this and report EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(path: path) }
  }
}

extension Folder {
  /// The parent folder of a path.
  init(containing path: String) {
    let slash = path.lastIndex(of: "/")
    self.init(path: slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
  }
}

extension StoreError {
  /// For users, permission denied on a folder is the same as a read-only disk.
  var readOnlyIfDenied: StoreError {
    var error = self
    if error.code == .denied { error.code = .readOnly }
    return error
  }
}
