import Foundation
import Testing

/// Runs commands with `--json`: one document on standard output, or one error on standard error.
@Suite(.timeLimit(.minutes(10))) struct JSONProgramTests {
  private let home = Home()

  @Test func `An error is the only output, even with malformed settings`() async throws {
    try home.write("{{", to: ".config/vip/settings.json")
    for command in [["settings"], ["detail", "99999"]] {
      let result = try await home.run(with: command + ["--json"], exits: 1)
      #expect(result.errors.hasPrefix(#"{"error":{"#), "\(result.errors)")
    }
    let shown = try await home.run("genres", "--json")
    #expect(shown.errors.contains("settings.json has invalid contents."))
  }

  @Test(arguments: [
    ["home"], ["list", "popular"], ["search", "night"], ["detail", "43"], ["people"], ["person", "309"], ["genres"],
    ["favorites"], ["history"], ["settings"], ["settings", "get", "theme"], ["poster", "43"],
    ["favorites", "add", "43"], ["settings", "set", "theme", "dark"], ["history", "clear"],
  ])
  func `Every command prints one document`(command: [String]) async throws {
    let result = try await home.run(with: command + ["--json"])
    #expect(result.output.hasSuffix("\n") && result.output.count(where: \.isNewline) == 1)
    #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any])
  }

  @Test(arguments: [
    (["detail", "99999"], Int32(1), "not-found"), (["detail", "abc"], 1, "not-found"),
    (["detail", "nm0000001"], 64, "usage"), (["detail", "tt0013442"], 1, "unsupported"),
    (["detail", "tmdb:607"], 4, "missing-credential"), (["favorites", "add", "424242"], 1, "not-found"),
    (["favorites", "remove", "77"], 1, "not-found"), (["history", "remove", "x"], 1, "not-found"),
    (["list", "bogus"], 64, "usage"),
    (["list", "popular", "--genre", "bogus"], 64, "usage"), (["list", "popular", "--page", "400"], 1, "out-of-range"),
    (["settings", "set", "theme", "pink"], 64, "usage"), (["settings", "get", "pink"], 64, "usage"),
    (["auth", "status"], 4, "missing-credential"), (["home", "--replay", "/nonexistent"], 1, "not-recorded"),
    (["nonsense"], 1, "not-found"), (["serach"], 64, "usage"),
  ])
  func `Every failure prints one error`(command: [String], status: Int32, code: String) async throws {
    let result = try await home.run(with: command + ["--json"], exits: status)
    #expect(result.output.isEmpty)
    let document = try JSONSerialization.jsonObject(with: Data(result.errors.utf8)) as? [String: [String: String]]
    #expect(document?["error"]?["code"] == code, "\(result.errors)")
    #expect(document?["error"]?["message"]?.isEmpty == false)
  }

  @Test(arguments: [
    (["list", "--json", "--fields", "id,title"], #""movies":[{"id":12,"title":"Nosferatu"},"#),
    (["--json", "--fields", "title", "nosferatu"], #""movies":[{"title":"Nosferatu"}]"#),
    (["detail", "12", "--json", "--fields=id,title"], #"{"id":12,"title":"Nosferatu"}"#),
    (["person", "17", "--json", "--fields", "name"], #"{"name":"Charlie Chaplin"}"#),
    (["genres", "--json", "--fields", "id"], #""genres":[{"id":28},"#),
  ])
  func `Named fields are the only ones of each entry`(command: [String], part: String) async throws {
    let result = try await Program.run(with: command)
    #expect(result.output.contains(part), "\(result.output)")
  }

  @Test func `An unknown field is an error with the known ones`() async throws {
    let result = try await Program.run("list", "--json", "--fields", "id,titel", exits: 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix(#"{"error":{"code":"usage","message":"“titel” is not a field of this JSON."#))
    #expect(result.errors.contains("id, title, "))
  }

  @Test func `Posters have complete addresses`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"page":1,"results":[{"id":1,"title":"a","poster_path":"/p.jpg"}],"total_pages":1,"total_results":1}"#)
    }
    let result = try await Program.run("list", "--json", "--fields", "poster_url", environment: standIn.environment)
    let images = try #require(standIn.environment["TMDB_IMAGE_URL"])
    #expect(result.output.contains(#""movies":[{"poster_url":"\#(images)/w500/p.jpg"}]"#), "\(result.output)")
  }

  @Test func `An invalid TMDB_API_URL prints one error`() async throws {
    let result = try await Program.run("home", "--json", environment: ["TMDB_API_URL": "http://example.org"], exits: 64)
    #expect(result.errors.hasPrefix(#"{"error":{"code":"usage","message":"TMDB_API_URL"#))
  }
}
