import LibC
import MovieDomain

/// A file beside its target. It takes the target's place in one step once it is on disk.
///
/// All processes use the same name for a target, and lock the file while they write. So a file that a killed process left
/// is replaced by the next one that writes.
struct TemporaryFile {
  /// The end of the names of temporary files.
  static let suffix = ".vip-new"
  /// As in Linux; a longer chain of links is probably a loop.
  private static let maximumLinks = 40

  /// The path to replace, after following symbolic links, which may lead to a file that does not exist.
  let target: String
  let path: String

  init(for path: String) {
    target = Self.followed(path)
    self.path = target + Self.suffix
  }

  /// The folder that contains the target.
  var folder: Folder { Folder(containing: target) }

  /// Creates the file and opens it for writing.
  ///
  /// While another process writes it, waits if `waits` is true; otherwise throws `StoreError(.busy)`.
  func create(
    permissions: mode_t, waits: Bool, failure: @escaping @Sendable (_ number: Int32) -> StoreError
  ) throws(StoreError) -> OpenFile {
    while true {
      var descriptor: Int32 = -1
      var number: Int32 = 0
      let isOwned = UnfinishedFiles.add(path) {
        descriptor = open(permissions)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
          number = errno
          return false
        }
        guard isCurrent(descriptor) else { return false }
        guard ftruncate(descriptor, 0) == 0 else {
          number = errno
          return false
        }
        return true
      }
      if isOwned { return try OpenFile(descriptor, failure: failure) }
      guard descriptor >= 0 else { throw failure(number) }
      defer { close(descriptor) }
      guard number == EWOULDBLOCK else {
        // Zero means that the file was moved into place or removed meanwhile.
        guard number == 0 else { throw failure(number) }
        continue
      }
      guard waits else { throw StoreError(.busy, path: target) }
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }
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
    guard UnfinishedFiles.remove(path, ifFinished: { rename(path, target) == 0 }) else { throw file.failure(errno) }
    return true
  }

  /// Removes the file.
  func discard() {
    UnfinishedFiles.remove(path) {
      unlink(path)
      return true
    }
  }

  /// Opens the file, whether or not another process has left it.
  private func open(_ permissions: mode_t) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let descriptor = LibC.open(path, flags | O_EXCL, permissions)
    guard descriptor < 0, errno == EEXIST else { return descriptor }
    var status = stat()
    // Something else has this name, such as a link that another user made in a folder that all may write.
    if lstat(path, &status) == 0,
      status.st_mode & S_IFMT != S_IFREG || status.st_uid != geteuid() || status.st_nlink != 1
        || status.st_mode & 0o777 & ~permissions != 0
    {
      unlink(path)
    }
    return LibC.open(path, flags, permissions)
  }

  /// Whether the open file still has the name: the process that held the lock may have moved or removed it.
  private func isCurrent(_ descriptor: Int32) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(descriptor, &opened) == 0 && lstat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }

  /// Follows symbolic links, also one that leads to a file that does not exist.
  private static func followed(_ path: String) -> String {
    var path = path
    for _ in 0..<maximumLinks {
      if let resolved = realpath(path, nil) {
        defer { free(resolved) }
        return String(validatingCString: resolved) ?? path
      }
      var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink(path, &bytes, bytes.count)
      guard count > 0 else { return path }
      let name = bytes[..<count].map { UInt8(bitPattern: $0) }
      guard let destination = String(validating: name, as: UTF8.self) else { return path }
      path = destination.hasPrefix("/") ? destination : "\(Folder(containing: path).path)/\(destination)"
    }
    return path
  }
}
