import MovieJSON
import SnapshotFiles

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
    switch lastRun {
    case .full(let unused): members += self.members(of: unused)
    case .unknown(let reason, _): members += [.init("unused", .null), .init("unused_unknown", .string(reason))]
    case nil: break
    }
    return JSONValue.object(members).encoded(.indented) + "\n"
  }

  /// The unused goldens, and the folders that are left out.
  static func members(of unused: UnusedGoldens) -> [JSONValue.Member] {
    [
      .init("unused", .array(unused.shownPaths.map { .string($0) })),
      .init("ignored", .array(unused.untouchedFolders.map { .string($0) })),
    ]
  }
}
