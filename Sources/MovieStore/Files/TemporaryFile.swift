import LibC
import MovieDomain

/// A file beside its target. It takes the target's place in one step once it is on disk.
struct TemporaryFile {
  /// The path to replace, after following symbolic links.
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

  /// The folder that contains the target.
  var folder: Folder { Folder(containing: target) }

  /// Creates the file and opens it for writing.
  func create(
    permissions: mode_t, failure: @escaping @Sendable (_ number: Int32) -> StoreError
  ) throws(StoreError) -> OpenFile {
    // A process that was killed may have left a file, if it had the same id.
    unlink(path)
    return try OpenFile(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions), failure: failure)
  }

  /// Moves the file to the target. Returns false if there is a file already and `replacing` is false.
  func moveIntoPlace(_ file: OpenFile, replacing: Bool) throws(StoreError) -> Bool {
    try file.synchronize()
    if !replacing {
      // Unlike `rename`, `link` fails if another process has created a file by now.
      if link(path, target) == 0 {
        discard()
        return true
      }
      guard errno != EEXIST else { return false }
    }
    guard rename(path, target) == 0 else { throw file.failure(errno) }
    return true
  }

  /// Removes the file.
  func discard() {
    unlink(path)
  }
}
