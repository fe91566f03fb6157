import MovieDomain
import MovieLibC

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
