import LibC

/// The streams of the program and the screen behind them.
struct Terminal: Sendable {
  private static let defaultWidth = 80

  let output = OutputStream.standardOutput
  let errors = OutputStream.standardError
  /// Columns: what `COLUMNS` says, what the terminal has, or 80.
  let width: Int
  /// Lines on the screen; nil where there is none.
  let height: Int?
  /// Pixels of a cell.
  let cell: CellSize
  /// Whether a line on standard error can be drawn over.
  let showsSpinner: Bool
  let pager: Pager?

  init(environment: Environment) {
    let screen = Self.screen
    width =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? screen?.columns ?? Self.defaultWidth
    height = screen?.rows
    cell = screen?.cell ?? .usual
    showsSpinner = errors.isTerminal && environment.obeysSequences
    pager = Pager(environment: environment)
  }

  /// Puts questions to the terminal that it may not answer.
  func ask(_ questions: Set<TerminalQuery.Question>) -> TerminalAnswer {
    guard output.isTerminal else { return TerminalAnswer([]) }
    return TerminalQuery(input: STDIN_FILENO, output: output).ask(questions)
  }

  /// Writes to standard output, through the viewer's pager where the text is longer than the screen.
  func show(_ text: String, onMissingPager: (String) -> Void) {
    if let pager, let height, text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= height {
      if pager.show(text) { return }
      onMissingPager(pager.command)
    }
    output.write(text)
  }

  /// Lets Ctrl-C end the program at once, and a closed pipe show as a failed write.
  func endOnInterrupt() {
    signal(SIGPIPE, SIG_IGN)
    if showsSpinner {
      signal(SIGINT) { _ in
        // Takes a half-drawn spinner away.
        _ = "\r\u{1B}[K".withCString { pointer in
          LibC.write(STDERR_FILENO, pointer, 4)
        }
        _exit(ExitStatus.interrupted)
      }
    } else {
      signal(SIGINT) { _ in _exit(ExitStatus.interrupted) }
    }
  }

  private static var screen: (columns: Int, rows: Int, cell: CellSize)? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0,
      size.ws_row > 0
    else { return nil }
    let cell = CellSize(width: Int(size.ws_xpixel / size.ws_col), height: Int(size.ws_ypixel / size.ws_row))
    // Terminals that do not know say 0; odd ones must not make a picture that fills the memory.
    let isKnown = (4...64).contains(cell.width) && (8...128).contains(cell.height)
    return (Int(size.ws_col), Int(size.ws_row), isKnown ? cell : .usual)
  }
}
