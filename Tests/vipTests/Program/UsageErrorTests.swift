import Testing

/// Runs commands with arguments that they do not take: they print an error and nothing else.
@Suite(.timeLimit(.minutes(10))) struct UsageErrorTests {
  @Test(arguments: [
    "home --width 0", "home --width -3", "home --width 100000", "home --width wide", "home --no-such-option",
    "home --color purple", "home --language english", "home --region USA", "home --tsv", "list popular --page 0",
    "list popular --page 501", "list popular --page -1", "list popular --page two", "list --header", "genres 3",
    "people --page 0", "people --page -1", "person", "person -1", "search", "search a --page 0", "search a --page 501",
    "search a --page -1", "search a --page x", "search a --year 1869", "search a --year 2101", "search a --year -5",
    "search a --year 82x", "search a --yeer 1", "detail", "detail -5", "detail 1 --ful", "detail 12 --tsv",
    "favorites --sort size", "favorites add 12 --tsv", "favorites import", "favorites import a b",
    "favorites export a b", "favorites export --format xml", "favorites export --format", "settings --tsv",
    "history clear --tsv", "doctor --record /nowhere",
  ])
  func `A wrong option or number of arguments is followed by the usage`(line: String) async throws {
    let errors = try await errors(of: line)
    let command = line.prefix { $0 != " " }
    #expect(errors.hasPrefix("error: ") && errors.contains("\nUsage: vip \(command) "), "\(errors)")
  }

  @Test(arguments: [
    "hoem", "list popularr", "list comedy --genre horror", "person ''", "person tt0119654", "search ''",
    "search '  ' '\t'", "settings get langage", "settings set adult maybe", "favorites add ''", "detail ''",
    "detail ' '",
    "detail nm0000001", "detail https://www.themoviedb.org/person/121", "detail https://www.themoviedb.org/tv/1399",
    "detail https://example.org/movie/603",
  ])
  func `A wrong argument has a sentence of its own`(line: String) async throws {
    let errors = try await errors(of: line)
    #expect(errors.hasPrefix("error: ") && errors.ranges(of: "error: ").count == 1, "\(errors)")
  }

  @Test(arguments: ["list --tsv --json", "list --json id --tsv", "favorites list --tsv --json"])
  func `With JSON, the error is an object`(line: String) async throws {
    let errors = try await errors(of: line)
    #expect(errors.hasPrefix(#"{"error":{"code":"usage","#), "\(errors)")
  }

  private func errors(of line: String) async throws -> String {
    let result = try await Program.shell("vip \(line)", exits: 64)
    #expect(result.output == "")
    return result.errors
  }
}
