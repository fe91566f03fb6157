internal import SnapshotFiles

/// Which goldens the assertions in a scope may write.
///
/// The environment variable `SNAPSHOTS` takes precedence. An assertion that writes a golden fails. Nothing is written
/// if `CI` is set, unless `SNAPSHOTS_ALLOW_CI=1` is set too.
public struct SnapshotRecording: Hashable, Sendable {
  let mode: RecordMode

  /// Writes nothing to the source tree. This is the default.
  public static let never = SnapshotRecording(mode: .never)
  /// Writes goldens that do not exist yet.
  public static let missing = SnapshotRecording(mode: .missing)
  /// Overwrites goldens that differ.
  public static let changed = SnapshotRecording(mode: .changed)
  /// Writes goldens that are missing or differ.
  public static let all = SnapshotRecording(mode: .all)
}
