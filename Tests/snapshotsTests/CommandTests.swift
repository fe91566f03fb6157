import ArgumentParser
import Foundation
import Testing

@testable import snapshots

struct CommandTests {
  @Test func `Arguments of swift test are passed on`() throws {
    let command = try #require(
      try SnapshotsCommand.parseAsRoot(["test", "--filter", "A", "--parallel"]) as? TestCommand)
    #expect(command.arguments == ["--filter", "A", "--parallel"])
    let prune = try #require(
      try SnapshotsCommand.parseAsRoot(["prune", "--delete", "--", "-c", "release"]) as? PruneCommand)
    #expect(prune.delete)
    #expect(prune.arguments == ["-c", "release"])
  }

  @Test(arguments: ["--filter", "--skip=X", "-s"])
  func `Prune refuses arguments that exclude tests`(argument: String) {
    #expect(throws: (any Error).self) { try SnapshotsCommand.parseAsRoot(["prune", "--", argument]) }
  }

  @Test func `Prune lists by default`() throws {
    #expect(try #require(try SnapshotsCommand.parseAsRoot(["prune"]) as? PruneCommand).delete == false)
  }

  @Test func `The default command is status`() throws {
    #expect(try SnapshotsCommand.parseAsRoot([]) is StatusCommand)
  }

  @Test func `Skipped tests are counted even if output arrives in pieces`() {
    let output = """
      Test Case 'XT.testS' skipped (0.0 seconds)
      Test Case 'XT.testA' passed (0.002 seconds)
      ➜ Test p() skipped.
      ✔ Test "is skipped" passed after 0.001 seconds.

      """
    for size in [1, 7, 1_000] {
      var counter = SkipCounter()
      var rest = Data(output.utf8)
      while !rest.isEmpty {
        counter.read(rest.prefix(size))
        rest = rest.dropFirst(size)
      }
      #expect(counter.count == 2)
    }
  }
}
