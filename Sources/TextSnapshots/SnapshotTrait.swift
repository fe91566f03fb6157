#if canImport(Testing)
  public import Testing

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
