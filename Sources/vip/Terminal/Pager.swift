import LibC

/// The pager for text longer than the screen: the user's, or `less`.
struct Pager: Sendable, Hashable {
  /// A shell command line.
  let command: String
  /// Whether the user named no pager, so that a missing one is not an error.
  let isDefault: Bool

  /// Exits if the text fits on the screen, keeps colors, and leaves the text on the screen.
  private static let less = "less -FRX"

  /// The pager from the environment, or `less`; nil if paging is off.
  ///
  /// `isOn` is the setting. `VIP_PAGER` takes precedence over it.
  init?(environment: Environment, isOn: Bool = true) {
    guard !environment.isEmpty("VIP_PAGER") else { return nil }
    let named = environment["VIP_PAGER"] ?? (isOn && !environment.isEmpty("PAGER") ? environment["PAGER"] : nil)
    if let named {
      guard named != "cat" else { return nil }
      command = named
      isDefault = false
    } else {
      // On other terminals, less waits for a key before it shows anything.
      guard isOn, !environment.isEmpty("PAGER"), environment.movesCursor else { return nil }
      command = Self.less
      isDefault = true
    }
  }

  /// Shows a text and waits for the pager to exit. Returns false if the program does not exist.
  func show(_ text: String) -> Bool {
    guard exists else { return false }
    // The same flags as gh and git: keep colors, and exit if the text fits on the screen.
    setenv("LESS", "FRX", 0)
    setenv("LV", "-c", 0)
    // The text is UTF-8 in any locale; without this, less may show raw bytes.
    setenv("LESSCHARSET", "utf-8", 0)
    guard let pager = Self.open(command) else { return false }
    // Until the pager exits, it handles Ctrl-C.
    let earlier = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, earlier) }
    var text = text
    text.withUTF8 { bytes in
      // Quitting the pager early closes the pipe, which is not an error.
      _ = fwrite(bytes.baseAddress, 1, bytes.count, pager)
    }
    let status = pclose(pager)
    let exitStatus = status >> 8 & 0xFF
    // The shell reports the pager's signal by its exit status, or dies of it as well.
    if status & 0x7F == SIGINT || exitStatus == 128 + SIGINT { EndingSignals.end(by: SIGINT) }
    // The shell's exit statuses for commands not executable or not found.
    return !(126...127).contains(exitStatus)
  }

  /// Starts a command whose signals have their default effects, without the descriptors of this program.
  ///
  /// A command inherits which signals this program ignores, and which ones this thread blocks. Handlers are not
  /// inherited.
  private static func open(_ command: String) -> UnsafeMutablePointer<FILE>? {
    // Some libraries leave theirs open for commands.
    for descriptor in STDERR_FILENO + 1..<1024 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
    var (unblocked, earlier) = (sigset_t(), sigset_t())
    sigemptyset(&unblocked)
    pthread_sigmask(SIG_SETMASK, &unblocked, &earlier)
    let earlierPipe = signal(SIGPIPE, SIG_DFL)
    let pager = popen(command, "w")
    signal(SIGPIPE, earlierPipe)
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    if let pager { _ = fcntl(fileno(pager), F_SETFD, FD_CLOEXEC) }
    return pager
  }

  /// Whether the command's first word is an executable; true for complex commands, which only the shell can check.
  var exists: Bool {
    guard let name = command.split(separator: " ").first, !name.contains(where: { "$`'\"\\;&|(=~".contains($0) }) else {
      return true
    }
    if name.contains("/") { return access(String(name), X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
