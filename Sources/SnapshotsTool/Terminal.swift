import MovieLibC

enum Terminal {
  /// Whether to use color: standard output is a terminal that supports it, and `NO_COLOR` is not set.
  static var showsColor: Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isatty(STDOUT_FILENO) == 1 && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// The size, if the keys come from a terminal and the text goes to one; nil otherwise.
  static var size: (rows: Int, columns: Int)? {
    var size = winsize()
    guard isatty(STDIN_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0,
      size.ws_col > 0
    else { return nil }
    return (Int(size.ws_row), Int(size.ws_col))
  }

  /// Reads a key without waiting for Return; nil at the end of input. Skips blanks and line breaks from a pipe.
  static func readKey() -> Character? {
    var before = termios()
    let isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      // Turn off echo only while reading, so that the terminal is not left without it.
      var raw = before
      raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
      tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    }
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSANOW, &before) } }
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0 && errno == EINTR { continue }
      guard count == 1 else { return nil }
      if isTerminal && (byte == 0x1B || byte >= 0x80) {
        // Discard the remaining bytes of arrow keys and non-ASCII letters, which have no function.
        tcflush(STDIN_FILENO, TCIFLUSH)
        return "?"
      }
      if isTerminal || (byte != 0x0A && byte != 0x0D && byte != 0x20) { return Character(Unicode.Scalar(byte)) }
    }
  }

  static func write(_ text: String, to descriptor: CInt) {
    _ = Array(text.utf8).withUnsafeBytes { writeAll($0, to: descriptor) }
  }
}
