import Foundation
import MovieDomain
import SiteServer
import SiteTestSupport

/// A site on a port of its own, and a tab, which shows the page at `path` if there is one. Both end with `body`.
func withTab(
  _ catalog: any MovieCatalog = GatedCatalog(open: Set(MovieList.allCases)),
  clock: any Clock<Duration> = ContinuousClock(), at path: String? = nil,
  _ body: @Sendable (_ tab: Tab, _ address: String) async throws -> Void
) async throws {
  try await withSite(catalog, clock: clock) { address, browser in
    let tab = try await browser.tab()
    if let path { try await tab.open(address + path) }
    try await body(tab, address)
  }
}

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
