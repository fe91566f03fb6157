import FlyingFox
import Testing

/// Runs commands with `--tsv`.
@Suite(.timeLimit(.minutes(10))) struct TableProgramTests {
  private static let films = "id\ttitle\tyear\tscore\tvotes\tdate"
  private let home = Home()

  @Test func `A list has one line per film, with all columns`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.run(
      "list", "popular", "--tsv", "--color", "always", "--width", "20", environment: standIn.environment)
    #expect(result.output == "11\tpopular one\t2001\t8.0\t9\t2001-02-03\n12\tpopular two\t\t\t0\t\n")
    #expect(result.errors == "")
  }

  @Test(arguments: [
    (["list"], ["/3/movie/popular"]), (["list", "--page", "3"], ["/3/movie/popular"]),
    (["people"], ["/3/person/popular"]), (["search", "x"], ["/3/search/movie", "/3/search/person"]),
    (["favorites"], []),
  ])
  func `A table makes one request for its page, whatever the number of pages`(
    command: [String], paths: [String]
  ) async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"page":1,"results":[{"id":1,"title":"a","name":"a"}],"total_pages":500,"total_results":10000}"#)
    }
    try await home.run(with: command + ["--tsv"], server: standIn)
    #expect(await standIn.requests.all.map(\.path).sorted() == paths)
  }

  @Test(arguments: [
    ("list", films), ("search general", films), ("person 17", films), ("favorites", films), ("favorites list", films),
    ("people", "id\tname\tdepartment\tknown_for"), ("genres", "id\tname"), ("history", "query"),
  ])
  func `Every list has columns with names`(line: String, header: String) async throws {
    try await home.run("favorites", "add", "12")
    try await home.run("search", "faust")
    let result = try await home.shell("vip \(line) --tsv --header")
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == Substring(header))
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.count { $0 == "\t" } == header.count { $0 == "\t" } })
    let plain = try await home.shell("vip \(line) --tsv")
    #expect(plain.output == lines.dropFirst().map { $0 + "\n" }.joined())
  }

  @Test func `A piped table has its notice, unless its reader may be drawing on the screen`() async throws {
    let piped = try await Program.run("list", "--tsv")
    #expect(piped.errors.hasPrefix("Showing the built-in films."))
    let silent = try await TerminalSession(output: "/dev/null").run(
      "list", "--tsv", environment: ["LANG": "en_US.UTF-8"])
    #expect(silent.output == "")
    let shown = try await TerminalSession().run("genres", "--tsv", environment: ["LANG": "en_US.UTF-8"])
    #expect(shown.output.hasPrefix("Showing the built-in films."))
  }

  @Test func `A failure is text on standard error`() async throws {
    let result = try await Program.run("search", "zzzzqq", "--tsv", "--header", exits: 1)
    #expect(result.output == "")
    #expect(result.errors.contains("No film matches “zzzzqq”"))
  }

  @Test func `Tables are not paged`() async throws {
    let result = try await TerminalSession(rows: 5).run(
      "list", "--tsv", environment: ["TERM": "xterm", "PAGER": "sed s/^/paged:/", "LANG": "en_US.UTF-8"])
    #expect(!result.output.contains("paged:") && !result.output.contains("\u{1B}"))
  }
}
