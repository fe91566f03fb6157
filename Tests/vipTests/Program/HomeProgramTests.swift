import Subprocess
import Testing

/// Runs `vip home` while a server does not respond.
@Suite(.timeLimit(.minutes(10))) struct HomeProgramTests {
  @Test func `A request takes no longer than VIP_TIMEOUT`() async throws {
    let gate = Gate()
    let standIn = try await StandIn.holding(gate)
    let environment = standIn.environment.merging(["VIP_TIMEOUT": "1"]) { $1 }
    let result = try await Program.run("home", environment: environment, exits: 1)
    await gate.open()
    #expect(result.output == "")
    #expect(result.errors.contains("took too long to respond."))
  }

  @Test func `Ctrl-C exits without output`() async throws {
    let (asked, gate) = (Gate(), Gate())
    // Responds only after the program has exited.
    let standIn = try await StandIn.holding(gate, opening: asked)
    let result = try await Program.shell("exec vip home", environment: standIn.environment, exits: 130) { send in
      await asked.pass()
      try send(.interrupt)
    }
    await gate.open()
    #expect(result.output + result.errors == "")
  }
}
