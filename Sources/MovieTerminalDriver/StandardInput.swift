import MovieLibC

/// Lines, secrets and whole texts from standard input, also if other processes change the terminal.
public enum StandardInput {
  /// The maximum length in bytes. A longer line is cut there, and its rest is still to be read.
  public static let limit = 16 << 10

  /// Waits until a pipe has data or is closed. Until then, the program at its other end may be drawing on the screen.
  public static func awaitFirst() {
    if isatty(STDIN_FILENO) == 0 { wait() }
  }

  private static func wait() {
    var waiting = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while poll(&waiting, 1, -1) < 0, errno == EINTR {}
  }

  /// Returns the number of bytes that were read, or -1 for an error. Waits for them even if another process made the
  /// terminal non-blocking.
  private static func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = MovieLibC.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      guard count < 0, errno == EINTR || errno == EAGAIN else { return count }
      wait()
    }
  }

  /// Returns everything up to the end of the input, or more than `limit` bytes of it.
  public static func readAll(upTo limit: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { read(into: $0) }
      guard count >= 0 else { throw InputError(reason: String(cString: strerror(errno))) }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// Returns the next line without its line break; nil at the end of the input.
  public static func read() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    // Byte by byte, so that data after the line remains for the next reader.
    while bytes.count < limit {
      guard withUnsafeMutableBytes(of: &byte, { read(into: $0) }) == 1 else {
        if bytes.isEmpty { return nil }
        break
      }
      if byte == UInt8(ascii: "\n") { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the next line. On a terminal, prints `prompt` first, and turns echo off while reading, or until a signal ends
  /// the program.
  public static func readSecret(prompt: String) -> String {
    let terminal = TerminalDevice(descriptor: STDIN_FILENO)
    guard let shown = terminal.settings else { return read() ?? "" }
    // Ignore Ctrl-Z: a shell may turn echo on when it resumes the program.
    let earlierStop = signal(SIGTSTP, SIG_IGN)
    defer { signal(SIGTSTP, earlierStop) }
    // The cursor is behind the prompt.
    return EndingSignals.restoring(shown, of: STDIN_FILENO, closing: "\n") {
      var hidden = shown
      hidden.c_lflag &= ~tcflag_t(ECHO)
      terminal.set(hidden, TCSAFLUSH)
      defer { terminal.set(shown, TCSAFLUSH) }
      writeAll(prompt, to: STDERR_FILENO)
      defer { writeAll("\n", to: STDERR_FILENO) }
      return read() ?? ""
    }
  }
}

/// Standard input cannot be read.
public struct InputError: Error, Sendable, Hashable {
  /// Why, as the operating system says.
  public let reason: String
}
