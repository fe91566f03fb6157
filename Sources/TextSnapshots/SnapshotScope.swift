internal import SnapshotFiles

/// The snapshot settings that apply to an assertion.
struct SnapshotScope: Sendable {
  @TaskLocal static var current = SnapshotScope()

  var record: SnapshotRecording = .never
  var filters: [SnapshotFilter] = []
  /// Replaces the checker of the process, for tests of this package.
  var checker: SnapshotChecker?
  /// Replaces the reporting to the test framework, for tests of this package.
  var report: (@Sendable (SnapshotFailure) -> Void)?

  /// Returns the scope with the settings of an inner one. Nil keeps a setting; filters are added.
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
