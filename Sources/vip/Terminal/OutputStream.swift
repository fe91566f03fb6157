import LibC

/// Standard output or standard error.
struct OutputStream: Sendable {
  let descriptor: Int32
  let isTerminal: Bool

  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Keeps the numbers of streams that the program was started without from the next file or connection that is opened:
  /// it would be written into.
  static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one. Reading what can only be written fails, as it does without a stream.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of a text. A reader that went away ends the program quietly; a full disk ends it with a sentence.
  ///
  /// What standard error does not take is lost: the films are worth more than a remark on them.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = LibC.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno == EAGAIN {
          // Whoever shares the terminal asked not to be kept waiting; this program has time.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
        } else if errno != EINTR {
          guard descriptor == STDOUT_FILENO else { return }
          give(up: errno)
        }
      }
    }
  }

  /// Leaves without the handlers of a regular exit: network threads may be live.
  private func give(up error: Int32) -> Never {
    if error != EPIPE {
      OutputStream(descriptor: STDERR_FILENO).write(
        "vip: the output could not be written: \(String(cString: strerror(error))).\n")
    }
    _exit(error == EPIPE ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
