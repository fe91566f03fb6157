import Foundation
import MovieLibC
import MovieTerminal
import MovieTestSupport
import TerminalTestSupport
import Testing

@testable import MovieTerminalDriver

@Suite(.timeLimit(.minutes(5))) struct ClipboardTests {
  private let home = TemporaryFolder()

  /// A program that keeps its arguments, its input, where it would write, and its session.
  private static let keeping = #"""
    streams=$(readlink /proc/$$/fd/1 /proc/$$/fd/2)
    session=$(cut -d ' ' -f 6 /proc/$$/stat)
    { echo "$@"; cat; echo; echo "$streams"; echo "$session"; } > "$0.kept"
    """#

  private func kept(by name: String, with variables: [String: String]) async throws -> (
    sequence: String?, kept: String?
  ) {
    try await home.writeProgram(Self.keeping, to: name)
    let path = "\(home.path):/usr/bin:/bin"
    let programs = UserPrograms(path: path, isDetached: true, hiding: "SECRET_")
    return (await programs.copy("tmdb:12", in: EnvironmentVariables(variables)), home.read("\(name).kept"))
  }

  @Test(arguments: [
    ("tmux", ["TMUX": "/tmp/tmux,1,0", "SSH_TTY": "/dev/pts/1"], "load-buffer -w -"),
    ("xclip", ["DISPLAY": ":0"], "-selection clipboard"), ("wl-copy", ["WAYLAND_DISPLAY": "wayland-0"], ""),
  ])
  func `A program keeps the text`(name: String, variables: [String: String], arguments: String) async throws {
    let (sequence, kept) = try await kept(by: name, with: variables)
    #expect(sequence == nil)
    let lines = try #require(kept).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.prefix(2) == [arguments, "tmdb:12"])
    #if os(Linux)
      // It could draw on no terminal.
      #expect(lines.dropFirst(2).prefix(2) == ["/dev/null", "/dev/null"])
      let session = try #require(lines.dropFirst(4).first.flatMap { pid_t($0) })
      #expect(session != getsid(0))
    #endif
  }

  @Test(arguments: [
    ("xclip", ["DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"]), ("xclip", [:]), ("other", ["DISPLAY": ":0"]),
  ])
  func `Without a program, the terminal is asked`(name: String, variables: [String: String]) async throws {
    let (sequence, kept) = try await kept(by: name, with: variables)
    #expect(sequence == "\u{1B}]52;c;dG1kYjoxMg==\u{1B}\\")
    #expect(kept == nil)
  }
}

@Suite(.timeLimit(.minutes(5))) struct ChildProcessTests {
  @Test(arguments: [("", 0), ("HO", 1)])
  func `A program gets the variables that are not hidden`(hidden: String, status: Int32) async {
    let ending = await ChildProcess.runDetached("/bin/sh", ["sh", "-c", "test -n \"$HOME\""], hiding: hidden)
    #expect(ending >> 8 & 0xFF == status)
  }

  #if os(Linux)
    @Test func `A program inherits no descriptors, and others still inherit them`() async {
      let descriptor = open("/dev/null", O_RDONLY)
      defer { close(descriptor) }
      let line = "[ -e /proc/self/fd/\(descriptor) ]"
      let ending = await ChildProcess.runDetached("/bin/sh", ["sh", "-c", line], hiding: "SECRET_")
      #expect(ending >> 8 & 0xFF == 1)
      #expect(fcntl(descriptor, F_GETFD) == 0)
    }
  #endif

  @Test func `A program that reads nothing does not end this one`() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      let text = String(repeating: "Nosferatu ", count: 100_000)
      _ = await ChildProcess.runDetached("/bin/sh", ["sh", "-c", "exec <&-"], input: text)
    }
  }

  @Test func `A failure is no success, also if the starter of this program ignores ends of programs`() async {
    await #expect(processExitsWith: .success) {
      func status() -> Int32? {
        EndingSignals.running { ChildProcess.start("/bin/sh", ["sh", "-c", "exit 3"], hiding: "") }
      }
      signal(SIGCHLD, SIG_IGN)
      #expect(status() == -1)
      EndingSignals.handle()
      #expect(status().map { $0 >> 8 } == 3)
    }
  }

  @Test func `Programs that take long hold up no task`() async throws {
    let home = TemporaryFolder()
    let waiting = "until [ -e '\(home.file("end"))' ]; do sleep 0.1; done"
    let statuses = try await withThrowingTaskGroup(of: Int32.self) { group in
      for _ in 0...ProcessInfo.processInfo.activeProcessorCount {
        group.addTask { await ChildProcess.runDetached("/bin/sh", ["sh", "-c", waiting], hiding: "SECRET_") }
      }
      group.addTask {
        try home.write("", to: "end")
        return 0
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(statuses == [0])
  }
}
