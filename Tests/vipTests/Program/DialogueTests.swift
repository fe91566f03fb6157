import Testing

/// `vip browse --accessible` on a terminal. `SessionProgramTests` have whole dialogues.
@Suite(.timeLimit(.minutes(10))) struct DialogueTests {
  private let home = Home()

  @Test func `A terminal that only prints has a dialogue`() async throws {
    let result = try await TerminalSession(answers: ["What next? ": "q\n"]).run(
      "browse", environment: home.environment(with: ["TERM": "dumb", "LANG": "en_US.UTF-8"]))
    #expect(result.output.contains("1. The Passion of Joan of Arc, 1928, 9.1 of 10"), "\(result)")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test func `On a terminal, no word is cut at its edge`() async throws {
    let terminal = TerminalSession(columns: 40, answers: ["What next? ": "detail passion joan\nq\n"])
    let result = try await terminal.run(
      "browse", "--accessible", environment: home.environment(with: ["LANG": "en_US.UTF-8"]))
    let lines = result.output.split(whereSeparator: \.isNewline)
    #expect(lines.contains("Type a number, a command or words to") && lines.contains { $0.hasPrefix("In a bare") })
    #expect(lines.contains { $0.hasPrefix("The only film found for") })
    #expect(lines.allSatisfy { $0.count <= 40 }, "\(lines.filter { $0.count > 40 })")
  }
}
