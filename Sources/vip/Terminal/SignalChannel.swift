import MovieLibC

/// Passes the numbers of signals from their handlers to a thread.
struct SignalChannel: Sendable {
  private let input: Int32
  /// The descriptor from which the numbers are read, as bytes.
  let output: Int32

  init?() {
    guard let pipe = ChildProcess.openPipe() else { return nil }
    (input, output) = pipe
    // A handler must never wait.
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
  }

  /// Passes a number. Does only what is allowed in a handler.
  func pass(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(input, &byte, 1)
    errno = error
  }
}
