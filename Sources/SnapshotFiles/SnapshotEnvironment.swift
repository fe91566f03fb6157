import MovieLibC

/// The environment variables that configure snapshots.
package struct SnapshotEnvironment: Sendable {
  /// `SNAPSHOTS`: which goldens may be written; nil leaves the decision to the code.
  package var record: RecordMode?
  /// Whether recording is forbidden, because `CI` is set without `SNAPSHOTS_ALLOW_CI=1`.
  package var forbidsRecording = false
  /// `SNAPSHOTS_ROOT`: the folder of the package whose goldens are used; nil to look for it.
  package var root: String?
  /// `SNAPSHOTS_LEDGER`: the file to which asserted goldens are appended; nil for none.
  package var ledger: String?
  /// `SNAPSHOTS_COLOR=1`: whether the diffs of failures are colored. `swift test` reads the output of tests through a
  /// pipe, so a test cannot know whether it is shown on a terminal.
  package var showsColor = false

  package init(record: RecordMode? = nil, root: String? = nil, ledger: String? = nil) {
    self.record = record
    self.root = root
    self.ledger = ledger
  }

  /// Reads variables through `value`. Empty ones count as unset, because CI services pass unset variables that way.
  package init(reading value: (String) -> String?) throws(SnapshotProblem) {
    func text(_ name: String) -> String? { value(name).flatMap { $0.isEmpty ? nil : $0 } }
    if let text = text("SNAPSHOTS") {
      guard let mode = RecordMode(rawValue: text) else {
        throw SnapshotProblem(
          "SNAPSHOTS=\(VisibleText.line(text)) is not a mode: set it to never, missing, changed or all.")
      }
      record = mode
    }
    func flag(_ name: String) throws(SnapshotProblem) -> Bool {
      switch text(name) {
      case nil, "0": false
      case "1": true
      case let other?:
        throw SnapshotProblem("\(name)=\(VisibleText.line(other)) is not understood: set it to 1 or unset it.")
      }
    }
    let allowsCI = try flag("SNAPSHOTS_ALLOW_CI")
    showsColor = try flag("SNAPSHOTS_COLOR")
    let isCI = text("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
    forbidsRecording = isCI && !allowsCI
    root = text("SNAPSHOTS_ROOT")
    ledger = text("SNAPSHOTS_LEDGER")
  }

  package static func ofProcess() throws(SnapshotProblem) -> SnapshotEnvironment {
    try SnapshotEnvironment { name in getenv(name).map { String(cString: $0) } }
  }
}
