import LibC
import ProgramScenes

/// Opens web addresses with the system's program, and videos with a player if there is one. No shell is involved.
struct LinkProgram: LinkOpener {
  /// The program that opens addresses.
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
  let path: String
  /// Whether the programs must not use the terminal.
  var isDetached = false

  /// The programs of the environment.
  static func found(isDetached: Bool = false) -> LinkProgram {
    LinkProgram(path: getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin", isDetached: isDetached)
  }

  func open(_ address: String, as kind: OpenedKind) async -> OpeningResult {
    let canPlay = Self.downloaders.contains { find($0) != nil }
    let names = kind == .video && canPlay ? [Self.player, Self.opener] : [Self.opener]
    for name in names {
      guard let program = find(name) else { continue }
      let status =
        isDetached ? DetachedProcess.run(program, [name, address]) : Self.run(program, [name, address])
      return status == 0 ? .opened(program: name) : .failed(program: name)
    }
    return .noProgram
  }

  /// The path of a program; nil if there is none with this name.
  func find(_ name: String) -> String? {
    // An empty folder would be the current one, where anyone may have put a program.
    path.split(separator: ":").map { "\($0)/\(name)" }.first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }

  /// Runs a program and waits for its end. Returns its status; -1 if it could not be started.
  private static func run(_ program: String, _ arguments: [String]) -> Int32 {
    var attributes = posix_spawnattr_t()
    guard posix_spawnattr_init(&attributes) == 0 else { return -1 }
    defer { posix_spawnattr_destroy(&attributes) }
    // A program inherits which signals are blocked and ignored here.
    var (unblocked, defaults) = (sigset_t(), sigset_t())
    sigemptyset(&unblocked)
    sigfillset(&defaults)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var strings = arguments.map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    var process = pid_t()
    guard posix_spawn(&process, program, nil, &attributes, &strings, environ) == 0 else { return -1 }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}
