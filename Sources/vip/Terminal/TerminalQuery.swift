import LibC
import MovieText

/// Asks the terminal what it is like. It may never answer, so it gets little time.
struct TerminalQuery {
  enum Question: Sendable, Hashable {
    case background
    /// Whether it shows images by the kitty graphics protocol, or is one of those that do as iTerm2 does.
    case images

    fileprivate var sequence: String {
      switch self {
      case .background: "\u{1B}]11;?\u{1B}\\"
      case .images: "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[>0q"
      }
    }
  }

  /// Every terminal answers this, so that its answer ends the wait for those that did not come.
  private static let last = "\u{1B}[c"
  private static let limit = Duration.milliseconds(150)
  private static let longestAnswer = 4_096
  /// Ctrl-C, which no answer holds.
  private static let interrupt: UInt8 = 0x03

  let input: Int32
  let output: OutputStream

  /// No answer when the terminal is not this program's alone: then neither the question nor its answer may show.
  func ask(_ questions: Set<Question>) -> TerminalAnswer {
    var original = termios()
    guard isatty(input) == 1, isInForeground, tcgetattr(input, &original) == 0 else { return TerminalAnswer([]) }
    var quiet = original
    // Ctrl-C comes as a byte: a program that ended here would leave a terminal that does not show what is typed.
    quiet.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard tcsetattr(input, TCSANOW, &quiet) == 0 else { return TerminalAnswer([]) }
    let order: [Question] = [.background, .images]
    output.write(order.filter(questions.contains).map(\.sequence).joined() + Self.last)
    let answer = answer()
    // Flushing takes away what comes too late for this program, and would be typed into the next.
    tcsetattr(input, TCSAFLUSH, &original)
    if answer.contains(Self.interrupt) { _exit(ExitStatus.interrupted) }
    return TerminalAnswer(answer)
  }

  /// A program in the background is stopped when it changes its terminal's settings.
  private var isInForeground: Bool {
    let group = tcgetpgrp(input)
    return group == -1 || group == getpgrp()
  }

  /// Everything up to the answer to the last question, or to the end of patience.
  private func answer() -> [UInt8] {
    var answer: [UInt8] = []
    let end = ContinuousClock.now.advanced(by: Self.limit)
    while answer.count < Self.longestAnswer, !TerminalAnswer.isComplete(answer), !answer.contains(Self.interrupt) {
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
