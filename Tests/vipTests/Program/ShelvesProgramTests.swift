import Foundation
import Testing

/// Runs `vip watchlist`, `seen`, `pick`, `undo`, `export` and `import`, each test with its own home folder.
@Suite(.timeLimit(.minutes(10))) struct ShelvesProgramTests {
  private let home = Home()

  @Test func `After a command, all changes are in a file that can be copied`() async throws {
    for command in ["vip favorites add 12", "vip favorites"] {
      try await home.shell(command)
      #expect(try FileManager.default.contentsOfDirectory(atPath: home.path(".local/share/vip")) == ["library.sqlite"])
    }
  }

  @Test func `An undo asks no server, whose address may then be malformed`() async throws {
    try await home.run("favorites", "add", "12")
    let undone = try await home.shell("TMDB_API_URL=nowhere TMDB_IMAGE_URL=nowhere vip undo")
    #expect(undone.output.hasPrefix("Undone") && undone.errors.isEmpty, "\(undone)")
  }

  @Test func `A shelf is filtered in every format, and a film of it is picked`() async throws {
    try await home.run("watchlist", "add", "7", "12", "34")
    try await home.session(
      """
      vip watchlist --genre horror --year 1922 --country germany
      vip watchlist --genre horror --year 1922 --country germany --tsv | cut -f 1,2
      vip watchlist --genre horror --year 1922 --country germany --json --fields id
      vip pick watchlist --genre horror --year 1922 --country germany --json --fields id
      """)
  }

  @Test func `A criterion that a shelf cannot apply is a failure`() async throws {
    try await home.run("watchlist", "add", "12")
    let criteria = ["--genre comedi", "--year 1999..1990", "--on netflix", "--person 'nobody at all'"]
    try await home.session(
      vip: criteria.flatMap { criterion in
        ["", " --json", " --tsv"].map { "watchlist \(criterion)\($0)" }
      })
  }

  @Test func `A shelf without a film that meets the criteria is an error, unlike an empty shelf`() async throws {
    let formats = [[], ["--json"], ["--tsv", "--header"], ["--json", "--page", "1"]]
    for format in formats { try await home.run("favorites", with: format) }
    try await home.run("favorites", "add", "12")
    for format in formats {
      let result = try await home.run("favorites", "--year", "1990..", with: format, exits: 1)
      #expect(result.output == "")
      #expect(result.errors.contains("No film meets all criteria"), "\(result.errors)")
    }
  }

  @Test func `Letterboxd's diary is imported, and lines that cannot be taken are named`() async throws {
    try home.write(
      """
      Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
      2026-01-03,Metropolis,1927,https://boxd.it/1,4.5,,,2026-01-02
      2026-02-03,Metropolis,1927,https://boxd.it/2,5,Yes,,2026-02-02
      2026-02-04,Nosferatu,1922,https://boxd.it/3,7,,,2026-02-04
      2026-02-04,Nosferatu,1922,https://boxd.it/3,4,,,9999-02-04

      """, to: "diary.csv")
    try await home.session(
      #"""
      vip seen import diary.csv
      vip seen export --format csv
      vip favorites import diary.csv
      printf 'Year,Rating\n1927,4\n' | vip seen import -
      printf 'Name\nMetropolis\n' | vip import -
      """#)
  }
}

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

  @Test func `A damaged library is moved aside and reported, and not exported as if it were empty`() async throws {
    let garbage = String(repeating: "X", count: 8192)
    try home.write(garbage, to: ".local/share/vip/library.sqlite")
    try home.write("backup", to: "backup.json")
    let result = try await home.run("export", "--force", home.path("backup.json"), exits: 1)
    #expect(home.read("backup.json") == "backup")
    #expect(result.errors.contains("was damaged. It was renamed to "))
    #expect(result.errors.contains("None of its films could be read"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.path(".local/share/vip"))
    #expect(files.contains { home.read(".local/share/vip/\($0)") == garbage })
    try await home.run("favorites", "add", "34")
    #expect(try await home.run("favorites").output.contains("Metropolis"))
    #expect(try await home.run("doctor", "--width", "500").output.contains("is a damaged library that was replaced"))
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
}
