import FlyingFox
import Foundation
import Testing

/// Runs `vip` with `--record` and `--replay`.
@Suite(.timeLimit(.minutes(10))) struct RecordingProgramTests {
  private let home = Home()

  @Test func `A recording is replayed without network or token`() async throws {
    let folder = home.file("recording").path
    let standIn = try await StandIn.serving { .films(for: $0) }
    let live = try await Program.run(
      "home", "--record", folder, "--language", "pt-BR", "--width", "80",
      environment: home.environment(with: standIn.environment))
    #expect(live.status == 0)
    // As on another machine: no token, another language, another home folder.
    let replayed = try await Program.run(
      "home", "--replay", folder, "--width", "80", environment: ["HOME": "/nonexistent", "LANG": "ru_RU.UTF-8"])
    #expect(replayed.status == 0)
    #expect(replayed.output == live.output)
    #expect(replayed.errors.contains("recording"))
  }

  @Test func `A replay uses nothing of this user`() async throws {
    let folder = home.file("recording").path
    let standIn = try await StandIn.serving {
      $0.hasSuffix("/genre/movie/list") ? .json(#"{"genres":[{"id":27,"name":"Horror"}]}"#) : .films(for: $0)
    }
    let environment = home.environment(with: standIn.environment)
    for command in [["home"], ["search", "dune"], ["detail", "11"]] {
      _ = try await Program.run(with: command + ["--record", folder], environment: environment)
    }
    _ = try await Program.run("favorites", "add", "11", environment: environment)
    _ = try await Program.run("history", "clear", environment: home.environment)
    let other = ["HOME": home.path("other")]
    _ = try await Program.run("settings", "set", "genre", "horror", environment: home.environment)
    _ = try await Program.run("settings", "set", "language", "ru", environment: home.environment)
    for command in ["home", "search dune", "detail 11", "settings", "favorites"] {
      let line = "vip \(command) --replay '\(folder)'"
      let own = try await Program.shell(line, environment: home.environment)
      let others = try await Program.shell(line, environment: other)
      #expect(own.output == others.output)
      #expect(own.status == others.status)
    }
    #expect(try await Program.run("history", environment: home.environment).output.hasPrefix("Запросов пока нет"))
    #expect(home.read("other/.local/share/vip/library.sqlite") == nil)
    try home.write("{", to: ".config/vip/settings.json")
    let broken = try await Program.run("home", "--replay", folder, environment: home.environment)
    #expect(!broken.errors.contains("settings.json"))
  }

  @Test func `A recording contains no credential`() async throws {
    let folder = home.file("recording")
    let standIn = try await StandIn.serving { _ in
      // A server that echoes the token.
      .json(#"{"results":[{"id":1,"title":"Token \#(StandIn.token)"}]}"#)
    }
    let result = try await Program.run(
      "list", "popular", "--record", folder.path, environment: home.environment(with: standIn.environment))
    #expect(result.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count == 2)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(!text.contains(StandIn.token))
    }
  }

  /// Records the requests of the home page; returns the folder.
  private func recordHomePage() async throws -> String {
    let folder = home.file("recording").path
    let standIn = try await StandIn.serving { .films(for: $0) }
    _ = try await Program.run("home", "--record", folder, environment: home.environment(with: standIn.environment))
    return folder
  }

  @Test func `A request that was not recorded is an error`() async throws {
    let folder = try await recordHomePage()
    let result = try await Program.run("detail", "603", "--replay", folder)
    #expect(result.status == 1)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("is not in the recording."))
  }

  @Test(arguments: ["TMDB_ACCESS_TOKEN", "TMDB_API_KEY"])
  func `A replay ignores an invalid credential`(variable: String) async throws {
    let folder = try await recordHomePage()
    let result = try await Program.run("home", "--replay", folder, environment: [variable: "not a token"])
    #expect(result.status == 0)
  }

  @Test func `A damaged recording is an error with a hint`() async throws {
    try home.write("{{{", to: "recording/recording.json")
    let result = try await Program.run("home", "--replay", home.file("recording").path)
    #expect(result.status == 1)
    let path = home.file("recording/recording.json").path
    #expect(
      result.errors == "error: \(path) has invalid contents.\nhint: Fix or remove the file.\n")
  }

  @Test(arguments: ["--record", "--replay"])
  func `An empty folder name is a usage error`(option: String) async throws {
    let result = try await Program.run("home", option, "")
    #expect(result.status == 64)
    #expect(result.errors.contains("\(option) needs the path of a folder."))
  }

  @Test(arguments: ["", "no such folder"])
  func `A folder without a recording is an error`(name: String) async throws {
    let result = try await Program.run("home", "--replay", home.file(name).path)
    #expect(result.status == 1)
    #expect(result.errors.contains("contains no recording."))
  }

  @Test func `A folder that cannot be created is an error before any request`() async throws {
    try home.write("", to: "file")
    let standIn = try await StandIn.serving { .films(for: $0) }
    let result = try await Program.run(
      "home", "--record", home.file("file/below").path, environment: home.environment(with: standIn.environment))
    #expect(result.status == 1)
    #expect(await standIn.requests.all.isEmpty)
  }

  @Test(arguments: [["--record", "a", "--replay=b"], ["--record", "a", "--offline"]])
  func `Contradictory options are refused`(options: [String]) async throws {
    let result = try await Program.run("home", options[0], options[1], options[2])
    #expect(result.status == 64)
    #expect(result.errors.contains("cannot be used together"))
  }
}
