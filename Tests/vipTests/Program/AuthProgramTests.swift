import FlyingFox
import ServerTestSupport
import TerminalTestSupport
import Testing

/// Runs `vip auth` while a server fails. `SessionProgramTests` have other log-ins.
@Suite(.timeLimit(.minutes(10))) struct AuthProgramTests {
  static let file = ".config/vip/credentials.json"
  static let key = "0123456789abcdef0123456789abcdef"
  private let home = Home()

  @Test func `A temporary server error is retried`() async throws {
    let attempts = Counter()
    let standIn = try await StandIn.serving { _ in
      attempts.increment() == 1 ? .json("", status: .serviceUnavailable) : .json(#"{"images":{}}"#)
    }
    // The token that is typed, which is never printed.
    try home.write("\(StandIn.token)\nnext line", to: "token")
    try await home.session("unset TMDB_ACCESS_TOKEN; COLUMNS=200 vip auth login < token", server: standIn)
  }
}

/// Runs `vip auth login` on a terminal: echo must be off at the prompt, and on again after any exit.
@Suite(.timeLimit(.minutes(10))) struct HiddenTypingTests {
  static let tokenPage = "https://www.themoviedb.org/settings/api"
  static let prompt =
    "Copy the API Read Access Token from \(tokenPage)\r\nTMDb access token or API key (input is hidden): "
  private let home = Home()

  @Test func `A typed token is not echoed`() async throws {
    let standIn = try await StandIn.serving { _ in .json(#"{"images":{}}"#) }
    let terminal = try PseudoTerminal()
    #expect(terminal.showsTyping)
    let result = try await Program.run(
      "auth", "login", at: terminal, environment: home.environment(with: standIn.address)
    ) { (_) async throws in
      #expect(try await terminal.shown(upTo: Self.prompt) == Self.prompt)
      #expect(!terminal.showsTyping)
      terminal.type(StandIn.token + "\n")
      // The program ends the line, because the typed line feed is not echoed.
      #expect(try await terminal.shown(upTo: "\n") == "\r\n")
    }
    #expect(terminal.showsTyping)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Logged in to TMDb. Token saved to"))
    #expect(await standIn.requests.all.first?.headers[.authorization] == "Bearer \(StandIn.token)")
  }

  @Test func `On a desktop, the page with the token is opened first`() async throws {
    try await home.writeProgram(#"printf '%s' "$1" > "$HOME/opened""#, to: "bin/xdg-open")
    try await home.shell("mkfifo ~/opened")
    let terminal = try PseudoTerminal()
    let line = "PATH=$HOME/bin:$PATH DISPLAY=:0 vip auth login"
    let result = try await Program.shell(line, at: terminal, environment: home.environment) {
      _ = try await terminal.shown(upTo: Self.prompt)
      #expect(try await home.shell("cat ~/opened").output == Self.tokenPage)
      terminal.type("\u{3}")
    }
    #expect(result.status == 128 + 2)
  }

  @Test(arguments: [("half a tok\u{3}", Int32(128 + 2), "\r\n"), ("\u{4}", 64, "")])
  func `Ctrl-C and Ctrl-D restore echo, and store nothing`(keys: String, status: Int32, shown: String) async throws {
    let terminal = try PseudoTerminal()
    let result = try await Program.run("auth", "login", at: terminal, environment: home.environment) { _ in
      _ = try await terminal.shown(upTo: Self.prompt)
      terminal.type(keys)
      #expect(try await terminal.shown(upTo: shown) == shown)
    }
    #expect(result.status == status)
    #expect(terminal.showsTyping)
    #expect(home.read(AuthProgramTests.file) == nil)
  }
}
