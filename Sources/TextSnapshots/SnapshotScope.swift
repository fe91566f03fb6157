internal import SnapshotFiles

#if canImport(Testing)
  public import Testing
#endif

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

/// Runs `body` with other snapshot settings, and returns or throws what it does.
///
/// Nil keeps the recording of the outer scope; its filters always run first.
public func withSnapshots<Result, Failure: Error>(
  record: SnapshotRecording? = nil, filter: SnapshotFilter? = nil, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  let scope = SnapshotScope.current.narrowed(record: record, filter: filter)
  // `withValue` of a task-local throws `any Error`, so the typed error goes through a `Result`.
  let result = SnapshotScope.$current.withValue(scope) { () -> Swift.Result<Result, Failure> in
    do throws(Failure) {
      return .success(try body())
    } catch {
      return .failure(error)
    }
  }
  return try result.get()
}

/// Runs `body` with other snapshot settings, and returns or throws what it does.
///
/// Nil keeps the recording of the outer scope; its filters always run first.
public nonisolated(nonsending) func withSnapshots<Result>(
  record: SnapshotRecording? = nil, filter: SnapshotFilter? = nil,
  _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
  let scope = SnapshotScope.current.narrowed(record: record, filter: filter)
  return try await SnapshotScope.$current.withValue(scope) { try await body() }
}

#if canImport(Testing)
  /// Configures the snapshots of a test or suite; see `snapshots(record:filter:)`.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecording?
    let filter: SnapshotFilter?

    /// True: the trait of a suite applies to the suites in it.
    public var isRecursive: Bool { true }

    /// Runs a test with the trait's settings.
    @concurrent public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
      let scope = SnapshotScope.current.narrowed(record: record, filter: filter)
      try await SnapshotScope.$current.withValue(scope) { try await function() }
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Sets which goldens the tests may write and how their texts are filtered. Nil keeps the recording of the outer
    /// scope; its filters always run first.
    public static func snapshots(
      record: SnapshotRecording? = nil, filter: SnapshotFilter? = nil
    ) -> SnapshotTrait {
      SnapshotTrait(record: record, filter: filter)
    }
  }
#endif
