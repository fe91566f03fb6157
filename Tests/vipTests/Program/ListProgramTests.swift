import FlyingFox
import Testing

/// Runs `vip list`, `genres`, `people` and `person`.
@Suite(.timeLimit(.minutes(10))) struct ListProgramTests {
  static let genres = #"{"genres":[{"id":28,"name":"Action"},{"id":27,"name":"Horror "}]}"#

  @Test func `A genre given by name is requested by id`() async throws {
    let standIn = try await StandIn.serving { path in
      path.hasSuffix("genre/movie/list") ? .json(Self.genres) : .films(for: path)
    }
    let result = try await Program.run(
      "list", "popular", "--genre", "HORROR", "--page", "3", "--region", "DE", environment: standIn.environment)
    #expect(result.output.hasPrefix("Popular · Horror "))
    #expect(result.output.contains("Next page: vip list popular --genre 27 --page 4 --region DE"))
    let request = try #require(await standIn.requests.all.last)
    #expect(request.path == "/3/discover/movie")
    #expect(request.query["with_genres"] == "27")
    #expect(request.query["sort_by"] == "popularity.desc")
    #expect(request.query["include_adult"] == "false")
    #expect(request.query["page"] == "3")
  }

  @Test func `A page after the last is an error`() async throws {
    for (command, last) in [
      ("list upcoming", "list upcoming"), ("list comedy", "list popular --genre 35"), ("people", "people"),
      ("search the", "search the"),
    ] {
      let result = try await Program.shell("vip \(command) --page 400", exits: 1)
      #expect(result.output == "")
      let place = try #require(
        result.errors.firstMatch(of: /error: Page 400 does not exist; the last page is (\d)\.\nhint: Last page: (.+)\n/)
      )
      #expect(place.output.2 == "vip \(last) --page \(place.output.1)")
    }
    let russian = try await Program.run("people", "--page", "400", "--language", "ru", exits: 1)
    #expect(russian.errors.contains("error: Страницы 400 нет; последняя — "))
  }

  @Test func `An empty page of TMDb after the last is an error`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"page":99,"results":[],"total_pages":5,"total_results":98}"#)
    }
    for command in ["list", "people", "search dune"] {
      let result = try await Program.shell("vip \(command) --page 99", environment: standIn.environment, exits: 1)
      #expect(result.errors.hasPrefix("error: Page 99 does not exist; the last page is 5.\nhint: Last page: vip "))
      let json = try await Program.shell("vip \(command) --page 99 --json", environment: standIn.environment, exits: 1)
      #expect(json.errors.contains(#""code":"out-of-range""#))
    }
  }
}
