import Dispatch
import MovieDomain
import MovieLibC

/// An open file. Reads and writes are repeated until all bytes are done.
struct OpenFile: Sendable {
  private let descriptor: Int32
  let failure: @Sendable (_ number: Int32) -> StoreError

  /// Takes the result of `open`. `failure` turns the `errno` of a failed call into the error to throw.
  init(_ descriptor: Int32, failure: @escaping @Sendable (_ number: Int32) -> StoreError) throws(StoreError) {
    guard descriptor >= 0 else { throw failure(errno) }
    self.descriptor = descriptor
    self.failure = failure
  }

  var status: FileStatus {
    var status = stat()
    fstat(descriptor, &status)
    return FileStatus(status)
  }

  /// Waits until there is something to read, at most for `milliseconds`; without a limit if it is negative.
  private func wait(milliseconds: Int32) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&waiting, 1, milliseconds)
  }

  /// How long to wait for a program to open the other end of a pipe.
  private static let patience: Int32 = 2000

  /// Reads to the end, or until more than `limit` bytes are read.
  ///
  /// The file may be non-blocking. A pipe that no program opens for writing is read as empty.
  func read(upTo limit: Int) throws(StoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    // Growing would copy a large file several times.
    let status = status
    bytes.reserveCapacity(status.type == S_IFREG ? min(status.size, limit) : 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var isAwaited = status.type == S_IFIFO
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { MovieLibC.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        wait(milliseconds: -1)
        continue
      }
      guard count >= 0 else { throw failure(errno) }
      if count == 0, bytes.isEmpty, isAwaited {
        isAwaited = false
        wait(milliseconds: Self.patience)
        continue
      }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Reads up to `size` bytes of a regular file from an offset on; none at its end.
  func readPart(_ size: Int, from offset: Int) throws(StoreError) -> [UInt8] {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = pread(descriptor, buffer.baseAddress, buffer.count, off_t(offset))
        initialized = max(0, count)
      }
      if count >= 0 { return bytes }
      guard errno == EINTR else { throw failure(errno) }
    }
  }

  func write(_ bytes: [UInt8]) throws(StoreError) {
    if let number = bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) { throw failure(number) }
  }

  /// Waits until the file is on disk.
  func synchronize() throws(StoreError) {
    guard fsync(descriptor) == 0 else { throw failure(errno) }
  }

  func close() {
    _ = MovieLibC.close(descriptor)
  }
}

/// A lock on a file of its own, held as long as the value. The system releases it when the process ends.
final class FileLock: Sendable {
  private let file: OpenFile

  /// Creates the file if it does not exist. Throws `StoreError(.busy)` while something else holds the lock.
  init(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    file = try OpenFile(descriptor) { .system($0, path: path).readOnlyIfDenied }
    // Nothing interrupts it, because it does not wait.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? StoreError(.busy) : file.failure(errno)
    }
  }

  deinit {
    file.close()
  }
}

// The only place where errors of the system become store errors.
extension StoreError {
  /// The error for an `errno`.
  static func system(_ number: Int32 = errno, path: String?) -> StoreError {
    let code: Code =
      switch number {
      case EACCES, EPERM: .denied
      case EROFS: .readOnlyVolume
      case ENOSPC, EDQUOT: .diskFull
      case EFBIG: .sizeLimit
      case EAGAIN, EBUSY: .busy
      case EIO: .unreadable
      default: .failed
      }
    return StoreError(code, path: path, reason: String(cString: strerror(number)))
  }

  /// The error with `.readOnly` in place of `.denied`: to a user, a folder without permission to write is read-only.
  var readOnlyIfDenied: StoreError {
    var error = self
    if error.code == .denied { error.code = .readOnly }
    return error
  }
}

/// What the system knows about a file.
struct FileStatus {
  /// The type, such as `S_IFREG`.
  let type: mode_t
  let size: Int
  /// The inode, by which a file is known even if another one takes its name.
  let inode: UInt64
  let permissions: mode_t
  /// Whether users other than the owner have any permission.
  var isExposed: Bool { permissions & 0o077 != 0 }
  /// The times of last access and modification, in seconds since 1970.
  let (accessed, modified): (Int64, Int64)

  init(_ status: stat) {
    type = status.st_mode & S_IFMT
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
    permissions = status.st_mode & 0o777
    #if canImport(Darwin)
      let times = (status.st_atimespec.tv_sec, status.st_mtimespec.tv_sec)
    #else
      let times = (status.st_atim.tv_sec, status.st_mtim.tv_sec)
    #endif
    (accessed, modified) = (Int64(times.0), Int64(times.1))
  }

  /// Returns the status of a file or of what a link leads to; nil if there is no file.
  ///
  /// Throws if the system cannot tell, for example because the user may not search the folder: a library that cannot be
  /// read must not pass for an empty one.
  static func of(_ path: String) throws(StoreError) -> FileStatus? {
    var status = stat()
    if stat(path, &status) == 0 { return FileStatus(status) }
    // A file in place of the folder means that there is no file either.
    guard errno == ENOENT || errno == ENOTDIR else { throw .system(path: path) }
    return nil
  }

  /// Returns the status of a library's file; nil if there is none.
  ///
  /// Throws `StoreError(.missing)` if it is behind a link that leads nowhere, for example to a drive that is not mounted:
  /// such a library must not pass for an empty one either. Nor must one whose folder is replaced by a file.
  static func ofLibrary(_ path: String) throws(StoreError) -> FileStatus? {
    if let status = try of(path) { return status }
    var (place, status) = (path, stat())
    while lstat(place, &status) != 0 {
      let folder = Folder(containing: place).path
      guard folder.utf8.count < place.utf8.count else { return nil }
      place = folder
    }
    if status.st_mode & S_IFMT == S_IFLNK, access(place, F_OK) != 0 { throw StoreError(.missing, path: place) }
    // A device is no such file: some services run with HOME=/dev/null.
    if try of(place)?.type == S_IFREG { throw .system(ENOTDIR, path: Folder(containing: path).path) }
    return nil
  }

  /// Throws `StoreError(.notAFile)` for a folder, a pipe or a device.
  func check(path: String) throws(StoreError) {
    guard type == S_IFREG else { throw StoreError(.notAFile, path: path) }
  }
}

/// A folder that is created accessible only by its owner.
package struct Folder: Sendable {
  let path: String

  package init(path: String) {
    self.path = path
  }

  init(containing path: String) {
    let slash = path.lastIndex(of: "/")
    self.init(path: slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
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

  /// An element after files in this folder were written, by any process: one for several writes in a row.
  ///
  /// The system tells of them, so that waiting costs nothing. Nil if it cannot, as on systems other than Linux. Creates a
  /// missing folder, which could not be watched.
  func writes() -> AsyncStream<Void>? {
    #if os(Linux)
      try? create()
      let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVE)) >= 0 else {
        close(descriptor)
        return nil
      }
      // Sources may be canceled on any thread; Dispatch's module does not say so.
      nonisolated(unsafe) let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      source.setEventHandler {
        var events = [UInt8](repeating: 0, count: 4_096)
        while read(descriptor, &events, events.count) > 0 {}
        continuation.yield()
      }
      source.setCancelHandler { close(descriptor) }
      continuation.onTermination = { _ in source.cancel() }
      source.activate()
      return stream
    #else
      return nil
    #endif
  }
}
