import MovieDomain
import MovieLibC

/// A folder that is created accessible only by its owner.
package struct Folder: Sendable {
  let path: String

  package init(path: String) {
    self.path = path
  }

  /// Creates the folder, and the folders that contain it, unless they exist.
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

  /// The names of the files in the folder; none if it cannot be read.
  var names: [String] { fileNames(in: path) ?? [] }

  func contents() throws(StoreError) -> [String] {
    guard let names = fileNames(in: path) else { throw .system(path: path) }
    return names
  }

  var isWritable: Bool { access(path, W_OK) == 0 }

  /// Waits until no other process holds the lock on the folder, and holds it until the result is closed.
  ///
  /// A lock on the folder itself needs no lock file, and works in a read-only folder. The system releases it when the
  /// process ends.
  func lock() throws(StoreError) -> OpenFile {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    let lock = try OpenFile(descriptor) { [path] in .system($0, path: path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        defer { lock.close() }
        throw .system(path: path)
      }
    }
    return lock
  }

  /// Waits until created and renamed files in the folder are on disk.
  func synchronize() throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(path: path) }
    defer { close(descriptor) }
    // EINVAL means that the file system does not support this for folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw .system(path: path) }
  }
}

extension Folder {
  init(containing path: String) {
    let slash = path.lastIndex(of: "/")
    self.init(path: slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
  }
}

extension StoreError {
  /// The error with `.readOnly` in place of `.denied`: to a user, a folder without permission to write is read-only.
  var readOnlyIfDenied: StoreError {
    var error = self
    if error.code == .denied { error.code = .readOnly }
    return error
  }
}
