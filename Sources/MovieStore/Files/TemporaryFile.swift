import MovieDomain
import MovieLibC
import Synchronization

/// A file beside its target. It takes the target's place in one step once it is on disk.
///
/// All processes use the same name for a target, and lock the file while they write. So a file that a killed process left
/// is replaced by the next one that writes.
struct TemporaryFile {
  static let suffix = ".vip-new"
  /// As in Linux; a longer chain of links is probably a loop.
  private static let maximumLinks = 40

  /// The path to replace, after following symbolic links, which may lead to a file that does not exist.
  let target: String
  let path: String

  init(for path: String) {
    self.init(inPlaceOf: Self.followed(path))
  }

  /// Creates a file that also takes the place of a symbolic link.
  init(inPlaceOf target: String) {
    self.target = target
    path = target + Self.suffix
  }

  var folder: Folder { Folder(containing: target) }

  /// Creates the file and opens it for writing.
  ///
  /// While another process writes it, waits if `waits` is true; otherwise throws `StoreError(.busy)`. Throws an error with
  /// the file's own path if something else has the name and cannot be removed.
  func create(
    permissions: mode_t, waits: Bool, failure: @escaping @Sendable (_ number: Int32) -> StoreError
  ) throws(StoreError) -> Draft {
    while true {
      var descriptor: Int32 = -1
      var number: Int32 = 0
      let isOwned = UnfinishedFiles.add(path) {
        descriptor = open(permissions)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
          number = errno
          return false
        }
        // The process that held the lock may have moved or removed the file.
        guard let opened = status(descriptor), let named, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
        else { return false }
        // A file that has another name as well is not written to. It is removed, and another one created.
        guard (opened.st_nlink == 1 ? ftruncate(descriptor, 0) : unlink(path)) == 0 else {
          number = errno
          return false
        }
        return opened.st_nlink == 1
      }
      if isOwned { return Draft(self, try OpenFile(descriptor, failure: failure)) }
      guard descriptor >= 0 else { throw named == nil ? failure(number) : .system(number, path: path) }
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

  /// Opens the file, whether or not another process has left it.
  private func open(_ permissions: mode_t) -> Int32 {
    let flags = O_WRONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
    let created = MovieLibC.open(path, flags | O_CREAT | O_EXCL, permissions)
    guard created < 0, errno == EEXIST else { return created }
    let left = MovieLibC.open(path, flags)
    if let status = status(left), status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o777 & ~permissions == 0
    {
      return left
    }
    if left >= 0 { close(left) }
    // Something else has this name, such as a file or a link of another user in a shared folder.
    return unlink(path) == 0 ? MovieLibC.open(path, flags | O_CREAT | O_EXCL, permissions) : -1
  }

  private func status(_ descriptor: Int32) -> stat? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status : nil
  }

  /// The status of what has the name.
  private var named: stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
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

/// A temporary file that is being written. It is closed when it is released, and removed unless it was moved.
final class Draft {
  let file: OpenFile
  private let temporary: TemporaryFile
  private var isMoved = false

  fileprivate init(_ temporary: TemporaryFile, _ file: OpenFile) {
    self.temporary = temporary
    self.file = file
  }

  deinit {
    if !isMoved {
      UnfinishedFiles.remove(temporary.path) {
        unlink(temporary.path)
        return true
      }
    }
    file.close()
  }

  /// Moves the file to the target. Returns false if there is a file already and `replacing` is false.
  func moveIntoPlace(replacing: Bool, waitsForDisk: Bool = true) throws(StoreError) -> Bool {
    if waitsForDisk { try file.synchronize() }
    if !replacing {
      // Unlike `rename`, `link` fails if another process has created a file by now.
      if link(temporary.path, temporary.target) == 0 { return true }
      guard errno != EEXIST else { return false }
    }
    isMoved = UnfinishedFiles.remove(temporary.path) { rename(temporary.path, temporary.target) == 0 }
    guard isMoved else { throw file.failure(errno) }
    return true
  }
}

/// The temporary files that this process is writing. A program that is ended by a signal removes them first.
public final class UnfinishedFiles: Sendable {
  private static let shared = UnfinishedFiles()
  private let paths = Mutex<Set<String>>([])

  /// The paths of the files.
  public static var all: Set<String> { shared.paths.withLock { $0 } }

  /// Removes the files, then calls `end`. Other threads cannot begin or finish a file any more.
  public static func removeAll(before end: () -> Never) -> Never {
    shared.paths.withLock { paths in
      for path in paths {
        unlink(path)
      }
      end()
    }
  }

  static func add(_ path: String, ifCreated create: () -> Bool) -> Bool {
    shared.paths.withLock { paths in
      guard create() else { return false }
      paths.insert(path)
      return true
    }
  }

  /// Calls `finish`, which renames or removes a file. Keeps the file in the set if it returns false.
  @discardableResult
  static func remove(_ path: String, ifFinished finish: () -> Bool) -> Bool {
    shared.paths.withLock { paths in
      guard finish() else { return false }
      paths.remove(path)
      return true
    }
  }
}
