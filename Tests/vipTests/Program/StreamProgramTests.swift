import Testing

/// Runs `vip` with closed and full streams.
@Suite struct StreamProgramTests {
  @Test(arguments: ["2>&-", "2> /dev/full"])
  func `A closed standard error does not affect the output`(stream: String) async throws {
    let result = try await Program.shell("vip home \(stream)")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Top rated ───"))
  }

  @Test(arguments: [">&-", "> /dev/full"])
  func `A closed standard output is an error`(stream: String) async throws {
    let result = try await Program.shell("vip home \(stream)")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: Could not write output: "))
  }

  @Test func `The descriptor of a closed stream is not reused for a connection`() async throws {
    try await StandIn.serving {
      .films(for: $0)
    } test: { standIn in
      let result = try await Program.shell("vip home >&-", environment: standIn.environment)
      #expect(result.status == 1)
      // If another descriptor had that number, the page would have gone there, or the error would differ.
      #expect(result.errors == "error: Could not write output: Bad file descriptor.\n")
    }
  }

  @Test func `The program exits without any stream`() async throws {
    let result = try await Program.shell("vip home <&- >&- 2>&-; echo $?")
    #expect(result.output == "1\n")
  }
}
