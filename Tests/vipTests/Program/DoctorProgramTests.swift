import Testing

/// Runs `vip doctor` on a terminal.
@Suite(.timeLimit(.minutes(10))) struct DoctorProgramTests {
  private let home = Home()

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
