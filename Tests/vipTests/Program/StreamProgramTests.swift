import Testing

/// Runs `vip` with closed and full streams.
@Suite(.timeLimit(.minutes(10))) struct StreamProgramTests {
  private let home = Home()

  @Test(arguments: ["2>&-", "2> /dev/full"])
  func `A closed standard error does not affect the output`(stream: String) async throws {
    let result = try await Program.shell("vip home \(stream)")
    #expect(result.output.hasPrefix("Top rated ───"))
  }

  @Test(arguments: [
    "home", "--version", "--help", "home --help", "help list", "completions bash", "manual", "settings", "doctor",
  ])
  func `Every command reports output that cannot be written`(command: String) async throws {
    let result = try await home.shell("vip \(command) > /dev/full", exits: 1)
    #expect(result.errors.hasSuffix("error: Could not write output: No space left on device.\n"))
  }

  @Test func `With --json, output that cannot be written is one error in JSON`() async throws {
    let result = try await home.shell("vip home --json > /dev/full", exits: 1)
    let message = "Could not write output: No space left on device."
    #expect(result.errors == #"{"error":{"code":"output","message":"\#(message)"}}"# + "\n")
  }

  @Test(arguments: ["home --language ru", "home"])
  func `An error of the output is in the language of the page`(command: String) async throws {
    try home.write(#"{"language": "ru"}"#, to: ".config/vip/settings.json")
    let result = try await home.shell("vip \(command) > /dev/full", exits: 1)
    #expect(result.errors.hasSuffix("error: Не удалось вывести результат: No space left on device.\n"), "\(result)")
  }

  @Test func `The descriptor of a closed stream is not reused for a connection`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.shell("vip home >&-", environment: standIn.environment, exits: 1)
    // If another descriptor had that number, the page would have gone there, or the error would differ.
    #expect(result.errors == "error: Could not write output: Bad file descriptor.\n")
  }

  @Test func `The program exits without any stream`() async throws {
    let result = try await Program.shell("vip home <&- >&- 2>&-; echo $?")
    #expect(result.output == "1\n")
  }
}
