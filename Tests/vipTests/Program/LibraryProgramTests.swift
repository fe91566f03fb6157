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
}
