#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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

  /// Writes all of a text. A reader that went away ends the program quietly; a full disk ends it with a sentence.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, rest.baseAddress, rest.count)
        #else
          let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        #endif
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        } else if errno != EINTR {
          give(up: errno)
        }
      }
    }
  }

  /// Leaves without the handlers of a regular exit: network threads may be live.
  private func give(up error: Int32) -> Never {
    if error != EPIPE, descriptor == STDOUT_FILENO {
      OutputStream(descriptor: STDERR_FILENO).write(
        "vip: the output could not be written: \(String(cString: strerror(error))).\n")
    }
    _exit(error == EPIPE ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
