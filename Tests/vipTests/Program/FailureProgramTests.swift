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

/// Runs commands with arguments that they do not take: they print an error and nothing else.
@Suite(.timeLimit(.minutes(10))) struct UsageErrorTests {
  private let home = Home()

  @Test func `A year of statistics has four digits`() async throws {
    let result = try await home.run("stats", "26", exits: 64)
    #expect(result.errors.contains("Use a number from 1870 to 2100."), "\(result)")
    try await home.run("stats", "2026", exits: 1)
  }

  @Test func `A wrong argument has a sentence of its own`() async throws {
    try await home.session(vip: [
      "hoem", "list popularr", "list comedy --genre horror", "person ''", "person tt0119654", "search ''",
      "search '  ' '\t'", "settings get langage", "settings set adult maybe", "favorites add ''", "detail ''",
      "detail ' '",
      "detail nm0000001", "detail https://www.themoviedb.org/person/121", "detail https://www.themoviedb.org/tv/1399",
      "detail https://example.org/movie/603", "https://www.themoviedb.org/tv/1399", "https://example.org/movie/603",
    ])
  }

  @Test(arguments: ["nosfertu", "home alone"])
  func `Words after the command that browses are searched for without its name`(words: String) async throws {
    let result = try await Program.shell("vip browse \(words)", exits: 64)
    #expect(result.errors.hasSuffix(" To search for films: vip search \(words)\n"), "\(result)")
  }

  @Test(arguments: [
    ["list"], ["list", "--genre"], ["settings", "get"], ["settings", "set", "theme"], ["settings", "set", "region"],
    ["discover", "--country"],
  ])
  func `A long argument is shortened where an error quotes it`(command: [String]) async throws {
    let result = try await Program.run(with: command + [String(repeating: "a", count: 100_000)], exits: 64)
    #expect(result.errors.contains("“aaa") && result.errors.count < 1_000, "\(result)")
  }
}
