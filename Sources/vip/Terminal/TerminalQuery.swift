import MovieLibC
import MovieText

/// Queries the terminal. The wait is short because it may not respond.
struct TerminalQuery {
  enum Question: Sendable, Hashable {
    case background
    /// Whether the terminal supports the kitty graphics protocol or iTerm2's.
    case images

    fileprivate var sequence: String {
      switch self {
      case .background: "\u{1B}]11;?\u{1B}\\"
      case .images: "\u{1B}_Gi=\(TerminalResponse.queriedImage),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>0q"
      }
    }
  }

  /// Every terminal responds to this query, so its response ends the wait for the others.
  private static let last = "\u{1B}[c"
  private static let defaultLimit = Duration.milliseconds(150)
  private static let longestResponse = 4_096
  /// Ctrl-C, which no response contains.
  private static let interrupt: UInt8 = 0x03

  let input: Int32
  let output: OutputStream
  private let limit: Duration

  /// `VIP_TERMINAL_TIMEOUT` sets another time limit, in milliseconds.
  init(input: Int32, output: OutputStream, environment: Environment) {
    self.input = input
    self.output = output
    let milliseconds = environment["VIP_TERMINAL_TIMEOUT"].flatMap { Int($0) }
    limit = milliseconds.map { .milliseconds(min(max(0, $0), 60_000)) } ?? Self.defaultLimit
  }

  /// Returns no responses if the terminal is shared with other processes, so that queries and responses do not appear on
  /// screen.
  func ask(_ questions: Set<Question>) -> TerminalResponse {
    var original = termios()
    guard isatty(input) == 1, Terminal.isInForeground(input), tcgetattr(input, &original) == 0 else {
      return TerminalResponse()
    }
    var quiet = original
    // Read Ctrl-C as a byte: exiting here would leave the terminal without echo.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    let answer = EndingSignals.restoring(original, of: input) { () -> [UInt8] in
      guard tcsetattr(input, TCSANOW, &quiet) == 0 else { return [] }
      let order: [Question] = [.background, .images]
      output.write(order.filter(questions.contains).map(\.sequence).joined() + Self.last)
      let answer = self.answer()
      if answer.contains(Self.interrupt) { EndingSignals.end(by: SIGINT) }
      // Discard late responses, which would become input of the next program.
      tcsetattr(input, TCSAFLUSH, &original)
      return answer
    }
    return TerminalResponse(answer)
  }

  /// Reads until the last query's response or the time limit.
  private func answer() -> [UInt8] {
    var answer: [UInt8] = []
    let end = ContinuousClock.now.advanced(by: limit)
    while answer.count < Self.longestResponse, !TerminalResponse(answer).isComplete, !answer.contains(Self.interrupt) {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&descriptor, 1, Int32(left.rounded(.up))) > 0 else { break }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = read(input, &bytes, bytes.count)
      guard count > 0 else { break }
      answer += bytes[..<count]
    }
    return answer
  }
}
