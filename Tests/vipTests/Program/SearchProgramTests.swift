import FlyingFox
import Testing

/// Runs `vip search` and checks its requests, output and exit status.
@Suite(.timeLimit(.minutes(10))) struct SearchProgramTests {
  private let home = Home()

  @Test func `Films of the built-in catalog are searched`() async throws {
    try await home.session(
      """
      vip search night living dead
      vip search no such film --year 1999
      vip search nosferatu --page 3
      """)
  }

  @Test func `The query is sent to TMDb unchanged`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.session(
      "vip search 'Броненосец & 100% + «Ω»?/#=é' --year 1925 --page 7 --language ru-RU", server: standIn)
  }

  @Test(arguments: ["it's", "a\"b", "$(exit 3) `exit 4`", "back\\slash !x", "-dash first", "* ~ {a,b} ; | < > &"])
  func `The printed command repeats the same query`(query: String) async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let first = try await Program.run("search", "--year", "2001", "--", query, environment: standIn.environment)
    let line = try #require(first.output.split(separator: "\n").first { $0.hasPrefix("Next page: ") })
    try await Program.shell(String(line.dropFirst("Next page: ".count)), environment: standIn.environment)
    let asked = await standIn.requests.all.map { [$0.query["query"], $0.query["primary_release_year"]] }
    #expect(asked == [[query, "2001"], [query, "2001"]])
    #expect(await standIn.requests.all.map { $0.query["page"] } == ["1", "2"])
  }
}
