#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The streams of the program and the screen behind them.
struct Terminal: Sendable {
  private static let defaultWidth = 80

  let output = OutputStream(descriptor: STDOUT_FILENO)
  let errors = OutputStream(descriptor: STDERR_FILENO)
  /// Columns: what `COLUMNS` says, what the terminal has, or 80.
  let width: Int

  init(environment: Environment) {
    width =
      environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? Self.screenWidth ?? Self.defaultWidth
  }

  /// Lets Ctrl-C end the program at once, and a closed pipe show as a failed write.
  func endOnInterrupt() {
    signal(SIGPIPE, SIG_IGN)
    if errors.isTerminal {
      signal(SIGINT) { _ in
        // Takes a half-drawn spinner away.
        _ = "\r\u{1B}[K".withCString { pointer in
          #if canImport(Darwin)
            Darwin.write(STDERR_FILENO, pointer, 4)
          #elseif canImport(Musl)
            Musl.write(STDERR_FILENO, pointer, 4)
          #else
            Glibc.write(STDERR_FILENO, pointer, 4)
          #endif
        }
        _exit(ExitStatus.interrupted)
      }
    } else {
      signal(SIGINT) { _ in _exit(ExitStatus.interrupted) }
    }
  }

  private static var screenWidth: Int? {
    var size = winsize()
    guard isatty(STDOUT_FILENO) == 1, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
