/// Why a test could not go on.
public struct TestFailure: Error, CustomStringConvertible {
  public var description: String

  public init(description: String) {
    self.description = description
  }
}

/// The longest that a test waits for anything. Slow machines need seconds.
public let patience = Duration.seconds(60)

/// Waits until `isTrue`, and throws an error that names `what` when `limit` has passed.
public func wait(
  for what: String, limit: Duration = patience, isolation: isolated (any Actor)? = #isolation,
  until isTrue: () async throws -> Bool
) async throws {
  let end = ContinuousClock.now + limit
  while try await !isTrue() {
    guard ContinuousClock.now < end else { throw TestFailure(description: "Waited \(limit) for \(what).") }
    try await Task.sleep(for: .milliseconds(10))
  }
}
