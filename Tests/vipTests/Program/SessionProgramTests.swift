import Foundation
import Testing

/// What someone types who has no file but those that the session makes. The lines are those after “$ ” in the goldens. A
/// new session is a golden with such lines: recording adds what they print.
@Suite(.timeLimit(.minutes(10))) struct SessionProgramTests {
  private static let folder = URL(filePath: #filePath).appending(
    path: "../../../../Snapshots/vipTests/SessionProgramTests"
  ).standardizedFileURL
  private static let alone = "Lines print what follows them"
  private static let withServer = "With films of TMDb, lines print what follows them"

  /// The names of the sessions of a test.
  private static func names(_ test: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { $0.hasPrefix("\(test).") && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(test.count + 1).dropLast(4)) }.sorted()
  }

  private func run(_ name: String, of test: String, server: StandIn? = nil) async throws {
    let golden = try String(contentsOf: Self.folder.appending(path: "\(test).\(name).txt"), encoding: .utf8)
    let lines = golden.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
    try await Home().session(lines.joined(separator: "\n"), server: server, named: name)
  }

  @Test func `All sessions are found`() {
    #expect(Self.names(Self.alone).count > 90 && Self.names(Self.withServer).count >= 5)
  }

  @Test(arguments: names(alone)) func `Lines print what follows them`(name: String) async throws {
    try await run(name, of: Self.alone)
  }

  @Test(arguments: names(withServer))
  func `With films of TMDb, lines print what follows them`(name: String) async throws {
    try await run(name, of: Self.withServer, server: .serving { DiscoverProgramTests.answer(to: $0) })
  }
}
