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
  func read(upTo limit: Int = .max) throws(StoreError) -> [UInt8] {
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
