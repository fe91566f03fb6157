import FlyingFox
import Testing

/// Runs the commands that show walls of posters.
@Suite(.timeLimit(.minutes(10))) struct WallProgramTests {
  private static let wall = ["--posters", "--images", "half", "--color", "always", "--width", "80"]
  /// The first cells of the test's picture, which is red at the top.
  private static let red = "\u{1B}[38;2;2"
  private let home = Home(variables: Home.fullColor)
  private let standIn: StandIn

  init() async throws { standIn = try await Self.serving() }

  /// Starts a server whose lists have films 1 to 20, each with a poster but the second.
  private static func serving(
    picture: @escaping @Sendable (String) async -> HTTPResponse = { _ in PosterProgramTests.picture }
  ) async throws -> StandIn {
    try await StandIn.serving { path in
      if path.hasPrefix("/t/p") { return await picture(path) }
      if path.hasSuffix("/person/popular") {
        return .json(
          #"{"page":1,"total_pages":1,"results":[{"id":1,"name":"Ada B","profile_path":"/p.jpg"},{"id":2,"name":"Cy D"}]}"#
        )
      }
      if path.contains("/person/") {
        return .json(#"{"id":1,"name":"Ada B","profile_path":"/p.jpg","movie_credits":{"cast":[],"crew":[]}}"#)
      }
      if let id = path.split(separator: "/").last.flatMap({ Int($0) }) {
        return .json(#"{"id":\#(id),"title":"Film \#(id)","poster_path":"/\#(id).jpg"}"#)
      }
      let rows = (1...20).map { id in
        #"{"id":\#(id),"title":"Film \#(id)","poster_path":\#(id == 2 ? "null" : #""/\#(id).jpg""#)}"#
      }
      return .json(#"{"page":1,"total_pages":9,"total_results":180,"results":[\#(rows.joined(separator: ","))]}"#)
    }
  }

  private func pictures(_ standIn: StandIn) async -> [String] {
    await standIn.requests.all.map(\.path).filter { $0.hasPrefix("/t/p") }
  }

  @Test func `A list is a wall of posters, each fetched once`() async throws {
    let result = try await home.run("list", with: Self.wall, server: standIn)
    #expect(result.errors.isEmpty)
    #expect(result.output.contains(Self.red))
    #expect(result.output.contains("FILM 2"), "a title card")
    #expect(result.output.contains("Film 20"))
    let expected = (1...20).filter { $0 != 2 }.map { "/t/p/w92/\($0).jpg" }.sorted()
    #expect(await pictures(standIn).sorted() == expected)

    let again = try await home.run("list", with: Self.wall, server: standIn)
    #expect(again.output == result.output)
    #expect(await pictures(standIn).count == expected.count, "the second run uses the cache")
  }

  @Test func `Pictures are fetched at the same time`() async throws {
    // The first picture waits for the request for another.
    let gate = Gate()
    let standIn = try await Self.serving { path in
      if path.hasSuffix("/1.jpg") { await gate.pass() } else { await gate.open() }
      return PosterProgramTests.picture
    }
    try await home.run("home", with: Self.wall, server: standIn)
    #expect(Set(await pictures(standIn)) == Set([1, 3, 4].map { "/t/p/w92/\($0).jpg" }), "one request for all shelves")
  }

  @Test func `The setting turns posters on, and --no-posters off`() async throws {
    let options = Array(Self.wall.dropFirst())
    try await home.run("settings", "set", "posters", "on", server: standIn)
    let on = try await home.run("home", with: options, server: standIn)
    let off = try await home.run("home", with: options + ["--no-posters"], server: standIn)
    #expect(on.output.contains(Self.red))
    #expect(!off.output.contains("▀"))
    let piped = try await home.run("home", server: standIn)
    #expect(!piped.output.contains("\u{1B}"))
    #expect(piped.errors.isEmpty, "a setting is not a request to complain about")
  }

  @Test(arguments: [("kitty", "\u{1B}_Ga=T"), ("iterm", "\u{1B}]1337;File=")])
  func `Graphics protocols draw row by row, without the pager`(images: String, beginning: String) async throws {
    let environment = home.environment(with: standIn.environment).merging(["PAGER": "sed s/^/paged/"]) { $1 }
    let result = try await TerminalSession(columns: 80, rows: 24).run(
      "list", "--posters", "--images", images, environment: environment)
    #expect(result.output.split(separator: beginning).count == 20)
    #expect(!result.output.contains("paged"))
  }

  @Test func `Portraits are shown for people`() async throws {
    let people = try await home.run("people", with: Self.wall, server: standIn)
    #expect(people.output.contains(Self.red))
    #expect(people.output.contains("CD"), "a card with initials")
    let person = try await home.run("person", "1", with: Self.wall, server: standIn)
    #expect(person.output.contains(Self.red))
    #expect(await pictures(standIn) == ["/t/p/w185/p.jpg"])
  }

  @Test func `The browser shows stored posters when the server is gone`() async throws {
    try await home.run("favorites", "add", "7", server: standIn)
    // Connections to a server that is gone may still be accepted, by the socket that the program inherits.
    let variables = home.environment(with: standIn.environment).merging(["VIP_TIMEOUT": "10"]) { $1 }
    // With posters, only the first two shelves are on screen.
    try await RunningBrowser.start(with: variables, until: "Popular") { browser in
      await standIn.stop()
      browser.type("5")
      try await browser.types("\u{C}", until: "Film 7")
      browser.type("P")
      try await browser.shows(Self.red)
    }
  }
}
