import Testing

/// Runs commands with `--tsv`.
@Suite(.timeLimit(.minutes(10))) struct TableProgramTests {
  private static let films = "id\ttitle\tyear\tscore\tvotes\tdate"
  private let home = Home()

  @Test func `A list has one line per film, with all columns, and a failure is text on standard error`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.session("vip list popular --tsv --color always --width 20", server: standIn)
    try await home.session("vip search zzzzqq --tsv --header", named: "failure")
  }

  @Test func `A table makes one request for its page, whatever the number of pages`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"page":1,"results":[{"id":1,"title":"a","name":"a"}],"total_pages":500,"total_results":10000}"#)
    }
    try await home.session(
      """
      vip list --tsv
      vip list --page 3 --tsv
      vip people --tsv
      vip search x --tsv
      vip favorites --tsv
      vip favorites --tsv --header
      """, server: standIn)
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
    let shown = try await TerminalSession().run(
      "genres", "--tsv", environment: ["TERM": "xterm", "LANG": "en_US.UTF-8"])
    #expect(shown.output.hasPrefix("Showing the built-in films.") && !shown.output.contains("\u{1B}"))
  }
}
