import LibC

/// Reads a line from standard input with terminal echo off.
enum SecretInput {
  /// Reads the first line without its line break. On a terminal, prints `prompt` first.
  static func line(prompt: String) -> String {
    guard isatty(STDIN_FILENO) == 1 else { return InputLine.read() ?? "" }
    let errors = OutputStream(descriptor: STDERR_FILENO)
    return HiddenTyping.during {
      errors.write(prompt)
      defer { errors.write("\n") }
      return InputLine.read() ?? ""
    }
  }
}

/// Turns terminal echo off.
private enum HiddenTyping {
  /// Signals that terminate the program.
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  // Written once by `during` before the signal handlers are installed. It is never freed, because handlers cannot capture
  // anything.
  nonisolated(unsafe) private static let shown = UnsafeMutablePointer<termios>.allocate(capacity: 1)

  /// Runs `work` with echo off, and restores it afterwards or when a signal ends the program.
  static func during<Value>(_ work: () -> Value) -> Value {
    shown.initialize(to: termios())
    guard tcgetattr(STDIN_FILENO, shown) == 0 else { return work() }
    let earlier = endings.map { number in
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, HiddenTyping.shown)
        // The cursor is behind the prompt.
        _ = "\n".withCString { LibC.write(STDERR_FILENO, $0, 1) }
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    // Ignore Ctrl-Z: a shell may turn echo on when it resumes the program.
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
