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

  @Test(arguments: [
    (
      "discover --year 1999..1990",
      "The range “1999..1990” of --year ends before it begins. Put the lower number first."
    ),
    ("discover --year 'long ago'", "--year must be a range of numbers from 1870 to 2100, such as “1990..1999”."),
    ("discover --year 1066", "--year must be from 1870 to 2100."),
    ("discover --score 11..", "--score must be from 0 to 10."),
    ("discover --score ..", "--score must be a range of numbers from 0 to 10, such as “7..”."),
    ("discover --runtime 90", "--runtime needs a range: “90..” for at least 90, “..90” for at most 90."),
    ("discover --genre war --any-genre drama", "--genre and --any-genre cannot be used together."),
    (
      "seen 12 --rate 7",
      "The value '7' is invalid for '--rate <stars>': “7” is not a rating. Use 0.5 to 5 stars, in half stars."
    ),
    ("seen 12 --on 9999-12-31", "The value '9999-12-31' is invalid for '--on <day>': 9999-12-31 is in the future."),
    ("seen 12 --on someday", "The value 'someday' is invalid for '--on <day>': “someday” is not a date."),
    ("seen 12 --genre horror", "Criteria choose films to show"),
    ("home alone", "Unexpected argument 'alone'"), ("doctor zhivago", "Unexpected argument 'zhivago'"),
    ("home --record a --replay=b", "--record and --replay cannot be used together."),
    ("home --record a --offline", "--record and --offline cannot be used together."),
    ("home --record ''", "--record needs the path of a folder."),
    ("home --replay ''", "--replay needs the path of a folder."),
    ("home --posters --images none", "--posters and --images none cannot be used together."),
  ])
  func `What is wrong is named before the usage`(line: String, sentence: String) async throws {
    let errors = try await errors(of: line)
    let command = line.prefix { $0 != " " }
    #expect(errors.hasPrefix("error: \(sentence)") && errors.contains("\nUsage: vip \(command) "), "\(errors)")
  }

  @Test(arguments: [
    ("favorites improt", "“vip favorites” has no such command. Did you mean vip favorites import?"),
    ("watchlist 12", "“vip watchlist” has no such command. Did you mean vip watchlist add?"),
    ("auth lgoin", "“vip auth” has no such command. Did you mean vip auth login?"),
    ("history phantom", "“vip history” has no such command. See vip history --help."),
    ("settings rese theme", "“vip settings” has no such command. Did you mean vip settings reset?"),
    ("settings theme", "“vip settings” has no such command. See vip settings --help."),
    (
      "--width 40 home",
      "Options come after the command.\nhint: See vip home --help. To search for films: vip search home"
    ),
  ])
  func `Words that are no command have a sentence`(line: String, sentence: String) async throws {
    let errors = try await errors(of: line)
    #expect(errors.hasPrefix("error: \(sentence)\n"), "\(errors)")
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
