import LibC

/// A line of standard input that nobody else sees: a terminal does not show what is typed.
enum SecretInput {
  /// More is cut: no secret is as long.
  static let limit = 16 << 10

  /// The first line, without its end. Where somebody sits at a terminal, `prompt` asks for it.
  static func line(prompt: String) -> String {
    guard isatty(STDIN_FILENO) == 1 else { return firstLine() }
    let errors = OutputStream(descriptor: STDERR_FILENO)
    return HiddenTyping.during {
      errors.write(prompt)
      defer { errors.write("\n") }
      return firstLine()
    }
  }

  private static func firstLine() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    // Byte by byte: what follows the line is for whoever reads next.
    while bytes.count < limit {
      let count = read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { break }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Standard input while a terminal does not show what is typed into it.
private enum HiddenTyping {
  /// What ends a program from outside, or from the keyboard.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  // Written once, by `during`, before the handlers that read it are in place; memory that stays, because a handler can
  // be given nothing of its own.
  nonisolated(unsafe) private static let shown = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  /// Runs a piece of work; typing is shown again when it ends, and when a signal ends the program meanwhile.
  static func during<Value>(_ work: () -> Value) -> Value {
    shown.initialize(to: termios())
    guard tcgetattr(STDIN_FILENO, shown) == 0 else { return work() }
    let earlier = endings.map { number in
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, HiddenTyping.shown)
        if number == SIGINT { _exit(ExitStatus.interrupted) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // A shell that gets the program back from a stop would show what is typed.
    let earlierStop = signal(SIGTSTP, SIG_IGN)
    var hidden = shown.pointee
    hidden.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
    defer {
      tcsetattr(STDIN_FILENO, TCSAFLUSH, shown)
      signal(SIGTSTP, earlierStop)
      for (number, handler) in zip(endings, earlier) {
        signal(number, handler)
      }
    }
    return work()
  }
}
