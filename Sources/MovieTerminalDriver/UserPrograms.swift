import Dispatch
import MovieLibC
import MoviePictures
public import MovieTerminal

/// The programs of the user that open web addresses, play videos and keep copied text. No shell is involved.
public struct UserPrograms: Sendable {
  private static var opener: String {
    #if os(macOS)
      "open"
    #else
      "xdg-open"
    #endif
  }
  private static let player = "mpv"
  /// The player needs one of these to play the pages of video websites.
  private static let downloaders = ["yt-dlp", "youtube-dl"]

  /// The folders with programs, separated by colons.
  public let path: String
  /// Whether the programs must not use the terminal.
  public let isDetached: Bool
  /// How the names of the variables begin that the programs do not get, such as those of credentials; empty for none.
  public let hidden: String

  /// The programs in `path`, which is by default that of the process.
  public init(path: String? = nil, isDetached: Bool = false, hiding hidden: String = "") {
    self.path = path ?? getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    (self.isDetached, self.hidden) = (isDetached, hidden)
  }

  /// Opens an address. A player opens it if it is a video and one is installed.
  @discardableResult
  public func open(_ address: String, asVideo isVideo: Bool = false) async -> OpeningResult {
    let canPlay = Self.downloaders.contains { find($0) != nil }
    let names = isVideo && canPlay ? [Self.player, Self.opener] : [Self.opener]
    for name in names {
      guard let program = find(name) else { continue }
      let status: Int32? =
        isDetached
        ? await ChildProcess.runDetached(program, [name, address], hiding: hidden)
        // The system's program names each web browser that it has not found.
        : await ChildProcess.aside { [hidden] in
          EndingSignals.running {
            ChildProcess.start(program, [name, address], hiding: hidden, hidesErrors: name == Self.opener)
          }
        }
      return status == 0 ? .opened(program: name) : .failed(program: name)
    }
    return .noProgram
  }

  /// The path of a program; nil if there is none with this name.
  public func find(_ name: String) -> String? {
    // An empty folder would be the current one, where anyone may have put a program.
    path.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// Passes a text to a program that keeps it, and returns nil; or returns the sequence that passes it to the terminal.
  public func copy(_ text: String, in environment: EnvironmentVariables) async -> String? {
    for (name, arguments) in Self.clipboards(in: environment) {
      guard let program = find(name) else { continue }
      if await ChildProcess.runDetached(program, [name] + arguments, hiding: hidden, input: text) == 0 { return nil }
    }
    return "\u{1B}]52;c;\(Base64.text(of: text.utf8))\u{1B}\\"
  }

  /// The programs for the clipboards of tmux and of the desktop.
  private static func clipboards(in environment: EnvironmentVariables) -> [(name: String, arguments: [String])] {
    var candidates: [(String, [String])] = []
    if environment["TMUX"] != nil { candidates.append(("tmux", ["load-buffer", "-w", "-"])) }
    guard !environment.isRemote else { return candidates }
    #if os(macOS)
      candidates.append(("pbcopy", []))
    #endif
    if environment["WAYLAND_DISPLAY"] != nil { candidates.append(("wl-copy", [])) }
    if environment["DISPLAY"] != nil { candidates.append(("xclip", ["-selection", "clipboard"])) }
    return candidates
  }
}

/// How opening an address ended. The program is the name of the one that took it or failed.
public enum OpeningResult: Sendable, Hashable {
  /// The program has it.
  case opened(program: String)
  /// There is no program for it.
  case noProgram
  /// The program could not open it.
  case failed(program: String)
}

/// A program that shows text longer than the screen.
public struct Pager: Sendable, Hashable {
  /// A shell command line.
  public let command: String

  /// A pager that a shell starts with this line, such as `less -R`.
  public init(command: String) { self.command = command }

  /// The pager that `PAGER` names, or `less` if it is installed; nil if paging is off, as by an empty variable or `cat`.
  ///
  /// `variable` is one of the program, which takes precedence over `PAGER`, and over `isOn`, such as a setting.
  public init?(environment: EnvironmentVariables, variable: String, isOn: Bool = true) {
    guard !environment.isEmpty(variable) else { return nil }
    let named = environment[variable] ?? (isOn && !environment.isEmpty("PAGER") ? environment["PAGER"] : nil)
    if let named {
      guard named != "cat" else { return nil }
      self.init(command: named)
    } else {
      // On other terminals, less waits for a key before it shows anything.
      guard isOn, !environment.isEmpty("PAGER"), environment.terminalKind != nil, UserPrograms().find("less") != nil
      else { return nil }
      // Exits if the text fits on the screen, keeps colors, and leaves the text on the screen.
      self.init(command: "less -FRX")
    }
  }

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
    // Some libraries leave theirs open for other programs. On Linux, they are closed in this one only: Foundation sees by
    // such a descriptor that one of its programs has ended. On macOS, an action on one that was just closed would fail.
    for descriptor in STDERR_FILENO + 1..<1024 {
      let flags = fcntl(descriptor, F_GETFD)
      #if canImport(Darwin)
        if flags >= 0 { _ = fcntl(descriptor, F_SETFD, flags | FD_CLOEXEC) }
      #else
        if flags >= 0 { posix_spawn_file_actions_addclose(&actions, descriptor) }
      #endif
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
    defer { close(pipe.reading) }
    guard let id = start(program, arguments, hiding: hidden, adding: added, input: pipe.reading, isDetached: isDetached)
    else {
      close(pipe.writing)
      return nil
    }
    return (id, pipe.writing)
  }

  // MARK: - Programs that must not touch the terminal, and go on when this one ends

  /// Runs a program with some input, waits for its end, and returns its status; -1 if it could not be started, or if the
  /// system does not tell.
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
  fileprivate static func aside<Result: Sendable>(_ wait: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "child process").async { continuation.resume(returning: wait()) }
    }
  }

  private static func output(of arguments: [String], columns: Int) -> [String]? {
    guard let pipe = openPipe() else { return nil }
    defer { close(pipe.reading) }
    let started = start(
      ownPath, arguments, hiding: "COLUMNS=", adding: ["COLUMNS=\(columns)"], output: pipe.writing, isDetached: true)
    close(pipe.writing)
    guard let started else { return nil }
    var (text, part) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 12))
    while true {
      let count = read(pipe.reading, &part, part.count)
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

  /// Waits for the end of a process that was started, and returns its status; -1 if the system does not tell.
  static func status(of process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}
