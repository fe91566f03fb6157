import MovieLibC
public import MovieTerminal

/// The terminal that a full-screen program draws on.
///
/// The descriptor is opened by the program itself: the standard streams may be pipes, and other processes share their
/// flags.
public struct TerminalDevice: Sendable {
  /// Open for reading and writing.
  public let descriptor: Int32

  /// A terminal that is open already.
  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens the terminal of the first standard stream that is one; nil if there is none.
  public init?() {
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
    guard isatty(other) == 1 else { return false }
    var (own, others) = (stat(), stat())
    if fstat(descriptor, &own) == 0, fstat(other, &others) == 0, own.st_rdev == others.st_rdev { return true }
    // `/dev/tty` has a number of its own, but the same session as the terminal that it stands for.
    let session = tcgetsid(other)
    return session != -1 && session == tcgetsid(descriptor)
  }

  /// Whether this process may change the terminal. A background process is stopped when it does.
  public var isInForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group == -1 || group == getpgrp()
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
  public var size: ScreenSize {
    window.map { ScreenSize(columns: Int($0.ws_col), rows: Int($0.ws_row)) } ?? ScreenSize(columns: 0, rows: 0)
  }

  /// The size of a cell in pixels; nil if the terminal does not tell, or tells what would produce huge images.
  public var cell: CellSize? {
    guard let window, window.ws_col > 0, window.ws_row > 0 else { return nil }
    let cell = CellSize(width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
    return (4...64).contains(cell.width) && (8...128).contains(cell.height) ? cell : nil
  }

  private var window: winsize? {
    var window = winsize()
    return ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 ? window : nil
  }

  /// Writes all bytes, and waits until the terminal takes them. Does nothing if it is gone.
  public func write(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { writeAll($0, to: descriptor) }
  }

  /// Writes a text in the same way.
  public func write(_ text: String) { write(Array(text.utf8)) }

  // MARK: - Queries

  private static let longestReplies = 4_096
  /// Ctrl-C, which no reply contains.
  private static let interrupt: UInt8 = 0x03

  /// Sends queries with `write`, and reads the replies until the last one or the time limit, which should be short, because
  /// a terminal may not reply. Returns no replies if the terminal is shared with other processes, so that neither queries
  /// nor replies appear on screen.
  public func ask(
    _ queries: Set<TerminalQuery>, within limit: Duration, write: (String) -> Void
  ) -> QueryReplies {
    guard isInForeground, let original = settings else { return QueryReplies() }
    var quiet = original
    // Read Ctrl-C as a byte: exiting here would leave the terminal without echo.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    let replies = EndingSignals.restoring(original, of: descriptor) { () -> [UInt8] in
      guard tcsetattr(descriptor, TCSANOW, &quiet) == 0 else { return [] }
      let sequences = TerminalQuery.allCases.filter(queries.contains).map(\.rawValue)
      write(sequences.joined() + TerminalQuery.last)
      let replies = self.replies(within: limit)
      if replies.contains(Self.interrupt) { EndingSignals.end(by: SIGINT) }
      // Discard late replies, which would become input of the next program.
      set(original, TCSAFLUSH)
      return replies
    }
    return QueryReplies(replies)
  }

  private func replies(within limit: Duration) -> [UInt8] {
    var replies: [UInt8] = []
    let end = ContinuousClock.now.advanced(by: limit)
    while replies.count < Self.longestReplies, !QueryReplies(replies).isComplete, !replies.contains(Self.interrupt) {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&input, 1, Int32(min(60_000, left).rounded(.up))) > 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { break }
      replies += bytes[..<count]
    }
    return replies
  }
}
