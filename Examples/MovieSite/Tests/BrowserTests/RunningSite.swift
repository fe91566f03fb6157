import Foundation
import MovieDomain
import SiteServer
import SiteTestSupport

/// A site on a port of its own, and a browser. Both end with `body`.
func withSite(
  _ catalog: GatedCatalog, clock: any Clock<Duration> = ContinuousClock(),
  _ body: @Sendable (_ address: String, _ browser: Browser) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path
  let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: Visitors(folder: folder), clock: clock)
  let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
  let running = Task { try await site.run(port: 0) { continuation.yield($0) } }
  var iterator = ports.makeAsyncIterator()
  guard let port = await iterator.next() else { throw Browser.Failure(description: "The site does not run.") }
  let browser = try await Browser()
  let result: Result<Void, any Error>
  do {
    try await body("http://127.0.0.1:\(port)", browser)
    result = .success(())
  } catch {
    result = .failure(error)
  }
  await browser.close()
  running.cancel()
  _ = await running.result
  try? FileManager.default.removeItem(atPath: folder)
  try result.get()
}
