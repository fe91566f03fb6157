import Foundation
import MovieDomain
import SiteServer
import SiteTestSupport

/// A site on a port of its own, and a browser. Both end with `body`.
func withSite(
  _ catalog: any MovieCatalog, clock: any Clock<Duration> = ContinuousClock(),
  _ body: @Sendable (_ address: String, _ browser: Browser) async throws -> Void
) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)").path
  defer { try? FileManager.default.removeItem(atPath: folder) }
  let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: Visitors(folder: folder), clock: clock)
  try await withRunningSite(site) { port in
    let browser = try await Browser()
    do {
      try await body("http://127.0.0.1:\(port)", browser)
    } catch {
      await browser.close()
      throw error
    }
    await browser.close()
  }
}
