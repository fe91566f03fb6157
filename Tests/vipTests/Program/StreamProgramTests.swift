import Testing

/// Streams that are closed, full, or not there at all.
@Suite struct StreamProgramTests {
  @Test(arguments: ["2>&-", "2> /dev/full"])
  func aRemarkThatNobodyTakesCostsNoFilms(stream: String) async throws {
    let result = try await Program.shell("vip home \(stream)")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("Top rated ───"))
  }

  @Test(arguments: [">&-", "> /dev/full"])
  func filmsThatNobodyTakesAreAFailure(stream: String) async throws {
    let result = try await Program.shell("vip home \(stream)")
    #expect(result.status == 1)
    #expect(result.errors.contains("error: Could not write output: "))
  }

  @Test func nothingIsWrittenIntoAConnectionThatTookTheNumberOfAClosedStream() async throws {
    try await StandIn.serving {
      .films(for: $0)
    } test: { standIn in
      let result = try await Program.shell("vip home >&-", environment: standIn.environment)
      #expect(result.status == 1)
      // Some other descriptor would have taken the page, or complained of something else.
      #expect(result.errors == "error: Could not write output: Bad file descriptor.\n")
    }
  }

  @Test func aProgramWithoutAnyStreamEnds() async throws {
    let result = try await Program.shell("vip home <&- >&- 2>&-; echo $?")
    #expect(result.output == "1\n")
  }
}
