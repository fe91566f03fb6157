import TerminalTestSupport
import Testing

/// Films and people by what people type.
@Suite(.timeLimit(.minutes(10))) struct ReferenceProgramTests {
  @Test func `On a terminal, a number chooses the film`() async throws {
    let result = try await answer("7\nx\n2\n") { question in
      #expect(question.contains("Several people match “keaton”\r\n"))
      #expect(question.contains("2  #126  Joe Keaton"))
      #expect(question.contains("Which one? (1 to 3, or Enter to cancel) "))
    }
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Joe Keaton ──"))
  }

  @Test func `An answer that is none of the numbers is told, before the question is asked again`() async throws {
    let terminal = try PseudoTerminal()
    let environment = ["LANG": "en_US.UTF-8"]
    let result = try await Program.run("person", "keaton", at: terminal, environment: environment) { _ in
      _ = try await terminal.shown(upTo: "to cancel) ")
      terminal.type("99\n")
      _ = try await terminal.shown(upTo: "There is no number 99 here.")
      terminal.type(" 1 2\n")
      _ = try await terminal.shown(upTo: "There is no number 1 2 here.")
      terminal.type("q\n")
    }
    #expect(result.status == 1 && result.output == "")
  }

  @Test(arguments: ["\n", "q\n", "й\n", "quit\n", "exit\n", "\u{4}"])
  func `Enter, Ctrl-D and what leaves a dialogue cancel`(answer: String) async throws {
    let result = try await self.answer(answer)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(!result.errors.contains("error:"))
  }

  @Test func `JSON is never a question`() async throws {
    let result = try await TerminalSession().run("person", "keaton", "--json", environment: [:], exits: 1)
    #expect(result.output.contains(#""code":"ambiguous""#))
  }

  /// Runs `vip person keaton`, and answers its question.
  private func answer(
    _ answer: String, check: @Sendable (_ question: String) -> Void = { _ in }
  ) async throws -> Program.Result {
    let terminal = try PseudoTerminal()
    return try await Program.run("person", "keaton", at: terminal, environment: ["LANG": "en_US.UTF-8"]) { _ in
      check(try await terminal.shown(upTo: "to cancel) "))
      terminal.type(answer)
    }
  }
}

/// Runs commands that read films or people from standard input.
@Suite(.timeLimit(.minutes(10))) struct InputProgramTests {
  private let home = Home()

  @Test(arguments: ["", "perl -MFcntl -e 'fcntl(STDIN, F_SETFL, O_NONBLOCK); exec @ARGV' "])
  func `A terminal is read until Ctrl-D, or a line is typed, even if it is non-blocking`(program: String) async throws {
    let terminal = try PseudoTerminal()
    let line = "\(program)sh -c 'vip favorites add - && vip person keaton | head -n 1'"
    let result = try await Program.shell(
      line, at: terminal, environment: home.environment(with: ["LANG": "en_US.UTF-8"])
    ) {
      _ = try await terminal.shown(upTo: "Press Ctrl-D to end.\r\n")
      terminal.type("12\n\u{4}")
      _ = try await terminal.shown(upTo: "to cancel) ")
      terminal.type("2\n")
    }
    #expect(result.output.hasPrefix("Added Nosferatu to favorites.\nJoe Keaton ──"), "\(result)")
  }
}
