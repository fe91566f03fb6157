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
}
