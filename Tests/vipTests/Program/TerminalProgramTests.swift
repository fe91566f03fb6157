import Foundation
import MovieLibC
import TerminalTestSupport
import Testing

/// Runs `vip` on a terminal.
@Suite(.timeLimit(.minutes(10))) struct TerminalProgramTests {
  private let home = Home(variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"])
  private let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c"
  private let black = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c"
  private let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"
  /// A terminal that is too short for a page, where long output would go to the default pager.
  private let short = TerminalSession(rows: 10, pager: nil)

  /// Returns what a command shows on a terminal with these variables.
  @discardableResult
  private func run(
    _ line: String = "home", on session: TerminalSession = TerminalSession(), with own: [String: String] = [:],
    exits status: Int32? = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> String {
    try await session.run(
      with: line.split(separator: " ").map(String.init), environment: home.environment(with: own), exits: status,
      sourceLocation: sourceLocation
    ).output
  }

  @Test func `Colors follow the background that the terminal reports, or a theme that is set`() async throws {
    for (answer, color) in [(black, "38;2;108;197;217"), (white, "38;2;0;86;107"), (nil, "36")] as [(String?, String)] {
      let output = try await run(on: TerminalSession(answers: answer.map { ["\u{1B}[c": $0] } ?? [:]))
      #expect(output.contains(question) && output.contains("\u{1B}[1;\(color)mTop rated\u{1B}[0m"), "\(color)")
      #expect(!output.contains("rgb:ffff"), "echo is off during the query")
      #expect(!output.contains("\u{1B}]8;"), "the built-in films have no addresses")
    }
    try await run("settings set theme dark")
    let output = try await run()
    #expect(!output.contains("\u{1B}]11"))
    #expect(output.contains("\u{1B}[1;38;2;108;197;217mTop rated\u{1B}[0m"))
  }

  @Test func `An import counts the lines left out once, in the headings`() async throws {
    try home.write("Title,Year\nNosferatu,1922\nNo such film,1930\n", to: "list.csv")
    let result = try await TerminalSession().run(
      "favorites", "import", home.path("list.csv"), environment: home.environment(with: ["NO_COLOR": "1"]))
    #expect(result.output.contains("Not found ─"))
    #expect(!result.output.contains("Not found: "))
  }

  @Test func `Text has no symbols on the Linux console, but in a file that is written there`() async throws {
    #expect(try await !run(with: ["TERM": "linux"]).contains("★"))
    #expect(try await home.shell("TERM=linux vip home").output.contains("★"))
  }

  @Test(arguments: ["home", "detail 12", "search nosferatu", "person 17", "list popular", "people", "genres"])
  func `On a terminal, the footer says once that the films are built in`(command: String) async throws {
    let output = try await run(command, with: ["NO_COLOR": "1"])
    #expect(output.ranges(of: "vip auth login").count == 1)
    #expect(output.trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("Log in for all of TMDb: vip auth login"))
  }

  @Test(arguments: [("detail 9999", "error: No such film"), ("search zzzzqq", "No film matches")])
  func `Without a page, the note on built-in films follows the message`(command: String, message: String) async throws {
    let output = try await run(command, with: ["NO_COLOR": "1"], exits: 1)
    #expect(output.ranges(of: "vip auth login").count == 1)
    let error = try #require(output.firstRange(of: message))
    let note = try #require(
      output.firstRange(of: "Only the built-in films are available. For all of TMDb: vip auth login"))
    #expect(error.lowerBound < note.lowerBound)
  }

  @Test(arguments: [
    "home", "detail 12", "detail 12 --color always", "search nosferatu", "person 17", "help", "help detail",
    "detail 9999", "poster 12", "favorites", "doctor", "lits", "detail 12 --language r_",
  ])
  func `Output is ASCII in the C locale`(command: String) async throws {
    let output = try await run(command, with: ["LC_ALL": "C"], exits: nil)
    #expect(!output.isEmpty)
    #expect(output.utf8.allSatisfy { $0 < 0x80 }, "\(output)")
  }

  @Test func `Notes beside a page are wrapped between words, but not if the page goes elsewhere`() async throws {
    try home.write(#"{"region": 7}"#, to: ".config/vip/settings.json")
    let variables = ["NO_COLOR": "1", "COLUMNS": "40"]
    let output = try await run("search zzzzqq", on: TerminalSession(columns: 40), with: variables, exits: 1)
    #expect(output.contains("\nOnly the built-in films are available.\nFor all of TMDb: vip auth login\n"), "\(output)")
    let notes = try await run(on: TerminalSession(columns: 40, output: "/dev/null"), with: variables).split(
      separator: "\n")
    #expect(notes.count == 2 && notes[0].contains("/settings.json"), "\(notes)")
    #expect(!output.contains(notes[0]) && output.filter(\.isLetter).contains(notes[0].filter(\.isLetter)), "\(output)")
  }

  @Test(arguments: [
    (
      "home --width wide",
      """
      error: The value 'wide' is invalid for
      '--width <width>': Use a number from 20
      to 1000.
      hint: Usage: vip home <options> (add
      --help for more).

      """
    ),
    (
      "favorites --sort size",
      """
      error: The value 'size' is invalid for
      '--sort <sort>'. Please provide one of
      the following:
      - title
      - date
      - rating
      - added
      - watched
      - stars
      hint: Usage: vip favorites list
      <options> (add --help for more).

      """
    ),
  ])
  func `A usage error is wrapped between words, and values to choose from are lines below it`(
    command: String, text: String
  ) async throws {
    let output = try await run(command, on: TerminalSession(columns: 40), with: ["NO_COLOR": "1"], exits: 64)
    #expect(output == text)
  }

  @Test func `The width is that of the screen`() async throws {
    let output = try await run(on: TerminalSession(columns: 120, rows: 200), with: ["NO_COLOR": "1"])
    let first = try #require(output.split(separator: "\n").first)
    #expect(first.hasPrefix("Top rated ───"))
    #expect(first.count == 120)
  }

  /// Returns a `PATH` with a program in place of less.
  private func pathWithLess(_ line: String) async throws -> String {
    try await home.writeProgram(line, to: "bin/less")
    return "\(home.path("bin")):\(Program.folder.path):/usr/bin:/bin"
  }

  @Test func `The default pager is less`() async throws {
    let path = try await pathWithLess(#"echo "less $*"; cat > /dev/null"#)
    let paged = try await run(on: short, with: ["PATH": path, "NO_COLOR": "1"])
    #expect(paged.hasSuffix("less -FRX\n"), "\(paged)")
    // An empty PAGER turns paging off, as an empty VIP_PAGER does.
    for variable in ["PAGER", "VIP_PAGER"] {
      #expect(try await !run(on: short, with: ["PATH": path, variable: "", "NO_COLOR": "1"]).contains("less -"))
    }
    #expect(try await !run(on: TerminalSession(rows: 200, pager: nil), with: ["PATH": path]).contains("less -"))
  }

  @Test func `man shows the manual page on a terminal, which prints it if there is no man`() async throws {
    try await home.writeProgram(#"echo "man $*"; head -1"#, to: "bin/man")
    let path = "\(home.path("bin")):\(Program.folder.path):/usr/bin:/bin"
    let shown = try await run("manual", with: ["PATH": path])
    #expect(shown.hasPrefix("man /dev/stdin\n.TH VIP 1"), "\(shown)")
    try await home.writeProgram(#"echo "$MANPAGER"; head -1"#, to: "bin/man")
    let paged = try await run("manual", with: ["PATH": path, "VIP_PAGER": "cat -n"])
    #expect(paged.hasPrefix("cat -n\n.TH VIP 1"), "\(paged)")
    let printed = try await run("manual", with: ["PATH": "/nowhere"])
    #expect(printed.hasPrefix(".TH VIP 1"), "\(printed)")
  }

  @Test(arguments: [
    ("home --no-pager", "xterm-256color"), ("list --tsv", "xterm-256color"), ("home", "dumb"), ("home", ""),
  ])
  func `Tables, and pages that can have no pager, are printed directly`(command: String, kind: String) async throws {
    let path = try await pathWithLess("echo paged; cat")
    let output = try await run(command, on: short, with: ["PATH": path, "TERM": kind])
    #expect(output.contains(command == "list --tsv" ? "Nosferatu" : "Top rated") && !output.contains("paged"))
  }

  @Test func `A setting turns paging off, and VIP_PAGER takes precedence over it`() async throws {
    let path = try await pathWithLess("echo paged; cat")
    let variables = ["PATH": path, "NO_COLOR": "1"]
    #expect(try await run(on: short, with: variables).contains("paged"))
    try await run("settings set pager off", on: short, with: variables)
    for own in [[:], ["PAGER": "echo paged; cat"]] {
      let off = try await run(on: short, with: variables.merging(own) { $1 })
      #expect(off.contains("Top rated") && !off.contains("paged"))
    }
    let named = try await run(on: short, with: variables.merging(["VIP_PAGER": "sed s/^/own:/"]) { $1 })
    let lines = named.split(separator: "\n")
    #expect(lines.count > 10 && lines.allSatisfy { $0.hasPrefix("own:") } && named.hasPrefix("own:Top rated"))
  }

  @Test func `Quitting less early is quiet`() async throws {
    let path = try await pathWithLess("head -2 > /dev/null")
    #expect(
      try await !run("detail 12 --full --json", on: TerminalSession(rows: 5, pager: nil), with: ["PATH": path])
        .contains("error"))
  }

  @Test(arguments: [
    (["VIP_PAGER": "sed s/^/own:/"], "own:Top rated"), (["VIP_PAGER": ""], "Top rated"),
    (["VIP_PAGER": " "], "Top rated"), (["PAGER": " "], "Top rated"),
    (["PAGER": "~/sed s/^/paged:/"], "paged:Top rated"),
    (["PAGER": "printenv LESS LESSCHARSET; cat > /dev/null"], "FRX\nutf-8\n"),
  ])
  func `The pager may be a command line; VIP_PAGER comes first`(own: [String: String], beginning: String) async throws {
    try FileManager.default.createSymbolicLink(atPath: home.path("sed"), withDestinationPath: "/bin/sed")
    let output = try await run(on: short, with: ["PAGER": "sed s/^/other:/", "NO_COLOR": "1"].merging(own) { $1 })
    #expect(output.hasPrefix(beginning), "\(output)")
  }

  @Test(arguments: ["no-such-pager -R", #"'no-such-pager' -R"#, "~/no-such-pager", "true && no-such-pager"])
  func `If the pager fails, it is named, and the output is printed directly`(pager: String) async throws {
    let output = try await run(on: short, with: ["PAGER": pager, "NO_COLOR": "1"])
    #expect(output.contains("The pager “\(pager)” was not found"))
    #expect(output.contains("Top rated ───"))
  }

  @Test func `Ctrl-C during a query restores the terminal`() async throws {
    let terminal = try PseudoTerminal()
    var state = termios()
    try #require(tcgetattr(terminal.line, &state) == 0)
    // The key is typed before the program starts, so the test does not depend on the query's short time limit.
    state.c_lflag &= ~tcflag_t(ICANON | ISIG)
    try #require(tcsetattr(terminal.line, TCSANOW, &state) == 0)
    terminal.type("\u{3}")
    try await Program.shell(
      "vip home < \(terminal.path) > \(terminal.path) 2> \(terminal.path)", environment: home.environment, exits: 130)
    #expect(terminal.showsTyping)
  }

  @Test(arguments: ["--json", "--tsv"])
  func `A format without a command is a usage error, as in a pipe`(option: String) async throws {
    let output = try await run(option, exits: 64)
    #expect(output.contains("Options need a command."), "\(output)")
  }

  @Test func `While a page loads, a spinner turns, which is erased before the page`() async throws {
    let gate = Gate()
    let (standIn, terminal) = (try await StandIn.holding(gate), try PseudoTerminal())
    let result = try await Program.run(
      "list", at: terminal, showsOutput: true, environment: home.environment(with: standIn.environment)
    ) { _ in
      _ = try await terminal.shown(upTo: "\r⠋ Loading")
      _ = try await terminal.shown(upTo: "\r⠙ Loading")
      await gate.open()
      #expect(try await terminal.shown(upTo: "popular one").contains("\r\u{1B}[K"))
    }
    #expect(result.status == 0)
  }
}
