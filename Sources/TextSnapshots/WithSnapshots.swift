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
