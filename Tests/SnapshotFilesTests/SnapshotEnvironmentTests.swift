import SnapshotFiles
import Testing

struct SnapshotEnvironmentTests {
  @Test(arguments: ["yes", "ALL", "record", "never "])
  func `An unknown mode is refused`(value: String) {
    #expect(throws: SnapshotProblem("SNAPSHOTS=\(value) is not a mode: set it to never, missing, changed or all.")) {
      try SnapshotEnvironment { $0 == "SNAPSHOTS" ? value : nil }
    }
  }

  @Test func `An unknown override is refused`() {
    #expect(throws: SnapshotProblem.self) { try SnapshotEnvironment { $0 == "SNAPSHOTS_ALLOW_CI" ? "maybe" : nil } }
  }

  @Test func `An empty variable counts as unset`() throws {
    let environment = try SnapshotEnvironment { _ in "" }
    #expect(environment.record == nil)
    #expect(!environment.forbidsRecording)
    #expect(environment.root == nil)
  }

  @Test(arguments: [("true", true), ("1", true), ("false", false), ("0", false)])
  func `CI forbids recording`(value: String, forbids: Bool) throws {
    #expect(try SnapshotEnvironment { $0 == "CI" ? value : nil }.forbidsRecording == forbids)
  }
}
