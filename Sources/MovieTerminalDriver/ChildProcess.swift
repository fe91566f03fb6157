import Dispatch
import MovieLibC

/// Starts programs that open addresses, play videos, page text or keep the clipboard.
public enum ChildProcess {
  /// `POSIX_SPAWN_SETSID`, which Swift does not import.
  #if canImport(Darwin)
    private static let startsSession: Int16 = 0x0400
  #else
    private static let startsSession: Int16 = 0x80
  #endif
  /// Signals that this program ignores while it runs another one.
  private static let ignored = [SIGPIPE, SIGINT]
  /// The most bytes that are taken of what this program writes.
  private static let outputLimit = 1 << 16

  /// Starts a program without descriptors and blocked signals of this one, and returns its id; nil if it could not be
  /// started.
  ///
  /// It gets the variables of this program whose names do not begin with `hidden`, and `added`, each as `NAME=value`.
  /// `input` is the descriptor that it reads. A detached program has no terminal: its session is another, and what it writes
  /// goes to `output` or to `/dev/null`. With `hidesErrors`, so does what any program writes to standard error.
  static func start(
    _ program: String, _ arguments: [String], hiding hidden: String, adding added: [String] = [], input: Int32? = nil,
    output: Int32? = nil, isDetached: Bool = false, hidesErrors: Bool = false
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
    let added = added.map { strdup($0) }
    defer { added.forEach { free($0) } }
    let variables = added + ProcessEnvironment.variables(without: hidden)
    let result = posix_spawn(&id, program, &actions, &attributes, strings, variables)
    return result == 0 ? id : nil
  }

  /// Starts a program as `start` does. Returns its id and the descriptor to write its input to.
  static func startReading(
    _ program: String, _ arguments: [String], hiding hidden: String, adding added: [String] = [],
    isDetached: Bool = false
  ) -> (id: pid_t, input: Int32)? {
    // It may end before it has read all.
    signal(SIGPIPE, SIG_IGN)
    guard let pipe = openPipe() else { return nil }
    defer { close(pipe.output) }
    guard let id = start(program, arguments, hiding: hidden, adding: added, input: pipe.output, isDetached: isDetached)
    else {
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

  // MARK: - Programs that must not touch the terminal, and go on when this one ends

  /// Runs a program with some input, waits for its end, and returns its status; -1 if it could not be started.
  public static func runDetached(
    _ program: String, _ arguments: [String], hiding hidden: String = "", input: String = ""
  ) async -> Int32 {
    await aside {
      guard let started = startReading(program, arguments, hiding: hidden, isDetached: true) else { return -1 }
      writeAll(input, to: started.input)
      close(started.input)
      return status(of: started.id)
    }
  }

  /// Runs this program with some arguments, the first of which is its name, waits for its end, and returns the lines that
  /// it writes, without empty ones; nil if it could not be started.
  ///
  /// It gets all variables, with `columns` as `COLUMNS`.
  public static func runOwn(_ arguments: [String], columns: Int) async -> [String]? {
    await aside { output(of: arguments, columns: columns) }
  }

  /// Waits on a thread of its own: tasks have as many as the processor has cores, and a film plays for hours.
  private static func aside<Result: Sendable>(_ wait: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "child process").async { continuation.resume(returning: wait()) }
    }
  }

  private static func output(of arguments: [String], columns: Int) -> [String]? {
    guard let pipe = openPipe() else { return nil }
    defer { close(pipe.output) }
    let started = start(
      ownPath, arguments, hiding: "COLUMNS=", adding: ["COLUMNS=\(columns)"], output: pipe.input, isDetached: true)
    close(pipe.input)
    guard let started else { return nil }
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while true {
      let count = read(pipe.output, &part, part.count)
      guard count > 0 || count < 0 && errno == EINTR else { break }
      // The program must be able to write the rest, too.
      if count > 0, text.count < outputLimit { text += part.prefix(count) }
    }
    _ = status(of: started)
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  private static var ownPath: String {
    #if os(Linux)
      "/proc/self/exe"
    #else
      CommandLine.arguments[0]
    #endif
  }

  private static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}
