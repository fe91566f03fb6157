import MovieLibC
import MovieTerminal
import MovieTerminalDriver
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
  let environment: EnvironmentVariables

  init(environment: EnvironmentVariables) {
    let device = TerminalDevice(descriptor: STDOUT_FILENO)
    let size = device.size
    let screen = output.isTerminal && size.columns > 0 && size.rows > 0 ? size : nil
    width =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? screen?.columns ?? Self.defaultWidth
    height = screen?.rows
    cell = device.cell ?? .usual
    showsSpinner = errors.isTerminal && environment.obeysSequences
    self.environment = environment
  }

  /// Sends queries to the terminal, which may not reply. `VIP_TERMINAL_TIMEOUT` sets how long to wait, in milliseconds.
  func ask(_ queries: Set<TerminalQuery>) -> QueryReplies {
    guard output.isTerminal else { return QueryReplies() }
    let limit = environment["VIP_TERMINAL_TIMEOUT"].flatMap { Int($0) }.map { min(max(0, $0), 60_000) } ?? 150
    return TerminalDevice(descriptor: STDIN_FILENO).ask(queries, within: .milliseconds(limit)) { output.write($0) }
  }
}

struct OutputStream: Sendable {
  let descriptor: Int32
  let isTerminal: Bool
  /// The characters for sentences.
  let charset = EnvironmentVariables.process.charset
  /// The words for output that cannot be written; nil before those of the page are known.
  var words: (any ProgramWords)?

  static let standardOutput = OutputStream(descriptor: STDOUT_FILENO)
  static let standardError = OutputStream(descriptor: STDERR_FILENO)

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isTerminal = isatty(descriptor) == 1
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
