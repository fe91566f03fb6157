import LibC
import MovieDomain

/// A temporary file next to its target, which it replaces atomically once it is on disk.
struct TemporaryFile {
  /// The path to replace, with symbolic links resolved.
  let target: String
  private let path: String

  init(for path: String) {
    if let resolved = realpath(path, nil) {
      defer { free(resolved) }
      target = String(cString: resolved)
    } else {
      target = path
    }
    self.path = "\(target).\(getpid()).new"
  }

  /// The target's folder.
  var folder: Folder { Folder(containing: target) }

  func create(
    permissions: mode_t, failure: @escaping @Sendable (_ number: Int32) -> StoreError
  ) throws(StoreError) -> OpenFile {
    // Remove a leftover of a killed process that had the same process id.
    unlink(path)
    return try OpenFile(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions), failure: failure)
  }

  /// Moves the file to the target's path. Returns false if a file exists there and must not be replaced.
  func place(_ file: OpenFile, replacing: Bool) throws(StoreError) -> Bool {
    try file.synchronize()
    if !replacing {
      // Unlike `rename`, `link` fails if a file has appeared in the meantime.
      if link(path, target) == 0 {
        discard()
        return true
      }
      guard errno != EEXIST else { return false }
    }
    guard rename(path, target) == 0 else { throw file.failure(errno) }
    return true
  }

  func discard() {
    unlink(path)
  }
}
