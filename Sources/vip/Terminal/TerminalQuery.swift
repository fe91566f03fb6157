import MovieLibC
import MovieTerminal
import MovieText

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

extension Terminal {
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
