import Foundation
import Subprocess
import Testing

/// Sends signals to the program while it has changed the terminal, writes a file or waits.
@Suite(.timeLimit(.minutes(20))) struct SignalProgramTests {
  private let home = Home()

  @Test(arguments: ["xterm", "dumb"])
  func `Ctrl-C while waiting for the network ends a loop of the shell`(term: String) async throws {
    let (asked, gate) = (Gate(), Gate())
    let standIn = try await StandIn.holding(gate, opening: asked)
    let terminal = try PseudoTerminal()
    let line = "for i in 1 2; do vip list popular; done; echo still running"
    let environment = home.environment(with: standIn.environment).merging(["TERM": term]) { $1 }
    let result = try await Program.shell(line, at: terminal, environment: environment) {
      await asked.pass()
      terminal.type("\u{3}")
    }
    await gate.open()
    #expect(result.status == 128 + 2)
    #expect(!result.output.contains("still running"))
  }

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
      until compgen -G 'out/*new' > /dev/null; do kill -0 $! || break; done
      kill -\(signal.rawValue) $!; wait $!; echo $?
      ls -A out
      """
    let result = try await home.shell(line)
    #expect(result.output == "\(128 + signal.rawValue)\n", "\(result)")
  }

  @Test func `Ignored signals stay ignored`() async throws {
    let (asked, gate) = (Gate(), Gate())
    let standIn = try await StandIn.holding(gate, opening: asked)
    try await Program.shell(
      "trap '' HUP; exec vip list popular", environment: home.environment(with: standIn.environment)
    ) { send in
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
