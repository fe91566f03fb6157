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
