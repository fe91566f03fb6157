import LibC

/// The environment variables that configure snapshots.
package struct SnapshotEnvironment: Sendable {
  /// `SNAPSHOTS`: what may be written; nil leaves it to the code.
  package var record: RecordMode?
  /// Whether `CI` is set without `SNAPSHOTS_ALLOW_CI=1`, which forbids writing to the source tree.
  package var forbidsRecording: Bool
  /// `SNAPSHOTS_ROOT`: the package whose goldens are used.
  package var root: String?
  /// `SNAPSHOTS_LEDGER`: the file in which claimed goldens are recorded.
  package var ledger: String?

  package init(
    record: RecordMode? = nil, forbidsRecording: Bool = false, root: String? = nil, ledger: String? = nil
  ) {
    self.record = record
    self.forbidsRecording = forbidsRecording
    self.root = root
    self.ledger = ledger
  }

  /// Reads variables through `value`; empty ones count as unset because CI services pass unset variables that way.
  package init(reading value: (String) -> String?) throws(SnapshotProblem) {
    func text(_ name: String) -> String? {
      guard let text = value(name), !text.isEmpty else { return nil }
      return text
    }
    if let text = text("SNAPSHOTS") {
      guard let mode = RecordMode(rawValue: text) else {
        throw SnapshotProblem(
          "SNAPSHOTS=\(VisibleText.line(text)) is not a mode: set it to never, missing, changed or all.")
      }
      record = mode
    }
    let allowsCI: Bool
    switch text("SNAPSHOTS_ALLOW_CI") {
    case nil, "0": allowsCI = false
    case "1": allowsCI = true
    case let other?:
      throw SnapshotProblem("SNAPSHOTS_ALLOW_CI=\(VisibleText.line(other)) is not understood: set it to 1 or unset it.")
    }
    let isCI = text("CI").map { !["0", "false", "no"].contains($0.lowercased()) } ?? false
    forbidsRecording = isCI && !allowsCI
    root = text("SNAPSHOTS_ROOT")
    ledger = text("SNAPSHOTS_LEDGER")
  }

  /// Reads this process's environment.
  package static func ofProcess() throws(SnapshotProblem) -> SnapshotEnvironment {
    try SnapshotEnvironment { name in getenv(name).map { String(cString: $0) } }
  }
}
