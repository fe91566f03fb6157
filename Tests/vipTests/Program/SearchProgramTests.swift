import FlyingFox
import Testing

/// Runs `vip search` and checks its requests, output and exit status.
@Suite(.timeLimit(.minutes(10))) struct SearchProgramTests {
  @Test func `Films of the built-in catalog are found`() async throws {
    let result = try await Program.run("search", "night", "living", "dead")
    #expect(result.output.hasPrefix("Results for “night living dead” ─"))
    #expect(result.output.contains("▎Night of the Living Dead "))
    #expect(result.output.contains("\nDetails: vip detail "))
    #expect(result.output.hasSuffix("Scores are this catalog's own.\n"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors.hasPrefix("Showing the built-in films."))
  }

  @Test func `No match is an error with a hint`() async throws {
    let result = try await Program.run("search", "no", "such", "film", "--year", "1999", exits: 1)
    #expect(result.output == "")
    #expect(
      result.errors.replacing(/[0-9]+ films/, with: "193 films").hasSuffix(
        """
        No film from 1999 matches “no such film”
        193 films were searched.
        hint: Try fewer words, another spelling or any year.
        hint: Any year: vip search no such film

        """))
  }

  @Test func `A page after the last is an error with a command for an existing page`() async throws {
    let result = try await Program.run("search", "nosferatu", "--page", "3", exits: 1)
    #expect(result.errors.contains("error: Page 3 does not exist; there is only one page.\n"))
    #expect(result.errors.contains("\nhint: First page: vip search nosferatu\n"))
  }

  @Test func `The query is sent to TMDb unchanged`() async throws {
    let query = "Броненосец & 100% + «Ω»?/#=é"
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.run(
      "search", query, "--year", "1925", "--page", "7", "--language", "ru-RU", environment: standIn.environment)
    #expect(result.errors == "")
    let request = try #require(await standIn.requests.all.first)
    #expect(await standIn.requests.all.count == 1)
    #expect(request.path == "/3/search/movie")
    let expected = [
      "query": query, "include_adult": "false", "primary_release_year": "1925", "language": "ru-RU", "region": "RU",
      "page": "7",
    ]
    #expect(Dictionary(request.query.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 }) == expected)
    #expect(request.query.count == expected.count)
    #expect(result.output.contains("10\u{A0}000 фильмов · страница 7 из 500"))
    #expect(result.output.contains("vip search '\(query)' --year 1925 --page 8"))
    #expect(result.output.contains("not endorsed or certified by TMDB."))
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
