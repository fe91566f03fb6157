import MovieLibC

/// A program that shows text longer than the screen.
public struct Pager: Sendable, Hashable {
  /// A shell command line.
  public let command: String

  /// A pager that a shell starts with this line, such as `less -R`.
  public init(command: String) { self.command = command }

  /// Shows a text and waits for the pager to exit. Returns false if the program does not exist.
  ///
  /// It does not get the variables whose names begin with `hidden`; with an empty one, it gets all.
  public func show(_ text: String, hiding hidden: String = "") -> Bool {
    // The same flags as gh and git: keep colors, and exit if the text fits on the screen. The text is UTF-8 in any
    // locale; without the last one, less may show raw bytes.
    let flags = ["LESS": "FRX", "LV": "-c", "LESSCHARSET": "utf-8"].filter { getenv($0.key) == nil }
    // Until the pager exits, it handles Ctrl-C.
    let earlier = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, earlier) }
    var input: Int32 = -1
    let status = EndingSignals.running {
      guard
        let started = ChildProcess.startReading(
          "/bin/sh", ["sh", "-c", command], hiding: hidden, adding: flags.map { "\($0)=\($1)" })
      else { return nil }
      input = started.input
      return started.id
    } meanwhile: {
      // Quitting the pager early closes the pipe, which is not an error.
      writeAll(text, to: input)
      close(input)
    }
    guard let status else { return false }
    let exitStatus = status >> 8 & 0xFF
    // The shell reports the pager's signal by its exit status, or dies of it as well.
    if status & 0x7F == SIGINT || exitStatus == 128 + SIGINT { EndingSignals.end(by: SIGINT) }
    // The shell's exit statuses for commands not executable or not found.
    return !(126...127).contains(exitStatus)
  }
}
