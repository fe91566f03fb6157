import Foundation
import MovieLibC
import Synchronization
import TerminalTestSupport
import Testing

/// A browser that runs in a pseudo-terminal and shows its first page.
final class RunningBrowser: Sendable {
  /// What leaves the screen as it was.
  static let restoring = ["[?1049l", "[?25h", "[?7h", "[?2004l", "[?1000l", "[?1006l", "[<u", "[23;0t"]

  let process: pid_t
  let environment: [String: String]
  private let terminal: PseudoTerminal
  private let before: [UInt8]
  private let output = Mutex<[UInt8]>([])
  private let isHanging = Mutex(false)
  private let ending = Mutex<Int32?>(nil)

  /// Starts a browser, waits for its first page, and after the test quits it, unless it has ended or a shell runs it. If a
  /// test captures its output, this is the file `output` in the home folder.
  static func start(
    _ arguments: [String] = ["browse"], columns: Int = 80, rows: Int = 24, with variables: [String: String] = [:],
    until text: String = "Upcoming", in shell: String? = nil, settings: String? = nil, capturesOutput: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation, _ test: (RunningBrowser) async throws -> Void
  ) async throws {
    let home = Home()
    let environment = home.environment(with: ["TERM": "xterm", "LANG": "en_US.UTF-8"].merging(variables) { $1 })
    if let settings { try home.write(settings, to: ".config/vip/settings.json") }
    let file = capturesOutput ? home.path("output") : nil
    let browser = try RunningBrowser(arguments, environment, in: shell, columns: columns, rows: rows, output: file)
    defer { withExtendedLifetime(home) { browser.close() } }
    try await browser.shows(text)
    try await test(browser)
    if shell == nil, browser.reap(WNOHANG) == nil { try await browser.quits(sourceLocation: sourceLocation) }
  }

  private init(
    _ arguments: [String], _ environment: [String: String], in shell: String?, columns: Int, rows: Int, output: String?
  ) throws {
    self.environment = environment
    terminal = try PseudoTerminal()
    terminal.resize(columns: columns, rows: rows)
    before = terminal.settings
    process = try TerminalSession().spawn(
      [shell ?? "vip"] + arguments, environment, terminal: terminal.path, output: output, program: shell)
    Thread.detachNewThread { [self] in
      var bytes = [UInt8](repeating: 0, count: 65_536)
      while true {
        while isHanging.withLock(\.self) { usleep(1_000) }
        let count = read(terminal.keyboard, &bytes, bytes.count)
        guard count > 0 else { return }
        self.output.withLock { $0 += bytes[..<count] }
      }
    }
  }

  private func close() {
    guard reap(WNOHANG) == nil else { return }
    kill(process, SIGKILL)
    _ = reap()
  }

  /// Waits for the process, only once: afterward its id may belong to another process. A child that is never waited for
  /// makes every exit test of the run hang.
  private func reap(_ options: Int32 = 0) -> Int32? {
    ending.withLock { ending in
      var status: Int32 = 0
      if ending == nil, waitpid(process, &status, options) == process { ending = status }
      return ending
    }
  }

  func type(_ text: String) { terminal.type(text) }

  /// Types keys, and waits until a text was written.
  func type(_ keys: String, until text: String) async throws {
    type(keys)
    try await shows(text)
  }

  func resize(columns: Int, rows: Int) { terminal.resize(columns: columns, rows: rows) }

  /// Makes the terminal take no output, as over a connection that hangs.
  func hang(_ isHanging: Bool = true) { self.isHanging.withLock { $0 = isHanging } }

  /// Forgets the output so far.
  func forget() { output.withLock { $0 = [] } }

  /// What was written so far.
  var written: String { output.withLock { String(decoding: $0, as: UTF8.self) } }

  /// Waits until a text was written.
  func shows(_ text: String) async throws {
    var count = -1
    try await waitUntil("\(text) is shown") {
      let newCount = output.withLock(\.count)
      defer { count = newCount }
      return newCount != count && written.contains(text)
    }
  }

  /// Types keys again and again, until they lead to a text. The last one may be Ctrl-L, after which texts are written as
  /// a whole.
  func types(_ keys: String, until text: String) async throws {
    forget()
    try await waitUntil("\(text) is shown", every: .milliseconds(100)) {
      if written.contains(text) { return true }
      type(keys)
      return false
    }
  }

  /// Waits for the end of the process.
  func status() async throws -> Int32 {
    var ending: Int32?
    try await waitUntil("the browser ends") {
      ending = reap(WNOHANG)
      return ending != nil
    }
    let status = try #require(ending)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// Waits for the end, and checks the status, and that the terminal is as it was.
  func ends(with status: Int32, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let ending = try await self.status()
    #expect(ending == status, sourceLocation: sourceLocation)
    try await shows("\u{1B}[?1049l")
    let missing = Self.restoring.filter { !written.contains("\u{1B}" + $0) }
    #expect(missing == [], sourceLocation: sourceLocation)
    #expect(terminal.settings == before, sourceLocation: sourceLocation)
  }

  /// Quits, and checks the end. A key may end the program by a signal.
  func quits(
    with keys: String = "q", by signal: Int32? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    type(keys)
    try await ends(with: signal.map { 128 + $0 } ?? 0, sourceLocation: sourceLocation)
    // A shell ends a loop only if the program died of the signal.
    if let signal { #expect(reap().map { $0 & 0x7F } == signal, sourceLocation: sourceLocation) }
  }

  /// The number of bytes that the next program would read.
  var pendingInput: Int {
    var count: Int32 = 0
    _ = ioctl(terminal.line, UInt(FIONREAD), &count)
    return Int(count)
  }
}

/// Waits until a condition is true, as long as slow machines need.
func waitUntil(
  _ what: String, every pause: Duration = .milliseconds(5), _ isTrue: () throws -> Bool
) async throws {
  let end = ContinuousClock.now.advanced(by: .seconds(60))
  while try !isTrue() {
    try #require(ContinuousClock.now < end, "waited until \(what)")
    try await Task.sleep(for: pause)
  }
}
