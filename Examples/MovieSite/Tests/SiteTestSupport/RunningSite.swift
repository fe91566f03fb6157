public import SiteServer
import Synchronization

/// Runs a site on a port of its own until `body` ends.
public func withRunningSite(
  _ site: Site, limit: Duration = .seconds(3600), _ body: @Sendable (_ port: Int) async throws -> Void
) async throws {
  let running = RunningSite()
  let task = Task {
    try? await site.run(port: 0, limit: limit) { port in running.port.withLock { $0 = port } }
    running.hasEnded.withLock { $0 = true }
  }
  try await wait(for: "the site") { running.port.withLock(\.self) != nil }
  let result: Result<Void, any Error>
  do {
    result = .success(try await body(running.port.withLock(\.self) ?? 0))
  } catch {
    result = .failure(error)
  }
  task.cancel()
  // An error of the test says more than one that follows from it.
  try result.get()
  try await wait(for: "the end of the site") { running.hasEnded.withLock(\.self) }
}

/// What a site has told since it was started.
private final class RunningSite: Sendable {
  let port = Mutex<Int?>(nil)
  let hasEnded = Mutex(false)
}

/// Why a test could not go on.
public struct TestFailure: Error, CustomStringConvertible {
  public var description: String

  public init(description: String) {
    self.description = description
  }
}

/// The longest that a test waits for anything. Slow machines need seconds.
public nonisolated let patience = Duration.seconds(60)

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
