import SiteTestSupport
import SiteViews
import Testing

@testable import SiteServer

struct HostTests {
  private let folder = TemporaryFolder()
  private let client: SiteClient

  init() {
    client = SiteClient(GatedCatalog(), Visitors(folder: folder.path))
  }

  @Test(arguments: [
    ("films.example", 200), ("films.example:8080", 200), ("films.example:", 200), ("FILMS.Example:443", 200),
    ("[2001::1]", 200), ("[2001::1]:8080", 200),
    ("evil.example", 421), ("films.example.evil.example", 421), ("evil.example:8080", 421), ("127.0.0.1", 421),
    ("[::1]", 421), ("films.example@evil.example", 421), ("films.example.", 421), ("films.exämple", 421),
    (nil, 400), ("", 400), (":8080", 400), ("films.example:80:80", 400), ("films.example:8o", 400),
    ("films.example:٨", 400), ("[2001::1", 400), ("[2001::1]8080", 400),
  ])
  func `only requests to the site's hosts are answered`(authority: String?, status: Int) async throws {
    #expect(try await client.answer(to: .get, "/settings", at: authority).status == status)
    let change = try await client.answer(to: .post, "/settings", at: authority, form: "key=language&value=ru")
    #expect(change.status == (status == 200 ? 303 : status))
    #expect(folder.names.isEmpty == (status != 200))
  }

  @Test func `a refusal is a page that says why`() async throws {
    let page = try await client.answer(to: .get, "/settings", at: "evil.example").body
    #expect(page.hasPrefix("<!doctype html>") && page.contains("This site cannot be opened at this address."))
    let translated = try await client.answer(to: .get, "/settings", ["Accept-Language": "ru"], at: "evil.example").body
    #expect(translated.contains("По этому адресу сайт не открывается."))
  }

  @Test func `a refusal has its looks`() async throws {
    for asset in Asset.all {
      #expect(try await client.answer(to: .get, asset.address, at: "evil.example").status == 200)
    }
    #expect(try await client.answer(to: .post, Asset.all[0].address).status == 405)
  }

  @Test(arguments: [
    ("GET /settings HTTP/1.1", "Host: localhost", 200), ("GET /settings HTTP/1.1", "Host: 127.0.0.1:80", 200),
    ("GET /settings HTTP/1.1", "host: [::1]:80", 200), ("GET /settings HTTP/1.1", "Host: evil.example", 421),
    ("GET /settings HTTP/1.1", "X-Forwarded-Host: localhost", 400), ("GET /settings HTTP/1.0", "X: y", 400),
    ("GET /settings HTTP/1.1", "Host: localhost\r\nHost: evil.example", 400),
    ("GET /settings HTTP/1.1", "Host: evil.example\r\nHost: localhost", 400),
    ("GET http://localhost/settings HTTP/1.1", "Host: localhost", 200),
    // As a browser sends it, with the name of its page in both places.
    ("GET http://evil.example/settings HTTP/1.1", "Host: evil.example", 421),
    ("GET http://localhost/settings HTTP/1.1", "Host: evil.example", 421),
  ])
  func `by default, a connection reaches the site by the names of this machine`(
    line: String, field: String, status: Int
  ) async throws {
    let catalog = GatedCatalog()
    let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: Visitors(folder: folder.path))
    try await withRunningSite(site) { port in
      let answer = try await RawClient(port: port).answer(to: "\(line)\r\n\(field)\r\nConnection: close\r\n\r\n")
      #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
    }
  }
}
