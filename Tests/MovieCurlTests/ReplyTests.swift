import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

@Suite(.timeLimit(.minutes(10))) struct ReplyTests {
  /// Returns what a transport reads from a server's reply.
  private func response(_ reply: String) async throws -> BufferedResponse {
    let server = try RawServer(replying: reply)
    return try await CurlTransport().exchange(.loopback(server.port), timeLimit: generousLimit)
  }

  @Test(arguments: [200, 201, 204, 206, 301, 304, 400, 401, 404, 407, 418, 422, 429, 500, 502, 503, 504, 599])
  func `A response of any status is returned`(status: Int) async throws {
    let response = try await response("HTTP/1.1 \(status) Some reason\r\nContent-Length: 0\r\n\r\n")
    #expect(response.head.status.code == status)
    #expect(response.head.status.reasonPhrase == "Some reason")
    #expect(response.body.isEmpty)
  }

  @Test func `The body and header fields are returned, and repeated fields stay in order`() async throws {
    let response = try await response(
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nSet-Cookie: a=1\r\nset-cookie: b=2\r\nContent-Length: 5\r\n"
        + "ETag: W/\"1\"\r\n\r\nhello")
    #expect(response.text == "hello")
    #expect(response.head.headerFields[.contentType] == "text/plain")
    #expect(response.head.headerFields[.eTag] == "W/\"1\"")
    #expect(response.head.headerFields[values: .setCookie] == ["a=1", "b=2"])
  }

  @Test(arguments: [
    "Content-Length: 2\r\n\r\nok", "Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\nServer: trailer\r\n\r\n",
  ])
  func `Interim responses and trailer fields are ignored`(rest: String) async throws {
    let response = try await response(
      "HTTP/1.1 103 Early Hints\r\nAge: 1\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n"
        + "HTTP/1.1 200 OK\r\nServer: last\r\n\(rest)")
    #expect(response.head.status == .ok)
    #expect(response.head.headerFields[.age] == nil)
    #expect(response.head.headerFields[.server] == "last")
    #expect(response.text == "ok")
  }

  @Test func `Unusual header lines do not fail the response`() async throws {
    let response = try await response(
      "HTTP/1.1 200\r\nBad Name: 1\r\nX-Folded: one\r\n  two\r\nX-Empty:\r\nContent-Length: 0\r\n\r\n")
    #expect(response.head.status.reasonPhrase.isEmpty)
    #expect(try response.head.headerFields[#require(HTTPField.Name("X-Folded"))] == "one two")
    #expect(try response.head.headerFields[#require(HTTPField.Name("X-Empty"))]?.isEmpty == true)
    #expect(response.head.headerFields.count == 3)
  }

  @Test func `A compressed body is decoded`() async throws {
    let body: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 2, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 7, 0, 0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0,
    ]
    let server = try RawServer { connection in
      guard let request = connection.readRequest(), request.lowercased().contains("accept-encoding: ") else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n")
      connection.send(body)
    }
    let response = try await CurlTransport().exchange(.loopback(server.port), timeLimit: generousLimit)
    #expect(response.text == "hello")
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/", "https://elsewhere.invalid/", "/again"])
  func `Redirects are returned, not followed`(location: String) async throws {
    let server = try RawServer(
      replying: "HTTP/1.1 302 Found\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n")
    let response = try await CurlTransport().exchange(.loopback(server.port, "/again"), timeLimit: generousLimit)
    #expect(response.head.status == .found)
    #expect(response.head.headerFields[.location] == location)
    #expect(server.connections == 1)
  }

  @Test func `A HEAD response with a declared length has no body`() async throws {
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\nContent-Length: 500000000\r\n\r\n")
    var request = HTTPRequest.loopback(server.port)
    request.method = .head
    let response = try await CurlTransport().exchange(request, timeLimit: generousLimit)
    #expect(response.body.isEmpty)
    #expect(response.head.headerFields[.contentLength] == "500000000")
  }
}

/// The transport's report says how many bytes were accepted: never more than the limit.
@Suite(.timeLimit(.minutes(10))) struct SizeLimitTests {
  private let limit = 1 << 20

  /// Receives a response with these fields, and then what `body` sends.
  private func check(
    _ fields: String, accepting range: ClosedRange<Int>, body: @escaping @Sendable (RawConnection) -> Void
  ) async throws {
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\n\(fields)\r\n\r\n")
      body(connection)
    }
    let reports = Log<ExchangeReport>()
    let transport = CurlTransport {
      $0.maximumBodyBytes = limit
      $0.observer = reports.add
    }
    #expect(await transport.failure(.loopback(server.port))?.code == .bodyTooLarge)
    let report = try #require(reports.all.first)
    #expect(report.failure == .bodyTooLarge)
    #expect(range.contains(report.bodyBytes), "\(report.bodyBytes) bytes")
  }

  @Test func `A declared length above the limit fails before the body is read`() async throws {
    try await check("Content-Length: 500000000", accepting: 0...0) { connection in
      while connection.send(Array(repeating: 0x78, count: 65_536)) {}
    }
  }

  @Test func `Endless chunks stop at the limit`() async throws {
    let chunk = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
    try await check("Transfer-Encoding: chunked", accepting: 1...limit) { connection in
      while connection.send(chunk) {}
    }
  }

  @Test func `A compressed body stops at the limit`() async throws {
    // 325 KB that expand to 52 MB: a letter, and then 13 bytes for every eight runs of 258 more. A reader that stops early
    // does not notice that the end is missing.
    let start: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF, 0xAB, 0x18]
    let runs: [UInt8] = [5, 0xA3, 0x60, 0x14, 0x8C, 0x82, 0x51, 0x30, 0xA, 0x46, 0xC1, 0x28, 0x18]
    let bomb = start + Array(repeatElement(runs, count: 25_000).joined())
    try await check("Content-Encoding: gzip\r\nContent-Length: \(bomb.count)", accepting: 1...limit) { connection in
      connection.send(bomb)
    }
  }

  @Test func `A body of exactly the limit is accepted, and without a length ends with the connection`() async throws {
    let body = String(repeating: "x", count: limit)
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\n\r\n\(body)")
    let transport = CurlTransport { $0.maximumBodyBytes = limit }
    let response = try await transport.exchange(.loopback(server.port), timeLimit: generousLimit)
    #expect(response.text == body)
  }
}
