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
    #expect(!FileManager.default.fileExists(atPath: home.path(".cache")))
  }

  @Test func `Without a home folder, changes are errors, and lists are empty`() async throws {
    let commands = ["favorites add 34", "settings set theme dark", "favorites", "history", "settings"]
    try await home.session(commands.map { "unset HOME; vip \($0)" }.joined(separator: "\n"))
  }

  @Test func `Searches with results are recorded`() async throws {
    try await home.session(
      """
      vip search metropolis > /dev/null
      vip search zzz
      vip search nosferatu > /dev/null
      vip history
      vip settings set history off
      vip search faust > /dev/null
      vip history --tsv
      vip history clear
      vip history
      """)
  }

  @Test(arguments: ["{", #"{"theme":"x"}"#])
  func `If settings cannot be read, no search is recorded`(settings: String) async throws {
    try home.write(settings, to: ".config/vip/settings.json")
    try await home.run("search", "metropolis")
    #expect(try await !home.run("history", "--tsv").output.contains("metropolis"))
  }

  @Test func `A genre can be given by its displayed name`() async throws {
    try await home.session(
      """
      LANG=ru_RU.UTF-8 vip genres | grep Вестерн
      LANG=ru_RU.UTF-8 vip list popular --genre ужасы | grep -o 'Популярные · Ужасы'
      LANG=ru_RU.UTF-8 vip settings set genre Комедия
      LANG=ru_RU.UTF-8 vip home | grep -o 'Популярные · Комедия'
      """)
  }

  @Test func `An unknown genre is refused with a suggestion`() async throws {
    try await home.session(
      """
      vip settings set genre comdy
      vip settings set genre комедя --language ru
      vip list --genre comdy
      vip settings get genre
      """)
  }

  @Test func `An invalid setting does not affect the others`() async throws {
    try home.write(#"{"genre":["x"],"language":"ru"}"#, to: ".config/vip/settings.json")
    try await home.session(
      """
      vip home | grep -o Популярные
      vip settings
      COLUMNS=500 vip settings get genre
      vip settings set theme dark
      vip settings reset genre > /dev/null
      vip settings get theme
      """)
  }

  @Test func `A damaged library is moved aside and reported`() async throws {
    let garbage = String(repeating: "X", count: 8192)
    try home.write(garbage, to: ".local/share/vip/library.sqlite")
    let result = try await home.run("favorites", "add", "34")
    #expect(result.errors.contains("was damaged. It was renamed to "))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path(".local/share/vip"))
    #expect(files.contains { home.read(".local/share/vip/\($0)") == garbage })
    #expect(try await home.run("favorites").output.contains("Metropolis"))
  }
}
