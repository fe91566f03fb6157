import MovieLibC
import MovieTerminal
import MovieText

/// The program's streams and the terminal's properties.
struct Terminal: Sendable {
  private static let defaultWidth = 80

  var output = OutputStream.standardOutput
  let errors = OutputStream.standardError
  /// In columns: `COLUMNS`, the terminal's width, or 80.
  let width: Int
  /// In lines; nil without a terminal.
  let height: Int?
  let cell: CellSize
  /// Whether a line on standard error can be overwritten.
  let showsSpinner: Bool
  let environment: Environment

  init(environment: Environment) {
    let screen = Self.screen
    width =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? screen?.columns ?? Self.defaultWidth
    height = screen?.rows
    cell = screen?.cell ?? .usual
    showsSpinner = errors.isTerminal && environment.obeysSequences
    self.environment = environment
  }

  /// Whether this process may change the terminal. A background process is stopped when it does.
  static func isInForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group == -1 || group == getpgrp()
  }

  private static var screen: (columns: Int, rows: Int, cell: CellSize)? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    let cell = CellSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    // Terminals report 0 when unknown; unreasonable values would produce huge images.
    let isKnown = (4...64).contains(cell.width) && (8...128).contains(cell.height)
    return (Int(size.ws_col), Int(size.ws_row), isKnown ? cell : .usual)
  }

  // MARK: - Queries

  private static let longestReplies = 4_096
  /// Ctrl-C, which no reply contains.
  private static let interrupt: UInt8 = 0x03

  /// Sends queries to the terminal, which may not reply. Returns no replies if the terminal is shared with other processes,
  /// so that neither queries nor replies appear on screen.
  func ask(_ queries: Set<TerminalQuery>) -> QueryReplies {
    let input = STDIN_FILENO
    var original = termios()
    guard output.isTerminal, isatty(input) == 1, Self.isInForeground(input), tcgetattr(input, &original) == 0 else {
      return QueryReplies()
    }
    var quiet = original
    // Read Ctrl-C as a byte: exiting here would leave the terminal without echo.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    let replies = EndingSignals.restoring(original, of: input) { () -> [UInt8] in
      guard tcsetattr(input, TCSANOW, &quiet) == 0 else { return [] }
      let sequences = TerminalQuery.allCases.filter(queries.contains).map(\.sequence)
      output.write(sequences.joined() + TerminalSession.lastQuestion)
      let replies = self.replies(on: input)
      if replies.contains(Self.interrupt) { EndingSignals.end(by: SIGINT) }
      // Discard late replies, which would become input of the next program.
      tcsetattr(input, TCSAFLUSH, &original)
      return replies
    }
    return QueryReplies(replies)
  }

  /// Reads until the reply to the last query or the time limit, which is short because the terminal may not reply.
  /// `VIP_TERMINAL_TIMEOUT` sets another one, in milliseconds.
  private func replies(on input: Int32) -> [UInt8] {
    let limit = environment["VIP_TERMINAL_TIMEOUT"].flatMap { Int($0) }.map { min(max(0, $0), 60_000) } ?? 150
    var replies: [UInt8] = []
    let end = ContinuousClock.now.advanced(by: .milliseconds(limit))
    while replies.count < Self.longestReplies, !QueryReplies(replies).isComplete, !replies.contains(Self.interrupt) {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&descriptor, 1, Int32(left.rounded(.up))) > 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = read(input, &bytes, bytes.count)
      guard count > 0 else { break }
      replies += bytes[..<count]
    }
    return replies
  }
}

/// The size of a terminal cell in pixels.
struct CellSize: Sendable, Hashable {
  var width: Int
  var height: Int

  /// Used when the terminal does not report it.
  static let usual = CellSize(width: 10, height: 20)
}

enum TerminalQuery: Sendable, Hashable, CaseIterable {
  case background
  /// Whether the terminal supports the kitty graphics protocol or iTerm2's.
  case images

  fileprivate var sequence: String {
    switch self {
    case .background: "\u{1B}]11;?\u{1B}\\"
    case .images: "\u{1B}_Gi=\(QueryReplies.queriedImage),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>0q"
    }
  }
}

struct OutputStream: Sendable {
  let descriptor: Int32
  let isTerminal: Bool
  /// The characters for sentences.
  let charset = Environment.process.charset
  /// The words for output that cannot be written; nil before those of the page are known.
  var words: (any ProgramWords)?

  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

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
      let sentence = (words ?? Vip.wordsAtStart).outputFailed(because: String(cString: strerror(error)))
      SetupProblem(code: "output", sentence: sentence).write(asJSON: Vip.wantsJSON)
    }
    _exit(error == EPIPE ? EXIT_SUCCESS : EXIT_FAILURE)
  }
}
