import LibC

/// Runs programs that must not touch the terminal: their streams are pipes or `/dev/null`, and their session is another.
enum DetachedProcess {
  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  #if canImport(Darwin)
    private static let startsSession: Int16 = 0x0400
  #else
    private static let startsSession: Int16 = 0x80
  #endif

  /// Runs a program with some input, waits for its end, and returns its status; -1 if it could not be started.
  static func run(_ program: String, _ arguments: [String], input: String? = nil) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0, posix_spawnattr_init(&attributes) == 0 else { return -1 }
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var ends: [Int32] = [-1, -1]
    if input != nil {
      guard pipe(&ends) == 0 else { return -1 }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    // A program inherits which signals are blocked and ignored here.
    var (unblocked, defaults) = (sigset_t(), sigset_t())
    sigemptyset(&unblocked)
    sigfillset(&defaults)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | startsSession)
    var strings = arguments.map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    var process = pid_t()
    let started = posix_spawn(&process, program, &actions, &attributes, &strings, ProcessEnvironment.variables)
    if ends[0] >= 0 { close(ends[0]) }
    if let input, started == 0 { OutputStream(descriptor: ends[1]).write(input) }
    if ends[1] >= 0 { close(ends[1]) }
    guard started == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}
