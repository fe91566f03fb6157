import Foundation
import MovieDomain
import SiteServer
import SiteTestSupport
import Synchronization

/// A site on a port of its own, and a browser. Both end with `body`.
func withSite(
  _ catalog: GatedCatalog, clock: any Clock<Duration> = ContinuousClock(),
  _ body: @Sendable (_ address: String, _ browser: Browser) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: Visitors(folder: folder), clock: clock)
  let running = RunningSite(site)
  try await wait(for: "the site") { running.port != nil }
  let browser = try await Browser()
  let result: Result<Void, any Error>
  do {
    try await body("http://127.0.0.1:\(running.port ?? 0)", browser)
    result = .success(())
  } catch {
    result = .failure(error)
  }
  await browser.close()
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

  init(_ site: Site) {
    let task = Task {
      try? await site.run(port: 0) { [self] port in state.withLock { $0.port = port } }
      state.withLock { $0.hasEnded = true }
    }
    state.withLock { $0.task = task }
  }

  var port: Int? { state.withLock(\.port) }
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  func stop() { state.withLock { $0.task?.cancel() } }
}
