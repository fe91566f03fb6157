import HTTPTypes
import MovieDomain
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import SiteTestSupport
import SiteViews
import Testing

@testable import SiteServer

struct RequestLimitTests {
  private let folder = TemporaryFolder()
  private let clock = HeldClock()

  private func client(isBehindHTTPS: Bool = true) -> SiteClient {
    SiteClient(
      GatedCatalog(), Visitors(folder: folder.path), clock: clock, isBehindHTTPS: isBehindHTTPS, requestsPerMinute: 2)
  }

  private func statuses(_ addresses: [String], _ site: SiteClient) async throws -> [Int] {
    var statuses: [Int] = []
    for address in addresses {
      statuses.append(try await site.answer(to: .get, "/settings", ["X-Forwarded-For": address]).status)
    }
    return statuses
  }

  @Test func `an address may make so many requests in a minute`() async throws {
    let site = client()
    #expect(try await statuses(["192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2"], site) == [200, 200, 429, 200])
    clock.advance(by: .seconds(59))
    #expect(try await statuses(["192.0.2.1", "192.0.2.2", "192.0.2.2"], site) == [429, 200, 429])
    clock.advance(by: .seconds(1))
    #expect(try await statuses(["192.0.2.1", "192.0.2.1", "192.0.2.1"], site) == [200, 200, 429])
  }

  @Test(arguments: [
    // A visitor can write what comes before the address that the proxy adds.
    (["203.0.113.1, 192.0.2.1", "203.0.113.2, 192.0.2.1", "203.0.113.3,192.0.2.1"], true, 429),
    (["192.0.2.1, 203.0.113.1", "192.0.2.1, 203.0.113.2", "192.0.2.1, 203.0.113.3"], true, 200),
    // The owner of an IPv6 network chooses the second half.
    (["2001:db8::1", "2001:db8::2", "2001:db8:0:0:ffff::3"], true, 429),
    (["2001:db8::1", "2001:db8::2", "2001:db8:0:1::3"], true, 200),
    // An IPv4 address at a socket for both kinds.
    (["::ffff:192.0.2.1", "::ffff:192.0.2.2", "::ffff:192.0.2.3"], true, 200),
    (["::ffff:192.0.2.1", "192.0.2.1", "::ffff:192.0.2.1"], true, 429),
    // As some proxies write it.
    (["192.0.2.1:1", "192.0.2.1:2", "192.0.2.1"], true, 429),
    (["192.0.2.1:1", "192.0.2.2:1", "192.0.2.3:1"], true, 200),
    (["[2001:db8::1]:1", "[2001:db8::1]", "2001:db8::1"], true, 429),
    (["[2001:db8::1]:1", "[2001:db8:1::1]:1", "[2001:db8:2::1]:1"], true, 200),
    // Without a proxy, anyone can write the field.
    (["192.0.2.1", "192.0.2.2", "192.0.2.3"], false, 429), (["not", "an", "address"], true, 429),
  ])
  func `the address is the one that the visitor cannot choose`(
    fields: [String], isBehindHTTPS: Bool, status: Int
  ) async throws {
    #expect(try await statuses(fields, client(isBehindHTTPS: isBehindHTTPS)).last == status)
  }

  @Test(arguments: [
    ("127.0.0.1", 200), ("::1", 200), ("10.0.0.3", 200), ("172.17.0.1", 200), ("::ffff:192.168.1.2", 200),
    ("fd00::1", 200), ("203.0.113.9", 429), ("172.32.0.1", 429), ("2001:db8::1", 429), ("::2", 429),
  ])
  func `only a proxy on this machine or in its network is believed`(sender: String, status: Int) async throws {
    let site = client()
    var last = 0
    for address in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
      last = try await site.answer(to: .get, "/settings", ["X-Forwarded-For": address], from: sender).status
    }
    #expect(last == status)
  }

  @Test func `a refusal is a page in the visitor's language that says when to come back`() async throws {
    let site = client()
    _ = try await statuses(["192.0.2.1", "192.0.2.1"], site)
    clock.advance(by: .milliseconds(20_500))
    let answer = try await site.answer(to: .get, "/", ["X-Forwarded-For": "192.0.2.1", "Accept-Language": "ru"])
    #expect(answer.status == 429)
    #expect(answer.headers[.retryAfter] == "40")
    #expect(answer.headers[.contentSecurityPolicy] != nil)
    #expect(answer.body.hasPrefix("<!doctype html>") && answer.body.contains("Подождите минуту."))
    #expect(try await site.answer(to: .get, "/health").status == 200)
    for asset in Asset.all {
      #expect(try await site.answer(to: .get, asset.address, ["X-Forwarded-For": "192.0.2.1"]).status == 200)
    }
  }
}

