import Foundation
import MovieLibC
import Testing

/// Runs `vip` on a terminal.
@Suite(.timeLimit(.minutes(10))) struct TerminalProgramTests {
  private let home = Home()
  private let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c"
  private let black = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c"
  private let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  private func environment(_ own: [String: String] = [:]) -> [String: String] {
    home.environment(with: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"])
      .merging(own) { $1 }
  }

  @Test func `Colors follow the background`() async throws {
    let dark = try await TerminalSession(answers: ["\u{1B}[c": black]).run("home", environment: environment())
    #expect(dark.output.contains("\u{1B}[1;38;2;108;197;217mTop rated\u{1B}[0m"))
    let light = try await TerminalSession(answers: ["\u{1B}[c": white]).run("home", environment: environment())
    #expect(light.output.contains("\u{1B}[1;38;2;0;86;107mTop rated\u{1B}[0m"))
    #expect(!light.output.contains("rgb:ffff"), "echo is off during the query")
  }

  @Test func `An import counts the lines left out once, in the headings`() async throws {
    try home.write("Title,Year\nNosferatu,1922\nNo such film,1930\n", to: "list.csv")
    let result = try await TerminalSession().run(
      "favorites", "import", home.path("list.csv"), environment: environment(["NO_COLOR": "1"]))
    #expect(result.output.contains("Not found ─"))
    #expect(!result.output.contains("Not found: "))
  }

  @Test func `Without a response, the theme's own colors are used`() async throws {
    let result = try await TerminalSession().run("home", environment: environment())
    #expect(result.output.contains(question))
    #expect(result.output.contains("\u{1B}[1;36mTop rated\u{1B}[0m"))
  }

  @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": ""]])
  func `Dumb terminals get plain text`(own: [String: String]) async throws {
    var variables = environment(own)
    if own.isEmpty { variables["TERM"] = nil }
    let result = try await TerminalSession().run("home", environment: variables)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("Top rated ───"))
  }

  @Test(arguments: ["home", "detail 12", "search nosferatu", "person 17", "list popular", "people", "genres"])
  func `On a terminal, the footer says once that the films are built in`(command: String) async throws {
    let arguments = command.split(separator: " ").map(String.init)
    let result = try await TerminalSession().run(with: arguments, environment: environment(["NO_COLOR": "1"]))
    #expect(result.output.ranges(of: "vip auth login").count == 1)
    #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("All of TMDb: vip auth login"))
  }

  @Test(arguments: [("detail 9999", "error: No such film"), ("search zzzzqq", "No film matches")])
  func `Without a page, the note on the built-in films follows the message`(
    command: String, message: String
  ) async throws {
    let arguments = command.split(separator: " ").map(String.init)
    let result = try await TerminalSession().run(with: arguments, environment: environment(["NO_COLOR": "1"]), exits: 1)
    #expect(result.output.ranges(of: "vip auth login").count == 1)
    let error = try #require(result.output.firstRange(of: message))
    let note = try #require(result.output.firstRange(of: "Showing the built-in films. For all of TMDb: vip auth login"))
    #expect(error.lowerBound < note.lowerBound)
  }

  @Test(arguments: [
    "home", "detail 12", "detail 12 --color always", "search nosferatu", "person 17", "help", "help detail",
    "detail 9999", "poster 12", "favorites", "doctor", "lits", "detail 12 --language ru_",
  ])
  func `Output is ASCII in the C locale`(command: String) async throws {
    let arguments = command.split(separator: " ").map(String.init)
    let result = try await TerminalSession().run(with: arguments, environment: environment(["LC_ALL": "C"]), exits: nil)
    #expect(!result.output.isEmpty)
    #expect(result.output.utf8.allSatisfy { $0 < 0x80 }, "\(result.output)")
  }

  @Test func `An unknown terminal gets 16 colors`() async throws {
    let result = try await TerminalSession().run(
      "home", environment: environment(["TERM": "nobody-knows", "COLORTERM": ""]))
    #expect(result.output.contains("\u{1B}[1;36mTop rated\u{1B}[0m"))
    #expect(!result.output.contains("\u{1B}]11"))
  }

  @Test func `With a theme setting, the terminal is not queried`() async throws {
    let variables = environment()
    let set = try await TerminalSession().run("settings", "set", "theme", "dark", environment: variables)
    let result = try await TerminalSession().run("home", environment: variables)
    #expect(!result.output.contains("\u{1B}]11"))
    #expect(result.output.contains("\u{1B}[1;38;2;108;197;217mTop rated\u{1B}[0m"))
  }

  @Test func `The width is that of the screen`() async throws {
    let result = try await TerminalSession(columns: 120, rows: 200).run(
      "home", environment: environment(["NO_COLOR": "1"]))
    let first = try #require(result.output.split(separator: "\n").first)
    #expect(first.hasPrefix("Top rated ───"))
    #expect(first.count == 120)
  }

  @Test func `Long output is paged`() async throws {
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": "sed s/^/paged:/", "NO_COLOR": "1"]))
    let lines = result.output.split(separator: "\n")
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.hasPrefix("paged:") })
    #expect(lines.first?.hasPrefix("paged:Top rated") ?? false)
  }

  /// Returns a `PATH` with a program in place of less.
  private func pathWithLess(_ line: String) async throws -> String {
    try await home.writeProgram(line, to: "bin/less")
    return "\(home.path("bin")):\(Program.folder.path):/usr/bin:/bin"
  }

  @Test func `The default pager is less`() async throws {
    let path = try await pathWithLess(#"echo "less $*"; cat > /dev/null"#)
    let variables = environment(["PATH": path, "PAGER": "", "NO_COLOR": "1"])
    let own = environment(["PATH": path, "NO_COLOR": "1"]).merging(["VIP_PAGER": ""]) { $1 }
    // An empty PAGER turns paging off, as an empty VIP_PAGER does.
    #expect(try await !TerminalSession(rows: 10).run("home", environment: variables).output.contains("less -"))
    #expect(try await !TerminalSession(rows: 10).run("home", environment: own).output.contains("less -"))
    let result = try await TerminalSession(rows: 10, pager: nil).run(
      "home", environment: environment(["PATH": path, "NO_COLOR": "1"]))
    #expect(result.output.hasSuffix("less -FRX\n"), "\(result.output)")
    let short = try await TerminalSession(rows: 200, pager: nil).run("home", environment: environment(["PATH": path]))
    #expect(!short.output.contains("less -"))
  }

  @Test func `man shows the manual page on a terminal, which prints it if there is no man`() async throws {
    try await home.writeProgram(#"echo "man $*"; head -1"#, to: "bin/man")
    let path = "\(home.path("bin")):\(Program.folder.path):/usr/bin:/bin"
    let shown = try await TerminalSession(rows: 10).run("manual", environment: environment(["PATH": path]), exits: nil)
    #expect(shown.output.hasPrefix("man /dev/stdin\n.TH VIP 1"), "\(shown.output)")
    let printed = try await TerminalSession(rows: 10).run(
      "manual", environment: environment(["PATH": "/nowhere"]), exits: nil)
    #expect(printed.output.hasPrefix(".TH VIP 1"), "\(printed.output)")
  }

  @Test(arguments: [["home", "--no-pager"], ["list", "--tsv"]])
  func `Without a pager, long output is printed directly`(command: [String]) async throws {
    let path = try await pathWithLess("echo paged; cat")
    let result = try await TerminalSession(rows: 10, pager: nil).run(
      with: command, environment: environment(["PATH": path]))
    #expect(!result.output.contains("paged"))
  }

  @Test func `A setting turns paging off, and VIP_PAGER takes precedence over it`() async throws {
    let path = try await pathWithLess("echo paged; cat")
    let variables = environment(["PATH": path, "NO_COLOR": "1"])
    let session = TerminalSession(rows: 10, pager: nil)
    let on = try await session.run("home", environment: variables)
    #expect(on.output.contains("paged"))
    try await session.run("settings", "set", "pager", "off", environment: variables)
    for own in [[:], ["PAGER": "echo paged; cat"]] {
      let off = try await session.run("home", environment: variables.merging(own) { $1 })
      #expect(off.output.contains("Top rated") && !off.output.contains("paged"))
    }
    let named = try await session.run("home", environment: variables.merging(["VIP_PAGER": "sed s/^/own:/"]) { $1 })
    #expect(named.output.contains("own:Top rated"))
  }

  @Test(arguments: ["dumb", ""])
  func `The default pager needs a terminal that moves its cursor`(terminal: String) async throws {
    let path = try await pathWithLess("echo paged; cat")
    let result = try await TerminalSession(rows: 10, pager: nil).run(
      "home", environment: environment(["PATH": path, "TERM": terminal]))
    #expect(result.output.contains("Top rated") && !result.output.contains("paged"))
  }

  @Test func `Quitting less early is quiet`() async throws {
    let path = try await pathWithLess("head -2 > /dev/null")
    let result = try await TerminalSession(rows: 5, pager: nil).run(
      "detail", "12", "--full", "--json", environment: environment(["PATH": path]))
    #expect(!result.output.contains("error"))
  }

  @Test func `VIP_PAGER takes precedence over PAGER`() async throws {
    let own = ["PAGER": "sed s/^/other:/", "VIP_PAGER": "sed s/^/own:/", "NO_COLOR": "1"]
    let result = try await TerminalSession(rows: 10).run("home", environment: environment(own))
    #expect(result.output.contains("own:Top rated"))
    let none = try await TerminalSession(rows: 10).run(
      "home", environment: environment(own.merging(["VIP_PAGER": ""]) { $1 }))
    #expect(!none.output.contains("other:"), "an empty value disables paging")
  }

  @Test(arguments: ["no-such-pager -R", #"'no-such-pager' -R"#, "~/no-such-pager", "true && no-such-pager"])
  func `If the pager fails, it is named, and the output is printed directly`(pager: String) async throws {
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": pager, "NO_COLOR": "1"]))
    #expect(result.output.contains("The pager “\(pager)” was not found"))
    #expect(result.output.contains("Top rated ───"))
  }

  @Test func `The shell expands the pager's path`() async throws {
    try FileManager.default.createSymbolicLink(
      at: home.file("pager"), withDestinationURL: URL(filePath: "/bin/sed"))
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": "~/pager s/^/paged:/", "NO_COLOR": "1"]))
    #expect(result.output.contains("paged:Top rated"))
  }

  @Test func `The pager gets options in its environment`() async throws {
    let variables = environment(["PAGER": "printenv LESS LESSCHARSET; cat > /dev/null", "NO_COLOR": "1"])
    let result = try await TerminalSession(rows: 10).run("home", environment: variables)
    #expect(result.output.hasSuffix("FRX\nutf-8\n"))
  }

  @Test func `Ctrl-C during a query restores the terminal`() async throws {
    let terminal = try PseudoTerminal()
    let line = open(terminal.path, O_RDWR | O_NOCTTY)
    defer { close(line) }
    var state = termios()
    try #require(tcgetattr(line, &state) == 0)
    // The key is typed before the program starts, so the test does not depend on the query's short time limit.
    state.c_lflag &= ~tcflag_t(ICANON | ISIG)
    try #require(tcsetattr(line, TCSANOW, &state) == 0)
    terminal.type("\u{3}")
    try await Program.shell(
      "vip home < \(terminal.path) > \(terminal.path) 2> \(terminal.path)", environment: environment(), exits: 130)
    #expect(terminal.showsTyping)
  }

  @Test func `Films of the built-in catalog are not hyperlinks`() async throws {
    let result = try await TerminalSession().run("home", environment: environment())
    #expect(!result.output.contains("\u{1B}]8;"))
  }
}
