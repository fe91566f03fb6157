import LibC
import MovieDomain

/// A folder that only its owner may look into.
struct Folder: Sendable {
  let path: String

  /// Makes the folder, and those it is in, where they are missing.
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

  /// Runs a piece of work while no other process runs one for the same folder.
  ///
  /// The lock is on the folder itself: there is no file to be left behind, and a folder that takes no changes can be
  /// locked too. The system releases it when the process dies.
  func locked<Value>(_ work: () throws(StoreError) -> Value) throws(StoreError) -> Value {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(path: path) }
    }
    return try work()
  }

  /// Makes sure that names given in the folder outlast a power cut.
  func synchronize() throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    // Some file systems have nothing to do here, and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(path: path) }
  }
}

extension Folder {
  /// The folder that a path lies in.
  init(containing path: String) {
    let slash = path.lastIndex(of: "/")
    self.init(path: slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
  }
}

extension StoreError {
  /// Where a folder cannot be written to, the viewer sees no difference between its owner's and the disk's refusal.
  var readOnlyIfDenied: StoreError {
    var error = self
    if error.code == .denied { error.code = .readOnly }
    return error
  }
}
