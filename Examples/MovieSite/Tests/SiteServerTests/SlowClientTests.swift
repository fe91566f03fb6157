import HTTPTypes
import MovieDomain
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import SiteTestSupport
import Testing

@testable import SiteServer

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

  @Test(arguments: [[1, 30], [29, 1], [10, 10, 10]])
  func `bytes do not extend the time for a request`(pauses: [Int64]) throws {
    let channel = EmbeddedChannel(handler: TransferTimeLimit(.seconds(30)))
    try channel.connect(to: SocketAddress(unixDomainSocketPath: "site")).wait()
    try channel.writeInbound(
      HTTPRequestPart.head(HTTPRequest(method: .post, scheme: "http", authority: "films.example", path: "/shelve")))
    for pause in pauses {
      #expect(channel.isActive)
      try channel.writeInbound(HTTPRequestPart.body(ByteBuffer(string: "a")))
      channel.embeddedEventLoop.advanceTime(by: .seconds(pause))
    }
    #expect(!channel.isActive)
  }
}
