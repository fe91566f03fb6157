import MovieLibC
import MovieTerminal

/// The terminal that a full-screen program draws on.
///
/// The descriptor is opened by the program itself: the standard streams may be pipes, and other processes share their
/// flags.
struct TerminalDevice: Sendable {
  let descriptor: Int32

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens the terminal of the first standard stream that is one; nil if there is none.
  init?() {
    guard let stream = (STDIN_FILENO...STDERR_FILENO).first(where: { isatty($0) == 1 }) else { return nil }
    // `/dev/tty` cannot be polled on macOS, but the name of a terminal may be unknown in a container.
    let name = ttyname(stream).map { String(cString: $0) } ?? "/dev/tty"
    for path in [name, "/dev/tty"] {
      let descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard descriptor < 0 else {
        self.descriptor = descriptor
        return
      }
    }
    return nil
  }

  /// Whether the descriptor is the same terminal as another one.
  func isSame(as other: Int32) -> Bool {
    var (own, others) = (stat(), stat())
    return fstat(descriptor, &own) == 0 && fstat(other, &others) == 0 && own.st_rdev == others.st_rdev
      && isatty(other) == 1
  }

  /// The current settings; nil if the terminal is gone.
  var settings: termios? {
    var settings = termios()
    return tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }

  func set(_ settings: termios, _ when: Int32 = TCSANOW) {
    var settings = settings
    while tcsetattr(descriptor, when, &settings) != 0, errno == EINTR {}
  }

  /// Passes every key to the program, also those that the terminal's driver would interpret.
  func setRaw(from settings: termios) {
    var raw = settings
    cfmakeraw(&raw)
    set(raw)
  }

  /// The size in cells. `COLUMNS` is not used, because it would not follow the window.
  var size: ScreenSize {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return ScreenSize(columns: 0, rows: 0) }
    return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes all bytes, and waits until the terminal takes them. Does nothing if it is gone.
  func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  func write(_ text: String) { write(Array(text.utf8)) }
}
