import FlyingFox
import Testing

/// Runs `vip doctor`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct DoctorProgramTests {
  static let configuration = #"{"images":{}}"#
  /// The report without versions, rules, times and sizes.
  private static let report =
    "vip doctor --width 500 | sed '1,/^$/d; s/─//g; s/in .* ms/in 9 ms/; s/[0-9]* KB/9 KB/'"
  private let home = Home()

  @Test func `A working system has no problems`() async throws {
    try await home.session("\(Self.report)\nls -A", server: .serving { _ in .json(Self.configuration) })
  }

  @Test func `The server is contacted despite cached responses`() async throws {
    let standIn = try await StandIn.serving {
      $0.hasSuffix("/configuration") ? .json(Self.configuration) : .films(for: $0)
    }
    try await home.session(
      """
      vip home > /dev/null
      \(Self.report) | grep ' Cache '
      \(Self.report) | grep ' Cache '
      """, server: standIn)
  }

  @Test func `A rejected token is a problem`() async throws {
    try home.write(#"{"access_token":"\#(StandIn.token)"}"#, to: AuthProgramTests.file)
    let standIn = try await StandIn.serving { _ in .json(#"{"status_code":7,"success":false}"#, status: .unauthorized) }
    try await home.session("unset TMDB_ACCESS_TOKEN; \(Self.report)", server: standIn)
  }

  @Test func `The terminal's capabilities are reported`() async throws {
    let terminal = TerminalSession(columns: 100, rows: 60)
    let variables = ["TERM": "xterm-kitty", "COLORFGBG": "15;0", "PAGER": "no-such-pager"]
    let result = try await terminal.run("doctor", environment: home.environment(with: variables))
    let text = result.output.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    for line in ["terminal, 100 columns", "truecolor · dark · kitty · OSC 8", "no-such-pager"] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
  }
}
