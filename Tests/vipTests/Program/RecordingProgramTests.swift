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

  @Test func `A request that was not recorded is an error, and an invalid credential is not`() async throws {
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.run("home", "--record", home.path("recording"), server: standIn)
    try await home.session(
      """
      vip detail 603 --replay recording
      echo a.b.c | vip auth login --replay recording
      TMDB_ACCESS_TOKEN='not a token' vip home --replay recording > /dev/null
      TMDB_API_KEY='not a token' vip home --replay recording > /dev/null
      """)
  }

  @Test func `A folder without a recording, and a damaged one, is an error with a hint`() async throws {
    try home.write("{{{", to: "recording/recording.json")
    try await home.session(
      """
      vip home --replay recording --width 300
      vip home --replay . --width 300
      vip home --replay nowhere --width 300
      """)
  }

  @Test func `A folder that cannot be created is an error before any request`() async throws {
    try home.write("", to: "file")
    let standIn = try await StandIn.serving { .films(for: $0) }
    try await home.run("home", "--record", home.path("file/below"), server: standIn, exits: 1)
    #expect(await standIn.requests.all.isEmpty)
  }
}
