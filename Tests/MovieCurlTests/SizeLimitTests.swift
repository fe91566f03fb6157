import HTTPTypes
import LogTestSupport
import MovieCurl
import MovieHTTP
import ServerTestSupport
import Testing

/// The transport's report says how many bytes were accepted: never more than the limit.
@Suite(.timeLimit(.minutes(10))) struct SizeLimitTests {
  private let limit = 1 << 20

  private func check(_ server: RawServer, accepting range: ClosedRange<Int>) async throws {
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
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Length: 500000000\r\n\r\n")
      while connection.send(Array(repeating: 0x78, count: 65_536)) {}
    }
    try await check(server, accepting: 0...0)
  }

  @Test func `Endless chunks stop at the limit`() async throws {
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
      let chunk = "10000\r\n" + String(repeating: "x", count: 65_536) + "\r\n"
      while connection.send(chunk) {}
    }
    try await check(server, accepting: 1...limit)
  }

  @Test func `A compressed body stops at the limit`() async throws {
    // 330 KB that expand to 52 MB.
    let bomb = Gzip.repeated("x", runs: 200_000, checksum: false)
    let server = try RawServer { connection in
      guard connection.readRequest() != nil else { return }
      connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
      connection.send(bomb)
    }
    try await check(server, accepting: 1...limit)
  }

  @Test func `A body of exactly the limit is accepted, and without a length ends with the connection`() async throws {
    let body = String(repeating: "x", count: limit)
    let server = try RawServer(replying: "HTTP/1.1 200 OK\r\n\r\n\(body)")
    let transport = CurlTransport { $0.maximumBodyBytes = limit }
    let response = try await transport.exchange(.loopback(server.port), timeLimit: generousLimit)
    #expect(response.text == body)
  }
}
