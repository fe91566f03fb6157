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
