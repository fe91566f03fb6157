import Foundation
import Testing

/// Runs `vip favorites`, `history` and `settings`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct LibraryProgramTests {
  private let home = Home()

  @Test(arguments: [["settings"], ["history"], ["favorites"], ["doctor"]])
  func `Commands without films create no cache`(command: [String]) async throws {
    // Nothing listens there; only the doctor connects.
    let variables = ["TMDB_ACCESS_TOKEN": "a.b.c", "TMDB_API_URL": "http://127.0.0.1:1/3"]
    try await Program.run(with: command, environment: home.environment(with: variables), exits: nil)
    #expect(!FileManager.default.fileExists(atPath: home.file(".cache").path))
  }

  @Test(arguments: [["favorites", "add", "34"], ["settings", "set", "theme", "dark"]])
  func `Without a home folder, changes are errors`(command: [String]) async throws {
    let result = try await Program.run(with: command, exits: 1)
    #expect(result.output == "")
    #expect(result.errors.contains("This user has no home folder."))
    #expect(result.errors.contains("Set HOME to this user's home folder."))
  }

  @Test(arguments: ["favorites", "history", "settings"])
  func `Without a home folder, lists are empty`(command: String) async throws {
    let result = try await Program.run(command)
    #expect(result.errors == "")
  }

  @Test func `Searches with results are recorded`() async throws {
    for query in ["metropolis", "zzz", "nosferatu"] {
      try await home.run("search", query, exits: nil)
    }
    let listed = try await home.run("history")
    #expect(listed.output.contains("▎nosferatu"))
    #expect(listed.output.contains("▎metropolis"))
    #expect(!listed.output.contains("zzz"))
    try await home.run("settings", "set", "history", "off")
    try await home.run("search", "faust")
    #expect(try await !home.run("history").output.contains("faust"))
    try await home.run("history", "clear")
    #expect(try await home.run("history").output.hasPrefix("No searches yet"))
  }

  @Test func `The language setting is used`() async throws {
    try await home.run("settings", "set", "language", "ru")
    #expect(try await home.run("genres").output.hasPrefix("Жанры"))
    #expect(
      try await home.run("genres", "--language", "en").output.hasPrefix("Genres"))
  }

  @Test func `A genre can be given by its displayed name`() async throws {
    let russian = home.environment(with: ["LANG": "ru_RU.UTF-8"])
    #expect(try await Program.run("genres", environment: russian).output.contains("\nВестерн "))
    let list = try await Program.run("list", "popular", "--genre", "ужасы", environment: russian)
    #expect(list.output.hasPrefix("Популярные · Ужасы ─"))
    try await Program.run("settings", "set", "genre", "Комедия", environment: russian)
    #expect(try await Program.run("home", environment: russian).output.contains("\nПопулярные · Комедия ─"))
  }

  @Test func `An unknown genre is refused with a suggestion`() async throws {
    let refused = try await home.run("settings", "set", "genre", "comdy", exits: 64)
    #expect(
      refused.errors == "error: Unknown genre “comdy”\nDid you mean Comedy?\nhint: To see all genres: vip genres\n")
    let russian = try await home.run("settings", "set", "genre", "комедя", "--language", "ru", exits: 64)
    #expect(
      russian.errors
        == "error: Нет жанра «комедя»\nВозможно, вы имели в виду: Комедия?\nhint: Все жанры: vip genres\n")
    let list = try await home.run("list", "--genre", "comdy", exits: 64)
    #expect(list.output == "" && list.errors.hasSuffix(refused.errors))
    #expect(try await home.run("settings", "get", "genre").output == "\n")
  }

  @Test func `An invalid setting does not affect the others`() async throws {
    try home.write(#"{"genre":["x"],"language":"ru"}"#, to: ".config/vip/settings.json")
    let path = home.path(".config/vip/settings.json")
    let films = try await home.run("home")
    #expect(films.output.contains("Популярные"))
    let sentence = "\(path): неверное значение genre."
    #expect(films.errors.hasPrefix("\(sentence)\n"))
    let settings = try await home.run("settings")
    #expect(settings.output.contains("язык (language)              ru\n"))
    #expect(settings.errors == "\(sentence) Сбросить: vip settings reset genre\n")
    try await home.run("settings", "get", "genre", exits: 1)
    let set = try await home.run("settings", "set", "theme", "dark")
    #expect(set.output == "Теперь цвета: тёмные.\n")
    let reset = try await home.run("settings", "reset", "genre")
    #expect(reset.errors == "")
    #expect(try await home.run("settings", "get", "theme").output == "dark\n")
  }

  @Test func `A damaged library is moved aside and reported`() async throws {
    let folder = home.file(".local/share/vip")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let garbage = Data(repeating: 0x58, count: 8192)
    try garbage.write(to: folder.appending(path: "library.sqlite"))
    let result = try await home.run("favorites", "add", "34")
    #expect(result.errors.contains("was damaged. It was renamed to "))
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(try files.contains { try Data(contentsOf: $0) == garbage })
    #expect(try await home.run("favorites").output.contains("Metropolis"))
  }
}
