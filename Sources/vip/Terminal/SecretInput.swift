import MovieLibC

/// Reads a line from standard input with terminal echo off.
enum SecretInput {
  /// Reads the first line without its line break. On a terminal, prints `prompt` first.
  ///
  /// Echo is restored afterwards, or when a signal ends the program.
  static func line(prompt: String) -> String {
    var shown = termios()
    guard tcgetattr(STDIN_FILENO, &shown) == 0 else { return InputLine.read() ?? "" }
    // Ignore Ctrl-Z: a shell may turn echo on when it resumes the program.
    let earlierStop = signal(SIGTSTP, SIG_IGN)
    defer { signal(SIGTSTP, earlierStop) }
    // The cursor is behind the prompt.
    return EndingSignals.restoring(shown, of: STDIN_FILENO, closing: "\n") {
      var hidden = shown
      hidden.c_lflag &= ~tcflag_t(ECHO)
      tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden)
      defer { tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown) }
      OutputStream.standardError.write(prompt)
      defer { OutputStream.standardError.write("\n") }
      return InputLine.read() ?? ""
    }
  }
}
