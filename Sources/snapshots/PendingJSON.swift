import JSONText
import SnapshotFiles

/// Pending snapshots as JSON.
enum PendingJSON {
  /// The text for pending snapshots. With `diffs`, each has its unified diff.
  static func text(of snapshots: [PendingSnapshot], layout: SnapshotLayout, diffs: Bool = false) -> String {
    let pending = snapshots.map { snapshot -> JSONValue in
      let value: JSONValue = [
        "path": .string(snapshot.shownPath),
        "kind": .string(snapshot.kind.rawValue),
        "golden": snapshot.golden == nil ? .null : .string(layout.golden(snapshot.path)),
        "received": .string(snapshot.file),
      ]
      return diffs ? value.adding(["diff": .string(snapshot.diff(style: .plain))]) : value
    }
    return JSONValue.object([.init("pending", .array(pending))]).encoded(.indented) + "\n"
  }
}
