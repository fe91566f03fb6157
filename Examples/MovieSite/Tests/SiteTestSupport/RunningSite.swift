public import SiteServer
import Synchronization

/// Runs a site on a port of its own until `body` ends.
public func withRunningSite(
  _ site: Site, limit: Duration = .seconds(3600), _ body: @Sendable (_ port: Int) async throws -> Void
) async throws {
  let running = RunningSite(site, limit: limit)
  try await wait(for: "the site") { running.port != nil }
  let result: Result<Void, any Error>
  do {
    result = .success(try await body(running.port ?? 0))
  } catch {
    result = .failure(error)
  }
  running.stop()
  // An error of the test says more than one that follows from it.
  try result.get()
  try await wait(for: "the end of the site") { running.hasEnded }
}

/// A site that answers until it is stopped.
private final class RunningSite: Sendable {
  private struct State {
    var port: Int?
    var hasEnded = false
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  init(_ site: Site, limit: Duration) {
    let task = Task {
      try? await site.run(port: 0, limit: limit) { [self] port in state.withLock { $0.port = port } }
      state.withLock { $0.hasEnded = true }
    }
    state.withLock { $0.task = task }
  }

  var port: Int? { state.withLock(\.port) }
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  func stop() { state.withLock { $0.task?.cancel() } }
}
