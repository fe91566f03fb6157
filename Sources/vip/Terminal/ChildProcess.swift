import MovieLibC

/// Starts programs that open addresses, play videos, page text or keep the clipboard.
enum ChildProcess {
  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  #if canImport(Darwin)
    private static let startsSession: Int16 = 0x0400
  #else
    private static let startsSession: Int16 = 0x80
  #endif
  /// Signals that this program ignores while it runs another one.
  private static let ignored = [SIGPIPE, SIGINT]

  /// Starts a program without descriptors, blocked signals and credentials of this one, and returns its id; nil if it could
  /// not be started.
  ///
  /// `input` is the descriptor that it reads. A detached program has no terminal: its session is another, and what it writes
  /// goes to `output` or to `/dev/null`. With `hidesErrors`, so does what any program writes to standard error.
  static func start(
    _ program: String, _ arguments: [String], input: Int32? = nil, output: Int32? = nil, isDetached: Bool = false,
    hidesErrors: Bool = false, isOwn: Bool = false
  ) -> pid_t? {
    // Some libraries leave theirs open for other programs.
    for descriptor in STDERR_FILENO + 1..<1024 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
    }
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else if isDetached {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for stream in [STDOUT_FILENO, STDERR_FILENO] where isDetached || hidesErrors && stream == STDERR_FILENO {
      if let output {
        posix_spawn_file_actions_adddup2(&actions, output, stream)
      } else {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
      }
    }
    // A program inherits which signals this one ignores, and which ones this thread blocks.
    var (defaults, unblocked) = (sigset_t(), sigset_t())
    sigemptyset(&defaults)
    sigemptyset(&unblocked)
    for number in ignored { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    let flags = Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, isDetached ? flags | startsSession : flags)
    let strings = arguments.map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    var id: pid_t = 0
    // This program itself keeps its credentials, and breaks no lines, which become sentences.
    let added = isOwn ? [strdup("COLUMNS=\(DisplayOptions.widths.upperBound)")] : []
    defer { added.forEach { free($0) } }
    let variables = added + ProcessEnvironment.variables(without: isOwn ? "COLUMNS=" : "TMDB_")
    let result = posix_spawn(&id, program, &actions, &attributes, strings, variables)
    return result == 0 ? id : nil
  }

  /// Starts a program as `start` does. Returns its id and the descriptor to write its input to.
  static func startReading(
    _ program: String, _ arguments: [String], isDetached: Bool = false
  ) -> (id: pid_t, input: Int32)? {
    guard let pipe = openPipe() else { return nil }
    defer { close(pipe.output) }
    guard let id = start(program, arguments, input: pipe.output, isDetached: isDetached) else {
      close(pipe.input)
      return nil
    }
    return (id, pipe.input)
  }

  /// Opens a pipe that other programs do not inherit. What is written to `input` is read from `output`.
  static func openPipe() -> (input: Int32, output: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // At once, because another thread may be starting a program.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[1], ends[0])
  }
}
