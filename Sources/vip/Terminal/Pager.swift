import MovieLibC

/// The pager for text longer than the screen: the user's, or `less`.
struct Pager: Sendable, Hashable {
  /// A shell command line.
  let command: String

  /// Exits if the text fits on the screen, keeps colors, and leaves the text on the screen.
  private static let less = "less -FRX"

  /// Shows a manual page that is not installed.
  static let manual = Pager(command: "man /dev/stdin")

  private init(command: String) { self.command = command }

  /// The pager from the environment, or `less` if it is installed; nil if paging is off.
  ///
  /// `isOn` is the setting. `VIP_PAGER` takes precedence over it.
  init?(environment: Environment, isOn: Bool = true) {
    guard !environment.isEmpty("VIP_PAGER") else { return nil }
    let named = environment["VIP_PAGER"] ?? (isOn && !environment.isEmpty("PAGER") ? environment["PAGER"] : nil)
    if let named {
      guard named != "cat" else { return nil }
      command = named
    } else {
      // On other terminals, less waits for a key before it shows anything.
      guard isOn, !environment.isEmpty("PAGER"), environment.terminalKind != nil,
        UserPrograms.found().find("less") != nil
      else { return nil }
      command = Self.less
    }
  }

  /// Shows a text and waits for the pager to exit. Returns false if the program does not exist.
  func show(_ text: String) -> Bool {
    // The same flags as gh and git: keep colors, and exit if the text fits on the screen.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    // The text is UTF-8 in any locale; without this, less may show raw bytes.
    setenv("LESSCHARSET", "utf-8", 0)
    // Until the pager exits, it handles Ctrl-C.
    let earlier = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, earlier) }
    var input: Int32 = -1
    let status = EndingSignals.running {
      guard let started = ChildProcess.startReading("/bin/sh", ["sh", "-c", command]) else { return nil }
      input = started.input
      return started.id
    } meanwhile: {
      // Quitting the pager early closes the pipe, which is not an error.
      OutputStream(descriptor: input).write(text)
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
