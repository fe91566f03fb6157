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
    // Until the pager exits, it handles Ctrl-C.
    let earlier = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, earlier) }
    guard let (id, input) = EndingSignals.starting({ Self.start(command) }) else { return false }
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeBufferPointer(rebasing: rest)
        let count = write(input, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        // Quitting the pager early closes the pipe, which is not an error.
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
    }
    close(input)
    let status = EndingSignals.waiting(for: id)
    let exitStatus = status >> 8 & 0xFF
    // The shell reports the pager's signal by its exit status, or dies of it as well.
    if status & 0x7F == SIGINT || exitStatus == 128 + SIGINT { EndingSignals.end(by: SIGINT) }
    // The shell's exit statuses for commands not executable or not found.
    return !(126...127).contains(exitStatus)
  }

  /// Starts a command whose signals have their default effects, without the descriptors of this program. Returns its id
  /// and the descriptor to write to.
  private static func start(_ command: String) -> (id: pid_t, input: Int32)? {
    // Some libraries leave theirs open for commands.
    for descriptor in STDERR_FILENO + 1..<1024 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    // A command inherits which signals this program ignores, and which ones this thread blocks.
    var (defaults, unblocked) = (sigset_t(), sigset_t())
    sigemptyset(&defaults)
    sigemptyset(&unblocked)
    for number in [SIGPIPE, SIGINT] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words: [String] = ["sh", "-c", command]
    let arguments = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var id: pid_t = 0
    guard
      posix_spawn(&id, "/bin/sh", &actions, &attributes, arguments, ProcessEnvironment.variables) == 0
    else {
      close(ends[1])
      return nil
    }
    return (id, ends[1])
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
