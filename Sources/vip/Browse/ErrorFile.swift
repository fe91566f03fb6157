import MovieLibC

/// A file in place of standard error, because messages on the terminal would destroy the screen.
struct ErrorFile: Sendable {
  private static let largest = 64 * 1_024

  /// The file, which has no name.
  let descriptor: Int32
  /// Standard error as it was.
  let original: Int32

  /// Replaces standard error; nil if no file can be created.
  init?() {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    let copy = dup(fileno(file))
    let original = dup(STDERR_FILENO)
    guard copy >= 0, original >= 0, dup2(copy, STDERR_FILENO) >= 0 else {
      for opened in [copy, original] where opened >= 0 { close(opened) }
      return nil
    }
    _ = fcntl(copy, F_SETFD, FD_CLOEXEC)
    _ = fcntl(original, F_SETFD, FD_CLOEXEC)
    (descriptor, self.original) = (copy, original)
  }

  /// Restores standard error, and writes to it what was written meanwhile.
  func restore() {
    dup2(original, STDERR_FILENO)
    lseek(descriptor, 0, SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: Self.largest)
    let count = read(descriptor, &bytes, bytes.count)
    if count > 0 { OutputStream.standardError.write(String(decoding: bytes[..<count], as: UTF8.self)) }
    close(descriptor)
    close(original)
  }
}
