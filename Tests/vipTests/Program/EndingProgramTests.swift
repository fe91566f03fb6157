import Foundation
import MovieLibC
import Subprocess
import TerminalTestSupport
import Testing

/// A signal ends the program and what it has started, and no other process of its group.
@Suite(.timeLimit(.minutes(20))) struct EndingProgramTests {
  private let home = Home()

  enum Activity: CaseIterable {
    case request, importing, prompt, query, browser, pager, opener, player

    func arguments(_ home: Home) -> [String] {
      switch self {
      case .request: ["list", "popular"]
      case .importing: ["favorites", "import", home.path("list.csv")]
      case .prompt: ["auth", "login"]
      case .query: ["home", "--no-pager"]
      case .browser: ["browse"]
      case .pager: ["home"]
      case .opener: ["open", "603"]
      case .player: ["trailer", "603"]
      }
    }

    var waitsForServer: Bool { self == .request || self == .importing }
    var needsToken: Bool { self == .opener || self == .player || waitsForServer }
  }

  /// Starts a process of the same group, and the program; writes their ids to a file, and the program's status to the
  /// terminal. It must not be the program that leads the session: at its end, the kernel would end the others.
  private static let leader = #"""
    $SIG{TERM} = sub {};
    $sibling = fork; exec "sleep", 600 unless $sibling;
    $program = fork;
    unless ($program) { open F, ">", "$ENV{HOME}/ids"; print F "$sibling $$"; close F; exec @ARGV }
    while (waitpid($program, 0) != $program) {}
    print "[ended $? ended]"; $| = 1; sleep 600;
    """#

  /// Runs the program at a terminal, and calls `test` while it waits. Returns its wait status.
  private func status(
    of activity: Activity, at terminal: PseudoTerminal, _ test: (_ program: pid_t) throws -> Void
  ) async throws -> Int32? {
    // As a program of the terminal that starts another one.
    for name in ["xdg-open", "mpv"] {
      try await home.writeProgram("stty raw -echo; sleep 600; true", to: "bin/\(name)")
    }
    try await home.writeProgram("", to: "bin/yt-dlp")
    try home.write("Title,Year\nNosferatu,1922\n", to: "list.csv")
    let (asked, gate) = (Gate(), Gate())
    let standIn = try await StandIn.serving { path in
      if path.hasSuffix("/603") { return .json(Self.film) }
      await asked.open()
      await gate.pass()
      return .json("{}")
    }
    var environment = home.environment(with: activity.needsToken ? standIn.environment : [:])
    let asks = activity == .query
    environment.merge(
      asks ? ["TERM": "xterm-256color", "VIP_TERMINAL_TIMEOUT": "60000"] : ["TERM": "xterm", "NO_COLOR": "1"]
    ) { $1 }
    let line = #"stty rows 4 cols 80; PATH="$HOME/bin:$PATH"; exec perl -e "$0" vip "$@""#
    let leader = try TerminalSession(pager: nil).spawn(
      ["bash", "-c", line, Self.leader] + activity.arguments(home), environment, terminal: terminal.path,
      program: "/bin/bash")
    defer {
      kill(leader, SIGKILL)
      waitpid(leader, nil, 0)
    }
    if activity.waitsForServer {
      await asked.pass()
    } else {
      try await waitUntil("it reads keys") { !terminal.showsTyping }
    }
    let ids = try #require(home.read("ids")).split(separator: " ").compactMap { pid_t($0) }
    try #require(ids.count == 2 && ids.allSatisfy { $0 > 0 })
    defer { kill(ids[0], SIGKILL) }
    try test(ids[1])
    let shown = try await terminal.shown(upTo: " ended]")
    #expect(activity != .browser || RunningBrowser.restoring.allSatisfy { shown.contains("\u{1B}" + $0) })
    #expect(kill(ids[0], 0) == 0, "Another process of the group has ended.")
    #if os(Linux)
      // A process that has been killed may take a moment to end.
      try await waitUntil("the other processes end") { Self.processes(at: terminal) == [leader, ids[0]] }
    #endif
    await gate.open()
    return shown.matches(of: /\[ended (\d+) ended\]/).last.flatMap { Int32($0.output.1) }
  }

  /// The other processes that use a terminal.
  private static func processes(at terminal: PseudoTerminal) -> Set<pid_t> {
    let files = FileManager.default
    let all = (try? files.contentsOfDirectory(atPath: "/proc")) ?? []
    let others = all.compactMap { pid_t($0) }.filter { $0 != getpid() }
    return Set(
      others.filter { id in
        let descriptors = (try? files.contentsOfDirectory(atPath: "/proc/\(id)/fd")) ?? []
        return descriptors.contains {
          (try? files.destinationOfSymbolicLink(atPath: "/proc/\(id)/fd/\($0)")) == terminal.path
        }
      })
  }

  @Test(arguments: Activity.allCases, [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1])
  func `A signal ends the program, and leaves the terminal and other processes as they were`(
    activity: Activity, signal: Int32
  ) async throws {
    // While a pager runs, Ctrl-C is the pager's.
    if activity == .pager, signal == SIGINT { return }
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let status = try await status(of: activity, at: terminal) { kill($0, signal) }
    #expect(status.map { $0 & 0x7F } == signal)
    #expect(terminal.settings == before)
  }

  @Test func `Ctrl-C is left to the pager`() async throws {
    let terminal = try PseudoTerminal()
    let before = terminal.settings
    let status = try await status(of: .pager, at: terminal) { program in
      kill(program, SIGINT)
      terminal.type("q")
    }
    #expect(status == 0)
    #expect(terminal.settings == before)
  }

  @Test(arguments: [["open", "603"], ["trailer", "603"], ["detail", "603"]])
  func `Other programs do not get the credentials`(arguments: [String]) async throws {
    let standIn = try await StandIn.serving { _ in .json(Self.film) }
    for name in ["xdg-open", "mpv", "less"] {
      try await home.writeProgram(#"env > "$HOME/variables""#, to: "bin/\(name)")
    }
    try await home.writeProgram("", to: "bin/yt-dlp")
    let path = "\(home.path("bin")):\(Program.folder.path):/usr/bin:/bin"
    let environment = home.environment(with: standIn.environment).merging(["PATH": path, "TERM": "xterm"]) { $1 }
    try await TerminalSession(rows: 4, pager: nil).run(with: arguments, environment: environment)
    let variables = try #require(home.read("variables"))
    #expect(variables.contains("HOME=") && !variables.contains("TMDB_") && !variables.contains(StandIn.token))
  }

  private static let film = #"""
    {"id":603,"title":"The Matrix","videos":{"results":[{"id":"v1","site":"YouTube","key":"k1","type":"Trailer"}]}}
    """#
}

/// Sends signals to the program while it has changed the terminal, writes a file or waits.
@Suite(.timeLimit(.minutes(20))) struct SignalProgramTests {
  private let home = Home()

  /// Not SIGINT, which shells ignore for background jobs.
  @Test(arguments: [Signal.terminate, .terminalClosed])
  func `A signal during an export leaves no file`(signal: Signal) async throws {
    try await home.run("favorites", "add", "12")
    try await home.run("favorites", "export", home.path("film.json"))
    let lines = try #require(home.read("film.json")).split(separator: "\n").map(String.init)
    let films = (1...2_000).map { lines[1].replacing(/"id":12,/, with: "\"id\":\($0),") }
    try home.write("\(lines[0])\n\(films.joined(separator: ",\n"))\n]}\n", to: "films.json")
    let imported = try await home.run("favorites", "import", home.path("films.json"))
    try #require(imported.output.hasPrefix("Added 1,999 films.\n"), "\(imported)")
    let line = """
      cd '\(home.folder)'; mkdir out
      vip favorites export out/films.json > /dev/null &
      until compgen -G 'out/*unfinished' > /dev/null; do kill -0 $! || break; done
      kill -\(signal.rawValue) $!; wait $!; echo $?
      ls -A out
      """
    let result = try await home.shell(line)
    #expect(result.output == "\(128 + signal.rawValue)\n", "\(result)")
  }

  @Test func `Ignored signals stay ignored`() async throws {
    let (asked, gate) = (Gate(), Gate())
    let standIn = try await StandIn.holding(gate, opening: asked)
    try await home.shell("trap '' HUP; exec vip list popular", server: standIn) { send in
      await asked.pass()
      try send(.terminalClosed)
      await gate.open()
    }
  }

  #if os(Linux)
    @Test func `The pager inherits no descriptors and no changed signals`() async throws {
      let standIn = try await StandIn.serving { .films(for: $0) }
      let terminal = try PseudoTerminal()
      let pager = "grep -E '^Sig(Blk|Ign)' /proc/self/status; echo $(ls /proc/self/fd); echo end"
      let environment = home.environment(with: standIn.environment).merging(["PAGER": pager]) { $1 }
      // The shell that runs the program inherits from the test.
      let line = "stty rows 4 cols 80; { sh -c \"$PAGER\"; vip home; } > \"$(tty)\""
      _ = try await Program.shell(line, at: terminal, environment: environment) {
        let plain = try await terminal.shown(upTo: "end\r\n")
        let paged = try await terminal.shown(upTo: "end\r\n")
        #expect(paged.hasSuffix(plain), "\(plain)\(paged)")
        #expect(plain.contains("SigBlk:"))
      }
    }
  #endif

  @Test func `Ctrl-C that ends the pager ends a loop of the shell`() async throws {
    try await TerminalSession(rows: 4).run(
      "home", environment: home.environment(with: ["PAGER": "kill -INT $$; cat", "NO_COLOR": "1"]), exits: 128 + 2)
  }
}
