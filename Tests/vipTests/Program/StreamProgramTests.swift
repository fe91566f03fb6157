import Testing

/// Runs `vip` with closed and full streams.
@Suite(.timeLimit(.minutes(10))) struct StreamProgramTests {
  @Test(arguments: ["2>&-", "2> /dev/full"])
  func `A closed standard error does not affect the output`(stream: String) async throws {
    let result = try await Program.shell("vip home \(stream)")
    #expect(result.output.hasPrefix("Top rated ───"))
  }

  @Test func `The descriptor of a closed stream is not reused for a connection`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.shell("vip home >&-", environment: standIn.environment, exits: 1)
    // If another descriptor had that number, the page would have gone there, or the error would differ.
    #expect(result.errors == "error: Could not write output: Bad file descriptor.\n")
  }
}
