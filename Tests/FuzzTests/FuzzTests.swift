import Foundation
import RandomTestSupport
import Testing

/// Runs the inputs that are kept: some for each target to start from, and those with which the fuzzer has found errors.
@Suite(.timeLimit(.minutes(10))) struct FuzzTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Inputs")

  @Test(arguments: FuzzTarget.allCases) func `Every input that is kept passes`(target: FuzzTarget) async throws {
    let folder = Self.folder.appending(path: target.rawValue)
    let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!inputs.isEmpty)
    for input in inputs {
      await #expect(throws: Never.self, "\(input.lastPathComponent)") {
        try await target.run([UInt8](Data(contentsOf: input)))
      }
    }
  }

  @Test(arguments: FuzzTarget.allCases) func `Nothing and random bytes pass`(target: FuzzTarget) async throws {
    try await target.run([])
    for count in [1, 2, 16, 256, 1000] {
      for seed in 0..<4 {
        var generator = SeededGenerator(seed: UInt64(seed * 1000 + count))
        try await target.run((0..<count).map { _ in .random(in: 0...255, using: &generator) })
      }
    }
  }
}
