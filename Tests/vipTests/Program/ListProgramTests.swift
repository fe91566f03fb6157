import Testing

/// Runs `vip list`, `genres`, `people` and `person`.
@Suite(.timeLimit(.minutes(10))) struct ListProgramTests {
  static let genres = #"{"genres":[{"id":28,"name":"Action"},{"id":27,"name":"Horror "}]}"#

  @Test func `A genre given by name is requested by id`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("genre/movie/list") ? .json(Self.genres) : .films(for: path)
    }
    try await Home().session("vip list popular --genre HORROR --page 3 --region DE", server: standIn)
  }

  @Test func `A page after the last is an error`() async throws {
    for (command, last) in [
      ("list top-rated", "list top-rated"), ("list comedy", "list popular --genre 35"), ("people", "people"),
      ("search the", "search the"),
    ] {
      let result = try await Program.shell("vip \(command) --page 400", exits: 1)
      #expect(result.output == "")
      let place = try #require(
        result.errors.firstMatch(
          of: /error: Page 400 does not exist; the last page is (\d+)\.\nhint: Last page: (.+)\n/))
      #expect(place.output.2 == "vip \(last) --page \(place.output.1)")
    }
    let russian = try await Program.run("people", "--page", "400", "--language", "ru", exits: 1)
    #expect(russian.errors.contains("error: Страницы 400 нет; последняя — "))
  }

  @Test func `An empty page of TMDb after the last is an error`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"page":99,"results":[],"total_pages":5,"total_results":98}"#)
    }
    let commands = ["list", "people", "search dune"].flatMap { ["\($0) --page 99", "\($0) --page 99 --json"] }
    try await Home().session(vip: commands, server: standIn)
  }
}