@Suite(.timeLimit(.minutes(5)))
struct SlowClientTests {
  private let folder = TemporaryFolder()

  /// Runs a site that gives its clients little time.
  private func withSite(
    limit: Duration = .milliseconds(300), _ body: @Sendable (RawClient) async throws -> Void
  ) async throws {
    let catalog = GatedCatalog(open: Set(MovieList.allCases))
    let site = Site(Catalogs(catalog.source) { _, _ in catalog }, visitors: Visitors(folder: folder.path))
    try await withRunningSite(site, limit: limit) { port in try await body(RawClient(port: port)) }
  }

  @Test(arguments: [
    "", "GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
    "POST /shelve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\nfilm=34&shelf=seen&on=1&back=",
    "POST /shelve HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n17\r\nfilm=34&shelf=seen&on=1\r\n",
  ])
  func `a request that never ends is dropped`(start: String) async throws {
    let piece = start.contains("chunked") ? "1\r\na\r\n" : start.isEmpty ? nil : "a"
    try await withSite { client in
      let answer = try await client.answer(to: start, then: piece)
      #expect(answer == "")
    }
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: [nil, "a"])
  func `a connection ends some time after an answer`(piece: String?) async throws {
    let length = piece == nil ? 0 : 9999
    // Enough for the answer on a slow machine.
    try await withSite(limit: .seconds(15)) { client in
      let answer = try await client.answer(
        to: "GET /settings HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(length)\r\n\r\n", then: piece)
      #expect(answer.hasPrefix("HTTP/1.1 200 ") && answer.hasSuffix("</html>\n"))
    }
  }

  @Test(arguments: ["/", "/search?q=a"])
  func `a request that follows one whose answer ends the connection does not hold it`(path: String) async throws {
    try await withSite(limit: .seconds(15)) { client in
      let request = "GET \(path) HTTP/1.1\r\nHost: localhost\r\nX-Part: results\r\n\r\n"
      let answer = try await client.answer(to: request + request, then: nil)
      #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2 && answer.contains("Connection: close"))
    }
  }

  @Test func `a client that does not read its answers is dropped`() async throws {
    try await withSite { client in
      let requests = String(repeating: "GET /settings HTTP/1.1\r\nHost: localhost\r\n\r\n", count: 10_000)
      try await client.sendWithoutReading(requests)
    }
  }

  @Test func `a client that is fast enough keeps its connection`() throws {
    let channel = EmbeddedChannel(handler: TransferTimeLimit(.seconds(30)))
    let address = try SocketAddress(unixDomainSocketPath: "site")
    try channel.connect(to: address).wait()
    let head = HTTPRequestPart.head(
      HTTPRequest(method: .post, scheme: "http", authority: "films.example", path: "/shelve"))
    let body = HTTPRequestPart.body(ByteBuffer(string: "a"))
    func setWritable(_ isWritable: Bool) {
      channel.isWritable = isWritable
      channel.pipeline.fireChannelWritabilityChanged()
    }
    for part in [head, body, .end(nil), head, .end(nil)] {
      try channel.writeInbound(part)
      channel.embeddedEventLoop.advanceTime(by: .seconds(14))
    }
    setWritable(false)
    channel.embeddedEventLoop.advanceTime(by: .seconds(29))
    setWritable(true)
    channel.embeddedEventLoop.advanceTime(by: .hours(1))
    #expect(channel.isActive)
  }
}
