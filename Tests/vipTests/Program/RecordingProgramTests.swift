import FlyingFox
import Foundation
import Synchronization
import Testing

/// Runs `vip` with `--record` and `--replay`.
@Suite(.timeLimit(.minutes(10))) struct RecordingProgramTests {
  private let home = Home()

  @Test func `A recording is replayed without network or token`() async throws {
    let folder = home.path("recording")
    let standIn = try await StandIn.serving { .films(for: $0) }
    let live = try await home.run("home", "--record", folder, "--language", "pt-BR", "--width", "80", server: standIn)
    // As on another machine: no token, another language, another home folder.
    let replayed = try await Program.run(
      "home", "--replay", folder, "--width", "80", environment: ["HOME": "/nonexistent", "LANG": "ru_RU.UTF-8"])
    #expect(replayed.output == live.output)
    #expect(replayed.errors.contains("recording"))
  }

  @Test func `A replay uses nothing of this user`() async throws {
    let folder = home.path("recording")
    let standIn = try await StandIn.serving {
      $0.hasSuffix("/genre/movie/list") ? .json(#"{"genres":[{"id":27,"name":"Horror"}]}"#) : .films(for: $0)
    }
    for command in [["home"], ["search", "dune"], ["detail", "11"]] {
      try await home.run(with: command + ["--record", folder], server: standIn, exits: nil)
    }
    try await home.run("favorites", "add", "11", server: standIn, exits: nil)
    try await home.run("history", "clear")
    let other = ["HOME": home.path("other")]
    try await home.run("settings", "set", "genre", "horror")
    try await home.run("settings", "set", "language", "ru")
    for command in ["home", "search dune", "detail 11", "settings", "favorites"] {
      let line = "vip \(command) --replay '\(folder)'"
      let others = try await Program.shell(line, environment: other, exits: nil)
      let own = try await home.shell(line, exits: others.status)
      #expect(own.output == others.output)
    }
    #expect(try await home.run("history").output.hasPrefix("Запросов пока нет"))
    #expect(home.read("other/.local/share/vip/library.sqlite") == nil)
    try home.write("{", to: ".config/vip/settings.json")
    let broken = try await home.run("home", "--replay", folder)
    #expect(!broken.errors.contains("settings.json"))
  }

  @Test func `A change is refused, because a replay does not store it`() async throws {
    try await home.run("home", "--record", home.path("recording"), server: .serving { .films(for: $0) })
    for command in [
      "favorites add 11", "favorites remove 11", "favorites repair", "seen 11", "undo", "history clear",
      "settings set theme dark", "import list.csv", "watchlist import list.csv", "auth login", "auth logout",
      "sync", "sync --dry-run", "settings set language ru",
    ] {
      let result = try await home.shell("cd; vip \(command) --replay recording", exits: 64)
      #expect(result.output + result.errors == "error: Nothing can be changed with --replay.\n")
    }
    #expect(try await home.shell("cd; vip settings get theme --replay recording").output == "auto\n")
  }

  @Test func `A request that was not recorded is an error, and an invalid credential is not`() async throws {
    try await home.run("home", "--record", home.path("recording"), server: .serving { .films(for: $0) })
    try await home.session(
      """
      vip detail 603 --replay recording
      TMDB_ACCESS_TOKEN='not a token' vip home --replay recording > /dev/null
      TMDB_API_KEY='not a token' vip home --replay recording > /dev/null
      """)
  }

  @Test func `A folder that cannot be created is an error before any request`() async throws {
    try home.write("", to: "file")
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.run("home", "--record", home.path("file/below"), server: standIn, exits: 1)
    #expect(await standIn.requests.all.isEmpty)
  }
}

/// Runs `vip` with `--refresh` and a server that fails after the first responses.
@Suite(.timeLimit(.minutes(10))) struct RefreshProgramTests {
  private let home = Home()

  @Test(arguments: [
    ("home", "cached just now"), ("detail 603", "cached just now"), ("genres", "Horror"), ("poster 603", "The Matrix"),
  ])
  func `Cached data is shown if the server fails`(command: String, mark: String) async throws {
    let isDown = Mutex(false)
    let standIn = try await StandIn.serving { path in
      if isDown.withLock(\.self) { return .json("", status: .serviceUnavailable) }
      if path.hasSuffix("/genre/movie/list") { return .json(#"{"genres":[{"id":27,"name":"Horror"}]}"#) }
      return path.hasSuffix("/movie/603") ? .json(#"{"id":603,"title":"The Matrix"}"#) : .films(for: path)
    }
    try await home.shell("vip \(command)", server: standIn)
    isDown.withLock { $0 = true }
    let result = try await home.shell("vip \(command) --refresh", server: standIn)
    #expect(result.output.contains(mark), "\(result.output)")
    let problem = command == "genres" ? "Could not be refreshed" : "had an internal error"
    #expect(result.errors.contains(problem), "\(result.errors)")
    let nothing = try await home.shell("vip list upcoming --page 7 --refresh", server: standIn, exits: 1)
    #expect(nothing.output == "")
  }
}

/// Runs `vip` with `--trace`.
@Suite(.timeLimit(.minutes(10))) struct TraceProgramTests {
  private let home = Home()

  @Test func `Every step is a line of JSON`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await home.run("home", "--trace", server: standIn)
    let turns = try turns(in: result.errors)
    #expect(turns.prefix(2).map { $0["turn"] as? String } == ["start", "request"])
    #expect(turns.last?["turn"] as? String == "view-model")
    #expect(turns.allSatisfy { $0["at"] is NSNumber })
    let scenes = Set(turns.compactMap { $0["scene"] as? String })
    #expect(scenes == ["HomeScene"])
    let exchanges = turns.filter { $0["turn"] as? String == "http" }
    #expect(exchanges.count == 4)
    #expect(exchanges.allSatisfy { $0["status"] as? Int == 200 && $0["milliseconds"] is NSNumber })
    let origins = turns.filter { $0["turn"] as? String == "cache" }.compactMap { $0["origin"] as? String }
    #expect(origins == Array(repeating: "network", count: 4))

    let again = try await home.run("home", "--trace", server: standIn)
    let kept = try self.turns(in: again.errors)
    #expect(kept.allSatisfy { $0["turn"] as? String != "http" })
    #expect(kept.compactMap { $0["origin"] as? String } == Array(repeating: "fresh", count: 4))
  }

  /// Optimized, the program must begin with the same values.
  @Test func `Global variables begin with their initial values`() async throws {
    let result = try await home.run("home", "--trace")
    #expect(
      try turns(in: result.errors.prefix { $0 != "\n" }).first?["value"] as? String == """
        (endingSignals: (terminal: nil, closing: "", child: nil), \
        crashRestore: 0, \
        stopsScreen: false, unfinishedFiles: Set([]))
        """)
  }

  @Test(arguments: ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"])
  func `A credential that the server echoes is not traced, recorded, cached or shown`(variable: String) async throws {
    let secret = "0123456789abcdef0123456789abcdef"
    let standIn = try await StandIn.serving { _ in
      .json(
        #"{"page":1,"results":[{"id":11,"title":"Token \#(secret)","overview":"Bearer \#(secret)"}],"total_pages":1}"#,
        headers: [HTTPHeader("ETag"): "\"\(secret)\"", HTTPHeader("X-Echo"): "Bearer \(secret)"])
    }
    var environment = home.environment(with: standIn.environment)
    environment["TMDB_ACCESS_TOKEN"] = nil
    environment[variable] = secret
    for options in [["--trace"], ["--trace", "--json"], ["--trace", "--record", home.path("recording")]] {
      let result = try await Program.run("list", "popular", with: options, environment: environment)
      #expect(result.output.contains("xxxxxxxx"))
      #expect(!result.output.contains(secret))
      #expect(!result.errors.contains(secret))
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: home.folder)
    let contents = files.compactMap { FileManager.default.contents(atPath: home.path($0)) }
    #expect(contents.count > 2)
    #expect(contents.allSatisfy { $0.firstRange(of: Data(secret.utf8)) == nil })
  }

  private func turns(in text: some StringProtocol) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }
}
