internal import SnapshotFiles

/// The snapshot settings of the code around an assertion.
struct SnapshotScope: Sendable {
  @TaskLocal static var current = SnapshotScope()

  var record: SnapshotRecording = .never
  var filters: [SnapshotFilter] = []
  /// Replaces the process's checker and the test's reporting, for this package's own tests.
  var checker: SnapshotChecker?
  var report: (@Sendable (SnapshotFailure) -> Void)?

  /// This scope with the settings of an inner one.
  func narrowed(record: SnapshotRecording?, filter: SnapshotFilter?) -> SnapshotScope {
    var scope = self
    if let record { scope.record = record }
    if let filter { scope.filters.append(filter) }
    return scope
  }

  /// Applies the scope's filters, outermost first, and then `filter`.
  func filtered(_ text: String, by filter: SnapshotFilter?) -> String {
    let text = filters.reduce(text) { $1.apply($0) }
    return filter?.apply(text) ?? text
  }
}
