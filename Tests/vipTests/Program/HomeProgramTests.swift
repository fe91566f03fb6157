import FlyingFox
import Subprocess
import Testing

/// Runs `vip home` and checks its output and exit status.
@Suite(.timeLimit(.minutes(10))) struct HomeProgramTests {
  private let home = Home()

  @Test func `A request takes no longer than VIP_TIMEOUT`() async throws {
    let gate = Gate()
    let standIn = try await StandIn.holding(gate)
    let environment = standIn.environment.merging(["VIP_TIMEOUT": "1"]) { $1 }
    let result = try await Program.run("home", environment: environment, exits: 1)
    await gate.open()
    #expect(result.output == "")
    #expect(result.errors.contains("took too long to respond."))
  }

  @Test func `Variables with invalid values are errors`() async throws {
    let limits = ["0", "-1", "3601", "soon", "99999999999999999999"].map { "VIP_TIMEOUT=\($0)" }
    let addresses = ["ftp://example.org", "example.org", "http://example.org", "https://", "' '"].map {
      "TMDB_API_URL=\($0)"
    }
    try home.write("https://u:s3cret@example.org", to: "address")
    try home.write("s3cret\u{1B}[0m", to: "token")
    let others = ["TMDB_IMAGE_URL=zzz", "TMDB_API_URL=$(cat address)", "TMDB_ACCESS_TOKEN=$(cat token)"]
    let variables = limits + addresses + others
    try await home.session(variables.map { "\($0) vip home" }.joined(separator: "\n"))
  }

  @Test func `A failed shelf is reported in place and on standard error`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("popular") ? .json("<html>", status: .notFound) : .films(for: path)
    }
    try await home.session("vip home", server: standIn)
  }

  @Test func `The descriptor of a closed stream is not reused for a connection`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.shell("vip home >&-", environment: standIn.environment, exits: 1)
    // If another descriptor had that number, the page would have gone there, or the error would differ.
    #expect(result.errors == "error: Could not write output: Bad file descriptor.\n")
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

  @Test(arguments: [(["COLUMNS": "40"], 40), (["COLUMNS": "wide"], 80), (["COLUMNS": "7"], 20), ([:], 80)])
  func `COLUMNS sets the width`(environment: [String: String], width: Int) async throws {
    let result = try await Program.run("home", environment: environment)
    let longest = result.output.split(separator: "\n").map(\.count).max()
    #expect(longest == width)
  }
}
