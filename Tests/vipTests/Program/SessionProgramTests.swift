import Foundation
import Testing

/// What someone types who has no token, and no file but those that the session makes. The lines are those after “$ ” in
/// the goldens. A new session is a golden with such lines: recording adds what they print.
@Suite(.timeLimit(.minutes(10))) struct SessionProgramTests {
  private static let folder = URL(filePath: #filePath).appending(
    path: "../../../../Snapshots/vipTests/SessionProgramTests"
  ).standardizedFileURL
  private static let start = "Lines print what follows them."

  /// The names of the sessions.
  private static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasPrefix(start) && $0.hasSuffix(".txt") }.map { String($0.dropFirst(start.count).dropLast(4)) }
    .sorted()

  @Test func `All sessions are found`() {
    #expect(Self.names.count > 90)
  }

  @Test(arguments: names) func `Lines print what follows them`(name: String) async throws {
    let golden = try String(contentsOf: Self.folder.appending(path: "\(Self.start)\(name).txt"), encoding: .utf8)
    let lines = golden.split(separator: "\n").filter { $0.hasPrefix("$ ") }.map { $0.dropFirst(2) }
    try await Home().session(lines.joined(separator: "\n"), named: name)
  }
}
