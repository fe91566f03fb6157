import LibC

/// Passes the signals of a terminal to the thread that reads its input: another size, stopping and continuing.
enum ScreenSignals {
  static let numbers = [SIGWINCH, SIGTSTP, SIGCONT]

  /// The numbers of the signals that were received.
  private static let channel = SignalChannel()

  /// The descriptor from which the numbers are read, as bytes; nil if there are too few descriptors.
  static var descriptor: Int32? { channel?.output }

  static func handle() {
    // The handlers must not be the first to use it.
    guard channel != nil else { return }
    for number in numbers {
      signal(number) { number in
        let error = errno
        var byte = UInt8(truncatingIfNeeded: number)
        if let channel = ScreenSignals.channel { _ = write(channel.input, &byte, 1) }
        errno = error
      }
    }
  }

  static func release() {
    for number in numbers { signal(number, SIG_DFL) }
  }
}
