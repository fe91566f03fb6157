import LibC
import MovieDomain

/// A file beside its target, which it replaces in one step once it is complete and on the disk.
struct TemporaryFile {
  /// The path to replace. A link stays one: the file that it leads to is replaced.
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

  /// The folder of the target.
  var folder: Folder { Folder(containing: target) }

  func create(
    permissions: mode_t, failure: @escaping @Sendable (_ number: Int32) -> StoreError
  ) throws(StoreError) -> OpenFile {
    // What another process of the same number left when it was killed would be in the way.
    unlink(path)
    return try OpenFile(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions), failure: failure)
  }

  /// Gives the file the target's name; false where there is such a file already and it must not be replaced.
  func place(_ file: OpenFile, replacing: Bool) throws(StoreError) -> Bool {
    try file.synchronize()
    if !replacing {
      // Unlike a renaming, a second name is refused where a file appeared meanwhile.
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
