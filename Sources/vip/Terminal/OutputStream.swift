import MovieLibC
import MovieText

struct OutputStream: Sendable {
  let descriptor: Int32
  let isTerminal: Bool
  /// The characters for sentences.
  let charset = Environment.process.charset

  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  /// The words for output that cannot be written.
  static let words = SharedValue(StartUp.words)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
  }

  /// Opens /dev/null for standard streams that were closed at start-up. Otherwise, the next opened file or connection
  /// would get their descriptor and receive the program's output.
  static func reserveStandardStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // `open` returns the lowest free descriptor, which is this one. The access mode makes use of the stream fail as if
      // it were closed.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all of a text. Exits silently on a closed pipe and with an error on a full disk.
  ///
  /// Failures to write to standard error are ignored: messages matter less than the result.
  func write(_ text: String) {
    var text = text
    let error = text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
    if let error, descriptor == STDOUT_FILENO { give(up: error) }
  }

  /// Writes a sentence on a line of its own, cleaned of control characters.
  func say(_ sentence: String) {
    write("\(charset.text(CleanText(sentence).string))\n")
  }

  /// Exits without running `atexit` handlers, because network threads may be running.
  private func give(up error: Int32) -> Never {
    if error != EPIPE {
      let sentence = Self.words.value.outputFailed(because: String(cString: strerror(error)))
      SetupProblem(code: "output", sentence: sentence).write(asJSON: Vip.wantsJSON)
    }
    _exit(error == EPIPE ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
