import Foundation
import MovieLibC
import TerminalTestSupport
import Testing

/// Runs a program on a pseudo-terminal, records its output, and answers its queries.
struct TerminalSession: Sendable {
  var columns: UInt16 = 80
  var rows: UInt16 = 24
  /// The terminal's responses by query.
  var answers: [String: String] = [:]
  /// The value of `PAGER`. The default pager would wait for a key.
  var pager: String? = "cat"
  /// The path of a file for standard output; nil for the terminal.
  var output: String?

  /// Runs a command with this as its controlling terminal, and checks its exit status, unless it is nil. The terminal shows
  /// its output and its errors.
  @discardableResult
  func run(
    _ arguments: String..., with more: [String] = [], environment: [String: String], exits status: Int32? = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Program.Result {
    let (master, name) = try PseudoTerminal.open()
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(master, UInt(TIOCSWINSZ), &size) == 0)
    let process = try spawn(["vip"] + arguments + more, environment, terminal: name, output: output)
    let result: Program.Result = await withCheckedContinuation { continuation in
      // On a separate thread, because reading would block a thread of the concurrency pool.
      Thread.detachNewThread { [answers] in
        let output = Self.read(master, of: process, answers: answers)
        var status: Int32 = 0
        waitpid(process, &status, 0)
        close(master)
        let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
        continuation.resume(returning: .init(status: code, output: Self.text(of: output), errors: ""))
      }
    }
    if let status { #expect(result.status == status, "\(arguments + more): \(result)", sourceLocation: sourceLocation) }
    return result
  }

  /// The output with LF line endings, without the spinner, which appears only on slow machines.
  private static func text(of output: String) -> String {
    output.replacing("\r\n", with: "\n").replacing(/(?:\r[⠀-⣿] [^\r\n]*)+\r\u{1B}\[K/, with: "")
  }

  #if os(Linux)
    // POSIX_SPAWN_SETSID, which Glibc's module lacks.
    private static let newSession: Int16 = 0x80
  #else
    private static let newSession = Int16(POSIX_SPAWN_SETSID)
  #endif

  /// `output` is the path of a file for standard output; nil for the terminal.
  func spawn(
    _ arguments: [String], _ environment: [String: String], terminal: String, output: String? = nil,
    program: String? = nil
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    if let output {
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT, 0o600)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
    }
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of queues block signals, which the program would inherit.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    // In a new session, the first terminal opened becomes the controlling terminal.
    posix_spawnattr_setflags(&attributes, Self.newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let path = Program.folder.path
    // A busy machine may take long to pass on an answer.
    let patience = answers.isEmpty ? "150" : "60000"
    var defaults = Program.defaults
    defaults["VIP_TERMINAL_TIMEOUT"] = patience
    defaults["PAGER"] = pager
    let variables = environment.merging(defaults) { own, _ in own }
    var process: pid_t = 0
    let result = Self.withStrings(arguments) { arguments in
      Self.withStrings(variables.map { "\($0)=\($1)" }) { variables in
        posix_spawn(&process, program ?? "\(path)/vip", &actions, &attributes, arguments, variables)
      }
    }
    try #require(result == 0)
    return process
  }

  private static func withStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }

  private static func read(_ master: Int32, of process: pid_t, answers: [String: String]) -> String {
    var output: [UInt8] = []
    var pending = answers
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      // A program that waits for input would stop the whole run.
      var readable = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if poll(&readable, 1, 300_000) == 0 { kill(process, SIGKILL) }
      // Fails once the other side is closed.
      let count = Foundation.read(master, &bytes, bytes.count)
      guard count > 0 else { break }
      output += bytes[..<count]
      let text = String(decoding: output, as: UTF8.self)
      for (question, answer) in pending where text.contains(question) {
        pending[question] = nil
        _ = Array(answer.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}
