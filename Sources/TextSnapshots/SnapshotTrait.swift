#if canImport(Testing)
  public import Testing

  /// Sets the rules for the snapshots of a test or suite; see `snapshots(record:filter:)`.
  public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
    let record: SnapshotRecording?
    let filter: SnapshotFilter?

    /// Suites inside the suite obey as well.
    public var isRecursive: Bool { true }

    /// Runs the test in the scope of the trait.
    @concurrent public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
      let scope = SnapshotScope.current.narrowed(record: record, filter: filter)
      try await SnapshotScope.$current.withValue(scope) { try await function() }
    }
  }

  extension Trait where Self == SnapshotTrait {
    /// Sets which goldens the tests may write and what is filtered from their texts.
    public static func snapshots(
      record: SnapshotRecording? = nil, filter: SnapshotFilter? = nil
    ) -> SnapshotTrait {
      SnapshotTrait(record: record, filter: filter)
    }
  }
#endif
