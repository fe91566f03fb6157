import Foundation
import LibC
import Testing

/// What the program does on a terminal and nowhere else.
@Suite struct TerminalProgramTests {
  private let home = FileManager.default.temporaryDirectory.appending(path: "vip-\(UUID().uuidString)")
  private let white = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\\u{1B}[?62c"
  private let black = "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[?62c"
  private let question = "\u{1B}]11;?\u{1B}\\\u{1B}[c"

  private func environment(_ own: [String: String] = [:]) -> [String: String] {
    ["HOME": home.path, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "en_US.UTF-8"]
      .merging(own) { $1 }
  }

  @Test func colorsFollowTheBackground() async throws {
    let dark = try await TerminalSession(answers: ["\u{1B}[c": black]).run("home", environment: environment())
    #expect(dark.status == 0)
    #expect(dark.output.contains("\u{1B}[1;38;2;108;197;217mTop rated\u{1B}[0m"))
    let light = try await TerminalSession(answers: ["\u{1B}[c": white]).run("home", environment: environment())
    #expect(light.output.contains("\u{1B}[1;38;2;0;86;107mTop rated\u{1B}[0m"))
  }

  @Test func aTerminalThatNeverAnswersGetsItsOwnColors() async throws {
    let result = try await TerminalSession().run("home", environment: environment())
    #expect(result.status == 0)
    #expect(result.output.contains(question))
    #expect(result.output.contains("\u{1B}[1;36mTop rated\u{1B}[0m"))
  }

  @Test func answersAreNotShown() async throws {
    let result = try await TerminalSession(answers: ["\u{1B}[c": white]).run("home", environment: environment())
    #expect(!result.output.contains("rgb:ffff"), "echo is off while an answer is awaited")
  }

  @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": ""]])
  func terminalsThatSayNothingGetPlainText(own: [String: String]) async throws {
    var variables = environment(own)
    if own.isEmpty { variables["TERM"] = nil }
    let result = try await TerminalSession().run("home", environment: variables)
    #expect(result.status == 0)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("Top rated ───"))
  }

  @Test func anUnknownTerminalGetsSixteenColors() async throws {
    let result = try await TerminalSession().run(
      "home", environment: environment(["TERM": "nobody-knows", "COLORTERM": ""]))
    #expect(result.output.contains("\u{1B}[1;36mTop rated\u{1B}[0m"))
    #expect(!result.output.contains("\u{1B}]11"))
  }

  @Test func theThemeThatIsSetAsksNothing() async throws {
    let variables = environment()
    let set = try await TerminalSession().run("settings", "set", "theme", "dark", environment: variables)
    #expect(set.status == 0)
    let result = try await TerminalSession().run("home", environment: variables)
    #expect(!result.output.contains("\u{1B}]11"))
    #expect(result.output.contains("\u{1B}[1;38;2;108;197;217mTop rated\u{1B}[0m"))
  }

  @Test func theWidthIsTheScreens() async throws {
    let result = try await TerminalSession(columns: 120, rows: 200).run(
      "home", environment: environment(["NO_COLOR": "1"]))
    let first = try #require(result.output.split(separator: "\n").dropFirst().first, "below the notice")
    #expect(first.hasPrefix("Top rated ───"))
    #expect(first.count == 120)
  }

  @Test func longTextsGoThroughThePager() async throws {
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": "sed s/^/paged:/", "NO_COLOR": "1"]))
    #expect(result.status == 0)
    let lines = result.output.split(separator: "\n").dropFirst()
    #expect(lines.count > 10)
    #expect(lines.allSatisfy { $0.hasPrefix("paged:") })
    #expect(lines.first?.hasPrefix("paged:Top rated") ?? false)
  }

  @Test func shortTextsDoNot() async throws {
    let result = try await TerminalSession(rows: 200).run(
      "home", environment: environment(["PAGER": "sed s/^/paged:/"]))
    #expect(!result.output.contains("paged:"))
  }

  @Test func theProgramsOwnPagerComesFirst() async throws {
    let own = ["PAGER": "sed s/^/other:/", "VIP_PAGER": "sed s/^/own:/", "NO_COLOR": "1"]
    let result = try await TerminalSession(rows: 10).run("home", environment: environment(own))
    #expect(result.output.contains("own:Top rated"))
    let none = try await TerminalSession(rows: 10).run(
      "home", environment: environment(own.merging(["VIP_PAGER": ""]) { $1 }))
    #expect(!none.output.contains("other:"), "set to nothing, it asks for none")
  }

  @Test func aPagerThatDoesNotExistIsSaid() async throws {
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": "no-such-pager -R", "NO_COLOR": "1"]))
    #expect(result.status == 0)
    #expect(result.output.contains("Pager “no-such-pager -R” not found"))
    #expect(result.output.contains("Top rated ───"))
  }

  @Test(arguments: [#"'no-such-pager' -R"#, "~/no-such-pager", "true && no-such-pager"])
  func whatTheShellCannotRunTakesNoFilmsAway(pager: String) async throws {
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": pager, "NO_COLOR": "1"]))
    #expect(result.status == 0)
    #expect(result.output.contains("Pager “\(pager)” not found"))
    #expect(result.output.contains("Top rated ───"))
  }

  @Test func aPagerInTheHomeFolderIsLeftToTheShell() async throws {
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createSymbolicLink(
      at: home.appending(path: "pager"), withDestinationURL: URL(filePath: "/bin/sed"))
    let result = try await TerminalSession(rows: 10).run(
      "home", environment: environment(["PAGER": "~/pager s/^/paged:/", "NO_COLOR": "1"]))
    #expect(result.output.contains("paged:Top rated"))
  }

  @Test func aPagerIsToldHowToReadTheText() async throws {
    let variables = environment(["PAGER": "printenv LESS LESSCHARSET; cat > /dev/null", "NO_COLOR": "1"])
    let result = try await TerminalSession(rows: 10).run("home", environment: variables)
    #expect(result.output.hasSuffix("FRX\nutf-8\n"))
  }

  @Test func anInterruptWhileTheTerminalIsAskedLeavesItAsItWas() async throws {
    let terminal = try PseudoTerminal()
    let line = open(terminal.path, O_RDWR | O_NOCTTY)
    defer { close(line) }
    var state = termios()
    try #require(tcgetattr(line, &state) == 0)
    // What is typed waits for the program as it is: no race against the little time that an answer has.
    state.c_lflag &= ~tcflag_t(ICANON | ISIG)
    try #require(tcsetattr(line, TCSANOW, &state) == 0)
    terminal.type("\u{3}")
    let ended = try await Program.shell(
      "vip home < \(terminal.path) > \(terminal.path) 2> \(terminal.path)", environment: environment())
    #expect(ended.status == 130, "\(ended)")
    #expect(terminal.showsTyping)
  }

  @Test func aPagerThatIsLeftEarlyIsNoFailure() async throws {
    let result = try await TerminalSession(rows: 10).run(
      "list", "popular", environment: environment(["PAGER": "head -1", "NO_COLOR": "1"]))
    #expect(result.status == 0)
  }

  @Test func filmsOfTheBuiltInCatalogHaveNoPagesOnTheWeb() async throws {
    let result = try await TerminalSession().run("home", environment: environment())
    #expect(!result.output.contains("\u{1B}]8;"))
  }
}
