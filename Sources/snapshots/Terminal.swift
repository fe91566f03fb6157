import LibC

/// The terminal of this process.
enum Terminal {
  /// Whether color shows: standard output is a terminal that can, and `NO_COLOR` is unset.
  static var showsColor: Bool {
    func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
    return isatty(STDOUT_FILENO) == 1 && value("NO_COLOR").isEmpty && value("TERM") != "dumb"
  }

  /// The next key without waiting for Return; nil at the end of the input. Blanks and line breaks of a pipe are passed over.
  static func readKey() -> Character? {
    var before = termios()
    let isTerminal = isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &before) == 0
    if isTerminal {
      // Raw only while a key is awaited, so that no way out of the program leaves the terminal without echo.
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
        // An arrow, or a letter of another alphabet: one key of several bytes, and none that means anything here.
        tcflush(STDIN_FILENO, TCIFLUSH)
        return "?"
      }
      if isTerminal || (byte != 0x0A && byte != 0x0D && byte != 0x20) { return Character(Unicode.Scalar(byte)) }
    }
  }

  /// Writes `text` to standard output at once.
  static func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { LibC.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
