import FlyingFox
import Foundation
import Testing

/// Runs `vip favorites`, `history` and `settings`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct LibraryProgramTests {
  private let home = Home()

  @Test(arguments: [["settings"], ["history"], ["favorites"], ["doctor"]])
  func `Commands without films create no cache`(command: [String]) async throws {
    // Nothing listens there; only the doctor connects.
    let variables = ["TMDB_ACCESS_TOKEN": "a.b.c", "TMDB_API_URL": "http://127.0.0.1:1/3"]
    _ = try await Program.run(with: command, environment: home.environment(with: variables))
    #expect(!FileManager.default.fileExists(atPath: home.file(".cache").path))
  }

  @Test func `Favorites are stored`() async throws {
    let added = try await Program.run("favorites", "add", "34", "12", environment: home.environment)
    #expect(added.status == 0)
    #expect(added.output == "Added Metropolis to favorites.\nAdded Nosferatu to favorites.\n")
    let listed = try await Program.run("favorites", "--sort", "title", environment: home.environment)
    #expect(listed.output.hasPrefix("Favorites ─"))
    #expect(listed.output.contains("Metropolis") && listed.output.contains("Nosferatu"))
    #expect(listed.errors == "")
    let removed = try await Program.run("favorites", "remove", "12", environment: home.environment)
    #expect(removed.output == "Removed Nosferatu from favorites.\n")
  }

  @Test(arguments: [["favorites", "add", "34"], ["settings", "set", "theme", "dark"]])
  func `Without a home folder, changes are errors`(command: [String]) async throws {
    let result = try await Program.run(with: command)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.errors.contains("This user has no home folder."))
    #expect(result.errors.contains("Set HOME to this user's home folder."))
  }

  @Test(arguments: ["favorites", "history", "settings"])
  func `Without a home folder, lists are empty`(command: String) async throws {
    let result = try await Program.run(command)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test func `A favorite's details are shown without network`() async throws {
    let standIn = try await StandIn.serving { _ in
      .json(#"{"id":603,"title":"The Matrix","overview":"Kept words.","credits":{"cast":[],"crew":[]}}"#)
    }
    let added = try await Program.run(
      "favorites", "add", "603", environment: home.environment(with: standIn.environment))
    #expect(added.output == "Added The Matrix to favorites.\n")
    let dead = ["TMDB_API_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": "t.t.t"]
    let result = try await Program.run("detail", "603", "--offline", environment: home.environment(with: dead))
    #expect(result.status == 0)
    #expect(result.output.contains("Kept words."))
  }

  @Test func `Searches with results are recorded`() async throws {
    for query in ["metropolis", "zzz", "nosferatu"] {
      _ = try await Program.run("search", query, environment: home.environment)
    }
    let listed = try await Program.run("history", environment: home.environment)
    #expect(listed.output.contains("▎nosferatu"))
    #expect(listed.output.contains("▎metropolis"))
    #expect(!listed.output.contains("zzz"))
    _ = try await Program.run("settings", "set", "history", "off", environment: home.environment)
    _ = try await Program.run("search", "faust", environment: home.environment)
    #expect(try await !Program.run("history", environment: home.environment).output.contains("faust"))
    #expect(try await Program.run("history", "clear", environment: home.environment).status == 0)
    #expect(try await Program.run("history", environment: home.environment).output.hasPrefix("No searches yet"))
  }

  @Test func `The language setting is used`() async throws {
    #expect(try await Program.run("settings", "set", "language", "ru", environment: home.environment).status == 0)
    #expect(try await Program.run("genres", environment: home.environment).output.hasPrefix("Жанры"))
    #expect(
      try await Program.run("genres", "--language", "en", environment: home.environment).output.hasPrefix("Genres"))
  }

  @Test func `The genre setting adds a shelf to home`() async throws {
    #expect(try await !Program.run("home", environment: home.environment).output.contains(" · "))
    _ = try await Program.run("settings", "set", "genre", "horror", environment: home.environment)
    let result = try await Program.run("home", environment: home.environment)
    #expect(result.status == 0)
    #expect(result.output.contains("\nPopular · Horror ─"))
    #expect(result.output.contains("vip list popular --genre 27"))
  }

  @Test func `A genre can be given by its displayed name`() async throws {
    let russian = home.environment(with: ["LANG": "ru_RU.UTF-8"])
    #expect(try await Program.run("genres", environment: russian).output.contains("\nВестерн "))
    let list = try await Program.run("list", "popular", "--genre", "ужасы", environment: russian)
    #expect(list.status == 0)
    #expect(list.output.hasPrefix("Популярные · Ужасы ─"))
    _ = try await Program.run("settings", "set", "genre", "Комедия", environment: russian)
    #expect(try await Program.run("home", environment: russian).output.contains("\nПопулярные · Комедия ─"))
  }

  @Test func `An unknown genre is refused with a suggestion`() async throws {
    let refused = try await Program.run("settings", "set", "genre", "comdy", environment: home.environment)
    #expect(refused.status == 64)
    #expect(
      refused.errors == "error: Unknown genre “comdy”\nDid you mean Comedy?\nhint: To see all genres: vip genres\n")
    let russian = try await Program.run(
      "settings", "set", "genre", "комедя", "--language", "ru", environment: home.environment)
    #expect(
      russian.errors
        == "error: Нет жанра «комедя»\nВозможно, вы имели в виду: Комедия?\nhint: Все жанры: vip genres\n")
    let list = try await Program.run("list", "--genre", "comdy", environment: home.environment)
    #expect(list.status == 64 && list.output == "" && list.errors.hasSuffix(refused.errors))
    #expect(try await Program.run("settings", "get", "genre", environment: home.environment).output == "\n")
  }

  @Test func `An invalid setting does not affect the others`() async throws {
    try home.write(#"{"genre":["x"],"language":"ru"}"#, to: ".config/vip/settings.json")
    let path = home.path(".config/vip/settings.json")
    let films = try await Program.run("home", environment: home.environment)
    #expect(films.status == 0)
    #expect(films.output.contains("Популярные"))
    let sentence = "\(path): неверное значение genre."
    #expect(films.errors.hasPrefix("\(sentence)\n"))
    let settings = try await Program.run("settings", environment: home.environment)
    #expect(settings.status == 0)
    #expect(settings.output.contains("язык (language)              ru\n"))
    #expect(settings.errors == "\(sentence) Сбросить: vip settings reset genre\n")
    let get = try await Program.run("settings", "get", "genre", environment: home.environment)
    #expect(get.status == 1)
    let set = try await Program.run("settings", "set", "theme", "dark", environment: home.environment)
    #expect(set.status == 0)
    #expect(set.output == "Теперь цвета: тёмные.\n")
    let reset = try await Program.run("settings", "reset", "genre", environment: home.environment)
    #expect(reset.errors == "")
    #expect(try await Program.run("settings", "get", "theme", environment: home.environment).output == "dark\n")
  }

  @Test func `A damaged library is moved aside and reported`() async throws {
    let folder = home.file(".local/share/vip")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let garbage = Data(repeating: 0x58, count: 8192)
    try garbage.write(to: folder.appending(path: "library.sqlite"))
    let result = try await Program.run("favorites", "add", "34", environment: home.environment)
    #expect(result.status == 0)
    #expect(result.errors.contains("was damaged. It was renamed to "))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(try files.contains { try Data(contentsOf: $0) == garbage })
    #expect(try await Program.run("favorites", environment: home.environment).output.contains("Metropolis"))
  }
}
