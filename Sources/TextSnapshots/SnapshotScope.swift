internal import SnapshotFiles

/// What the code around an assertion says about its snapshots.
struct SnapshotScope: Sendable {
  @TaskLocal static var current = SnapshotScope()

  var record: SnapshotRecording = .never
  var filters: [SnapshotFilter] = []
  /// What compares and who is told, if not the checker of the process and the test: for this package's own tests.
  var checker: SnapshotChecker?
  var report: (@Sendable (SnapshotFailure) -> Void)?

  /// This scope with what an inner one changes.
  func narrowed(record: SnapshotRecording?, filter: SnapshotFilter?) -> SnapshotScope {
    var scope = self
    if let record { scope.record = record }
    if let filter { scope.filters.append(filter) }
    return scope
  }

  /// `text` after the filters of the scope, outermost first, and then `filter`.
  func filtered(_ text: String, by filter: SnapshotFilter?) -> String {
    let text = filters.reduce(text) { $1.apply($0) }
    return filter?.apply(text) ?? text
  }
}
