import MovieJSON
import SnapshotFiles

/// Pending snapshots as JSON.
enum PendingJSON {
  /// The text for pending snapshots. With `diffs`, each has its unified diff. With a last run, there are the unused
  /// goldens, or null and why they are not known.
  static func text(
    of snapshots: [PendingSnapshot], layout: SnapshotLayout, diffs: Bool = false, lastRun: LastRun? = nil
  ) -> String {
    let pending = snapshots.map { snapshot -> JSONValue in
      let value: JSONValue = [
        "path": .string(snapshot.shownPath),
        "kind": .string(snapshot.kind.rawValue),
        "golden": snapshot.golden == nil ? .null : .string(layout.golden(snapshot.path)),
        "received": .string(snapshot.file),
      ]
      return diffs ? value.adding(["diff": .string(snapshot.diff(style: .plain))]) : value
    }
    var members = [JSONValue.Member("pending", .array(pending))]
    if let lastRun {
      let reason = lastRun.reason
      members.append(.init("unused", reason == nil ? .array(lastRun.paths.map { .string($0) }) : .null))
      if let reason { members.append(.init("unused_unknown", .string(reason))) }
    }
    return JSONValue.object(members).encoded(.indented) + "\n"
  }
}
